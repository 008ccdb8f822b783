/** Playing local games in tests: a seat that follows advice, and a search for a game in which something happens. */
import { engine } from '../src/core/engine'
import type { Engine } from '../src/core/engine'
import type { Rest, View } from '../src/core/protocol'
import type { Action, RulesJson } from '../src/core/types'
import type { Game } from '../src/game/game'
import { savegames } from '../src/storage/savegame'
import { startLocal, type LocalGame } from '../src/game/local'
import { botSeed } from '../src/game/seeds'
import { directChannel } from './core'
import { device } from './storage'

export const names = ['You', 'Ingrid', 'Basil', 'Tomás', 'Amara', 'Rafael', 'Noor', 'Sunniva', 'Kofi', 'Leila', 'Felix']

/** A game that can advise its player. */
export interface AdvisedGame extends LocalGame {
  /** What a careful player would do now, after the bots have acted. Rejects with a CoreError when the game is over. */
  hint(): Promise<Action>
}

/** What plays a game: a core, and bots. */
interface Company {
  readonly core?: Engine
  /** By default, the fastest bot that plays well. */
  readonly bot?: string
}

/** A local game without a browser: the page's code, with the same deals and bots for the same seed. */
export async function localGame(
  seed: string,
  rules: RulesJson = {},
  { core = engine(directChannel()), bot = 'careful' }: Company = {},
): Promise<AdvisedGame> {
  const game = await startLocal(
    { engine: core, savegames: savegames(device().page(), () => undefined) },
    { rules, seed, names, bot },
  )
  return advised(game, core)
}

/** Asks a core of its own, which resumes the game at its current point. */
export function advised(game: LocalGame, core: Engine): AdvisedGame {
  return {
    ...game,
    async hint() {
      await settled(game)
      const log = game.log()
      const session = core.open()
      try {
        await session.load(log)
        return await session.bot('careful', game.seat, botSeed(log.seed, log.actions.length))
      } finally {
        session.end()
      }
    },
  }
}

export const myTurn = (view: View): boolean => view.waiting.includes(0)

/** Waits until the bots have acted: it is our turn, or the game is over. */
export async function settled(game: Game): Promise<void> {
  let stop = (): void => undefined
  await new Promise<void>((done) => {
    const look = (view: View): void => {
      if (view.over || myTurn(view)) done()
    }
    stop = game.listen(look)
    look(game.view())
  })
  stop()
}

/** Plays the player's seat as advised until `enough` is true or the game is over. Returns the actions in order. */
export async function playOn(game: AdvisedGame, enough: (view: View) => boolean = () => false): Promise<Action[]> {
  const done: Action[] = []
  for (await settled(game); !game.view().over && !enough(game.view()); await settled(game)) {
    const action = await game.hint()
    const refusal = await game.act(action)
    if (refusal !== null) throw new Error(refusal.code)
    done.push(action)
  }
  return done
}

/** The first seed, from `from` on, whose whole game has the wanted results. */
export async function seedWith(
  wanted: (last: View) => boolean,
  rules: RulesJson = {},
  { from = 1, bot }: { readonly from?: number; readonly bot?: string } = {},
): Promise<string> {
  const company = { core: engine(directChannel()), ...(bot === undefined ? {} : { bot }) }
  for (let seed = from; seed < from + 2000; seed++) {
    const game = await localGame(String(seed), rules, company)
    await playOn(game)
    const last = game.view()
    game.close()
    if (wanted(last)) return String(seed)
  }
  throw new Error('no seed in two thousand has it')
}

/** A game in which, at our turn, the rest of the hand is certain for that reason, and more than one card is left. */
export async function certain(why: Rest['why']): Promise<AdvisedGame> {
  const { rules, seed } = why === 'own' ? await ourMoon() : { rules: { extends: 'plain' }, seed: '2' }
  for (let more = 0n; more < 20n; more++) {
    const game = await localGame(String(BigInt(seed) + more), rules)
    for (await settled(game); !game.view().over; await settled(game)) {
      const { phase, cards } = game.view()
      if (phase === 'play' && cards.length > 2 && (await game.alone.rest())?.why === why) return game
      await game.act(await game.hint())
    }
  }
  throw new Error(`never is it ${why}`)
}

// These are rare, so the search begins where one was last found.
const moonSeeds = { careful: 470, hard: 55 } as const

/** House rules, and the seed of a one-hand game by them in which we shoot the moon and have to choose how it counts. */
export async function ourMoon(
  bot: keyof typeof moonSeeds = 'careful',
): Promise<{ readonly rules: RulesJson; readonly seed: string }> {
  const rules = { moon: 'choice', end: { hands: 1 } }
  const ours = (last: View): boolean => last.results[0]?.moon?.includes(0) === true
  return { rules, seed: await seedWith(ours, rules, { from: moonSeeds[bot], bot }) }
}
