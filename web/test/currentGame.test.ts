// @vitest-environment node
/** The game of the page and the rules of the next one, while the player and other tabs do something else. */
import { beforeEach, expect, test, vi } from 'vitest'
import { ownDevice } from './ownDevice'

await ownDevice()
const page = new EventTarget()
vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
vi.stubGlobal('location', new URL('https://page/'))
vi.stubGlobal('history', { pushState: () => undefined, replaceState: () => undefined })
vi.stubGlobal('navigator', {})
const { CurrentGame } = await import('../src/state/currentGame.svelte')
const { home, navigation } = await import('../src/state/navigation.svelte')
const { houseRules } = await import('../src/state/houseRules.svelte')
const { nextRules } = await import('../src/state/nextRules.svelte')
const { settings } = await import('../src/state/settings.svelte')
const { words } = await import('../src/words/words.svelte')
const { saveSettings } = await import('../src/storage/settings')

beforeEach(async () => {
  await words.need('cards', 'play', 'page')
  settings.start('')
  navigation.go(home)
})

test('a game that is resumed late doesn’t bring back a player who has gone home meanwhile', async () => {
  const game = new CurrentGame(() => undefined)
  await game.start({})
  expect(game.sits).toBe(true)
  game.leave()
  expect(game).toMatchObject({ presenter: null, sits: false })
  const resuming = game.resume(true)
  navigation.go(home)
  await resuming
  expect(game).toMatchObject({ presenter: null, sits: false, starting: false })
  expect(navigation.where.screen).toBe('home')
  navigation.go({ ...home, screen: 'table' })
  await game.resume(true)
  expect(game.sits).toBe(true)
  // A game of another screen is not the table's, though it is shown.
  const other = game.presenter?.game
  if (other) game.show(other, false)
  expect(game.presenter).not.toBeNull()
  expect(game.sits).toBe(false)
  game.leave()
})

test('a game that is resumed twice in a row is one step from home', async () => {
  const game = new CurrentGame(() => undefined)
  await game.start({})
  game.leave()
  navigation.go(home)
  const [{ id = '' } = {}] = game.kept
  const steps = vi.spyOn(history, 'pushState')
  await Promise.all([game.resume(false, id), game.resume(false, id)])
  expect(game.sits).toBe(true)
  expect(steps).toHaveBeenCalledOnce()
  game.leave()
})

test('the rules of the next game follow those that another tab or another device has chosen', async () => {
  await nextRules.start()
  await houseRules.start()
  expect(nextRules.now?.changes).toEqual({})
  const rules = { moon: 'new' }
  saveSettings({ ...settings.now, rules })
  const key = 'openhearts.settings'
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: localStorage.getItem(key) }))
  expect(settings.now.rules).toEqual(rules)
  await vi.waitFor(() => expect(nextRules.now?.changes).toEqual(rules))
  // What is played from the editor is what stands in it.
  await vi.waitFor(() => expect(houseRules.info?.changes).toEqual(rules))
  expect(settings.now.rules).toEqual(rules)
})
