/**
 * A file that somebody opens: a rule set, or a game saved by the page. Reads text from anywhere; the core decides
 * whether it can be played.
 */
import type { Log } from '../core/protocol'
import { logIn } from '../storage/savegame'
import { longestText, readFile, type Reading } from './ruleset'

/** Far more characters than a game of any length needs. */
const longestGame = 2_000_000

export type Opened = Reading | { readonly game: Log }

export async function readOpened(file: File): Promise<Opened> {
  // A video chosen by mistake is refused without being read.
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
