/** Reading back in the chat while others go on talking. */
import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Engine } from '../src/core/engine'
import type { Command } from '../src/core/tables'
import type { ChatLine } from '../src/state/chat'
import { PeopleTable } from '../src/state/peopleTable.svelte'
import Chat from '../src/views/people/Chat.svelte'
import { words } from '../src/words/words.svelte'
import { FakeWorld } from './fakeWire'

beforeAll(() => words.need('page', 'people', 'tables', 'phrases'))
let shown: Record<string, unknown> | null = null
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

class Room {
  me = { person: 'ada' }
  lines: readonly ChatLine[] = $state.raw([])
  quiet = false
  connected = true
  trouble = null
  seat = 0
  draft = $state('')
  hasSat = true
  state = { limits: { chat: 'text' } }
}

/** Each line has 20 px, and the list shows 100. */
function openChat() {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (): void => undefined
      unobserve = (): void => undefined
      disconnect = (): void => undefined
    },
  )
  const room = new Room()
  const props = { table: room as unknown as PeopleTable, sheet: true, beside: null, onclose: null, onperson: vi.fn() }
  shown = mount(Chat, { target: document.body, props })
  const list = document.querySelector<HTMLElement>('[data-testid="chat-lines"]') as HTMLElement
  Object.defineProperties(list, {
    clientHeight: { get: () => 100 },
    scrollHeight: { get: () => Math.max(100, 20 * room.lines.length) },
  })
  const scroll = (top: number): void => {
    list.scrollTop = Math.max(0, Math.min(top, list.scrollHeight - list.clientHeight))
    list.dispatchEvent(new Event('scroll'))
    flushSync()
  }
  list.scrollTo = (to) => scroll((to as { top: number }).top)
  async function said(by: string): Promise<void> {
    const n = room.lines.length + 1
    const line = {
      kind: 'said',
      n,
      person: by,
      name: by,
      mine: by === 'ada',
      words: `line ${n}`,
      phrase: null,
    } as const
    room.lines = [...room.lines, line]
    flushSync()
    await tick()
    flushSync()
  }
  const newer = (): HTMLElement | null => document.querySelector('[data-testid="chat-newer"]')
  return { list, said, scroll, newer }
}

test('whoever reads back stays there while others talk, is told how much is new, and gets there by one tap', async () => {
  const { list, said, scroll, newer } = openChat()
  for (let i = 0; i < 20; i++) await said('ben')
  expect(list.scrollTop).toBe(300)
  expect(newer()).toBeNull()
  scroll(40)
  await said('ben')
  expect(list.scrollTop).toBe(40)
  expect(newer()?.textContent).toBe('One new line')
  await said('cleo')
  expect(newer()?.textContent).toBe('2 new lines')
  newer()?.click()
  await tick()
  flushSync()
  expect(list.scrollTop).toBe(340)
  expect(newer()).toBeNull()
  await said('ben')
  expect(list.scrollTop).toBe(360)
})

test('whoever reads back and answers sees their answer', async () => {
  const { list, said, scroll, newer } = openChat()
  for (let i = 0; i < 20; i++) await said('ben')
  scroll(0)
  await said('ada')
  expect(list.scrollTop).toBe(320)
  expect(newer()).toBeNull()
})

test('what is typed while a line is being sent is kept apart from it, and a refused line is kept', async () => {
  const world = new FakeWorld<Command>()
  const shows = { begun: vi.fn(), renamed: vi.fn() }
  const me = { person: 'ada', name: 'Ada', kind: 'guest' } as const
  const invitation = { table: 't', code: 'amber-fox-17', key: 'k' }
  const table = new PeopleTable(me, invitation, 'http://here', world, {} as Engine, shows)
  world.wire.opens()
  const sent = (): Command => world.wire.sent.at(-1) as Command
  async function answered(answer: object): Promise<void> {
    world.wire.says({ ...answer, id: sent().id })
    await new Promise((done) => setTimeout(done))
  }
  table.draft = 'Good evening'
  void table.speak()
  table.draft = 'Good evening, and good luck'
  void table.speak()
  expect(sent()).toMatchObject({ text: 'Good evening' })
  await answered({ answer: 'done', n: 1, at: 0 })
  expect(table.draft).toBe(', and good luck')
  table.draft = 'Too fast'
  void table.speak()
  const message = { id: 'people-refused-too_fast', args: {} }
  await answered({ answer: 'refused', code: 'too_fast', message })
  expect([table.draft, table.trouble?.id]).toEqual(['Too fast', message.id])
  void table.speak()
  table.draft = 'Something else'
  await answered({ answer: 'done', n: 2, at: 0 })
  expect(table.draft).toBe('Something else')
  table.close()
})
