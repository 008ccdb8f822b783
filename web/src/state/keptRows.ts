/** What an account keeps of a device, one row for each kind of document: since when, or why not. */
import { message, type AnyMessage } from '../core/types'
import { isGame, keptKinds } from '../storage/documents'
import type { KeptHere, Refused } from './keeping'

export interface KeptRow {
  readonly label: AnyMessage
  readonly value: AnyMessage
}

export function keptRows(had: KeptHere['had'], alone: ReadonlyMap<string, Refused>): readonly KeptRow[] {
  const names = [...new Set([...Object.keys(had), ...alone.keys()])]
  const row = (label: AnyMessage, of: readonly string[]): readonly KeptRow[] => {
    if (of.length === 0) return []
    const [why] = of.flatMap((name) => alone.get(name) ?? [])
    const at = Math.max(...of.map((name) => had[name]?.at ?? 0))
    return [{ label, value: why ? message(`account-kept-${why}`) : message('account-kept-at', { at }) }]
  }
  return [
    ...keptKinds.flatMap((kind) =>
      row(
        message(`account-kept-${kind}`),
        names.filter((name) => name === kind),
      ),
    ),
    ...([undefined, 'too_large', 'too_many', 'no_room', 'unreadable'] as const).flatMap((why) => {
      const games = names.filter((name) => isGame(name) && alone.get(name) === why)
      return row(message('account-kept-games', { count: games.length }), games)
    }),
  ]
}
