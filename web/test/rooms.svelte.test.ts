/** The rooms of the rules: where the core can't be asked, and what they promise. */
import { flushSync, mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import { houseRules } from '../src/state/houseRules.svelte'
import { words } from '../src/words/words.svelte'

vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
const { default: Rooms } = await import('../src/views/rules/Rooms.svelte')

const acts = { onback: vi.fn(), ongo: vi.fn(), onplay: vi.fn(), ongame: vi.fn() }
const games = { room: 'games', what: '', atTable: null, deals: true, ...acts } as const

test('rules that can’t be judged are neither played nor changed, and that is said', async () => {
  await words.need('cards', 'page', 'games', 'rules', 'rooms')
  const preset = { id: 'spot', rules: {} }
  vi.spyOn(houseRules, 'presets', 'get').mockReturnValue([preset] as never)
  vi.spyOn(houseRules, 'infoOf').mockResolvedValue(null)
  const take = vi.spyOn(houseRules, 'take').mockRejectedValue(new Error('the core could not be loaded'))
  const [onplay, ongo] = [vi.fn(), vi.fn()]
  const props = { ...games, ongo, onplay }
  const rooms = mount(Rooms, { target: document.body, props })
  flushSync()
  for (const act of ['play', 'change']) {
    houseRules.notify([])
    take.mockClear()
    document.querySelector<HTMLElement>(`[data-testid="${act}-spot"]`)?.click()
    await vi.waitFor(() => expect(take).toHaveBeenCalledOnce())
    await vi.waitFor(() => expect(houseRules.notice?.messages.map(({ id }) => id)).toEqual(['book-lost']))
  }
  expect(ongo).not.toHaveBeenCalled()
  expect(onplay).not.toHaveBeenCalled()
  await unmount(rooms)
})

test('whoever chooses a game for a table of people isn’t told that its cards are dealt by a tap', async () => {
  await words.need('cards', 'page', 'games', 'rules', 'rooms')
  for (const deals of [true, false]) {
    const rooms = mount(Rooms, { target: document.body, props: { ...games, deals } })
    flushSync()
    const told = document.querySelector('[aria-labelledby="games-presets"]')?.textContent ?? ''
    expect(told.includes('the cards are dealt'), `dealt at once: ${deals}`).toBe(deals)
    await unmount(rooms)
  }
})
