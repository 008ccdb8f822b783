/** The list of finished games. */
import { flushSync, mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import { words } from '../src/words/words.svelte'

const game = { id: '1', at: 0, names: ['', 'Ingrid'], seat: 0, bot: 'easy', replayed: [], givenUp: false, log: {} }
const nothing = { looked: new Map(), unplayable: new Set() }
const forget = vi.fn(() => Promise.resolve(false))
vi.doMock('../src/state/history.svelte', () => ({ history: { games: [game], ...nothing, forget }, kindOf: String }))
const { default: GameList } = await import('../src/views/you/GameList.svelte')
const { houseRules } = await import('../src/state/houseRules.svelte')

test('says so if a game can’t be deleted', async () => {
  await words.need('cards', 'page', 'games', 'you')
  const list = mount(GameList, { target: document.body, props: { onopen: vi.fn() } })
  flushSync()
  document.querySelector<HTMLElement>('[data-testid="you-game-forget"]')?.click()
  await vi.waitFor(() => expect(forget).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(houseRules.notice?.messages.map(({ id }) => id)).toEqual(['you-wipe-failed']))
  expect(document.querySelectorAll('[data-testid="you-game"]')).toHaveLength(1)
  await unmount(list)
})
