/**
 * Where the pips of a standard face stand, 2 to 10. Data only: a box of 240 × 336 around 0, 0. Pips below the middle
 * are upside down.
 */

type Spot = readonly [x: number, y: number]

const column = (x: number, ...ys: number[]): Spot[] => ys.map((y) => [x, y])
const pair = (...ys: number[]): Spot[] => [...column(-44, ...ys), ...column(44, ...ys)]

const THIRD = 98 / 3

export const PIPS: Readonly<Record<string, { readonly size: number; readonly spots: readonly Spot[] }>> = {
  '2': { size: 0.056, spots: column(0, -98, 98) },
  '3': { size: 0.056, spots: column(0, -98, 0, 98) },
  '4': { size: 0.056, spots: pair(-98, 98) },
  '5': { size: 0.056, spots: [...pair(-98, 98), [0, 0]] },
  '6': { size: 0.056, spots: pair(-98, 0, 98) },
  '7': { size: 0.056, spots: [...pair(-98, 0, 98), [0, -49]] },
  '8': { size: 0.056, spots: [...pair(-98, 0, 98), [0, -49], [0, 49]] },
  '9': { size: 0.052, spots: [...pair(-98, -THIRD, THIRD, 98), [0, 0]] },
  T: { size: 0.05, spots: [...pair(-98, -THIRD, THIRD, 98), [0, -2 * THIRD], [0, 2 * THIRD]] },
}
