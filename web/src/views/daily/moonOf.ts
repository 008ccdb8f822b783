/** Names whose moon the points of a hand come from, which the cards that somebody took don't tell. */
import type { View } from '../../core/protocol'
import type { People } from '../../words/catalogue'
import { text } from '../../words/words.svelte'
import { moonSaid } from '../result/headlines'

/** Empty: there was none. */
export function moonOf(view: View, people: People): string {
  const { moon, teams } = view
  const [shooter] = moon?.seats ?? []
  // A partner doesn't pay, and nobody does if the shooter's own points go down.
  const paid = moon?.way === 'old' && !moon.sun && teams === null
  return shooter !== undefined && paid && shooter !== people.me
    ? text('daily-moon-other', { seat: shooter, points: moon.amount }, people)
    : moonSaid(view, people)
}
