/** The rooms of the rules where the core can't be asked. */
import { flushSync, mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import { houseRules } from '../src/state/houseRules.svelte'
import { words } from '../src/words/words.svelte'

vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
const { default: Rooms } = await import('../src/views/rules/Rooms.svelte')

test('rules that can’t be judged are neither played nor changed, and that is said', async () => {
  await words.need('cards', 'page', 'games', 'rules', 'rooms')
  const preset = { id: 'spot', rules: {} }
  vi.spyOn(houseRules, 'presets', 'get').mockReturnValue([preset] as never)
  vi.spyOn(houseRules, 'infoOf').mockResolvedValue(null)
  const take = vi.spyOn(houseRules, 'take').mockRejectedValue(new Error('the core could not be loaded'))
  const [onplay, ongo] = [vi.fn(), vi.fn()]
  const props = { room: 'games', what: '', atTable: null, onback: vi.fn(), ongo, onplay, ongame: vi.fn() } as const
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
