/** What the turn line says: one sentence for what is asked now, from the scene. Words only; what is legal is the view's. */
import type { RulesInfo, Seat, View } from '../../core/types'
import { words } from '../../i18n/en'
import { say } from '../../words/words.svelte'
import type { Refused } from '../../state/presenter.svelte'
import { suitOf, SUITS, type Suit } from '../../core/cards'
import { copies } from '../../core/copies'
import type { Scene } from '../../state/scenes'

export interface Narration {
  readonly text: string
  /** How it stands out: a reason is brass, the player's turn bold, the rest quiet. */
  readonly tone: 'turn' | 'reason' | 'quiet'
}

const quiet = (text: string): Narration => ({ text, tone: 'quiet' })
const turn = (text: string): Narration => ({ text, tone: 'turn' })

/** The suit that must be followed now, or null. */
export function ledSuit(view: View): string | null {
  const card = view.trick?.cards[0]
  return card ? suitOf(card) : null
}

function myTurn(view: View, short: boolean): Narration {
  const led = ledSuit(view)
  const only = view.legal.length === 1 ? view.legal[0] : undefined
  if (view.cards.length === 1) return turn(words.turn.last)
  if (only && (view.stock?.drawn[view.seat] ?? 0) > 0 && suitOf(only) === led) return turn(words.aside.play(only))
  if (led === null) {
    if (view.tricks.length === 0 && only?.endsWith('C')) return turn(words.turn.leadLowest(only))
    if (view.tricks.length === 0 && view.legal.every((card) => suitOf(card) === 'C')) return turn(words.turn.leadClub)
    return turn(words.turn.lead)
  }
  if (view.legal.some((card) => suitOf(card) === led)) {
    return turn(short ? words.turn.followShort(led) : words.turn.follow(led))
  }
  const any = view.cards.every((card) => view.legal.includes(card))
  return turn(!any || short ? words.turn.discardSome(led) : words.turn.discard(led))
}

/** What is said of a movement; null where the view says more. */
function ofMovement(scene: Scene, name: (seat: number | null) => string, short: boolean): string | null {
  const { view, trick, acting } = scene
  switch (scene.step) {
    case 'deal':
      return words.turn.dealing
    case 'bid':
      return words.auction.bids(name(acting), view.auction?.bids[acting ?? 0] ?? 0)
    case 'named':
      return acting === null ? words.auction.allPass : words.auction.named(name(acting), view.auction?.suit ?? 'hearts')
    case 'receive': {
      const sources = view.pass?.sources ?? []
      return sources.length === 1
        ? words.turn.received(scene.raised, name(sources[0] ?? null))
        : words.turn.receivedAll(scene.raised)
    }
    case 'draw': {
      const follows = view.stock?.left !== 0 || scene.raised.some((card) => suitOf(card) === ledSuit(view))
      const known = acting === view.seat
      return known && !follows
        ? words.aside.drawsNone(name(acting), scene.drawn)
        : words.aside.draws(name(acting), scene.drawn)
    }
    case 'kitty':
      if (scene.ms === null) return words.turn.continue
      return short ? words.aside.kittyYoursShort : words.aside.kittyYours(view.kitty.cards ?? [])
    case 'play': {
      const cards = trick?.cards ?? []
      const card = cards.at(-1)
      return card && copies(cards, card) > 1 ? words.cancel.pair(card) : null
    }
    case 'full':
    case 'sweep':
      if (scene.ms === null) return words.turn.continue
      if (scene.winner === null) return words.cancel.stays
      if (scene.lying.length > 0) return words.table.tookAll(name(scene.winner))
      return scene.kitty ? words.table.tookKitty(name(scene.winner)) : words.table.took(name(scene.winner))
    default:
      return null
  }
}

export function narrate(
  scene: Scene,
  names: readonly string[],
  rules: RulesInfo,
  refused: Refused | null,
  thinking: boolean,
  short = false,
): Narration {
  const { view } = scene
  const name = (seat: number | null): string => (seat === null ? '' : (names[seat] ?? ''))
  if (refused) {
    const who = view.to_act !== null && view.to_act !== view.seat ? name(view.to_act) : null
    const queen = String(rules.rules['queen'] ?? 'QS')
    const suit = view.auction?.suit ?? null
    const reason = words.refusal(refused.code, { led: ledSuit(view), card: refused.card, queen, who, suit })
    return { text: reason ?? say(refused.message), tone: 'reason' }
  }
  if (thinking) return quiet(words.coach.thinking)
  const moving = ofMovement(scene, name, short)
  if (moving !== null) return quiet(moving)
  if (view.phase === 'pass') {
    const others = view.waiting.filter((seat) => seat !== view.seat)
    return quiet(view.waiting.includes(view.seat) ? '' : words.turn.passing(others.map(name)))
  }
  const who = scene.acting
  if (view.phase === 'bid') {
    return who === view.seat ? turn(words.auction.title) : quiet(words.auction.bidding(name(who)))
  }
  if (view.phase === 'suit') {
    if (who === view.seat) return turn(words.auction.suitTitle)
    return quiet(view.auction?.carried ? words.auction.namingAgain(name(who)) : words.auction.naming(name(who)))
  }
  if (view.to_act === view.seat) return myTurn(view, short)
  if (isOut(view, view.seat)) return quiet(words.turn.out)
  return quiet(who === null ? '' : words.turn.waiting(name(who)))
}

/** What holds in this hand and is worth a word beside the turn line. */
export interface Holds {
  readonly suit: Suit
  readonly text: string
  readonly broken: boolean
  /** It was named in an auction, and counts whether broken or not. */
  readonly named: boolean
}

export function holds(view: View, rules: RulesInfo): Holds | null {
  if (view.phase !== 'play' && view.phase !== 'suit') return null
  const breaking = rules.rules['breaking'] !== false
  const suit = view.auction?.suit
  if (suit) {
    const text = breaking ? words.auction.broken(suit, view.broken) : words.auction.counts(suit)
    return { suit: SUITS[suit], text, broken: breaking && view.broken, named: true }
  }
  if (!breaking || view.auction) return null
  return { suit: 'H', text: view.broken ? words.table.broken : words.table.unbroken, broken: view.broken, named: false }
}

/** Has this seat run out of cards before the others? Only with a stock can it. */
export function isOut(view: View, seat: Seat): boolean {
  return (
    view.stock !== null &&
    view.phase === 'play' &&
    view.counts[seat] === 0 &&
    view.trick !== null &&
    !view.trick.seats.includes(seat)
  )
}
