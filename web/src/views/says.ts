/** What the turn line says: one sentence for what is asked now, from the scene. Words only; what is legal is the view's. */
import type { Action, RulesInfo, View } from '../core/types'
import { words } from '../i18n/en'
import type { Refused } from '../state/presenter.svelte'
import { suitOf } from './cards/suits'
import type { Scene } from './scenes'

export interface Said {
  readonly text: string
  /** How it stands out: a reason is brass, the player's turn bold, the rest quiet. */
  readonly tone: 'turn' | 'reason' | 'quiet'
}

const quiet = (text: string): Said => ({ text, tone: 'quiet' })
const turn = (text: string): Said => ({ text, tone: 'turn' })

/** The suit that must be followed now, or null. */
export function ledSuit(view: View): string | null {
  const card = view.trick?.cards[0]
  return card ? suitOf(card) : null
}

function myTurn(view: View, short: boolean): Said {
  const led = ledSuit(view)
  const only = view.legal.length === 1 ? view.legal[0] : undefined
  if (view.cards.length === 1) return turn(words.turn.last)
  if (led === null) {
    if (view.tricks.length === 0 && only?.endsWith('C')) return turn(words.turn.leadLowest(only))
    if (view.tricks.length === 0 && view.legal.every((card) => suitOf(card) === 'C')) return turn(words.turn.leadClub)
    return turn(words.turn.lead)
  }
  if (view.legal.some((card) => suitOf(card) === led)) {
    return turn(short ? words.turn.followShort(led) : words.turn.follow(led))
  }
  return turn(view.legal.length < view.cards.length || short ? words.turn.discardSome(led) : words.turn.discard(led))
}

function hinted(hint: Action): string {
  return hint.kind === 'play'
    ? words.turn.hintPlay(hint.card)
    : hint.kind === 'pass'
      ? words.turn.hintPass(hint.cards)
      : ''
}

export function says(
  scene: Scene,
  names: readonly string[],
  rules: RulesInfo,
  refused: Refused | null,
  hint: Action | null,
  short = false,
): Said {
  const { view } = scene
  const name = (seat: number): string => names[seat] ?? ''
  if (refused) {
    const who = view.to_act !== null && view.to_act !== view.seat ? name(view.to_act) : null
    const queen = String(rules.rules['queen'] ?? 'QS')
    const reason = words.refusal(refused.code, { led: ledSuit(view), card: refused.card, queen, who })
    return { text: reason ?? refused.words, tone: 'reason' }
  }
  if (hint) return turn(hinted(hint))
  if (scene.step === 'deal') return quiet(words.turn.dealing)
  if (scene.step === 'receive') {
    const sources = view.pass?.sources ?? []
    const one = sources.length === 1 ? sources[0] : undefined
    return quiet(
      one === undefined ? words.turn.receivedAll(scene.raised) : words.turn.received(scene.raised, name(one)),
    )
  }
  if (scene.winner !== null)
    return quiet(scene.ms === null ? words.turn.continue : words.table.took(name(scene.winner)))
  if (view.phase === 'pass') {
    const others = view.waiting.filter((seat) => seat !== view.seat)
    return quiet(view.waiting.includes(view.seat) ? '' : words.turn.passing(others.map(name)))
  }
  if (view.to_act === view.seat) return myTurn(view, short)
  const next = scene.step === 'play' ? nextAfter(scene) : view.to_act
  return quiet(next === null ? '' : words.turn.waiting(name(next)))
}

/** Who plays next while a card is on its way: the view behind it keeps that to itself. */
export function nextAfter(scene: Scene): number | null {
  const { trick, view } = scene
  if (!trick || trick.cards.length >= view.players) return null
  return (trick.leader + trick.cards.length) % view.players
}

/** Whose turn the lamp and the ring show. */
export function whoActs(scene: Scene): number | null {
  if (scene.step === 'play') return nextAfter(scene)
  if (scene.winner !== null) return scene.winner
  if (scene.step === 'deal' || scene.step === 'result') return null
  const { view } = scene
  if (view.phase === 'pass') return view.waiting.includes(view.seat) ? view.seat : (view.waiting[0] ?? null)
  return view.to_act
}
