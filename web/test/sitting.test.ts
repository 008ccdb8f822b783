/** What the layout is told of a game: a spectator, too, needs room at the bottom. */
import { expect, test } from 'vitest'
import type { RulesInfo } from '../src/core/protocol'
import { table } from '../src/table/layout'
import { sittingOf } from '../src/table/sitting'

test('what a spectator has in place of cards has room, however few are dealt', () => {
  const rules = { hand_size: 8, kitty: 0, stock: 0, rules: { stock: false, packs: 1 } } as unknown as RulesInfo
  const own = (watching: boolean): number => {
    const company = { aside: 0, toolsWidth: 52, watching }
    return table(360, 640, sittingOf(rules, 6, { leftHanded: false, large: false }, company)).own.y
  }
  // A line and two rows of buttons.
  expect(640 - own(true)).toBeGreaterThanOrEqual(48 + 24 + 2 * 54 + 20)
  expect(640 - own(false)).toBeLessThan(200)
})
