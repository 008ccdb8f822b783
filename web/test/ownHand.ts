/** A finished game with a card of the reader's for which the coach knows a better and a worse one. */
import type { Engine } from '../src/core/engine'
import type { Card } from '../src/core/protocol'
import type { RulesJson } from '../src/core/types'
import { pastGame } from '../src/game/past'
import { handId } from '../src/state/habits'
import type { PlayedGame } from '../src/storage/history'
import type { ReviewedHand } from '../src/storage/reviews'
import { localGame, names, playOn } from './play'

export interface Mistaken {
  readonly game: PlayedGame
  /** The stored review of the hand: its card was a mistake of the kind `lead`. */
  readonly review: ReviewedHand
  /** The card played at the decision, and how many actions come before it. */
  readonly played: Card
  readonly to: number
  readonly best: Card
  readonly costly: Card
}

export async function mistaken(core: Engine, seed: string, rules: RulesJson = {}): Promise<Mistaken> {
  const local = await localGame(seed, { end: { hands: 1 }, tie: 'shared', ...rules }, { core })
  await playOn(local)
  const log = local.log()
  local.close()
  const game = { id: `g${seed}`, at: 1_700_000_000_000, names, seat: 0, bot: 'hard', replayed: [], givenUp: false, log }
  const past = await pastGame(core, log, names, 0)
  try {
    const moves = await past.moves(0)
    for (const [to, { seat, action }] of moves.entries()) {
      if (seat !== 0 || action.kind !== 'play') continue
      const { advice } = await past.reviewMove(0, to)
      const best = advice.choices[0]?.action
      const costly = advice.choices.find((choice) => choice.costly)?.action
      if (best?.kind !== 'play' || costly?.kind !== 'play') continue
      const found = { kind: 'play', why: 'reason-lead-low', cost: 3, card: action.card }
      const review = { id: handId(0, 0, moves), from: { deal: seed, hand: 0 }, at: game.at, unit: 'points' as const }
      return {
        game,
        review: { ...review, moves: 14, costly: [found] },
        played: action.card,
        to,
        best: best.card,
        costly: costly.card,
      }
    }
  } finally {
    past.close()
  }
  throw new Error(`in the hand ${seed} every card is as good as any`)
}
