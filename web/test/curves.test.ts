/** What stands at the ends of a chart's lines. */
import { expect, test } from 'vitest'
import { besideTotal, brief, roomFor } from '../src/views/parts/curves'

test.each([360 - 24, 1000])('a side’s name stands whole beside its total, %i px wide', (width) => {
  const [side, total] = ['Ingrid und Tomás', '31']
  expect(besideTotal(side, total, roomFor([`${side} ${total}`, 'Deine Partei 21'], width))).toBe('Ingrid und Tomás')
})

test('the lines keep more than half of the width: longer names end in an ellipsis, totals stay', () => {
  const [side, total] = ['Bartholomew, Evangelina und Guinevere', '104']
  const room = roomFor([`${side} ${total}`], 336)
  expect(room).toBeLessThan(336 / 2)
  expect(besideTotal(side, total, room)).toMatch(/^Bartholomew, .*…$/)
})

test('letters of Japanese are twice as wide', () => {
  expect(brief('イングリッド', 12)).toBe('イングリッド')
  expect(brief('イングリッド', 8)).toBe('イング…')
  expect(brief('Ingrid', 8)).toBe('Ingrid')
})
