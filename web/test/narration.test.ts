import { beforeAll, expect, test } from 'vitest'
import type { ChipsArgument } from '../src/core/messages'
import type { Refusal, RulesInfo, View } from '../src/core/protocol'
import type { Advice } from '../src/core/types'
import { noteAt } from '../src/views/table/seatNotes'
import { holds, narrate } from '../src/views/table/narration'
import { advised, spoken, taken, totals } from '../src/views/table/spoken'
import { still, type Scene } from '../src/state/scenes'
import { takenBy } from '../src/state/taken'
import { held } from '../src/core/cards'
import { auctionLine, endLines, resultTitle, tiedLine } from '../src/views/result/headlines'
import { text, words } from '../src/words/words.svelte'
import { auction, rulesInfo, standing, trick, view } from './views'

beforeAll(() => words.need('cards', 'play', 'page', 'story', 'coach'))

const people = { names: ['Ada', 'Ingrid', 'Basil', 'Yuki'], me: 0 }
const values = { QS: 13, '2H': 1, '3H': 1, AH: 1, JD: -10 }
const rules = rulesInfo({ queen: 'QS', objective: 'low', breaking: true })
const at = { refused: null as Refusal | null, thinking: false }
const said = (given: Partial<View>): string => narrate(still(view(given)), people, at).text

test('the turn line asks for what is asked', () => {
  const mine = { to_act: 0, cards: ['4C', 'QS', '2H'] }
  expect(said({ ...mine, legal: ['4C'], trick: trick(3, ['2C']), tricks: [] })).toBe('Your turn: follow clubs')
  expect(said({ ...mine, legal: ['4C', 'QS', '2H'], trick: trick(3, ['2D']) })).toBe('Your turn: no diamonds, play any')
  expect(said({ ...mine, legal: ['4C'], trick: trick(0, []) })).toBe('Your turn: lead the 4 of clubs')
  expect(said({ ...mine, cards: ['4C'], legal: ['4C'], trick: trick(3, ['2C']) })).toBe('Your last card')
  expect(said({ to_act: 2, trick: trick(1, ['2C']) })).toBe('Basil is thinking')
})

test('among equal cards none is called the best', () => {
  const choices = [{ action: { kind: 'play', card: '4C' } }] as unknown as Advice['choices']
  const because = (id: string, args = {}): readonly string[] =>
    advised({ unit: 'points', choices, reasons: [{ id, args }] as unknown as Advice['reasons'] }, people)
  expect(because('reason-only-card', { best: '4C' })[0]).toBe('Best: the 4 of clubs')
  expect(because('reason-same-card').filter((line) => line !== '')).toEqual([
    'All the cards you may play come to the same thing.',
  ])
})

test('a reason takes the place of the question', () => {
  const refused: Refusal = {
    code: 'must_follow_suit',
    message: { id: 'refusal-must_follow_suit', args: { suit: 'clubs' } },
  }
  const scene = still(view({ to_act: 0, legal: ['4C'], trick: trick(3, ['2C']) }))
  expect(narrate(scene, people, { ...at, refused })).toEqual({
    text: 'You still have a club, so you must follow suit.',
    tone: 'reason',
  })
})

test('a spectator is told why there are no cards on the table', () => {
  const watching = { ...people, me: null }
  const begun = view({ to_act: 1, trick: trick(1, []) })
  expect(narrate(still(begun), watching, at).text).toBe('The trick is shown once it is complete')
  expect(narrate(still(begun), people, at).text).toBe('Ingrid is thinking')
  expect(narrate(still(view({ phase: 'pass', waiting: [1, 2] })), watching, at).text).toBe(
    'Ingrid and Basil are still choosing',
  )
  // Cards lie on the table, in the order in which they were played.
  const played = view({ to_act: 2, trick: trick(1, ['9D']) })
  expect(narrate(still(played), watching, at).text).toBe('Basil is thinking')
})

test('somebody who is called You is not the player', () => {
  const others = { names: ['Ada', 'You', 'Basil', 'Yuki'], me: 0 }
  const scene = { ...still(view()), step: 'full' as const, trick: { ...trick(0, ['2C']), number: 0 }, ms: 900 }
  expect(narrate({ ...scene, winner: 1 }, others, at).text).toBe('You takes the trick')
  expect(narrate({ ...scene, winner: 0 }, others, at).text).toBe('You take the trick')
})

test('a card in a trick is not reported as the one that took it', () => {
  const scene = { ...still(view({ values })), step: 'full' as const, trick: { ...trick(1, ['9D', 'AH']), number: 0 } }
  expect(taken({ ...scene, winner: 1 }, people)).toEqual([
    'Ingrid takes the trick, including the ace of hearts: one point',
  ])
  expect(taken({ ...scene, winner: 0 }, people)).toEqual(['You take the trick, including the ace of hearts: one point'])
})

test('what was taken is shown the most costly first, hearts counted', () => {
  const taken = [['2C'], ['4C', 'QS', '2H', 'AH'], [], ['JD', 'QS']]
  expect(takenBy(view({ taken, values }), 0)).toEqual({ plain: 0, suit: 'H', others: [] })
  expect(takenBy(view({ taken, values }), 1)).toEqual({ plain: 2, suit: 'H', others: ['QS'] })
  expect(takenBy(view({ taken, values }), 3).others).toEqual(['QS', 'JD'])
})

test('a hand is held by suits, high cards first', () => {
  expect(held(['2C', 'AC', '3D', 'TD', 'QS', '2H'])).toEqual(['AC', '2C', 'TD', '3D', 'QS', '2H'])
})

test('a result takes two sentences', () => {
  const taken = [[], [], [], ['4C', 'QS', '2H', 'AH']]
  const done = view({ phase: 'done', taken, points: [0, 0, 0, 15], standing: standing([0, 4, 25, 35]) })
  expect(resultTitle(done, people, rules)).toEqual(['Yuki took the queen.', 'You are ahead.'])
  const level = { ...done, standing: standing([0, 0, 25, 0]) }
  expect(resultTitle(level, people, rules)[1]).toBe('You are level with Ingrid and Yuki.')
  const behind = { ...done, standing: standing([3, 0, 25, 0]) }
  expect(resultTitle(behind, people, rules)[1]).toBe('You are three behind Ingrid and Yuki.')
  expect(resultTitle({ ...done, over: true, winners: [0] }, people, rules)).toEqual(['You win the game'])
  // A spectator has no place.
  expect(resultTitle(behind, { ...people, me: null }, rules)).toHaveLength(1)
})

test('between sides, a result says how one’s own side stands', () => {
  const done = { phase: 'done' as const, teams: [0, 1, 0, 1], points: [0, 0, 0, 15] }
  const stands = (...behind: readonly number[]): string =>
    resultTitle(view({ ...done, standing: standing(behind) }), people, rules)[1] ?? ''
  expect(stands(0, 4, 0, 4)).toBe('Your side is ahead.')
  expect(stands(0, 0, 0, 0)).toBe('The sides are level.')
  expect(stands(4, 0, 4, 0)).toBe('Your side is four behind.')
})

test('a single hand reports what happened, and nobody wins a game by it', () => {
  const cards = [[], [], [], ['4C', 'QS', '2H', 'AH']]
  const points = [0, 0, 0, 15]
  const last = view({ phase: 'done', over: true, winners: [0], taken: cards, points, totals: points })
  const scene = { ...still(last), step: 'result' as const }
  const totals = 'Totals: You 0, Ingrid 0, Basil 0, Yuki 15'
  expect(spoken(scene, scene, people, rules, false, true)).toEqual(['Yuki took the queen.', totals])
  expect(spoken(scene, scene, people, rules)).toEqual(['You win the game', totals])
})

test('between sides, the sums are read out after the totals', () => {
  const sides = view({ totals: [10, 20, 3, 4], teams: [0, 1, 0, 1] })
  expect(totals(sides, people)).toBe('Totals: You 10, Ingrid 20, Basil 3, Yuki 4, You and Basil 13, Ingrid and Yuki 24')
})

test('a result says why another hand is played where the end has been reached', () => {
  const done = view({ phase: 'done', standing: { ...standing([3, 0, 0, 8]), hands_left: 0, tied: true } })
  expect(tiedLine(done)).toBe('The lead is shared, so another hand is played.')
  expect(tiedLine({ ...done, over: true })).toBe('')
  expect(tiedLine({ ...done, standing: standing([3, 0, 0, 8]) })).toBe('')
})

test('the end of a game mentions a tie, a moon, the place and the chips', () => {
  const end = { phase: 'done' as const, over: true, totals: [60, 40, 40, 101] }
  const tied = view({ ...end, winners: [1, 2], standing: { ...standing([20, 0, 0, 61]), sums: [60, 40, 40, 101] } })
  expect(resultTitle(tied, people, rules)).toEqual(['Ingrid and Basil share the win, level at 40'])
  expect(endLines(tied, people)).toEqual(['You come third, 20 points behind.'])
  expect(endLines(tied, { ...people, me: null })).toEqual([])
  const moon = { seats: [3], chooser: 3, amount: 26, sun: false, way: 'old' as const }
  const lost = view({ ...end, moon, winners: [1], standing: standing([61, 0, 5, 20]) })
  expect(endLines(lost, people)).toEqual(['Yuki shot the moon.', 'You come last, 61 points behind.'])
  const settled = { before: 0, pot: 0, paid: [], won: [], net: [], lines: [] }
  const chips = { unit: 1, stacks: [130, 90, 100, 80], pot: 0, bought: 100, net: [30, -10, 0, -20], money: null }
  expect(endLines(view({ ...end, chips, settled, winners: [1], standing: standing([20, 0, 5, 61]) }), people)).toEqual([
    'You come third, 20 points behind.',
    'You leave with the most chips: 130 chips.',
    'The totals decide who wins. The chips are settled separately.',
  ])
  // Last by points, second by chips: the place that was said is by points, and the other one is told.
  const second = { ...chips, stacks: [110, 130, 100, 60] }
  const last = { ...end, settled, winners: [1], standing: standing([1, 0, 0, 0]) }
  expect(endLines(view({ ...last, chips: second }), people)).toEqual([
    'You come last, one point behind.',
    'Ingrid leaves with the most chips: 130 chips.',
    'By chips you come second.',
  ])
  expect(endLines(view({ ...last, chips: { ...second, stacks: [60, 130, 100, 110] } }), people)).toHaveLength(2)
  expect(endLines(view({ ...last, chips: second }), { ...people, me: null })).toHaveLength(1)
  const sides = view({ ...end, teams: [0, 1, 0, 1], winners: [1, 3], standing: standing([7, 0, 7, 0]) })
  expect(resultTitle(sides, people, rules)).toEqual(['Ingrid and Yuki win the game'])
  expect(endLines(sides, people)).toEqual(['Your side is seven points behind.'])
})

test('cards, lists and scores are words a player says', () => {
  expect(text('card-label', { card: 'TD' })).toBe('10 of diamonds')
  expect(text('table-card', { card: 'QS', state: 'playable' })).toBe('Queen of spades, playable')
  expect(text('players', { seats: [0, 1, 2] }, people)).toBe('You, Ingrid and Basil')
  expect(text('signed', { number: -26 })).toBe('−26')
})

const now = (given: Partial<View>, scene: Partial<Scene> = {}): string =>
  narrate({ ...still(view(given)), ...scene }, people, at).text

test('bidding is said as it goes', () => {
  const bids = auction({ bids: [null, 0, 7, null], high: 7, bidder: 2 })
  expect(now({ phase: 'bid', auction: bids }, { step: 'bid', acting: 2 })).toBe('Basil bids 7 chips')
  expect(now({ phase: 'bid', auction: bids }, { step: 'bid', acting: 1 })).toBe('Ingrid passes')
  expect(now({ phase: 'bid', auction: bids, to_act: 3, waiting: [3] })).toBe('Yuki is bidding')
  expect(now({ phase: 'suit', auction: { ...bids, carried: true }, to_act: 2 })).toBe(
    'Basil names the suit again: the pot stayed',
  )
  const named = auction({ ...bids, suit: 'spades' })
  expect(now({ auction: named }, { step: 'named', acting: 2 })).toBe('Basil names spades: a point each')
  expect(now({ auction: auction({ suit: 'hearts' }) }, { step: 'named', acting: null })).toContain('All pass')
})

test('a place shows what was bid, and who is out', () => {
  const scene = still(view({ phase: 'bid', auction: auction({ bids: [null, 0, 7, null] }), to_act: 3 }))
  expect([0, 1, 2, 3].map((seat) => noteAt(scene, seat).text)).toEqual(['', 'passed', 'bid 7', ''])
  const last = view({
    stock: { left: 0, drawn: [0, 0, 0, 0] },
    counts: [2, 0, 0, 1],
    trick: trick(2, ['2C']),
    to_act: 3,
    out: [1],
  })
  expect(noteAt(still(last), 1)).toEqual({ text: 'out', news: true })
})

test('the bid stays at its bidder’s place until the first trick is taken', () => {
  const bids = auction({ bids: [null, 0, 7, null], high: 7, bidder: 2, suit: 'spades' })
  const noteOf = (given: Partial<View>, seat: number): string =>
    noteAt(still(view({ dealer: 1, auction: bids, ...given })), seat).text
  const naming = { phase: 'suit' as const, auction: { ...bids, suit: null } }
  expect([0, 1, 2, 3].map((seat) => noteOf(naming, seat))).toEqual(['', 'deals', 'bid 7', ''])
  expect([1, 2].map((seat) => noteOf({ trick: trick(2, ['2C']) }, seat))).toEqual(['deals', 'bid 7'])
  const on = { tricks: [{ ...trick(2, ['2C']), winner: 0 }] }
  expect([0, 1, 2].map((seat) => noteOf({ ...on, trick: trick(0, ['3C']) }, seat))).toEqual(['leads', '', ''])
})

test('the suit that was named is said during the hand, in place of broken hearts', () => {
  const played = { tricks: [{ ...trick(0, ['2C']), winner: 0 }] }
  const told = (given: Partial<View>, of: RulesInfo): ReturnType<typeof holds> =>
    holds(view({ ...played, ...given }), of, people)
  expect(told({}, rules)?.text).toBe('Hearts are not broken yet')
  const named = auction({ suit: 'spades', bidder: 1, high: 3 })
  const open = { ...rules, rules: { ...rules.rules, breaking: false } }
  expect(told({ auction: named }, open)).toEqual({ suit: 'S', text: 'Spades count', broken: false, named: true })
  expect(told({ auction: named }, rules)?.text).toBe('Spades count, not broken yet')
  expect(told({}, open)).toBeNull()
})

test('the passed cards are named until the player has played one', () => {
  const read = (given: Partial<View>): string | undefined => holds(view(given), rules, people)?.text
  expect(read({ trick: trick(2, ['2C', '5C']) })).toBe('From Yuki: 4♣ Q♠ 2♥')
  expect(read({ trick: trick(3, ['2C', '4C']) })).toBe('Hearts are not broken yet')
  const each = { to: 'scatter' as const, count: 3, targets: [1, 2, 3], sources: [1, 2, 3] }
  expect(read({ pass: each })).toBe('You got 4♣ Q♠ 2♥')
})

test('drawing is said, and the card that must be played', () => {
  const stock = { left: 9, drawn: [3, 0, 0, 0] }
  const scene = { step: 'draw' as const, acting: 0, drawn: 3, raised: ['5D', 'KS', '2C'] }
  expect(now({ stock, trick: trick(3, ['7C']) }, scene)).toBe('You draw three cards')
  const empty = { left: 0, drawn: [2, 0, 0, 0] }
  expect(now({ stock: empty, trick: trick(3, ['7C']) }, { ...scene, drawn: 2, raised: ['5D', 'KS'] })).toBe(
    'You draw the last two, and still can’t follow',
  )
  expect(now({ stock }, { ...scene, acting: 2, drawn: 1, raised: [] })).toBe('Basil draws one card')
  expect(now({ stock, to_act: 0, legal: ['2C'], cards: ['2C', '5D'], trick: trick(3, ['7C']) })).toBe(
    'Your turn: play the 2 of clubs you drew',
  )
  expect(now({ stock, cards: [], counts: [0, 2, 2, 2], out: [0], to_act: 2, trick: trick(1, ['7C']) })).toBe(
    'You are out. The others play on',
  )
})

test('cards that cancel are said when the second falls, and a trick nobody takes', () => {
  const pair = { ...trick(1, ['QS', '4S', 'QS'], 8), number: 0 }
  expect(now({}, { step: 'play', trick: pair })).toBe('The two queens of spades cancel each other')
  expect(now({}, { step: 'full', trick: pair, ms: 900 })).toBe('All cancelled: the cards stay, and so does the lead')
  const lying = [{ card: '6H', seat: 1, number: 0 }]
  expect(now({}, { step: 'sweep', trick: pair, winner: 2, lying })).toBe('Basil takes the trick and what lay there')
  expect(now({}, { step: 'sweep', trick: pair, winner: 0, kitty: true })).toBe('You take the trick and the kitty')
})

test('two queens are reported as two', () => {
  const both = view({ phase: 'done', taken: [[], ['QS', 'QS'], [], []] })
  expect(resultTitle(both, people, rules)[0]).toBe('Ingrid took both queens of spades.')
  const each = { ...both, taken: [[], ['QS'], [], ['QS']] }
  expect(resultTitle(each, people, rules)[0]).toBe('Ingrid and Yuki took one queen of spades each.')
})

test('without the queen, the card that costs more than any other is told, or else the most points', () => {
  const told = (values: Readonly<Record<string, number>>, ...taken: string[][]): string | undefined => {
    const points = taken.map((cards) => cards.reduce((sum, card) => sum + (values[card] ?? 0), 0))
    return resultTitle(view({ phase: 'done', taken, values, points }), people, rules)[0]
  }
  const spades = { KS: 10, AS: 7, '2H': 1 }
  expect(told(spades, [], ['AS'], ['KS'], ['2H'])).toBe('Basil took the king of spades.')
  expect(told(spades, [], ['AS', '2H'], [], [])).toBe('Ingrid took 8 points.')
  // Every heart counts its rank: the first one taken is nothing special.
  const ranks = { '2H': 2, '3H': 3, QH: 12, KH: 13 }
  expect(told(ranks, ['2H'], ['3H', 'QH'], ['KH'], [])).toBe('Basil took the king of hearts.')
  expect(told({ '2H': 2, '3H': 2, '4H': 2 }, ['2H'], [], ['3H', '4H'], [])).toBe('Basil took 4 points.')
})

test('if spades were named, the queen is one of them and not mentioned', () => {
  const taken = [[], ['2S', '3S', '4S', 'QS'], [], []]
  const counts = { '2S': 1, '3S': 1, '4S': 1, QS: 1 }
  const bid = auction({ suit: 'spades', bidder: 0 })
  const named = view({ phase: 'done', taken, values: counts, points: [0, 4, 0, 0], auction: bid })
  expect(resultTitle(named, people, rules)[0]).toBe('Ingrid took 4 points.')
})

test('what the auction came to is one sentence', () => {
  const named = (given: object): View => view({ auction: auction({ suit: 'clubs', ...given }) })
  expect(auctionLine(named({ bidder: 1, high: 7 }), people)).toBe('Ingrid bid 7 chips and named clubs.')
  expect(auctionLine(named({ bidder: 1, high: 7, carried: true }), people)).toContain('the pot that carried over')
  expect(auctionLine(named({}), people)).toBe('Nobody bid, so clubs counted.')
})

test('chips are said whole or in parts, debts as debts', () => {
  const chips = (parts: number, unit: number): { readonly chips: ChipsArgument } => ({ chips: { parts, unit } })
  expect(text('chips-figure', chips(7, 3))).toBe('2 1/3')
  expect(text('chips-left', { owes: true, ...chips(6, 1) })).toBe('owes 6 chips')
  expect(text('chips-gain', { gains: true, ...chips(6, 1) })).toBe('+6')
  expect(text('chips-gain', { gains: false, ...chips(-2, 3) })).toBe('−2/3')
})

test('a player in debt is told that play continues', () => {
  expect(text('chips-debts', { seats: [1] }, people)).toMatch(/^Ingrid is out of chips and plays on in debt\./)
  expect(text('chips-debts', { seats: [0, 1] }, people)).toMatch(
    /^You and Ingrid are out of chips and play on in debt\./,
  )
})
