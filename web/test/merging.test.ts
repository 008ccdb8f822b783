/** What two devices have of one document, put together. */
import { expect, test } from 'vitest'
import type { PadEntry } from '../src/core/protocol'
import { newHandDraft } from '../src/state/handDraft'
import { daysOf, padOf, partsOf, rulesOf, settingsOf } from '../src/state/merging'
import { readDaily, writeDaily, type DailyHand } from '../src/storage/daily'
import { readLibrary } from '../src/storage/library'
import { writePad, type Evening, type HandDraft } from '../src/storage/scorepad'
import { evening, pad, rules, ruleSet } from './documents'

const entered = (at: number): HandDraft => ({
  ...{ at, mode: 'points', points: [13, null, null], given: {}, moon: null, sun: false, noTricks: [] },
  ...{ bidder: null, bid: 0, suit: null },
})
const entering = (now: Evening | null, at: number, ...past: Evening[]): string =>
  writePad({ evening: now, draft: now && entered(at), before: now ? [now.hands.slice(1)] : [], past })

test('an evening of which each device has changed something else has the changes of both', async () => {
  const hand = (first: number): PadEntry => ({ points: [first, 26 - first, 0] })
  const [a, b, c, d] = [hand(1), hand(2), hand(3), hand(4)]
  const began = { ...evening(10, 0), hands: [a, b] }
  const named = { ...began, names: ['A', 'B', 'Cleo'], dealer: 1 }
  for (const [here, there, both] of [
    [named, { ...began, hands: [a, b, c] }, { ...named, hands: [a, b, c] }],
    // A hand was taken off the sheet, or corrected, and another one added.
    [
      { ...began, hands: [b] },
      { ...named, hands: [a, b, c] },
      { ...named, hands: [b, c] },
    ],
    [
      { ...began, hands: [a, d] },
      { ...began, hands: [a, b, c] },
      { ...began, hands: [a, d, c] },
    ],
    [
      { ...began, hands: [a] },
      { ...began, names: ['D', 'E', 'F'] },
      { ...began, names: ['D', 'E', 'F'], hands: [a] },
    ],
    // Players can be more only while there is no hand.
    [
      { ...evening(10, 0), names: ['A', 'B', 'C', 'D'] },
      { ...evening(10, 0), hands: [a] },
      { ...began, hands: [a] },
    ],
  ] as const) {
    const had = partsOf('pad', JSON.stringify(pad({ ...began, hands: here.names.length > 3 ? [] : [a, b] })))
    for (const [one, other] of [
      [here, there],
      [there, here],
    ] as const)
      expect(JSON.parse(padOf(JSON.stringify(pad(one)), JSON.stringify(pad(other)), had))).toEqual(pad(both))
  }
})

test('the hand being entered stays with the version of its evening that goes on', () => {
  const [short, long] = [evening(10, 1), evening(10, 2)]
  const merged = (here: string, there: string): unknown => JSON.parse(padOf(here, there))
  expect(merged(entering(long, 2), entering(short, 1))).toEqual(JSON.parse(entering(long, 2)))
  expect(merged(entering(short, 1), entering(long, 2))).toEqual(JSON.parse(entering(long, 2)))
  // The other device put its evening aside, and this one is still entering a hand of it, or the other way round.
  for (const [here, there] of [
    [entering(long, 2), entering(null, 0, short)],
    [entering(null, 0, short), entering(long, 2)],
    [entering(null, 0, long), entering(long, 2)],
  ] as const)
    expect(merged(here, there)).toEqual(JSON.parse(entering(long, 2)))
  // With more hands, the one that was put aside takes no draft of fewer.
  expect(merged(entering(short, 1), entering(null, 0, long))).toEqual(pad(long))
  // An evening without a hand yet stays this device's.
  expect(merged(entering(evening(30, 0), 0), entering(null, 0))).toEqual(JSON.parse(entering(evening(30, 0), 0)))
  expect(merged(entering(evening(30, 0), 0), '{}')).toEqual(JSON.parse(entering(evening(30, 0), 0)))
  expect(merged('{}', entering(long, 2))).toEqual(JSON.parse(entering(long, 2)))
})

test('hands that are half entered on two devices all wait in the evening that both have', () => {
  const draft = (at: number, points: number): HandDraft => ({ ...entered(at), points: [points, null, null] })
  const text = (hands: number, open: HandDraft | null, ...waiting: HandDraft[]): string =>
    writePad({ evening: { ...evening(10, hands), waiting }, draft: open, before: [], past: [] })
  const merged = (here: string, there: string): unknown => JSON.parse(padOf(here, there))
  expect(merged(text(2, null), text(2, draft(2, 1), draft(0, 1)))).toEqual(
    JSON.parse(text(2, draft(2, 1), draft(0, 1))),
  )
  // Of one hand's, this device's counts, unless nothing is entered there; what is open here stays open.
  expect(merged(text(2, draft(0, 5), draft(2, 5)), text(2, draft(2, 7), draft(1, 7)))).toEqual(
    JSON.parse(text(2, draft(0, 5), draft(2, 5), draft(1, 7))),
  )
  expect(merged(text(2, newHandDraft(2, 3, 'points')), text(2, draft(2, 7)))).toEqual(JSON.parse(text(2, draft(2, 7))))
  // What was the next hand on one device is on the sheet of the other.
  expect(merged(text(2, draft(2, 5), draft(1, 5)), text(3, null))).toEqual(JSON.parse(text(3, null, draft(1, 5))))
  // Also in an evening that either put aside.
  const aside = (hands: number, ...waiting: HandDraft[]): string =>
    writePad({ evening: null, draft: null, before: [], past: [{ ...evening(10, hands), waiting }] })
  expect(merged(text(2, null), aside(2, draft(2, 1)))).toEqual(JSON.parse(text(2, null, draft(2, 1))))
  expect(merged(aside(2), aside(1, draft(0, 1)))).toEqual(JSON.parse(aside(2, draft(0, 1))))
  expect(merged(aside(0, draft(0, 1)), aside(0))).toEqual(JSON.parse(aside(0, draft(0, 1))))
})

test('a half-entered hand that was thrown away on the other device is gone, and unreadable settings are replaced', () => {
  const text = (open: HandDraft | null, ...past: Evening[]): string =>
    writePad({ evening: evening(10, 2), draft: open, before: [], past })
  const before = text(entered(2), evening(5, 1))
  const merged = padOf(text(entered(2)), text(null, evening(5, 1)), partsOf('pad', before))
  expect(JSON.parse(merged)).toEqual(JSON.parse(text(null)))
  expect(settingsOf('{broken', '{"felt":"moss"}', partsOf('settings', '{"felt":"moss"}'))).toBe('{"felt":"moss"}')
})

test('put together, evenings stand latest first, and rule sets can be read', () => {
  const { past } = JSON.parse(padOf(JSON.stringify(pad(null, evening(5, 1))), JSON.stringify(pad(null, evening(7, 1)))))
  expect(past).toEqual([evening(7, 1), evening(5, 1)])
  const both = rulesOf(JSON.stringify(rules(ruleSet('a', 1))), JSON.stringify(rules(ruleSet('a', 1), ruleSet('b', 2))))
  expect(readLibrary(both).entries.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('of the hands of two devices the day’s is kept, and results are sent only if both want that', () => {
  const hand = (date: string, seed = date, over = false): DailyHand => ({
    ...{ date, over, names: ['', 'Ingrid'], bot: 'hard', field: null },
    log: { seed, actions: [] } as unknown as DailyHand['log'],
  })
  const kept = (hand: DailyHand | null, people = false): string => writeDaily({ days: {}, hand, people })
  const merged = (one: DailyHand | null, other: DailyHand | null): DailyHand | null =>
    readDaily(daysOf(kept(one), kept(other), '2026-11-23')).hand
  const [yesterday, today, tomorrow] = [hand('2026-11-22'), hand('2026-11-23'), hand('2026-11-24')]
  for (const [one, other] of [
    [yesterday, today],
    [today, tomorrow],
    [today, null],
  ] as const)
    expect([merged(one, other), merged(other, one)]).toEqual([today, today])
  const [mine, theirs] = [hand('2026-11-23', '1'), hand('2026-11-23', '2')]
  // One that has come further is not lost to a device that changed something else.
  const further = { ...theirs, log: { ...theirs.log, actions: ['play 0 2C'] } }
  expect([merged(mine, further), merged(further, mine)]).toEqual([further, further])
  const over = (each: DailyHand): DailyHand => ({ ...each, over: true })
  expect(merged(mine, theirs)).toEqual(mine)
  expect(merged(over(mine), over(theirs))).toEqual(over(mine))
  expect(merged(over(mine), theirs)).toEqual(over(mine))
  expect(merged(mine, over(theirs))).toEqual(over(theirs))
  for (const [one, other] of [
    [true, true],
    [true, false],
    [false, true],
  ] as const)
    expect(readDaily(daysOf(kept(null, one), kept(null, other), '2026-11-23')).people).toBe(one && other)
})
