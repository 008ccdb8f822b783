/**
 * What the turn line says: one sentence for the current question, from the scene. Words only; the view says what is
 * legal.
 */
import type { RulesInfo, View } from '../../core/protocol'
import { suitName, suitOf, SUITS, type Suit } from '../../core/cards'
import { copies } from '../../core/copies'
import type { Presenter } from '../../state/presenter.svelte'
import type { Scene } from '../../state/scenes'
import type { Shape } from '../../table/fans'
import { breadth } from '../../words/breadth'
import type { People } from '../../words/catalogue'
import { say, text, type Given, type TextId } from '../../words/words.svelte'
import { dotted } from '../rules/ruleSetName'

export interface Narration {
  readonly text: string
  /** How the line looks: a reason in brass, the player's turn bold, the rest plain. */
  readonly tone: 'turn' | 'reason' | 'quiet'
}

const quiet = (text: string): Narration => ({ text, tone: 'quiet' })
const turn = <Id extends TextId>(id: Id, ...given: Given<Id>): Narration => ({
  text: text(id, ...given),
  tone: 'turn',
})

function myTurn(view: View, short: boolean): Narration {
  const first = view.trick?.cards[0]
  const only = view.legal.length === 1 ? view.legal[0] : undefined
  if (view.cards.length === 1) return turn('turn-last')
  if (first === undefined) {
    if (view.tricks.length === 0 && only?.endsWith('C')) return turn('turn-lead-card', { card: only })
    const clubs = view.legal.every((card) => suitOf(card) === 'C')
    return turn(view.tricks.length === 0 && clubs ? 'turn-lead-club' : 'turn-lead')
  }
  const suit = suitName(first)
  const follows = view.legal.some((card) => suitName(card) === suit)
  if (only && follows && (view.stock?.drawn[view.seat] ?? 0) > 0) return turn('turn-drawn', { card: only })
  if (follows) return turn(short ? 'turn-follow-short' : 'turn-follow', { suit })
  const any = view.cards.every((card) => view.legal.includes(card))
  return turn(!any || short ? 'turn-discard-some' : 'turn-discard', { suit })
}

/** The words for a movement; null if the view says more. */
export function movement(scene: Scene, people: People, short: boolean): string | null {
  const { view, trick, acting } = scene
  const seat = acting ?? view.seat
  switch (scene.step) {
    case 'deal':
      return text('turn-dealing')
    case 'bid': {
      const bid = view.auction?.bids[seat] ?? 0
      return bid === 0 ? text('turn-passes', { seat }, people) : text('turn-bids', { seat, bid }, people)
    }
    case 'named':
      return acting === null
        ? text('turn-all-pass')
        : text('turn-names', { seat, suit: view.auction?.suit ?? 'hearts' }, people)
    case 'receive': {
      const received = receivedIn(view, people, 'turn-received')
      return scene.ms === null ? dotted([received, text('turn-continue')]) : received
    }
    case 'draw': {
      const led = view.trick?.cards[0]
      const follows = view.stock?.left !== 0 || scene.raised.some((card) => led && suitOf(card) === suitOf(led))
      const vain = seat === view.seat && !follows
      return text(vain ? 'turn-draws-in-vain' : 'turn-draws', { seat, count: scene.drawn }, people)
    }
    case 'kitty':
      if (scene.ms === null) return text('turn-continue')
      return short ? text('kitty-yours') : text('kitty-yours-cards', { cards: view.kitty.cards ?? [] }, people)
    case 'play': {
      const cards = trick?.cards ?? []
      const card = cards.at(-1)
      return card && copies(cards, card) > 1 ? text('turn-cancel', { card }, people) : null
    }
    case 'full':
    case 'sweep':
      if (scene.ms === null) return text('turn-continue')
      if (scene.winner === null) return text('turn-stays')
      if (scene.lying.length > 0) return text('turn-takes-lying', { seat: scene.winner }, people)
      return text(scene.kitty ? 'turn-takes-kitty' : 'turn-takes', { seat: scene.winner }, people)
    default:
      return null
  }
}

/** Who passed which cards: in full, or as marks to stand beside something else. */
function receivedIn(view: View, people: People, id: 'turn-received' | 'turn-received-marks'): string {
  const [seat, ...more] = view.pass?.sources ?? []
  const cards = view.received ?? []
  if (more.length === 0) return text(id, { seat: seat ?? view.seat, cards }, people)
  return text(id === 'turn-received' ? 'turn-received-all' : 'turn-received-all-marks', { cards }, people)
}

/** Whether words fit on one turn line, beside the state of the hand. */
export function fitsTurnLine(words: string, shape: Shape, width: number): boolean {
  const letters = {
    portrait: width / 9.7,
    landscape: width / 9,
    tablet: (width - 230) / 11,
    desktop: (width - 230) / 11,
  }
  return breadth(words) <= letters[shape]
}

/** `short`: there is little room. */
export function narrate(
  scene: Scene,
  people: People,
  { refused, thinking }: Pick<Presenter, 'refused' | 'thinking'>,
  short = false,
): Narration {
  const { view, acting: seat } = scene
  // A spectator is asked for nothing.
  const me = people.me === null ? null : view.seat
  if (refused) return { text: say(refused.message, people), tone: 'reason' }
  if (thinking) return quiet(text('turn-thinking'))
  const moving = movement(scene, people, short)
  if (moving !== null) return quiet(moving)
  if (view.phase === 'pass') {
    const seats = view.waiting.filter((each) => each !== me)
    return quiet(me !== null && view.waiting.includes(me) ? '' : text('turn-passing', { seats }, people))
  }
  if (view.phase === 'bid')
    return seat === null || seat === me ? turn('bid-title') : quiet(text('turn-bidding', { seat }, people))
  if (view.phase === 'suit') {
    if (seat === null || seat === me) return turn('suit-title')
    return quiet(text(view.auction?.carried ? 'turn-naming-again' : 'turn-naming', { seat }, people))
  }
  // A spectator receives the cards of a trick once it is complete, so the player to act may have played long ago.
  const lies = scene.trick !== null && scene.trick.cards.length > 0
  if (me === null && view.phase === 'play' && !lies && seat !== null) return quiet(text('turn-watching'))
  if (me !== null && view.to_act === me) return myTurn(view, short)
  if (me !== null && view.out.includes(me)) return quiet(text('turn-out'))
  return quiet(seat === null ? '' : text('turn-waiting', { seat }, people))
}

/** The state of the hand worth mentioning beside the turn line. */
export interface Holds {
  /** The suit in question. */
  readonly suit: Suit | null
  readonly text: string
  readonly broken: boolean
  /** The suit was named in an auction, and counts whether broken or not. */
  readonly named: boolean
}

/** Which suit counts and whether it is broken; before the player's first card, the cards passed to them. */
export function holds(view: View, rules: RulesInfo, people: People): Holds | null {
  if (view.phase !== 'play' && view.phase !== 'suit') return null
  const breaking = rules.rules.breaking
  const suit = view.auction?.suit
  if (suit) {
    const sentence = breaking ? text('holds-suit', { suit, broken: view.broken }) : text('holds-counts', { suit })
    return { suit: SUITS[suit], text: sentence, broken: breaking && view.broken, named: true }
  }
  const played = view.tricks.length > 0 || (view.trick?.seats.includes(view.seat) ?? false)
  if (view.received !== null && !played) {
    return { suit: null, text: receivedIn(view, people, 'turn-received-marks'), broken: false, named: false }
  }
  if (!breaking || view.auction) return null
  return { suit: 'H', text: text('holds-hearts', { broken: view.broken }), broken: view.broken, named: false }
}
