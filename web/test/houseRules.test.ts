// @vitest-environment node
/** The rules in the editor, and what is suggested where they can't be played. */
import { expect, test, vi } from 'vitest'
import { ownDevice } from './ownDevice'

await ownDevice()
vi.stubGlobal('addEventListener', () => undefined)
vi.doMock('../src/state/fixes', () => {
  throw new Error('no line')
})
const { houseRules } = await import('../src/state/houseRules.svelte')

test('rules that can’t be played are told even where the ways out can’t be loaded', async () => {
  await houseRules.start()
  const players = houseRules.fields.find(({ name }) => name === 'players')
  if (!players) throw new Error('no such field')
  await houseRules.change(players, 99)
  expect(houseRules.fault?.field).toBe('players')
  expect(houseRules.fixes).toEqual([])
  // Nor do they keep the house rules from opening.
  await houseRules.start()
  expect(houseRules.fault?.field).toBe('players')
})
