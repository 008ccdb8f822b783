/**
 * What is read out of a game from one scene to the next: every card as it is played, hearts broken, who took which
 * points, the player's own turn, and the result of the hand. Not that others are thinking. Words only.
 */
import { copies } from '../../core/copies'
import type { RulesInfo, View } from '../../core/protocol'
import type { SpokenAdvice } from '../../state/advice'
import { plays, type Scene } from '../../state/scenes'
import { sidesOf, sumOf } from '../../state/sides'
import { askedIn } from '../../state/turn'
import type { People } from '../../words/catalogue'
import { sayAll, text } from '../../words/words.svelte'
import { endLines, handTitle, moonTitle, resultTitle } from '../result/headlines'
import { movement, narrate } from './narration'

/** How many cards of the hand have been shown. */
function shownIn({ view, trick }: Scene): number {
  const before = plays(view).filter(({ number }) => trick === null || number < trick.number).length
  return before + (trick?.cards.length ?? 0)
}

function played(view: View, from: number, to: number, people: People): readonly string[] {
  const all = plays(view).slice(0, to)
  return all.slice(from).flatMap(({ card, seat, number }, i) => {
    const trick = all.slice(0, from + i + 1).filter((each) => each.number === number)
    const sentence = text('table-played', { seat, card }, people)
    const cards = trick.map((each) => each.card)
    return copies(cards, card) > 1 ? [sentence, text('turn-cancel', { card })] : [sentence]
  })
}

/** Who took the trick, and what was in it. */
export function taken({ view, trick, lying, winner, kitty }: Scene, people: People): readonly string[] {
  if (winner === null) return [text('turn-stays')]
  const all = [...(trick?.cards ?? []), ...lying.map(({ card }) => card)]
  const cards = all.filter((card) => (view.values[card] ?? 0) !== 0)
  const points = cards.reduce((sum, card) => sum + (view.values[card] ?? 0), 0)
  const plain = text(lying.length > 0 ? 'turn-takes-lying' : 'turn-takes', { seat: winner }, people)
  return [
    cards.length > 0 ? text('log-takes', { seat: winner, cards, points }, people) : plain,
    ...(kitty ? [text('kitty-taken', { seat: winner }, people)] : []),
  ]
}

function asked(scene: Scene, people: People): string {
  const { pass } = scene.view
  if (askedIn(scene) !== 'pass' || !pass) return narrate(scene, people, { refused: null, thinking: false }).text
  if (pass.targets.length > 1) return text('pass-title-scatter')
  return text('pass-title', { seat: pass.targets[0] ?? scene.view.seat, count: pass.count }, people)
}

/** Everybody's total, and the sums of those who play together. */
export function totals({ totals, teams }: Pick<View, 'totals' | 'teams'>, people: People): string {
  const each = totals.map((total, seat) =>
    text('result-chart-total', { name: text('player', { seat }, people), total }),
  )
  const sums = (teams ? sidesOf({ totals, teams }) : []).map((seats) =>
    text('result-chart-total', { name: text('players', { seats }, people), total: sumOf(totals, seats) }),
  )
  return text('log-totals', { totals: [...each, ...sums] })
}

/**
 * `before`: the previous scene; null if a game begins or is resumed. `idle`: nothing is asked of the reader, whoever's
 * turn it is. `single`: the game is this hand only, so nobody wins a game by it.
 */
export function spoken(
  scene: Scene,
  before: Scene | null,
  people: People,
  rules: RulesInfo,
  idle = false,
  single = false,
): readonly string[] {
  const { view, step } = scene
  const since = before?.view.hand === view.hand ? before : null
  const sentences: string[] = since ? [] : [text('table-hand', { number: view.hand + 1 })]
  const to = shownIn(scene)
  const from = since ? shownIn(since) : to - (scene.trick?.cards.length ?? 0)
  sentences.push(...played(view, from, to, people))
  if (since && view.broken && !since.view.broken) {
    const suit = view.auction?.suit
    sentences.push(suit ? text('holds-suit', { suit, broken: true }) : text('holds-hearts', { broken: true }))
  }
  if (step === 'full') sentences.push(...taken(scene, people), ...(scene.ms === null ? [text('turn-continue')] : []))
  if (step === 'bid' || step === 'named' || step === 'receive' || step === 'draw')
    sentences.push(movement(scene, people, false) ?? '')
  if (step === 'kitty') sentences.push(text('kitty-yours-cards', { cards: view.kitty.cards ?? [] }))
  if (since && view.out.includes(view.seat) && !since.view.out.includes(view.seat)) sentences.push(text('turn-out'))
  if (step === 'moon') sentences.push(moonTitle(view, people))
  if (step === 'result' && single) sentences.push(handTitle(view, people, rules), totals(view, people))
  else if (step === 'result') {
    // Whose moon it was has been said when its scoring was chosen.
    if (since?.step !== 'moon' || view.over) sentences.push(...resultTitle(view, people, rules))
    sentences.push(...(view.over ? endLines(view, people) : []), totals(view, people))
  }
  const again = since?.step === 'still' && askedIn(since) === askedIn(scene) && to === from
  if (step === 'still' && askedIn(scene) !== null && !again && !idle) sentences.push(asked(scene, people))
  return sentences
}

/** The cards of the trick on the table. */
export const lies = ({ trick }: View, people: People): readonly string[] =>
  trick?.cards.map((card, i) => text('table-played', { seat: trick.seats[i] ?? trick.leader, card }, people)) ?? []

/** The last trick, looked at again. */
export function lastTrick(view: View, people: People): readonly string[] {
  const last = view.tricks.at(-1)
  if (!last) return []
  const cards = last.cards.map((card, i) => text('table-played', { seat: last.seats[i] ?? last.leader, card }, people))
  return [...cards, last.winner === null ? text('turn-stays') : text('turn-takes', { seat: last.winner }, people)]
}

/**
 * The coach's advice: the choice itself, if no card shows it; and the reason. Of several equal cards, none is called
 * the best.
 */
export function advised({ choices, reasons }: SpokenAdvice, people: People): readonly string[] {
  const action = reasons.some(({ id }) => id === 'reason-same-card') ? null : choices[0]?.action
  const choice =
    action?.kind === 'bid'
      ? text('bid-advice', { bid: action.chips })
      : action?.kind === 'suit'
        ? text('suit-advice', { suit: action.suit })
        : action?.kind === 'play'
          ? text('log-best', { card: action.card })
          : ''
  return [choice, sayAll(reasons, people)]
}
