/**
 * Seeds: whole numbers below 2^64, as text, because JavaScript's safe integers end at 2^53. A game's seed decides its
 * deals and, with the number of actions so far, what its bots do: the same seed and the same choices of the player give
 * the same game, before and after a reload.
 */

import type { FairLog, Log } from '../core/protocol'

const mask = (1n << 64n) - 1n

export function isSeed(text: string): boolean {
  return /^[0-9]{1,20}$/.test(text) && BigInt(text) <= mask
}

/** An unguessable seed from the browser's source of randomness. */
export function newSeed(source: Pick<Crypto, 'getRandomValues'> = crypto): string {
  return String(source.getRandomValues(new BigUint64Array(1))[0])
}

/** The seed in an address such as `…/?seed=7`, or null. It repeats the same deals, for a friend or a test. */
export function seedIn(search: string): string | null {
  const seed = new URLSearchParams(search).get('seed')
  return seed !== null && isSeed(seed) ? seed : null
}

/**
 * A bot's seed for the action after `actions` earlier ones. Mixed (splitmix64's finalizer), because otherwise bots of
 * neighbouring games would draw the same numbers one action apart.
 */
export function botSeed(game: string, actions: number): string {
  let z = (BigInt(game) + BigInt(actions + 1) * 0x9e3779b97f4a7c15n) & mask
  z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & mask
  z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & mask
  return String(z ^ (z >> 31n))
}

/** The seed of a game's bots. A fair deal has none, and a log from elsewhere may have an invalid one. */
export const seedOf = (log: Log | FairLog): string => ('seed' in log && isSeed(log.seed) ? log.seed : '0')

/** How many milliseconds a bot may think about a move: more than an expert needs, except on a slow device. */
export const PATIENCE = 150

/** How many decisions the coach tries out per request: a tenth of a second, or half a second on a slow phone. */
export const THOUGHT = 60_000
