/**
 * Seeds: whole numbers below 2^64, as text, because JavaScript's own numbers end at 2^53.
 * A game's seed decides its deals and, with the number of actions so far, what its bots do: the same seed and the same
 * choices of the player give the same game, before a reload and after it.
 */

import type { FairLog, Log } from '../core/protocol'

const mask = (1n << 64n) - 1n

export function isSeed(text: string): boolean {
  return /^[0-9]{1,20}$/.test(text) && BigInt(text) <= mask
}

/** A seed nobody can guess, from the browser's own source of randomness. */
export function newSeed(source: Pick<Crypto, 'getRandomValues'> = crypto): string {
  return String(source.getRandomValues(new BigUint64Array(1))[0])
}

/** The seed in an address such as `…/?seed=7`, or null: the same deals again, for a friend or a test. */
export function seedIn(search: string): string | null {
  const seed = new URLSearchParams(search).get('seed')
  return seed !== null && isSeed(seed) ? seed : null
}

/**
 * The seed a bot gets for the action that follows `actions` earlier ones. Mixed (splitmix64's finish), or neighbouring
 * games would have bots that draw the same numbers one action apart.
 */
export function botSeed(game: string, actions: number): string {
  let z = (BigInt(game) + BigInt(actions + 1) * 0x9e3779b97f4a7c15n) & mask
  z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & mask
  z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & mask
  return String(z ^ (z >> 31n))
}

/** What bots draw from in that game; a fair deal has no seed, and a log from elsewhere may have none that is one. */
export const seedOf = (log: Log | FairLog): string => ('seed' in log && isSeed(log.seed) ? log.seed : '0')

/** For how many milliseconds a bot may think about a move; more than an expert needs, but on a slow device. */
export const PATIENCE = 150

/** How many decisions the coach tries out with its seed: a tenth of a second, or half of one on a slow phone. */
export const THOUGHT = 60_000
