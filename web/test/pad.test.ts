// @vitest-environment node
/** An evening on the scorepad: what is entered, changed, taken back and saved; and that the core understands it. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { Engine } from '../src/core/engine'
import type { PadFault, PadItem } from '../src/core/protocol'
import type { RulesJson } from '../src/core/types'
import {
  alter,
  begin,
  forget,
  nothing,
  open,
  put,
  remove,
  reopen,
  undo,
  type Evening,
  type PadState,
} from '../src/state/evening'
import {
  allTo,
  alsoTold,
  handDraftOf,
  entryOf,
  unbid,
  give,
  itemsFor,
  left,
  newHandDraft,
  press,
  restAt,
  setPoints,
  taken,
  tap,
  type HandDraft,
} from '../src/state/handDraft'
import { players, shortNames, toldApart } from '../src/state/playerNames'
import { readPad, writePad } from '../src/storage/scorepad'
import { settlementOf } from '../src/state/settlement'
import { chipsText, moneyText, textWithWorth } from '../src/views/pad/chips'
import { eveningTitle } from '../src/state/eveningTitle'
import { asText, owedLines } from '../src/views/pad/share'
import { say, words } from '../src/words/words.svelte'
import { padEngine } from './core'

let core: Engine
beforeAll(async () => {
  core = padEngine()
  await words.need('cards', 'page', 'play', 'games', 'rules', 'input', 'pad', 'scorepad')
})

const hearts: PadItem = { suit: 'H', number: 13, value: 1, moon: true }
const queen: PadItem = { card: 'QS', number: 1, value: 13, moon: true }
const jack: PadItem = { card: 'JD', number: 1, value: -10, moon: false }
const items = [hearts, queen]

const evening = (more: Partial<Evening> = {}): Evening => ({
  names: ['Ada', 'Ben', 'Cleo', 'Dan'],
  rules: { extends: 'black-lady', players: 4 },
  title: 'Black Lady',
  dealer: 0,
  began: Date.UTC(2026, 10, 20),
  hands: [],
  waiting: [],
  ...more,
})
const P = (...points: number[]): { points: number[] } => ({ points })
const at = (hands: readonly object[]): PadState => ({ ...nothing, evening: evening({ hands }) })
/** As it comes back from the browser's storage. */
const kept = (state: PadState): PadState => readPad(writePad(state)) ?? nothing

describe('the rest of the points', () => {
  /** What the key for all the rest enters at the first seat, given the points of the others. */
  const rest = (rules: RulesJson, others: readonly (number | null)[], more: Partial<HandDraft> = {}) => {
    const draft = { ...newHandDraft(0, 4, 'points'), points: [null, ...others], ...more }
    return restAt(draft, 0, async (draft) => (await core.pad(rules, 0, [entryOf(draft, items)])).fault)
  }
  test.each([
    ['what nobody has yet', { extends: 'black-lady' }, [3, 5, null], 18],
    ['nothing, where all is given', { extends: 'black-lady' }, [3, 5, 18], 0],
    ['a card that takes points off', { extends: 'omnibus' }, [8, 5, 13], -10],
    ['none of a moon’s, as long as it is not told whose it was', { extends: 'black-lady' }, [26, 26, null], null],
  ])('is %s', async (_, rules, others, points) => {
    expect(await rest(rules, others)).toBe(points)
  })
  test('counts what a hand without a trick is worth', async () => {
    expect(await rest({ extends: 'black-lady', no_trick_bonus: 5 }, [-5, 10, 0], { noTricks: [1] })).toBe(16)
  })
})

describe('hands', () => {
  test('are put behind the others, changed in their place, taken off, and taken back', () => {
    const one = put(at([]), 0, P(3, 5, 18, 0))
    const two = put(one, 1, P(0, 26, 26, 26))
    const changed = put(two, 0, P(5, 3, 18, 0))
    expect(changed.evening?.hands).toEqual([P(5, 3, 18, 0), P(0, 26, 26, 26)])
    const shorter = remove(changed, 0)
    expect(shorter.evening?.hands).toEqual([P(0, 26, 26, 26)])
    expect(undo(shorter).evening?.hands).toEqual(changed.evening?.hands)
    expect(undo(undo(undo(undo(shorter)))).evening?.hands).toEqual([])
    expect(undo(undo(undo(undo(undo(shorter))))).evening?.hands).toEqual([])
  })

  test('come back as the draft if they are taken back, so that a wrong tap loses nothing', () => {
    const two = put(put(at([]), 0, P(3, 5, 18, 0)), 1, P(0, 26, 26, 26))
    const back = undo(two)
    expect(back.draft).toMatchObject({ at: 1, mode: 'points', points: [0, 26, 26, 26] })
    expect(undo(back).draft).toMatchObject({ at: 0, points: [3, 5, 18, 0] })
    expect(undo(put(two, 0, P(5, 3, 18, 0))).draft).toBeNull()
    const bid = undo(put(at([]), 0, { counts: { S: [13, 0, 0, 0] }, bidder: 1, bid: 5, suit: 'spades' })).draft
    expect(bid).toMatchObject({ bidder: 1, bid: 5, suit: 'spades', given: { S: [13, 0, 0, 0] } })
    expect(bid && entryOf(unbid(bid), [])).toEqual({ counts: {}, cards: {} })
  })

  test('that are taken off leave another one that is half entered', () => {
    const draft = give(newHandDraft(2, 4, 'cards'), hearts, 0, 3)
    const state = { ...at([P(3, 5, 18, 0), P(0, 26, 26, 26)]), draft }
    expect(remove(state, 0)).toMatchObject({ draft: { ...draft, at: 1 }, evening: { hands: [P(0, 26, 26, 26)] } })
    expect(remove({ ...state, draft: { ...draft, at: 1 } }, 1).draft).toBeNull()
    expect(remove({ ...state, draft: { ...draft, at: 0 } }, 1).draft).toEqual({ ...draft, at: 0 })
  })

  test('keep a new one that is half entered while an earlier one is taken back or changed', () => {
    const two = put(put(at([]), 0, P(3, 5, 18, 0)), 1, P(0, 26, 26, 26))
    const half = give(newHandDraft(2, 4, 'cards'), hearts, 0, 3)
    const asNew = newHandDraft(2, 4, 'cards')

    const back = undo({ ...two, draft: half })
    expect(back.draft).toMatchObject({ at: 1, points: [0, 26, 26, 26] })
    expect(open(put(back, 1, P(26, 0, 26, 26)), asNew).draft).toEqual(half)

    const opened = open({ ...two, draft: half }, newHandDraft(0, 4, 'points'))
    expect(opened.draft?.at).toBe(0)
    const changed = put(opened, 0, P(5, 3, 18, 0))
    expect(open(changed, asNew)).toMatchObject({ draft: half, evening: { waiting: [] } })
    expect(open(undo(changed), asNew).draft).toEqual(half)
    expect(readPad(writePad(changed))).toEqual(changed)

    // It moves with its neighbours.
    const fewer = remove(opened, 0)
    expect(open(fewer, newHandDraft(1, 4, 'cards')).draft).toEqual({ ...half, at: 1 })
    expect(open(undo(fewer), asNew).draft).toEqual(half)
    // One in which nothing is entered yet is none, but opened again it is as it was left, too.
    const typed = newHandDraft(2, 4, 'points')
    expect(open({ ...two, draft: typed }, asNew).draft).toBe(typed)
    expect(open({ ...two, draft: asNew }, newHandDraft(0, 4, 'points')).evening?.waiting).toEqual([])
    // Opened again, it is as it was left.
    expect(open({ ...two, draft: half }, asNew).draft).toEqual(half)
  })

  test('that are half entered or taken back each wait for their turn, however many', () => {
    const [one, two] = [P(3, 5, 18, 0), P(0, 26, 26, 26)]
    const half = give(newHandDraft(2, 4, 'cards'), hearts, 0, 3)
    const asNew = (at: number): HandDraft => newHandDraft(at, 4, 'cards')
    const filled = { ...put(put(at([]), 0, one), 1, two), draft: half }

    const back = kept(undo(kept(undo(filled))))
    expect(back.draft).toMatchObject({ at: 0, points: one.points })
    const first = open(kept(put(back, 0, P(5, 3, 18, 0))), asNew(1))
    expect(first.draft).toMatchObject({ at: 1, points: two.points })
    const second = open(kept(put(first, 1, two)), asNew(2))
    expect(second.draft).toEqual(half)
    expect(open(put(second, 2, one), asNew(3)).draft).toEqual(asNew(3))

    // A hand on the sheet whose change is half entered is one of them, until it is kept or taken off.
    const changing = setPoints(handDraftOf(two, 1, 4), 2, null)
    const other = kept(open({ ...filled, draft: changing }, handDraftOf(one, 0, 4)))
    expect(open(other, handDraftOf(two, 1, 4)).draft).toEqual(changing)
    expect(open(put(open(other, changing), 1, one), handDraftOf(one, 1, 4)).draft).toEqual(handDraftOf(one, 1, 4))
    expect(open(remove(other, 1), asNew(1)).draft).toEqual(asNew(1))
    expect(open(remove(other, 0), handDraftOf(two, 0, 4)).draft).toEqual({ ...changing, at: 0 })
    // What was on the sheet comes back rather than a change of it.
    expect(undo(other).draft).toEqual(handDraftOf(two, 1, 4))
    expect(open(undo(undo(other)), asNew(1)).draft).toEqual(handDraftOf(two, 1, 4))
    // Looked at, but not changed, it is none.
    const looked = open(open({ ...filled, draft: null }, handDraftOf(two, 1, 4)), asNew(2))
    expect(open(remove(looked, 0), asNew(0)).draft).toEqual(asNew(0))
  })

  test('that return to the sheet move the drafts behind them, and no others', () => {
    const [one, two] = [P(3, 5, 18, 0), P(0, 26, 26, 26)]
    const [early, late] = [setPoints(handDraftOf(one, 0, 4), 0, 4), setPoints(handDraftOf(two, 2, 4), 0, 4)]
    const three = { ...at([one, P(26, 0, 26, 26), two]), draft: early }
    const fewer = remove(open(three, late), 1)
    expect(fewer.draft).toEqual({ ...late, at: 1 })
    const again = undo(fewer)
    expect(open(again, newHandDraft(2, 4, 'points')).draft).toEqual(late)
    expect(open(again, newHandDraft(0, 4, 'points')).draft).toEqual(early)
  })

  test('can be taken back fifty times', () => {
    let state = at([])
    for (let n = 0; n < 60; n++) state = put(state, n, P(3, 5, 18, 0))
    for (let n = 0; n < 60; n++) state = undo(state)
    expect(state.evening?.hands).toHaveLength(10)
  })

  test('leave nothing of the draft behind', () => {
    const drafted = { ...at([]), draft: newHandDraft(0, 4, 'cards') }
    expect(put(drafted, 0, P(3, 5, 18, 0)).draft).toBeNull()
  })
})

describe('evenings', () => {
  test('go to the past ones when another begins, if a hand was entered', () => {
    const state = at([P(3, 5, 18, 0)])
    const next = begin(state, evening({ began: 2 }))
    expect(next.past).toEqual([state.evening])
    expect(next.before).toEqual([])
    expect(begin(next, evening({ began: 3 })).past).toEqual([state.evening])
  })

  test('are taken up again, and thrown away', () => {
    const first = at([P(3, 5, 18, 0)])
    const old = first.evening as Evening
    const second = put(begin(first, evening({ began: 2 })), 0, P(0, 26, 26, 26))
    const again = reopen(second, old)
    expect(again.evening).toBe(old)
    expect(again.past).toEqual([second.evening])
    expect(forget(again, second.evening as Evening).past).toEqual([])
  })

  test('that go on with another name or other chips keep the half-entered hands', () => {
    const draft = { ...allTo(newHandDraft(1, 4, 'cards'), items, [0]), sun: true, noTricks: [1, 2, 3] }
    const waiting = [{ ...newHandDraft(2, 4, 'points'), moon: 'old' as const }]
    const one = put(at([]), 0, P(3, 5, 18, 0))
    const now = { ...(one.evening as Evening), waiting }
    const state = { ...one, evening: now, draft }
    const named = { ...now, names: ['Ada', 'Ben', 'Cleo', 'Daniel'], rules: { ...now.rules, settlement: 'average' } }
    expect(alter(state, now, named)).toEqual({ ...state, evening: named })
    // By other rules a moon, a sun or hands without a trick may mean nothing.
    const ruled = { ...now, rules: { extends: 'omnibus', players: 4 } }
    const untold = { moon: null, sun: false, noTricks: [] }
    expect(alter(state, now, ruled)).toEqual({
      ...{ ...state, evening: { ...ruled, waiting: [{ ...waiting[0], ...untold }] } },
      draft: { ...draft, ...untold },
    })
    // Of another number of players nothing fits.
    const fewer = { ...now, names: now.names.slice(1), rules: { extends: 'black-lady', players: 3 } }
    expect(alter(state, now, fewer)).toEqual({ ...state, evening: { ...fewer, waiting: [] }, draft: null, before: [] })
  })

  test('that are put aside keep their half-entered hands, and those that were taken back', () => {
    const half = give(newHandDraft(1, 4, 'cards'), hearts, 0, 3)
    const state = { ...put(at([]), 0, P(3, 5, 18, 0)), draft: half }
    const next = kept(begin(state, evening({ began: 2 })))
    expect(next.draft).toBeNull()
    const again = reopen(next, next.past[0] as Evening)
    expect(open(again, newHandDraft(1, 4, 'cards')).draft).toEqual(half)
    const none = kept(begin(undo(put(at([]), 0, P(3, 5, 18, 0))), evening({ began: 2 })))
    const first = open(reopen(none, none.past[0] as Evening), newHandDraft(0, 4, 'cards')).draft
    expect(first).toMatchObject({ points: [3, 5, 18, 0] })
  })

  test('at most twelve are kept', () => {
    let state = at([P(3, 5, 18, 0)])
    for (let n = 0; n < 20; n++) state = begin(state, evening({ began: n, hands: [P(3, 5, 18, 0)] }))
    expect(state.past).toHaveLength(12)
    // One that is taken up again makes room for the one before.
    const third = state.past[2] as Evening
    expect(reopen(state, third).past).toEqual([state.evening, ...state.past.filter((each) => each !== third)])
  })

  test('if there are more, from another device, a new one takes the place of only one', () => {
    const past = Array.from({ length: 20 }, (_, i) => evening({ began: 100 - i, hands: [P(3, 5, 18, 0)] }))
    const state = { ...nothing, evening: evening({ began: 200, hands: [P(3, 5, 18, 0)] }), past }
    expect(begin(state, evening({ began: 300 })).past).toEqual([state.evening, ...past.slice(0, -1)])
    expect(reopen(state, past[2] as Evening).past).toEqual([state.evening, ...past.filter((_, i) => i !== 2)])
  })
})

describe('a hand by its cards', () => {
  const none = newHandDraft(0, 4, 'cards')

  test('says what is missing with null, and nobody with zero', () => {
    const draft = give(give(none, hearts, 0, 3), queen, 2, 1)
    expect(entryOf(draft, items)).toEqual({ counts: { H: [3, null, null, null] }, cards: { QS: 2 } })
    expect(entryOf(none, items)).toEqual({ counts: { H: [null, null, null, null] }, cards: { QS: null } })
    expect(left(draft, hearts)).toBe(10)
    expect(left(draft, queen)).toBe(0)
  })

  test('counts stay between none and all', () => {
    expect(taken(give(none, hearts, 0, 99), hearts, 0)).toBe(13)
    expect(taken(give(none, hearts, 0, -1), hearts, 0)).toBe(0)
  })

  test('a tap gives a card, moves it, and takes it back', () => {
    const ben = tap(none, queen, 1)
    const cleo = tap(ben, queen, 2)
    expect([1, 2].map((seat) => taken(cleo, queen, seat))).toEqual([0, 1])
    expect(left(tap(cleo, queen, 2), queen)).toBe(1)
  })

  test('of two copies each goes its own way', () => {
    const queens = { ...queen, number: 2 }
    const both = tap(tap(none, queens, 1), queens, 1)
    expect(entryOf(both, [queens]).cards).toEqual({ QS: [1, 1] })
    expect(entryOf(tap(both, queens, 3), [queens]).cards).toEqual({ QS: [1, 3] })
    expect(left(tap(both, queens, 1), queens)).toBe(2)
  })

  test('a moon gives every card that costs points to one, and leaves the bonus', () => {
    const draft = allTo(tap(none, jack, 2), [...items, jack], [1])
    expect(entryOf(draft, [...items, jack])).toEqual({ counts: { H: [0, 13, 0, 0] }, cards: { QS: 1, JD: 2 } })
  })

  test('a moon of partners gives the cards to both, and is theirs together by the core', async () => {
    const rules = { extends: 'partnership', joint_moon: true, players: 4 }
    const entry = entryOf(allTo(none, items, [1, 3]), items)
    const { hands, fault } = await core.pad(rules, 0, [entry])
    expect(fault).toBeNull()
    expect(hands[0]?.moon).toEqual([1, 3])
    expect(hands[0]?.scores).toEqual([26, 0, 26, 0])
  })

  test('a change of the cards asks anew how a moon counts', () => {
    const draft: HandDraft = { ...allTo(none, items, [1]), moon: 'new' }
    expect(entryOf(draft, items).moon).toBe('new')
    expect(give(draft, hearts, 1, 12).moon).toBeNull()
  })

  test('whose moon has other cards or points is no sun any longer, but a bonus leaves it one', async () => {
    const sun: HandDraft = { ...allTo(none, items, [1]), sun: true }
    expect(entryOf(tap(sun, jack, 2), items).sun).toBe(true)
    const rules = { extends: 'black-lady', sun: 52 }
    const fault = async (draft: HandDraft): Promise<PadFault | null> =>
      (await core.pad(rules, 0, [entryOf(draft, items)])).fault
    expect(await fault(sun)).toBeNull()
    expect(await fault(tap(sun, queen, 2))).toBeNull()
    const typed = [3, 5, 18, 0].reduce((now, points, seat) => setPoints(now, seat, points), {
      ...newHandDraft(0, 4, 'points'),
      sun: true,
    })
    expect(await fault(typed)).toBeNull()
  })

  test('in an auction only the named suit is asked for', () => {
    const all = ['C', 'D', 'S', 'H'].map((suit) => ({ suit, number: 13, value: 1, moon: true }))
    expect(itemsFor(all, 'spades', true)).toEqual([all[2]])
    expect(itemsFor(all, null, true)).toEqual([all[3]])
    expect(itemsFor(items, null, false)).toEqual(items)
  })
})

describe('a hand by its points', () => {
  const keys = (draft: HandDraft, ...pressed: string[]): HandDraft =>
    pressed.reduce((now, key) => press(now, 0, key), draft)
  const none = newHandDraft(0, 4, 'points')

  test.each([
    [['1', '8'], 18],
    [['0', '5'], 5],
    [['1', '8', 'erase'], 1],
    [['5', 'erase'], null],
    [['sign', '1', '0'], -10],
    [['1', '0', 'sign'], -10],
    [['1', '0', 'sign', 'sign'], 10],
    [['sign'], 0],
    [['1', '2', '3', '4', '5', '6', '7', '8'], 1234567],
  ])('%j', (pressed, value) => {
    const entry = entryOf(keys(none, ...pressed), items)
    expect(entry.points?.[0]).toBe(value)
    expect(entry.counts).toBeUndefined()
  })

  test('cards that were tapped go along with it', () => {
    const draft = { ...tap(none, jack, 0), points: [-10, 8, 18, 0] }
    expect(entryOf(draft, [...items, jack])).toEqual({ points: [-10, 8, 18, 0], cards: { JD: 0 } })
  })
  test('cards are asked for if somebody has them already, or the chips need them', () => {
    const all = [...items, jack]
    expect(alsoTold(none, all, null)).toEqual([])
    expect(alsoTold(give(tap(none, jack, 0), hearts, 0, 3), all, null)).toEqual([jack])
    const fault = (id: string): PadFault => ({ message: { id, args: { cards: ['QS'] } } }) as unknown as PadFault
    expect(alsoTold(none, all, fault('pad-chips-need-cards'))).toEqual([queen])
    expect(alsoTold(none, all, fault('pad-points-missing'))).toEqual([])
  })
})

test.each([
  { points: [3, 5, 18, 0] },
  { counts: { H: [3, 4, 6, 0] }, cards: { QS: 2 } },
  { counts: { H: [0, 13, 0, 0] }, cards: { QS: 1 }, moon: 'new' as const },
  { points: [0, 26, 26, 26], moon: 'old' as const, sun: true },
  { points: [-5, 8, 18, 0], no_tricks: [0] },
  { points: [-10, 8, 18, 0], cards: { JD: 0 } },
])('an entry can be changed where it stands: %j', (entry) => {
  expect(entryOf(handDraftOf(entry, 2, 4), [...items, ...('JD' in (entry.cards ?? {}) ? [jack] : [])])).toEqual(entry)
})

test('an entry of an auction, and of two packs', () => {
  const spades = { suit: 'S', number: 13, value: 1, moon: true }
  const bid = { counts: { S: [3, 4, 5, 1] }, cards: {}, bidder: 1, bid: 5, suit: 'spades' as const }
  expect(entryOf(handDraftOf(bid, 0, 4), [spades])).toEqual(bid)
  const queens = { ...queen, number: 2 }
  const double = { counts: { H: [3, 4, 6, 13] }, cards: { QS: [0, 2] } }
  expect(entryOf(handDraftOf(double, 0, 4), [{ ...hearts, number: 26 }, queens])).toEqual(double)
})

describe('names', () => {
  test('are trimmed, empty places left out, alike ones refused', () => {
    expect(players([' Ada ', '', 'Ben  Lee'])).toEqual(['Ada', 'Ben Lee'])
    expect(players(['Ada', 'ada'])).toBeNull()
  })
  test('are shortened until they can be told apart', () => {
    expect(shortNames(['Anna', 'Anton', 'Bo'])).toEqual(['Ann', 'Ant', 'Bo'])
    expect(shortNames(['Ada', 'Cleo'], 3)).toEqual(['Ada', 'Cle'])
    // Shortened names must not look as if they were cut off.
    expect(shortNames(['Bartholomew', 'Evangelina', 'Guinevere', 'Ada'], 6)).toEqual([
      'Barth.',
      'Evang.',
      'Guine.',
      'Ada',
    ])
    expect(shortNames(['Anna Maria', 'Anna Mila', '司马相如如如'], 5)).toEqual(['Anna Ma.', 'Anna Mi.', '司马相如如'])
    // A sign of two units stays whole.
    expect(shortNames(['A😀bel', 'Bo', 'Cleo'], 2)).toEqual(['A😀', 'Bo', 'Cl'])
    expect(players(['1234567890123456789😀', 'Bo'])).toEqual(['1234567890123456789😀', 'Bo'])
    expect(shortNames(['Anna', 'Anna 2', 'Bo'])).toEqual(['Anna', 'Anna 2', 'Bo'])
    // A hyphen is no end, and no reason to leave the point out.
    expect(shortNames(['Maximiliane-Theresia', 'Jean-Luc', 'Mairéad O’Brien'], 6)).toEqual([
      'Maxim.',
      'Jean.',
      'Mairé.',
    ])
  })
  test('of people who play here, long ones that begin alike keep their ends', () => {
    const names = ['Maximiliane Hohenberg', 'Maximiliane Featherston', 'Bartholomew Wolkenstein', 'Maximiliane']
    expect(toldApart(names)).toEqual(['Max…Hohenberg', 'Max…Featherston', 'Bartholomew Wolkenstein', 'Maximiliane'])
    expect(toldApart(['Christopherson', 'Christophersen', 'Christophers'])).toEqual([
      'Chr…on',
      'Chr…en',
      'Christophers',
    ])
    // Of people of one name, the second is called so.
    expect(toldApart(['Bartholomew Feather', 'Bartholomew Feather 2'])).toEqual(['Bartholomew Feather', 'Bar…2'])
    // The beginning of another name is told apart by that one.
    expect(toldApart(['Bartholomew Feather', 'Bartholomew Featherston'])).toEqual(['Bartholomew Feather', 'Bar…ston'])
  })
})

describe('what is kept', () => {
  test('comes back as it was', () => {
    const state = { ...put(at([]), 0, P(3, 5, 18, 0)), draft: tap(newHandDraft(1, 4, 'cards'), queen, 2) }
    expect(readPad(writePad(state))).toEqual(state)
    expect(readPad(writePad(nothing))).toEqual(nothing)
  })

  test('of an earlier version has one hand that waits', () => {
    const state = at([P(3, 5, 18, 0), P(0, 26, 26, 26)])
    const [draft, aside] = [newHandDraft(0, 4, 'cards'), tap(newHandDraft(2, 4, 'cards'), queen, 2)]
    const { names, rules, title, dealer, began, hands } = evening({ hands: state.evening?.hands ?? [] })
    const old = { evening: { names, rules, title, dealer, began, hands }, draft, before: [], past: [] }
    const read = (more: object): PadState => readPad(JSON.stringify({ version: 1, ...old, ...more })) ?? nothing
    expect(open(read({ aside }), newHandDraft(2, 4, 'cards')).draft).toEqual(aside)
    expect(open(kept(read({ aside })), newHandDraft(2, 4, 'cards')).draft).toEqual(aside)
    expect(read({ aside: null })).toEqual({ ...state, draft })
    expect(read({})).toEqual({ ...state, draft })
  })

  test.each([
    'x',
    'null',
    '[]',
    '{}',
    '{"version":2}',
    writePad(at([])).replace('"dealer":0', '"dealer":7'),
    writePad(at([])).replace('"names":["Ada","Ben","Cleo","Dan"]', '"names":["Ada"]'),
    writePad(at([])).replace('"hands":[]', '"hands":[3]'),
    writePad(at([])).replace('"past":[]', '"past":[{}]'),
    writePad(at([])).replace(/"began":\d+/, '"began":1e20'),
    writePad(at([])).replace('"draft":null', '"draft":{"at":0}'),
    writePad({ ...at([]), draft: newHandDraft(0, 3, 'cards') }),
  ])('%s is not taken for a pad', (text) => {
    expect(readPad(text)).toBeNull()
  })
})

describe('with the core', () => {
  test('a draft shows what is missing at every step, and goes on the sheet', async () => {
    const rules = { extends: 'sweepstakes' }
    const before = await core.pad(rules, 0, [])
    const asked = before.next?.items ?? []
    expect(asked).toEqual(items)
    let draft = newHandDraft(0, 4, 'cards')
    const missing = async (): Promise<string | undefined> => {
      const { fault } = await core.pad(rules, 0, [entryOf(draft, asked)])
      return fault ? say(fault.message) : undefined
    }
    expect(await missing()).toBe('Still missing: 13 hearts and the queen of spades.')
    draft = tap(draft, queen, 2)
    draft = give(give(draft, hearts, 0, 3), hearts, 1, 7)
    expect(await missing()).toBe('Still missing: 3 hearts.')
    draft = give(draft, hearts, 2, 3)
    expect(await missing()).toBeUndefined()
    const sheet = await core.pad(rules, 0, [entryOf(draft, asked)])
    expect(sheet.totals).toEqual([3, 7, 16, 0])
    expect(sheet.chips?.stacks).toEqual([97, 93, 84, 126])
  })

  test('the sheet as text', async () => {
    const rules = { extends: 'black-lady', moon: 'off', settlement: { kind: 'sweepstakes', chip_value: 0.05 } }
    const hands = [P(3, 5, 18, 0), P(14, 2, 6, 4)]
    const sheet = await core.pad(rules, 1, hands)
    expect(asText(evening({ rules, hands }), sheet, 'Black Lady · to 100')).toBe(
      [
        'Black Lady · to 100 · 20/11/2026',
        '',
        '       Ada  Ben  Cleo  Dan',
        '1 ←      3    5    18    0',
        '2 →     14    2     6    4',
        'Total   17    7    24    4',
        'Chips   83   93    76  122',
        '',
        'Cleo gives Dan 22 chips (1.10).',
        'Ada has 17 chips (0.85) in the pot.',
        'Ben has 7 chips (0.35) in the pot.',
        'Cleo has 2 chips (0.10) in the pot.',
      ].join('\n'),
    )
  })

  test('its columns line up beside names with letters of two units or two columns', async () => {
    const sheet = await core.pad({}, 0, [P(3, 5, 18, 0)])
    const text = asText(evening({ names: ['Ada😀', '司马', 'Cleo', 'Dan'] }), sheet, 'Black Lady')
    // Each sign and each Chinese letter takes two columns.
    expect(text.split('\n').slice(2, 4)).toEqual(['       Ada😀  司马  Cleo  Dan', '1 ←        3     5    18    0'])
  })

  test('the text names the moon and the winner', async () => {
    const rules = { end: { hands: 1 }, settlement: 'average' }
    const sheet = await core.pad(rules, 0, [P(26, 0, 26, 26)])
    const text = asText(evening({ rules }), sheet, 'Black Lady · one hand')
    expect(text).toContain('0☾')
    expect(text).toContain('Ben wins the game.')
    expect(owedLines(evening().names, sheet)).toEqual([
      'Ada gives Ben 6 1/2 chips.',
      'Cleo gives Ben 6 1/2 chips.',
      'Dan gives Ben 6 1/2 chips.',
    ])
  })

  test('chips and money', async () => {
    expect([0, 4, 13, -13, 6, 1, -1].map((parts) => chipsText(parts, 4))).toEqual([
      '0',
      '1',
      '3 1/4',
      '−3 1/4',
      '1 1/2',
      '1/4',
      '−1/4',
    ])
    expect(chipsText(5, 3, true)).toBe('+1 2/3')
    expect(chipsText(-2, 7)).toBe('−2/7')
    expect(moneyText(0.16, 2)).toBe('0.16')
    expect(moneyText(0.625, 3)).toBe('0.625')
    expect(moneyText(-3, 2)).toBe('−3.00')
    const money = { chip: 2, decimals: 2, stacks: [2], pot: 0, bought: 0, net: [2] }
    const chips = { unit: 4, stacks: [4], pot: 0, bought: 0, net: [4], money }
    expect(textWithWorth('scorepad-chips', 4, 2, chips)).toBe('1 chip (2.00)')
    expect(textWithWorth('scorepad-chips', 8, null, { ...chips, money: null })).toBe('2 chips')
    const plain = settlementOf(await core.rules({}))
    expect(plain.kind).toBe('none')
    const rich = settlementOf(await core.rules({ settlement: { kind: 'howell', chip_value: 0.5, buy_in: 20 } }))
    expect(rich).toEqual({ kind: 'howell', chip_value: 0.5, buy_in: 20, split_two: false })
  })
})

test('an evening is called by its preset in the language in use, or as the player calls it', async () => {
  const spot = evening({ title: '', rules: { extends: 'spot', players: 5, settlement: 'none' } })
  const mended = evening({ title: '', rules: { extends: 'spot', players: 4, queen: 'QC' } })
  const own = evening({ title: 'Sunday', rules: { extends: 'spot', players: 4 } })
  const unknown = evening({ title: '', rules: { extends: 'of a later version', players: 4 } })
  expect(eveningTitle(unknown)).toBe('House rules')
  expect([spot, mended, own].map(eveningTitle)).toEqual(['Spot Hearts', 'House rules', 'Sunday'])
  await words.use('ja')
  const japanese = [spot, mended, own].map(eveningTitle)
  await words.use('en')
  expect(japanese).toEqual(['スポットハーツ', 'ハウスルール', 'Sunday'])
})
