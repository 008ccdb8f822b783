/**
 * The deal of a day: one hand of Black Lady, with the same cards and the same bots for everybody who plays it on that
 * date. All of it follows from the date: the seed is the date written as a number, and the rules and bots never change.
 * The careful bot never looks at a clock, so the same cards played bring the same answers everywhere; and it doesn't
 * search, so a hundred bots are quick to play a hand.
 */
import type { Engine } from '../core/engine'
import { pageEngine } from '../core/page'
import type { Card } from '../core/protocol'
import type { RulesJson } from '../core/types'
import type { Savegame } from '../storage/savegame'
import { startLocal, takeUpLocal, type LocalGame } from './local'
import { ownPlace } from './ownPlace'
import { botSeed } from './seeds'
import { hosts } from './start'

/** Standard Black Lady, but a single hand; ties are shared. */
const dailyRules: RulesJson = { end: { hands: 1 }, tie: 'shared' }
const bot = 'careful'
const me = 0

/** For a date like `2026-11-22`. */
export const dailySeed = (date: string): string => date.replaceAll('-', '')

export function startDaily(date: string, save: (kept: Savegame) => boolean): Promise<LocalGame> {
  const parts = { engine: pageEngine(), savegames: ownPlace(save) }
  return startLocal(parts, { rules: dailyRules, seed: dailySeed(date), names: hosts, bot, once: true })
}

/**
 * Resumes the hand where it stopped, against the day's bots, whatever bot name was stored. Rejects with a CoreError if
 * its log can't be played.
 */
export const takeUpDaily = (kept: Savegame, save: (kept: Savegame) => boolean): Promise<LocalGame> =>
  takeUpLocal({ engine: pageEngine(), savegames: ownPlace(save) }, { ...kept, bot, once: true })

/** The cards dealt to the player on that date. */
export async function dailyCards(engine: Engine, date: string): Promise<readonly Card[]> {
  const session = engine.open()
  try {
    await session.start(dailyRules, dailySeed(date))
    return (await session.view(me)).cards
  } finally {
    session.end()
  }
}

/** The field: `EACH` bots of each of these levels, weakest first, with the player's cards. */
export const fieldLevels = ['beginner', 'easy', 'medium', 'careful'] as const
export const EACH = 25
/** The field's scores, level by level. */
export type Field = readonly number[]

/**
 * Plays the player's seat with every bot of the field, against the same bots as the player. Calls `heard` with the
 * number of bots that have played; if it returns false, stops and returns null.
 */
export async function playField(
  engine: Engine,
  date: string,
  heard: (played: number) => boolean,
): Promise<Field | null> {
  const seed = dailySeed(date)
  const scores: number[] = []
  const session = engine.open()
  try {
    for (const level of fieldLevels)
      for (let number = 1; number <= EACH; number++) {
        let status = await session.start(dailyRules, seed)
        for (let actions = 0; !status.over; actions++) {
          const seat = status.waiting.find((waiting) => waiting !== me) ?? me
          const mine = seat === me
          const chance = botSeed(mine ? String(number) : seed, actions)
          const answer = await session.act(seat, await session.bot(mine ? level : bot, seat, chance))
          if ('code' in answer) throw new Error(`the ${level} bot was refused: ${answer.code}`)
          status = answer
        }
        scores.push((await session.view(me, 0)).scores?.[me] ?? 0)
        if (!heard(scores.length)) return null
      }
  } finally {
    session.end()
  }
  return scores
}
