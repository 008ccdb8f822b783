/**
 * The words of the line protocol as TypeScript types: what the core says about rules, games and hands.
 * Shapes only. Nothing here decides a rule: what is legal, who is to act and what a hand scores is the core's answer.
 */
import type { RuleValues } from './rules'

/** Rank then suit, as the core writes it: `2C`, `TD`, `QS`, `AH`. Ranks 23456789TJQKA, suits C D S H. */
export type Card = string

/** 0 is the player of this page; seat s + 1 sits on the left of seat s. */
export type Seat = number

export type Phase = 'bid' | 'suit' | 'pass' | 'play' | 'moon' | 'done'

export type SuitName = 'clubs' | 'diamonds' | 'spades' | 'hearts'

export type PassDirection = 'left' | 'right' | 'across' | 'left2' | 'right2' | 'left3' | 'right3' | 'scatter' | 'hold'

export type MoonWay = 'old' | 'new'

/** What is said: the id of a message in the catalogues, and its arguments. */
export interface Message {
  readonly id: string
  readonly args: Readonly<Record<string, unknown>>
}

/** Why the core would not do something. `code` is of its closed list. */
export interface Refusal {
  readonly code: string
  readonly message: Message
  /** The field of a rule set that is to blame. */
  readonly field?: string
}

/** What a player may do. A scatter pass lists its cards in order: the first goes to the player on the left. */
export type Action =
  | { readonly kind: 'pass'; readonly cards: readonly Card[] }
  | { readonly kind: 'play'; readonly card: Card }
  | { readonly kind: 'moon'; readonly way: MoonWay }
  /** 0 chips: pass. */
  | { readonly kind: 'bid'; readonly chips: number }
  | { readonly kind: 'suit'; readonly suit: SuitName }

export interface Pass {
  readonly to: PassDirection
  readonly count: number
  /** Who gets my cards, and whose cards I get. */
  readonly targets: readonly Seat[]
  readonly sources: readonly Seat[]
}

/** Cards played to a trick, in order: `seats[i]` played `cards[i]`. With two packs a card that stands twice is cancelled. */
export interface Played {
  readonly leader: Seat
  readonly seats: readonly Seat[]
  readonly cards: readonly Card[]
}

/** The trick on the table; empty while the leader has yet to lead. */
export interface Trick extends Played {
  /** Who would take it as it lies; null before the lead, and when every card that could take it is cancelled. */
  readonly winning: Seat | null
}

export interface WonTrick extends Played {
  /** Null: every card that could take it was cancelled, and its cards stayed on the table. */
  readonly winner: Seat | null
}

export interface Kitty {
  readonly count: number
  /** Null while nobody may see them. */
  readonly cards: readonly Card[] | null
  readonly taker: Seat | null
}

export interface Stock {
  readonly left: number
  /** By seat, how many cards it drew for the trick on the table. */
  readonly drawn: readonly number[]
}

export interface Auction {
  /** By seat: null has not bid yet, 0 passed. */
  readonly bids: readonly (number | null)[]
  readonly high: number
  readonly bidder: Seat | null
  /** The pot was not won: its bidder names the suit again, and nobody bids. */
  readonly carried: boolean
  readonly suit: SuitName | null
  /** What this seat may bid now; null when it is not to bid, or can only pass. */
  readonly least: number | null
  readonly most: number | null
}

/** Stacks and pot in parts of a chip: `unit` of them are one chip. A stack below zero is a debt. */
export interface Chips {
  readonly unit: number
  readonly stacks: readonly number[]
  readonly pot: number
}

/** Who paid whom for a finished hand, in the same parts of a chip. */
export interface Settled {
  /** The pot before and after. */
  readonly before: number
  readonly pot: number
  readonly paid: readonly number[]
  readonly won: readonly number[]
  readonly net: readonly number[]
  /** Why. A line about players has `seats` among its arguments. */
  readonly lines: readonly Message[]
}

/** Where everybody stands in the game. */
export interface Standing {
  /** By seat its place, 1 for whoever is ahead; those who are level share one. */
  readonly places: readonly number[]
  /** By seat by how much the best is ahead; with teams by their sums. */
  readonly behind: readonly number[]
  /** By seat how far it is from the target; null where the game ends after a number of hands. */
  readonly to_target: readonly number[] | null
  /** How many hands are left; null where the game ends at a target. */
  readonly hands_left: number | null
}

/** What one way of counting a moon comes to. */
export interface Outcome {
  readonly scores: readonly number[]
  readonly totals: readonly number[]
  readonly fifties: readonly Seat[]
  readonly standing: Standing
  readonly over: boolean
  readonly winners: readonly Seat[]
}

export interface Moon {
  readonly seats: readonly Seat[]
  readonly chooser: Seat
  readonly amount: number
  readonly sun: boolean
  /** Null while the shooter is still to choose. */
  readonly way: MoonWay | null
}

export interface HandResult {
  readonly scores: readonly number[]
  readonly totals: readonly number[]
  readonly dealer: Seat
  readonly pass: PassDirection
  readonly moon: readonly Seat[] | null
  /** The suit that counted, where one was named. */
  readonly suit: SuitName | null
  /** Stacks and pot after the hand, where chips are settled. */
  readonly chips: readonly number[] | null
  readonly pot: number | null
}

/** Everything one seat may know, and nothing else. */
export interface View {
  readonly seat: Seat
  readonly players: number
  readonly hand: number
  readonly dealer: Seat
  readonly phase: Phase
  /** During the pass the first from eldest that has not passed; any of `waiting` may act. */
  readonly to_act: Seat | null
  readonly waiting: readonly Seat[]
  /** My hand now, sorted C D S H, low to high. With two packs a card may stand twice. */
  readonly cards: readonly Card[]
  readonly counts: readonly number[]
  /** Null when nothing is passed this hand. */
  readonly pass: Pass | null
  readonly has_passed: readonly boolean[]
  /** What I gave: null until I have. What I got: null until all have passed. */
  readonly passed: readonly Card[] | null
  readonly received: readonly Card[] | null
  readonly trick: Trick | null
  readonly tricks: readonly WonTrick[]
  /** Cards of cancelled tricks, lying there until a trick is won. */
  readonly table: readonly Card[]
  readonly broken: boolean
  /** The value of the cards taken so far in this hand, by seat, as they fell. */
  readonly points: readonly number[]
  readonly kitty: Kitty
  /** Null where the rules have none. */
  readonly stock: Stock | null
  readonly auction: Auction | null
  /** Before this hand, a bid paid taken off; after it when the hand is done. */
  readonly chips: Chips | null
  /** Null until the hand is done; where chips are settled at the end of the game, until that. */
  readonly settled: Settled | null
  /** What I may play now, each card once; empty when I am not to play. In the pass, all my cards until I have passed. */
  readonly legal: readonly Card[]
  readonly moon: Moon | null
  /** The hand's scores, when it is done. */
  readonly scores: readonly number[] | null
  /** Of the game: before this hand, or after it when the hand is done. */
  readonly totals: readonly number[]
  /** By seat, the number of its side. */
  readonly teams: readonly number[] | null
  readonly results: readonly HandResult[]
  readonly over: boolean
  readonly winners: readonly Seat[]
  /** The cards each seat has taken, the kitty's among them once the last card has fallen. */
  readonly taken: readonly (readonly Card[])[]
  /** What each card counts in this hand: those that count anything. */
  readonly values: Readonly<Record<Card, number>>
  readonly standing: Standing
  /** What either way of counting a moon comes to; null without a moon. */
  readonly outcomes: Readonly<Record<MoonWay, Outcome>> | null
  /** The seats whose total landed on a fifty with this hand and dropped. */
  readonly fifties: readonly Seat[]
  /** With a stock, the seats that are out for good. */
  readonly out: readonly Seat[]
}

/** One choice a seat has, as the coach weighs it: means over deals that explain all that the seat knows. */
export interface Weighed {
  readonly action: Action
  /** For a card, others of the hand that are the same choice: they touch it. */
  readonly also: readonly Card[]
  /** The seat's own points of the hand. */
  readonly points: number
  /** What it is worth next to the careful player's choice, in the advice's unit, and the standard error of that. */
  readonly gain: number
  readonly error: number
  /** From 0 to 1: that the seat shoots the moon, that somebody else does, that the seat takes the queen. */
  readonly moon: number
  readonly moon_against: number
  readonly queen: number
  /** And that it takes a card that takes points off, and the trick on the table. */
  readonly bonus: number
  readonly trick: number
  readonly deals: number
}

/** What the coach says to a seat that is to act. It knows what that seat's view tells, and no more. */
export interface Advice {
  readonly unit: 'points' | 'chips'
  /** The best first. */
  readonly choices: readonly Weighed[]
  /** Why the first is the best: a sentence each. */
  readonly why: readonly Message[]
}

/** Where the game stands, as every action is answered. */
export interface Status {
  readonly hand: number
  readonly phase: Phase
  readonly to_act: Seat | null
  readonly waiting: readonly Seat[]
  readonly over: boolean
  readonly totals: readonly number[]
  readonly chips: Chips | null
  readonly winners: readonly Seat[]
}

/** Any fields of a rule set, as a person writes them: what is not named is as in `extends`, or as in Black Lady. */
export interface RulesJson {
  readonly extends?: string
  readonly [field: string]: unknown
}

/** A rule set the core has checked and completed. */
export interface RulesInfo {
  /** Every field, resolved. */
  readonly rules: RuleValues
  /** What differs from Black Lady, as fields and in words, of a few words each. */
  readonly changes: RulesJson
  readonly line: readonly Message[]
  readonly cards: number
  readonly hand_size: number
  readonly kitty: number
  /** Cards to draw from. */
  readonly stock: number
  /** The sum of the positive values in play: what a moon is worth. */
  readonly moon: number
}

export type FieldKind =
  'count' | 'flag' | 'choice' | 'amount' | 'card' | 'cards' | 'cycle' | 'points' | 'end' | 'settlement'

/** One row of the one field table. Its words are the message `field-NAME`. */
export interface Field {
  readonly name: keyof RuleValues
  readonly kind: FieldKind
  readonly default: unknown
  /** Values that have a name, the message `value-NAME-VALUE`. */
  readonly values?: readonly string[]
  readonly min?: number
  readonly max?: number
}

/** A rule set that has a name, the message `preset-ID`. */
export interface Preset {
  readonly id: string
  readonly rules: RulesJson
}

/** A part of the plain-language rule sheet. */
export interface SheetPart {
  readonly title: Message
  readonly text: readonly Message[]
}

/** A whole game: replaying it gives the same state, always. */
export interface Log {
  readonly openhearts: 1
  readonly rules: RulesJson
  readonly seed: string
  readonly dealer: Seat
  readonly actions: readonly string[]
}

export interface Hello {
  readonly name: string
  readonly version: string
  readonly protocol: number
  readonly bots: readonly string[]
}

/** Many random hands in the core: what they came to on average. */
export interface Playouts {
  readonly hands: number
  readonly cards: number
  readonly moons: number
  readonly suns: number
  /** By seat, the mean of the scores, and its standard error. */
  readonly points: readonly number[]
  readonly errors: readonly number[]
}
