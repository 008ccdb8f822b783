/** A game that four bots play among themselves, one card per call. Nothing of it is kept. */
import type { Engine } from '../core/engine'
import type { Status, View } from '../core/protocol'
import { setUp } from '../core/setUp'
import type { RulesJson } from '../core/types'
import { botSeed } from './seeds'

export interface BotsAlone {
  /** The view after one more card; a pass counts as one step. Null: the game is over. */
  step(): Promise<View | null>
  end(): void
}

export async function botsAlone(engine: Engine, rules: RulesJson, bot: string, seed: string): Promise<BotsAlone> {
  const session = engine.open()
  let status: Status = await setUp(session, () => session.start(rules, seed))
  let actions = 0
  const act = async (): Promise<void> => {
    const [seat = 0] = status.waiting
    const answer = await session.act(seat, await session.bot(bot, seat, botSeed(seed, actions++)))
    if ('code' in answer) throw new Error(`the ${bot} bot was refused: ${answer.code}`)
    status = answer
  }
  return {
    async step() {
      if (status.over) return null
      const { hand } = status
      while (status.phase === 'pass') await act()
      await act()
      // The next hand is already dealt, but the one that ended is shown first.
      return session.view(0, status.hand === hand ? undefined : hand)
    },
    end: () => session.end(),
  }
}
