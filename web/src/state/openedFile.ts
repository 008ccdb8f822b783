/**
 * A file that somebody opens: a rule set, or a game saved by the page. Reads text from anywhere; the core decides
 * whether it can be played.
 */
import { isObject } from '../core/objects'
import type { Log } from '../core/protocol'
import { logIn } from '../storage/savegame'
import { readFile, refused, type Reading } from './ruleset'

/** Far more characters than a game of any length needs. */
const longestGame = 2_000_000

export type Opened = Reading | { readonly game: Log }

export async function readOpened(file: File): Promise<Opened> {
  // A video chosen by mistake is refused without being read.
  if (file.size > longestGame) return refused('file-long')
  const text = await file.text()
  const value = jsonIn(text)
  const game = logIn(value)
  if (game) return { game }
  // A game of people, or one that began with a position.
  return isObject(value) && 'actions' in value ? refused('file-game') : readFile(text)
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
