import { beforeAll, expect, test } from 'vitest'
import type { RulesInfo, View } from '../src/core/types'
import { words } from '../src/i18n/en'
import { noteAt } from '../src/views/table/seatNotes'
import { holds, isOut, narrate } from '../src/views/table/narration'
import { still, type Scene } from '../src/state/scenes'
import { grouped, taken, worthOf, type Worth } from '../src/state/taken'
import { held } from '../src/core/cards'
import { ahead } from '../src/state/standing'
import { auctionLine, resultTitle } from '../src/views/result/headlines'
import { words as catalogues } from '../src/words/words.svelte'
import { auction, trick, view, won } from './views'

beforeAll(() => catalogues.need('cards', 'play', 'page', 'rules'))

const names = ['You', 'Ingrid', 'Basil', 'Yuki']
const points = { QS: 13, '2H': 1, '3H': 1, AH: 1, JD: -10 }
const rules = {
  rules: { queen: 'QS', points, objective: 'low' },
  changes: {},
  line: [],
  cards: 52,
  hand_size: 13,
  kitty: 0,
  stock: 0,
  moon: 26,
} as unknown as RulesInfo
const follow = { id: 'refusal-must_follow_suit', args: { suit: 'clubs' } }
const worth: Worth = { of: points, suit: 'H' }
const said = (given: Partial<View>): string => narrate(still(view(given)), names, rules, null, false).text

test('the turn line asks for what is asked', () => {
  const mine = { to_act: 0, cards: ['4C', 'QS', '2H'] }
  expect(said({ ...mine, legal: ['4C'], trick: trick(3, ['2C']), tricks: [] })).toBe('Your turn: follow clubs')
  expect(said({ ...mine, legal: ['4C', 'QS', '2H'], trick: trick(3, ['2D']) })).toBe('Your turn: no diamonds, play any')
  expect(said({ ...mine, legal: ['4C'], trick: trick(0, []) })).toBe('Your turn: lead the four of clubs')
  expect(said({ ...mine, cards: ['4C'], legal: ['4C'], trick: trick(3, ['2C']) })).toBe('Your last card')
  expect(said({ to_act: 2, trick: trick(1, ['2C']) })).toBe('Basil is thinking')
})

test('a reason takes the place of the question', () => {
  const refused = { code: 'must_follow_suit', message: follow, card: 'QS' }
  const scene = still(view({ to_act: 0, legal: ['4C'], trick: trick(3, ['2C']) }))
  expect(narrate(scene, names, rules, refused, false)).toEqual({
    text: 'You still have a club, so a club must be played.',
    tone: 'reason',
  })
  expect(narrate(scene, names, rules, { code: 'new_code', message: follow, card: null }, false).text).toBe(
    'You still have a club, so a club must be played.',
  )
})

test('what was taken is shown dearest first, hearts counted', () => {
  const tricks = [won(0, ['2H', 'QS', '4C', 'AH'], 1)]
  const [mine, hers] = taken(view({ tricks }), worth)
  expect(mine).toEqual([])
  expect(hers).toEqual(['QS', 'AH', '2H'])
  expect(grouped(hers!, worth)).toEqual({ plain: 2, others: ['QS'] })
})

test('a hand is held by suits, high cards first', () => {
  expect(held(['2C', 'AC', '3D', 'TD', 'QS', '2H'])).toEqual(['AC', '2C', 'TD', '3D', 'QS', '2H'])
})

test('sides are counted together', () => {
  expect(ahead([10, 0, 5, 20], null, false)).toEqual([1])
  expect(ahead([10, 0, 5, 20], [0, 1, 0, 1], false)).toEqual([0, 2])
  expect(ahead([10, 0, 5, 20], [0, 1, 0, 1], true)).toEqual([1, 3])
})

test('a result is told in two sentences', () => {
  const tricks = [won(0, ['2H', 'QS', '4C', 'AH'], 3)]
  const done = view({ phase: 'done', tricks, points: [0, 0, 0, 15], totals: [5, 9, 30, 40], scores: [0, 0, 0, 15] })
  expect(resultTitle(done, names, rules)).toEqual(['Yuki took the queen.', 'You are ahead.'])
  expect(resultTitle({ ...done, over: true, winners: [0] }, names, rules)).toEqual(['You win the game'])
})

test('cards, suits and scores are words a player says', () => {
  expect(words.card('TD')).toBe('ten of diamonds')
  expect(words.list(['Ingrid', 'Basil', 'Yuki'])).toBe('Ingrid, Basil and Yuki')
  expect(words.signed(-26)).toBe('−26')
})

const now = (given: Partial<View>, scene: Partial<Scene> = {}): string =>
  narrate({ ...still(view(given)), ...scene }, names, rules, null, false).text

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

test('at a place stands what was bid, and who is out', () => {
  const scene = still(view({ phase: 'bid', auction: auction({ bids: [null, 0, 7, null] }), to_act: 3 }))
  expect([0, 1, 2, 3].map((seat) => noteAt(scene, seat).text)).toEqual(['', 'passes', 'bids 7', ''])
  const last = view({
    stock: { left: 0, drawn: [0, 0, 0, 0] },
    counts: [2, 0, 0, 1],
    trick: trick(2, ['2C']),
    to_act: 3,
  })
  // Seat 2 has just played its last card, and is still in the trick.
  expect([0, 1, 2, 3].map((seat) => isOut(last, seat))).toEqual([false, true, false, false])
  expect(noteAt(still(last), 1)).toEqual({ text: 'out', news: true })
})

test('the suit that was named is said during the hand, in place of broken hearts', () => {
  expect(holds(view(), rules)?.text).toBe('Hearts not broken yet')
  const named = auction({ suit: 'spades', bidder: 1, high: 3 })
  const open = { ...rules, rules: { ...rules.rules, breaking: false } }
  expect(holds(view({ auction: named }), open)).toEqual({ suit: 'S', text: 'Spades count', broken: false, named: true })
  expect(holds(view({ auction: named }), rules)?.text).toBe('Spades count, not broken yet')
  expect(holds(view(), open)).toBeNull()
  expect(worthOf(rules, view({ auction: named })).of['2S']).toBe(1)
  expect(worthOf(rules, view({ auction: named })).of['QH']).toBeUndefined()
})

test('a refusal about hearts speaks of the suit that counts', () => {
  const refused = { code: 'hearts_not_broken', message: follow, card: '2S' }
  const scene = still(view({ auction: auction({ suit: 'spades' }) }))
  expect(narrate(scene, names, rules, refused, false).text).toBe('Spades are not broken yet.')
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
    'Your turn: play the two of clubs you drew',
  )
  expect(now({ stock, cards: [], counts: [0, 2, 2, 2], to_act: 2, trick: trick(1, ['7C']) })).toBe(
    'You are out. The others play on',
  )
})

test('cards that cancel are said when the second falls, and a trick nobody takes', () => {
  const pair = { ...trick(1, ['QS', '4S', 'QS'], 8), number: 0 }
  expect(now({}, { step: 'play', trick: pair })).toBe('The two queens of spades cancel each other')
  expect(now({}, { step: 'full', trick: pair, ms: 900 })).toBe('All cancelled: the cards stay, and the lead as well')
  const lying = [{ card: '6H', seat: 1, number: 0 }]
  expect(now({}, { step: 'sweep', trick: pair, winner: 2, lying })).toBe('Basil takes the trick and what lay there')
  expect(now({}, { step: 'sweep', trick: pair, winner: 0, kitty: true })).toBe('You take the trick and the kitty')
})

test('what lay there goes to the next winner, and in the end to the last leader', () => {
  const tricks = [won(1, ['6H', '6H'], null), won(1, ['QS', '2C'], 2), won(3, ['AH', 'AH'], null)]
  const [, , two, three] = taken(view({ tricks }), worth)
  expect(two).toEqual(['QS'])
  expect(three).toEqual(['AH', 'AH'])
})

test('a kitty that only its taker has seen is not counted before the hand is over', () => {
  const kitty = { count: 1, cards: ['QS'], taker: 0 }
  expect(taken(view({ kitty }), worth)[0]).toEqual([])
  expect(taken(view({ kitty, phase: 'done' }), worth)[0]).toEqual(['QS'])
})

test('two queens are told as two', () => {
  const both = view({ phase: 'done', tricks: [won(0, ['QS', 'QS'], 1)], totals: [0, 26, 0, 0], scores: [0, 26, 0, 0] })
  expect(resultTitle(both, names, rules)[0]).toBe('Ingrid took both queens of spades.')
  const each = { ...both, tricks: [won(0, ['QS', '2C'], 1), won(0, ['QS', '3C'], 3)] }
  expect(resultTitle(each, names, rules)[0]).toBe('Ingrid and Yuki took a queen each.')
})

test('where spades were named the queen is one of them, and not told', () => {
  const tricks = [won(0, ['QS', '2S', '3S', '4S'], 1)]
  const named = view({ phase: 'done', tricks, points: [0, 4, 0, 0], auction: auction({ suit: 'spades', bidder: 0 }) })
  expect(resultTitle(named, names, rules)[0]).toBe('Ingrid took 4 points.')
})

test('what the auction came to is one sentence', () => {
  const named = (given: object): View => view({ auction: auction({ suit: 'clubs', ...given }) })
  expect(auctionLine(named({ bidder: 1, high: 7 }), names)).toBe('Ingrid bid 7 chips and named clubs.')
  expect(auctionLine(named({ bidder: 1, high: 7, carried: true }), names)).toContain('the pot that had stayed')
  expect(auctionLine(named({}), names)).toBe('Nobody bid, so clubs counted.')
})

test('chips are said whole or in parts, debts as debts', () => {
  expect(words.chips.chips(100, 1)).toBe('100')
  expect(words.chips.chips(7, 3)).toBe('2 1/3')
  expect(words.chips.chips(-2, 3)).toBe('−2/3')
  expect(words.chips.say(4, 4)).toBe('1 chip')
  expect(words.chips.stack(-6, 1)).toBe('owes 6 chips')
  expect(words.chips.change(6, 1)).toBe('+6')
})

test('a line of the settlement is said to the player as to a player', () => {
  expect(words.chips.line(['Ingrid'], 'pays 6 chips for 6 points')).toBe('Ingrid pays 6 chips for 6 points.')
  expect(words.chips.line(['You'], 'is clear and takes the pot of 13 chips')).toBe(
    'You are clear and take the pot of 13 chips.',
  )
  expect(words.chips.line(['You'], 'pays 18 chips for 6 hearts and takes back 7 chips for those not taken')).toBe(
    'You pay 18 chips for 6 hearts and take back 7 chips for those not taken.',
  )
})

test('a line that holds for several is said once, and of each', () => {
  const both = (text: string): string => words.chips.line(['You', 'Ingrid'], text)
  expect(both('is clear')).toBe('You and Ingrid are clear.')
  expect(both('is clear and shares the pot: 5 chips')).toBe('You and Ingrid are clear and share the pot: 5 chips each.')
  expect(both('pays 3 chips for 3 points')).toBe('You and Ingrid each pay 3 chips for 3 points.')
})

test('who is in debt is told that play goes on', () => {
  expect(words.chips.debts(['Ingrid'])).toMatch(/^Ingrid is out of chips and plays on in debt\./)
  expect(words.chips.debts(['You', 'Ingrid'])).toMatch(/^You and Ingrid are out of chips and play on in debt\./)
})
