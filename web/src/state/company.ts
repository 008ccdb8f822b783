/**
 * What people add to a game, seat by seat: whose clock runs, who is away, for whom a bot plays, who has just said
 * something. Pure: computed from the table as its server reports it, and from the server's time.
 */
import type { Seat } from '../core/protocol'
import type { PersonId } from '../core/tables'
import { away, handPause } from '../core/tableValues'
import { message, type AnyMessage } from '../core/types'
import { paused, running, seatOf, type SeatAtTable, type TableState } from '../people/table'

/** How many ms a phrase stays at its seat. */
export const BUBBLE = 4_000
/** How many ms the table shows that a bot has played for a person. */
const TOLD = 5_000
/** From this many seconds on, time is low. */
const LOW = 5

/** The ring around a medallion. `clock` and `away` run out at `until`, by the server's time, after `whole` ms. */
export type Ring =
  | { readonly kind: 'clock' | 'away'; readonly until: number; readonly whole: number; readonly low: boolean }
  | { readonly kind: 'connecting' }

export type Badge = 'away' | 'bot' | 'muted'

/** A remark on a person, and a shorter one for tight places. */
export interface Word {
  readonly long: AnyMessage
  readonly short: AnyMessage
  readonly tone: 'plain' | 'low'
}

export interface SeatCompany {
  /** Empty: a bot, or nobody. */
  readonly person: PersonId
  readonly ring: Ring | null
  readonly badge: Badge | null
  /** The letter is dimmed, because the person is not there. */
  readonly dimmed: boolean
  /** A closed ring shows that it is this person's turn, if there is no clock. */
  readonly turn: boolean
  readonly word: Word | null
  /** The phrase shown at the seat. */
  readonly phrase: string | null
}

/** Which seats have to act, and whether they have to pass. */
export interface Asked {
  readonly waiting: readonly Seat[]
  readonly pass: boolean
}

/** "0:42". */
export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The remaining share of a ring. */
export const shareOf = (ring: { readonly until: number; readonly whole: number }, now: number): number =>
  Math.min(1, Math.max(0, (ring.until - now) / ring.whole))

function gone(each: SeatAtTable, now: number): Pick<SeatCompany, 'ring' | 'word'> {
  const until = each.goneAt + away
  const time = minutes(until - now)
  return {
    ring: { kind: 'away', until, whole: away, low: false },
    word: { long: message('company-come-back', { time }), short: message('company-time', { time }), tone: 'plain' },
  }
}

function clock(due: number, whole: number, now: number): Pick<SeatCompany, 'ring' | 'word'> {
  // Before the clock starts, there is a pause for looking at what was played.
  const seconds = Math.min(Math.ceil((due - now) / 1000), whole / 1000)
  const low = seconds <= LOW
  return {
    ring: { kind: 'clock', until: due, whole, low },
    word: {
      long: message('company-seconds', { seconds }),
      short: message('company-seconds-short', { seconds }),
      tone: low ? 'low' : 'plain',
    },
  }
}

/** The person's last phrase, if it is recent enough to be shown. */
function phraseOf({ spoken, muted }: TableState, person: PersonId, now: number): string | null {
  if (person === '' || muted.has(person)) return null
  const last = spoken.filter((each) => each.person === person).at(-1)
  return last?.phrase && now - last.at < BUBBLE ? last.phrase : null
}

/** Says that the table waits for somebody who is away, if nobody else has to act, or for anybody at all. */
export function missedIn(state: TableState, { waiting }: Asked): AnyMessage | null {
  const [seat, ...others] = waiting
  const each = seat === undefined || others.length > 0 ? undefined : state.seats[seat]
  const away = each !== undefined && each.person !== '' && !each.here && each.sitsIn === ''
  if (away && running(state)) return message('company-waits', { name: each.name })
  return paused(state) ? message('company-all-away') : null
}

/** Whether the person's time has just run out and a bot has played for them, and they haven't come back since. */
export function playedFor({ happenings }: TableState, person: PersonId, now: number): boolean {
  const theirs = happenings.filter((each) => each.person === person && (each.what === 'time' || each.what === 'back'))
  const last = theirs.at(-1)
  return last?.what === 'time' && now - last.at < TOLD
}

/**
 * In how many ms the next hand is shown to a reader who has looked at the last result since `since`; null: as soon as
 * they want it or somebody leads. `mine`: the next hand asks something of them; `led`: a card has been led in it.
 */
export function nextHandIn(
  { due, limits }: TableState,
  { pass, mine, led }: { readonly pass: boolean; readonly mine: boolean; readonly led: boolean },
  since: number,
  now: number,
): number | null {
  const whole = 1000 * (pass ? limits.pass_time : limits.play_time)
  const timed = due !== null && whole > 0
  if (!timed && !led) return null
  // The reader's own time must not run while they read.
  return Math.max(0, Math.min(since + handPause, timed && mine ? due - whole : Infinity) - now)
}

/** `me`: the reader; `connected`: whether they have a connection. */
export function companyOf(
  state: TableState,
  me: PersonId,
  connected: boolean,
  { waiting, pass }: Asked,
  now: number,
): readonly SeatCompany[] {
  const { due, limits } = state
  const whole = 1000 * (pass ? limits.pass_time : limits.play_time)
  const mine = seatOf(state, me)
  const waits = paused(state)
  return state.seats.map((each, seat) => {
    const { person } = each
    const muted = person !== '' && state.muted.has(person)
    const quiet: SeatCompany = {
      person,
      ring: null,
      badge: muted ? 'muted' : null,
      dimmed: false,
      turn: false,
      word: null,
      phrase: phraseOf(state, person, now),
    }
    if (person === '') return { ...quiet, badge: each.bot === '' ? null : 'bot' }
    if (seat === mine && !connected)
      return {
        ...quiet,
        ring: { kind: 'connecting' },
        word: { long: message('company-connecting'), short: message('company-connecting'), tone: 'plain' },
      }
    if (!running(state)) return quiet
    if (each.sitsIn !== '') {
      const word = message(waits ? 'company-away' : 'company-bot-plays')
      const badge = !waits ? 'bot' : each.here ? quiet.badge : 'away'
      return { ...quiet, badge, dimmed: true, word: { long: word, short: word, tone: 'plain' } }
    }
    if (!each.here) return { ...quiet, ...gone(each, now), badge: 'away', dimmed: true }
    if (!waiting.includes(seat)) return quiet
    if (each.late) {
      const late = message('company-time-up', { seat })
      return { ...quiet, word: { long: late, short: late, tone: 'plain' } }
    }
    if (due === null || whole === 0 || due <= now) return { ...quiet, turn: true }
    return { ...quiet, ...clock(due, whole, now) }
  })
}
