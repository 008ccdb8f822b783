/**
 * Checks a finished game of people: the core deals it again from its log and plays every action. The result must match
 * what was promised before and what was seen at the table. Reports the findings, a sentence each.
 */
import type { Engine } from '../core/engine'
import { CoreError } from '../core/line'
import type { Event, FairLog } from '../core/protocol'
import type { Ended, PersonId } from '../core/tables'
import { message, type AnyMessage } from '../core/types'
import type { Promised, TableState } from '../people/table'
import { canonical } from './canonical'

/** What this page knows of a game without its log. */
export interface Witnessed {
  readonly promised: Promised
  readonly totals: readonly number[]
  /** By seat, the name of whoever sat there when the game began. */
  readonly names: readonly string[]
  /** What the reader saw, and from which seat; null if that is no longer known, or they only watched. */
  readonly seen: { readonly seat: number; readonly events: readonly Event[] } | null
}

export interface Checked {
  readonly holds: boolean
  readonly found: readonly AnyMessage[]
}

/** What is known of a game at this table; null if nothing is. */
export function witnessed({ deals, game, people }: TableState, ended: Ended, me: PersonId): Witnessed | null {
  const promised = deals.get(ended.game)
  if (promised === undefined) return null
  const seat = ended.players.findIndex(({ person }) => person === me)
  const seen = seat >= 0 && game?.number === ended.game ? { seat, events: game.events } : null
  return { promised, totals: ended.totals, names: promised.people.map((person) => people.get(person) ?? ''), seen }
}

const no = (why: AnyMessage): Checked => ({ holds: false, found: [why] })

/** Needs the whole core. Rejects if that can't be loaded. */
export async function checkDeal(engine: Engine, log: FairLog, known: Witnessed): Promise<Checked> {
  const { hash, parts } = log.deal
  if (hash !== known.promised.hash) return no(message('check-other-hash'))
  if (canonical(parts) !== canonical(known.promised.parts)) return no(message('check-other-parts'))
  const session = engine.open()
  try {
    const { totals } = await session.load(log)
    if (canonical(totals) !== canonical(known.totals)) return no(message('check-other-totals'))
    const { seen } = known
    if (seen !== null) {
      const happened = await session.events()
      const mine = happened.map(({ event, own: { [seen.seat]: own } }) => (own ? { ...event, own } : event))
      if (canonical(mine) !== canonical(seen.events)) return no(message('check-other-events'))
    }
    const names = known.names.filter((_, seat) => parts[seat] !== '')
    return {
      holds: true,
      found: [
        message('verify-hash', { hash }),
        message('check-promised'),
        names.length > 0 ? message('check-parts', { names, count: names.length }) : message('verify-no-parts'),
        message('verify-dealt'),
        message('verify-played', { actions: log.actions.length }),
        ...(seen === null ? [] : [message('check-seen')]),
        message('verify-over', { totals: totals.map((total) => message('number', { number: total })) }),
      ],
    }
  } catch (error) {
    if (error instanceof CoreError) return no(error.refusal.message)
    throw error
  } finally {
    session.end()
  }
}
