/**
 * The hand being entered on the scorepad: who took what, as far as it is known. Plain values and functions of them. The
 * core decides what the hand scores and whether it adds up.
 */
import type { Card, PadEntry, PadFault, PadItem, Seat, SuitName } from '../core/protocol'
import type { HandDraft, Mode } from '../storage/scorepad'

export type { HandDraft, Mode } from '../storage/scorepad'

export const nameOf = (item: PadItem): string => item.card ?? item.suit ?? ''

export function newHandDraft(at: number, players: number, mode: Mode): HandDraft {
  const points = Array<number | null>(players).fill(null)
  return {
    at,
    mode,
    points,
    given: {},
    moon: null,
    sun: false,
    noTricks: [],
    bidder: null,
    bid: 0,
    suit: null,
  }
}

/** A draft with the content of the entry. */
export function handDraftOf(entry: PadEntry, at: number, players: number): HandDraft {
  const none = newHandDraft(at, players, entry.points ? 'points' : 'cards')
  const given: Record<string, readonly (number | null)[]> = { ...entry.counts }
  for (const [card, takers] of Object.entries(entry.cards ?? {})) {
    const seats = typeof takers === 'number' ? [takers] : (takers ?? [])
    given[card] = none.points.map((_, seat) => seats.filter((each) => each === seat).length)
  }
  return {
    ...none,
    points: entry.points ?? none.points,
    given,
    moon: entry.moon ?? null,
    sun: entry.sun ?? false,
    noTricks: entry.no_tricks ?? [],
    bidder: entry.bidder ?? null,
    bid: entry.bid ?? 0,
    suit: entry.suit ?? null,
  }
}

/** Which of the listed items must be accounted for: in an auction, only those of the named suit. */
export function itemsFor(items: readonly PadItem[], suit: SuitName | null, auction: boolean): readonly PadItem[] {
  if (!auction) return items
  const letter = (suit ?? 'hearts').charAt(0).toUpperCase()
  return items.filter((item) => nameOf(item).endsWith(letter))
}

export const taken = (draft: HandDraft, item: PadItem, seat: Seat): number | null =>
  draft.given[nameOf(item)]?.[seat] ?? null

/** How many of the item are not assigned yet. */
export function left(draft: HandDraft, item: PadItem): number {
  return item.number - (draft.given[nameOf(item)] ?? []).reduce<number>((sum, each) => sum + (each ?? 0), 0)
}

/**
 * The single cards whose takers are told as well where a hand is entered by points: those for which the core asks, and
 * those already given to somebody.
 */
export function alsoTold(draft: HandDraft, items: readonly PadItem[], fault: PadFault | null): readonly PadItem[] {
  const asked = fault?.message.id === 'pad-chips-need-cards' ? fault.message.args.cards : []
  return items.filter(
    (item) => item.card !== undefined && (asked.includes(item.card) || left(draft, item) < item.number),
  )
}

/**
 * Gives the seat that many of the item, from none to all there are. How a moon counts is asked anew, and whoever has other
 * cards of it shot no sun.
 */
export function give(draft: HandDraft, item: PadItem, seat: Seat, number: number | null): HandDraft {
  const row = [...(draft.given[nameOf(item)] ?? draft.points.map(() => null))]
  row[seat] = number === null ? null : Math.max(0, Math.min(number, item.number))
  return { ...draft, given: { ...draft.given, [nameOf(item)]: row }, moon: null, sun: draft.sun && !item.moon }
}

/** A tap on a card at a seat: moves the card there, wherever it was; a second tap takes it away. */
export function tap(draft: HandDraft, item: PadItem, seat: Seat): HandDraft {
  const has = taken(draft, item, seat) ?? 0
  if (left(draft, item) > 0) return give(draft, item, seat, has + 1)
  if (has > 0) return give(draft, item, seat, 0)
  const from = draft.points.findIndex((_, other) => (taken(draft, item, other) ?? 0) > 0)
  return give(give(draft, item, from, (taken(draft, item, from) ?? 0) - 1), item, seat, 1)
}

/**
 * Gives every card that a moon takes to the seat, or to partners in turn: which of them took which doesn't matter. Cards
 * with negative points stay where they are.
 */
export function allTo(draft: HandDraft, items: readonly PadItem[], seats: readonly Seat[]): HandDraft {
  const given = { ...draft.given }
  let turn = 0
  for (const item of items.filter(({ moon }) => moon)) {
    const row = draft.points.map(() => 0)
    for (let copy = 0; copy < item.number; copy++) row[seats[turn++ % seats.length] ?? 0]! += 1
    given[nameOf(item)] = row
  }
  return { ...draft, mode: 'cards', given, moon: null }
}

/** Applies a key of the keypad to the number at the seat. */
export function press(draft: HandDraft, seat: Seat, key: string): HandDraft {
  const now = draft.points[seat] ?? null
  const digits = String(Math.abs(now ?? 0))
  const sign = now !== null && (now < 0 || Object.is(now, -0)) ? -1 : 1
  let next: number | null
  if (key === 'erase') next = digits.length > 1 ? sign * Number(digits.slice(0, -1)) : null
  else if (key === 'sign') next = now === null ? -0 : -now
  else next = digits.length < 7 ? sign * Number((digits === '0' ? '' : digits) + key) : now
  return setPoints(draft, seat, next)
}

export function setPoints(draft: HandDraft, seat: Seat, value: number | null): HandDraft {
  const points = draft.points.map((each, other) => (other === seat ? value : each))
  // Other points may be another moon, or none.
  return { ...draft, points, moon: null, sun: false }
}

/**
 * How many points the seat has if the others have just what was entered; null if the core can't say. `fault` asks the
 * core what is wrong with a draft.
 */
export async function restAt(
  draft: HandDraft,
  seat: Seat,
  fault: (draft: HandDraft) => Promise<PadFault | null>,
): Promise<number | null> {
  const told = (await fault(setPoints(draft, seat, null)))?.message
  if (!told) return 0
  if (told.id === 'pad-points-missing' || told.id === 'pad-points-short') return told.args.missing
  if (told.id !== 'pad-points-over') return null
  // This is right if there is a card with negative points. Otherwise the points may be a moon's, which are also more
  // than all cards.
  return (await fault(setPoints(draft, seat, -told.args.over))) === null ? -told.args.over : null
}

/** The draft where nobody bids. */
export const unbid = (draft: HandDraft): HandDraft => ({ ...draft, bidder: null, bid: 0, suit: null })

/** The draft in the core's form. */
export function entryOf(draft: HandDraft, items: readonly PadItem[]): PadEntry {
  const counts: Record<string, readonly (number | null)[]> = {}
  const cards: Record<Card, Seat | null | readonly Seat[]> = {}
  for (const item of items) {
    const row = draft.given[nameOf(item)] ?? draft.points.map(() => null)
    const any = row.some((each) => each !== null && each > 0)
    if (draft.mode === 'points' && !any) continue
    if (item.suit !== undefined) counts[item.suit] = row
    else if (item.card !== undefined) {
      const seats = row.flatMap((each, seat) => Array<Seat>(each ?? 0).fill(seat))
      cards[item.card] = item.number > 1 ? seats : (seats[0] ?? null)
    }
  }
  return {
    ...(draft.mode === 'points' ? { points: draft.points.map((each) => (each === null ? null : each + 0)) } : {}),
    ...(draft.mode === 'cards' || Object.keys(counts).length ? { counts } : {}),
    ...(draft.mode === 'cards' || Object.keys(cards).length ? { cards } : {}),
    ...(draft.moon ? { moon: draft.moon } : {}),
    ...(draft.sun ? { sun: true } : {}),
    ...(draft.noTricks.length ? { no_tricks: draft.noTricks } : {}),
    ...(draft.bidder !== null ? { bidder: draft.bidder, bid: draft.bid } : {}),
    ...(draft.suit ? { suit: draft.suit } : {}),
  }
}
