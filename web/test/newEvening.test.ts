// @vitest-environment node
/** An evening before its first hand. */
import { expect, test, vi } from 'vitest'
import { ownDevice } from './ownDevice'

await ownDevice()
const { NewEvening } = await import('../src/state/newEvening.svelte')
const { nothing } = await import('../src/state/evening')
const { pad } = await import('../src/state/scorepad.svelte')
const { words } = await import('../src/words/words.svelte')

test('its chips are written as the language writes numbers, and can be played like that', async () => {
  vi.stubGlobal('navigator', {})
  await words.use('de', 'scorepad')
  const settlement = { kind: 'sweepstakes', chip_value: 0.05, buy_in: 2000, split_two: false }
  const last = { names: ['Ada', 'Ben', 'Cleo'], rules: { settlement }, title: '', dealer: 0, began: 0, hands: [] }
  pad.change({ ...nothing, evening: last })
  const evening = new NewEvening(() => ({ presets: [], ownRules: {}, library: [] }), false)
  await evening.check()
  expect(evening.chips).toMatchObject({ value: '0,05', buyIn: '2000' })
  evening.type({ splitTwo: true })
  await evening.check()
  expect(evening.trouble).toBeNull()
  expect(evening.start()).toBe(true)
  expect(pad.state.evening?.rules['settlement']).toEqual({ ...settlement, split_two: true })
})
