/** The page's local games: the browser's own worker, storage and randomness put together. */
import { CoreError } from '../core/line'
import { pageEngine } from '../core/page'
import type { Log } from '../core/protocol'
import { message, type AnyMessage, type RulesJson } from '../core/types'
import type { Game } from './game'
import { browserPlaces, savegames, type Candidate, type Savegames } from '../storage/savegame'
import { openLocal, startLocal, takeUpLocal } from './local'
import { newSeed, seedIn } from './seeds'

/** A name for each seat of the largest table. The first is the player's, who is addressed directly and needs none. */
export const hosts = ['', 'Ingrid', 'Basil', 'Tomás', 'Amara', 'Rafael', 'Noor', 'Sunniva', 'Kofi', 'Leila', 'Felix']

/** The names at a table of four. */
export const usualNames: readonly string[] = hosts.slice(0, 4)

const troubles: AnyMessage[] = []
let own: Savegames | null = null
const pageSavegames = (): Savegames => (own ??= savegames(browserPlaces, (message) => troubles.push(message)))

/** The seed in the address is for the first game only; another game is another deal. */
let first = true
function nextSeed(): string {
  const asked = first ? seedIn(location.search) : null
  first = false
  return asked ?? newSeed()
}

/**
 * Starts a new game against bots. Without a seed, the first game takes the one in the page's address, and others get a
 * new one. Rejects with a CoreError for rules that can't be played; the previous game then stays saved.
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

/** Opens a game from a file; the previous game stays saved. Rejects with a CoreError for a log that can't be played. */
export const openGame = (log: Log, bot: string): Promise<Game> =>
  openLocal({ engine: pageEngine(), savegames: pageSavegames() }, { names: hosts, bot, log })

/** Called with the reason why a saved game was put aside. */
type OnTrouble = (trouble: AnyMessage) => void

/** The games that can be resumed, likeliest first. Synchronous; doesn't start the core. */
export function keptGames(report: OnTrouble = () => undefined): readonly Candidate[] {
  const kept = pageSavegames().candidates()
  for (const trouble of troubles.splice(0)) report(trouble)
  return kept
}

/** Puts finished games into the history, too; `keep` returns whether that succeeded. */
export async function tellFinished(keep: (games: readonly Candidate[]) => Promise<boolean>): Promise<void> {
  const games = pageSavegames().finished()
  if (games.length > 0 && (await keep(games))) pageSavegames().tell(games)
}

/**
 * Resumes the saved game with that id, or the likeliest; null if there is none. A game that can't be read or played is
 * put aside, and without an id the next one is tried.
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
      // Any other error is a bug of the page, and no reason to touch a game that may be sound.
      if (!(error instanceof CoreError)) throw error
      parts.savegames.setAside(id)
      report(message('kept-game-refused'))
    }
  }
  return null
}
