/** The scorepad's words of the line protocol: hands of a game with real cards, told to the core, and its sheet of them. */
import type { Card, Message, MoonWay, PassDirection, Seat } from './types'

export type SuitName = 'clubs' | 'diamonds' | 'spades' | 'hearts'

/** What the table says of a hand. A number that is null is not known yet. */
export interface PadEntry {
  /** As they go on the sheet, a moon already in them. */
  readonly points?: readonly (number | null)[]
  /** By suit letter, how many of its cards each seat took. */
  readonly counts?: Readonly<Record<string, readonly (number | null)[]>>
  /** By card, who took it: with two packs a list of seats. */
  readonly cards?: Readonly<Record<Card, Seat | null | readonly Seat[]>>
  readonly moon?: MoonWay
  readonly sun?: boolean
  readonly no_tricks?: readonly Seat[]
  readonly bidder?: Seat
  readonly bid?: number
  readonly suit?: SuitName
}

/** What an entry has to account for: a card, or cards of a suit that a number tells. */
export interface PadItem {
  readonly card?: Card
  readonly suit?: string
  readonly number: number
  /** Of each. */
  readonly value: number
}

export interface PadAuction {
  readonly bidder: Seat | null
  readonly bid: number
  readonly carried: boolean
  readonly suit: SuitName | null
}

/** Chips are whole numbers of 1/unit chip. */
export interface Settled {
  readonly before: number
  readonly paid: readonly number[]
  readonly won: readonly number[]
  readonly net: readonly number[]
  readonly pot: number
  /** Why, a sentence each. Of `seats`, where some are named, all did the same. */
  readonly lines: readonly Message[]
}

export interface PadHand {
  readonly scores: readonly number[]
  readonly totals: readonly number[]
  readonly dealer: Seat
  readonly pass: PassDirection
  readonly moon: readonly Seat[] | null
  readonly way: MoonWay | null
  readonly sun: boolean
  readonly auction: PadAuction | null
  /** After it. */
  readonly chips: readonly number[] | null
  readonly pot: number | null
  readonly settled: Settled | null
}

export interface PadFault {
  readonly hand: number
  readonly code: 'unreadable' | 'missing' | 'too_many' | 'impossible' | 'unclear' | 'choose' | 'bid' | 'over'
  /** What to mend. */
  readonly message: Message
  readonly seats: readonly Seat[]
}

export interface Owed {
  readonly from: Seat
  /** Null: the pot. */
  readonly to: Seat | null
  readonly chips: number
}

export interface PadNext {
  readonly dealer: Seat
  readonly pass: PassDirection
  /** Cards to pass. */
  readonly count: number
  readonly auction: PadAuction | null
  readonly items: readonly PadItem[]
}

export interface PadSheet {
  /** Up to the first that does not add up. */
  readonly hands: readonly PadHand[]
  readonly totals: readonly number[]
  readonly over: boolean
  readonly winners: readonly Seat[]
  /** By seat, the number of its side. */
  readonly teams: readonly number[] | null
  readonly chips: { readonly unit: number; readonly stacks: readonly number[]; readonly pot: number } | null
  readonly owed: readonly Owed[]
  /** Null when the game is over. */
  readonly next: PadNext | null
  readonly fault: PadFault | null
}
