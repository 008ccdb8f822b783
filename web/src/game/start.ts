/** Local games of this page: the browser's own worker, storage and randomness put together. */
import { CoreError } from '../core/line'
import { pageEngine } from '../core/page'
import type { Log } from '../core/protocol'
import { message, type AnyMessage, type RulesJson } from '../core/types'
import type { Game } from './game'
import { browserPlaces, savegames, type Candidate, type Savegames } from '../storage/savegame'
import { openLocal, startLocal, takeUpLocal } from './local'
import { newSeed, seedIn } from './seeds'

/** A name a seat, for as many as a table can have. The first is the player's, who is spoken to and needs none. */
export const hosts = ['', 'Ingrid', 'Basil', 'Tomás', 'Amara', 'Rafael', 'Noor', 'Sunniva', 'Kofi', 'Leila', 'Felix']

/** Of a usual table. */
export const usualNames: readonly string[] = hosts.slice(0, 4)

const troubles: AnyMessage[] = []
let own: Savegames | null = null
const pageSavegames = (): Savegames => (own ??= savegames(browserPlaces, (message) => troubles.push(message)))

/** The address's seed is for the first game only; another game is another deal. */
let first = true
function nextSeed(): string {
  const asked = first ? seedIn(location.search) : null
  first = false
  return asked ?? newSeed()
}

/**
 * A new game against bots. Without a seed, the one in the page's address the first time, else a fresh one. Rejects
 * with a CoreError for rules that cannot be played; the game before stays kept then.
 */
export function localGame(options: {
  readonly rules: RulesJson
  readonly seed?: string
  readonly names?: readonly string[]
  readonly bot?: string
}): Promise<Game> {
  return startLocal(
    { engine: pageEngine(), savegames: pageSavegames() },
    {
      rules: options.rules,
      seed: options.seed ?? nextSeed(),
      names: options.names ?? hosts,
      bot: options.bot ?? 'careful',
    },
  )
}

/** A game out of a file; the game before stays kept. Rejects with a CoreError for a log that cannot be played. */
export const openGame = (log: Log, bot: string): Promise<Game> =>
  openLocal({ engine: pageEngine(), savegames: pageSavegames() }, { names: hosts, bot, log })

/** Hears why a kept game was put aside. */
type OnTrouble = (trouble: AnyMessage) => void

/** The games to go on with, the likeliest first. Answered at once, without starting the core. */
export function keptGames(report: OnTrouble = () => undefined): readonly Candidate[] {
  const kept = pageSavegames().candidates()
  for (const trouble of troubles.splice(0)) report(trouble)
  return kept
}

/** Has what is finished lie in the history as well; `keep` says whether it could be kept there. */
export async function tellFinished(keep: (games: readonly Candidate[]) => Promise<boolean>): Promise<void> {
  const games = pageSavegames().finished()
  if (games.length > 0 && (await keep(games))) pageSavegames().tell(games)
}

/**
 * A kept game, or null: the one with that id, or the likeliest. One that cannot be read or played is put aside, and
 * without an id the next is tried.
 */
export async function resumeGame(
  report: OnTrouble = () => undefined,
  only: string | null = null,
): Promise<Game | null> {
  const parts = { engine: pageEngine(), savegames: pageSavegames() }
  for (const { id, kept } of keptGames(report)) {
    if (only !== null && id !== only) continue
    try {
      parts.savegames.take(id)
      return await takeUpLocal(parts, kept)
    } catch (error) {
      // Anything else is a fault of the page, and no reason to touch a game that may be sound.
      if (!(error instanceof CoreError)) throw error
      parts.savegames.setAside(id)
      report(message('kept-game-refused'))
    }
  }
  return null
}
