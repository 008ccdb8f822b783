/**
 * A file that somebody opens: a rule set, or a game that the page saved as a file. Reads text of any origin; whether it
 * can be played is the core's to say.
 */
import type { Log } from '../core/protocol'
import { logIn } from '../storage/savegame'
import { longestText, readFile, type Reading } from './ruleset'

/** Far above what a game of any length fills. */
const longestGame = 2_000_000

export type Opened = Reading | { readonly game: Log }

export async function readOpened(file: File): Promise<Opened> {
  // A film chosen by mistake need not be read to be refused.
  if (file.size > longestGame) return readFile(' '.repeat(longestText + 1))
  const text = await file.text()
  const game = gameIn(text)
  return game ? { game } : readFile(text)
}

function gameIn(text: string): Log | null {
  try {
    return logIn(JSON.parse(text))
  } catch {
    return null
  }
}
