/**
 * What is known of a table of people: a fold over the frames that its server sends. Pure: a state and a frame give the
 * next state. Of the game itself it only keeps the events as they came; an observer interprets them.
 */
import { actorIn } from '../core/line'
import type { Event } from '../core/protocol'
import type { Bot, Closed, Entry, Frame, Limits, PersonId, PersonKind, Seat, Ended } from '../core/tables'
import { noted, remembered, type Happening } from './happenings'

/** An entry as it was sent. */
export type Sent = Entry & Frame

/** A game that was finished. */
export interface Result extends Ended {
  /** The fields in which its rules differ from the standard game. */
  readonly rules: GameAtTable['rules']
}

/** The occupant of a seat: a person, a bot, or nobody. */
export interface SeatAtTable {
  /** Empty: no person. */
  readonly person: PersonId
  readonly name: string
  readonly kind: PersonKind
  /** A bot that has the seat itself; empty: none. */
  readonly bot: Bot
  /** Whether the person is connected. */
  readonly here: boolean
  /** Since when the person has been disconnected, by the server's clock. */
  readonly goneAt: number
  /** The bot that plays for the person until they return; empty: none. */
  readonly sitsIn: Bot
  /** The person wants the next game to begin. */
  readonly ready: boolean
  /** The person's time is up, and a bot acts for them once. */
  readonly late: boolean
}

/** The current game, or the last one. */
export interface GameAtTable {
  /** Its number at this table, from 0. */
  readonly number: number
  readonly rules: Readonly<Record<string, unknown>>
  /** All its events, with what the reader's seat may see. */
  readonly events: readonly Event[]
  /** By seat, the players when it began, replaced by those who took over a seat since. */
  readonly names: readonly string[]
  readonly over: boolean
}

/** What was published about a deal before the first card. */
export interface Promised {
  /** The hash of the secret. */
  readonly hash: string
  /** What each seat contributed. */
  readonly parts: readonly string[]
  /** Who sat there then; empty: nobody, or a bot. */
  readonly people: readonly PersonId[]
}

/** Something that a person said. */
export interface Spoken {
  readonly n: number
  readonly at: number
  readonly person: PersonId
  /** One of the two is set: the id of a phrase, or the person's own words. */
  readonly phrase: string | null
  readonly words: string | null
}

export interface TableState {
  /** The number of the last frame; 0: none. */
  readonly n: number
  readonly table: string
  readonly code: string
  readonly rules: Readonly<Record<string, unknown>>
  readonly limits: Limits
  /** Opened by the lobby for people who had waited. */
  readonly matched: boolean
  readonly seats: readonly SeatAtTable[]
  /** Empty: nobody. */
  readonly host: PersonId
  /** The names of all who have ever sat here, by person. */
  readonly people: ReadonlyMap<PersonId, string>
  /** People whom the reader has blocked at this table, until they take it back. */
  readonly blocked: ReadonlySet<PersonId>
  /** People whom the host has removed and not readmitted. */
  readonly removed: ReadonlySet<PersonId>
  /** The hash of the secret from which the next game will be dealt; empty: none yet. */
  readonly promised: string
  /** What each game was dealt from, by game number, as far as it was published at its beginning. */
  readonly deals: ReadonlyMap<number, Promised>
  readonly game: GameAtTable | null
  /** When the time of the player to act runs out, by the server's clock. */
  readonly due: number | null
  readonly spoken: readonly Spoken[]
  /** Who came, went or was disconnected. */
  readonly happenings: readonly Happening[]
  /** People whom the reader has muted. */
  readonly muted: ReadonlySet<PersonId>
  /** The games that were finished. */
  readonly results: readonly Result[]
  /** Why the table is closed; null: it is open. */
  readonly closed: Closed['why'] | null
}

const free: SeatAtTable = {
  person: '',
  name: '',
  kind: 'guest',
  bot: '',
  here: true,
  goneAt: 0,
  sitsIn: '',
  ready: false,
  late: false,
}

export const unknown: TableState = {
  n: 0,
  table: '',
  code: '',
  rules: {},
  limits: {
    entrance: 'invited',
    advice: 'own',
    chat: 'text',
    pass_time: 0,
    play_time: 0,
    watching: true,
    rated: false,
  },
  matched: false,
  seats: [],
  host: '',
  people: new Map(),
  removed: new Set(),
  blocked: new Set(),
  promised: '',
  deals: new Map(),
  game: null,
  due: null,
  spoken: [],
  happenings: [],
  muted: new Set(),
  results: [],
  closed: null,
}

/** A table's rules are stored as differences from the standard game, which four play. */
const seatsBy = (rules: Readonly<Record<string, unknown>>): number =>
  typeof rules['players'] === 'number' ? rules['players'] : 4

/** Whether a game is being played. One that is not over when its table is closed doesn't go on. */
export const running = ({ game, closed }: TableState): boolean => game !== null && !game.over && closed === null

/** Whether the game waits because nobody plays for themselves; bots would otherwise play on all night. */
export const paused = (state: TableState): boolean =>
  running(state) &&
  !state.limits.rated &&
  !state.seats.some(({ person, here, sitsIn }) => person !== '' && here && sitsIn === '')

/** Where a person sits; null: nowhere. */
export function seatOf({ seats }: TableState, person: PersonId): Seat | null {
  const seat = seats.findIndex((each) => each.person === person)
  return person === '' || seat < 0 ? null : seat
}

export const isEmpty = ({ person, bot }: SeatAtTable): boolean => person === '' && bot === ''

/** The state with a change at one seat. */
function at(state: TableState, seat: Seat, change: Partial<SeatAtTable>): TableState {
  return { ...state, seats: state.seats.map((each, i) => (i === seat ? { ...each, ...change } : each)) }
}

const everywhere = (state: TableState, change: Partial<SeatAtTable>): TableState => ({
  ...state,
  seats: state.seats.map((each) => ({ ...each, ...change })),
})

/** Withdraws everybody's readiness: it was given for the earlier conditions. */
const askedAgain = (state: TableState): TableState => everywhere(state, { ready: false })

/** The state with `count` seats, after a change of rules. */
function seated(state: TableState, count: number): TableState {
  const seats = state.seats.slice(0, count)
  while (seats.length < count) seats.push(free)
  return { ...state, seats }
}

/** The name of a seat in a game: its person's, or else its bot's. */
const nameOf = ({ person, name, bot }: SeatAtTable): string => (person === '' ? bot : name)

function happened(state: TableState, events: readonly Event[]): TableState {
  const { game } = state
  return game === null || events.length === 0
    ? state
    : { ...state, game: { ...game, events: [...game.events, ...events] } }
}

function said(state: TableState, frame: Sent, phrase: string | null, words: string | null): TableState {
  const line: Spoken = { n: frame.n, at: frame.at, person: frame.by ?? '', phrase, words }
  return { ...state, spoken: [...state.spoken.slice(1 - remembered), line] }
}

/** The state after a new person or bot has taken over a seat of the current game. */
function renamed(state: TableState, seat: Seat): TableState {
  const { game } = state
  const now = state.seats[seat]
  if (game === null || game.over || now === undefined) return state
  return { ...state, game: { ...game, names: game.names.map((name, i) => (i === seat ? nameOf(now) : name)) } }
}

/** Facts about who is at the table: people and bots come, go and change places. */
function gathered(state: TableState, frame: Sent): TableState | null {
  switch (frame.fact) {
    case 'sat': {
      const { seat, person, name, kind } = frame
      const people = new Map(state.people).set(person, name)
      return renamed(at({ ...state, people }, seat, { ...free, person, name, kind }), seat)
    }
    case 'left': {
      const { person } = state.seats[frame.seat] ?? free
      const removed = frame.why === 'removed' ? new Set(state.removed).add(person) : state.removed
      return renamed(at({ ...state, removed }, frame.seat, { ...free, bot: frame.bot ?? '' }), frame.seat)
    }
    case 'readmitted':
      return { ...state, removed: noting(state.removed, frame.person, false) }
    case 'bot':
      return renamed(at(state, frame.seat, { ...free, bot: frame.bot }), frame.seat)
    case 'emptied':
      return at(state, frame.seat, free)
    case 'reseated': {
      const [one, other] = [state.seats[frame.seat] ?? free, state.seats[frame.to] ?? free]
      return at(at(state, frame.seat, other), frame.to, one)
    }
    case 'away':
      return at(state, frame.seat, { here: false, goneAt: frame.at })
    case 'back':
      return at(state, frame.seat, { here: true, sitsIn: '', late: false })
    case 'sits_in':
      return at(state, frame.seat, { sitsIn: frame.bot, late: false })
    default:
      return null
  }
}

/** Facts about what is agreed on before a game. */
function agreed(state: TableState, frame: Sent): TableState | null {
  switch (frame.fact) {
    case 'opened': {
      const { table, code, rules, limits, matched } = frame
      return seated({ ...unknown, table, code, rules, limits, matched }, seatsBy(rules))
    }
    case 'host':
      return { ...state, host: frame.person }
    case 'limits':
      return askedAgain({ ...state, limits: frame.limits })
    case 'rules':
      return askedAgain(seated({ ...state, rules: frame.rules }, seatsBy(frame.rules)))
    case 'ready':
      return at(state, frame.seat, { ready: true })
    case 'committed':
      return { ...state, promised: frame.hash }
    case 'closed':
      return { ...state, closed: frame.why }
    default:
      return null
  }
}

/** Facts about a game, from its beginning to its end. */
function played(state: TableState, frame: Sent): TableState | null {
  switch (frame.fact) {
    case 'started': {
      const { game: number, rules, parts } = frame
      const names = state.seats.map(nameOf)
      const people = state.seats.map(({ person }) => person)
      const deals = new Map(state.deals).set(number, { hash: state.promised, parts, people })
      const game = { number, rules, names, events: [], over: false }
      const begun = { ...state, game, deals, promised: '', due: null }
      return happened(everywhere(begun, { ready: false, late: false }), frame.events ?? [])
    }
    case 'did': {
      const on = frame.how === 'bot' ? state : at(state, actorIn(frame.action), { late: false })
      return happened(on, frame.events ?? [{ did: frame.action }])
    }
    case 'time':
      return at(state, frame.seat, { late: true })
    case 'ended': {
      const { game } = state
      const result = { ...frame, rules: game?.rules ?? state.rules }
      const over = { ...state, game: game && { ...game, over: true }, due: null, results: [...state.results, result] }
      return everywhere(over, { sitsIn: '', late: false })
    }
    default:
      return null
  }
}

/** The state as a spectator knows it: without the cards that only the reader's seat has seen. */
export function withoutOwn(state: TableState): TableState {
  const { game } = state
  return game === null ? state : { ...state, game: { ...game, events: game.events.map(({ own: _, ...seen }) => seen) } }
}

/** The people with one more, or without that one. */
export function noting(people: ReadonlySet<PersonId>, person: PersonId, is: boolean): ReadonlySet<PersonId> {
  const noted = new Set(people)
  if (is) noted.add(person)
  else noted.delete(person)
  return noted
}

/** Facts about what people say, and whom the reader has muted. */
function heard(state: TableState, frame: Sent): TableState | null {
  switch (frame.fact) {
    case 'phrase':
      return said(state, frame, frame.phrase, null)
    case 'said':
      return said(state, frame, null, frame.text)
    case 'muted':
      return { ...state, muted: noting(state.muted, frame.person, frame.muted) }
    case 'blocked':
      return { ...state, blocked: noting(state.blocked, frame.person, frame.blocked ?? true) }
    default:
      return null
  }
}

/** Every frame belongs to at most one of these groups; others change nothing here. */
const told = (state: TableState, frame: Sent): TableState =>
  gathered(state, frame) ?? agreed(state, frame) ?? played(state, frame) ?? heard(state, frame) ?? state

/** The state with other names of people; null: that stays. */
function renaming(
  state: TableState,
  named: (each: { readonly person: PersonId; readonly name: string }) => string | null,
): TableState {
  const rename = <T extends { readonly person: PersonId; readonly name: string }>(each: T): T => {
    const name = each.person === '' ? null : named(each)
    return name === null ? each : { ...each, name }
  }
  return {
    ...state,
    seats: state.seats.map(rename),
    people: new Map([...state.people].map(([person, name]) => [person, named({ person, name }) ?? name])),
    happenings: state.happenings.map(rename),
    results: state.results.map((result) => ({ ...result, players: result.players.map(rename) })),
  }
}

/** What stands for the words of somebody who was forgotten. */
const nothingSaid = '…'

/** The state without the name, and the words, of somebody who was forgotten. */
export function forgetting(state: TableState, person: PersonId): TableState {
  const spoken = state.spoken.map((each) =>
    each.person === person && each.words !== null ? { ...each, words: nothingSaid } : each,
  )
  return renaming({ ...state, spoken }, (each) => (each.person === person ? '' : null))
}

/** The state with a word of the reader's language for the names of those who were forgotten. */
export function withNames(state: TableState, former: () => string): TableState {
  if (![...state.people.values()].includes('')) return state
  const word = former()
  return renaming(state, ({ name }) => (name === '' ? word : null))
}

/** The state after a frame. REQUIRES: its number is the next one, or 1, which starts anew. */
export function fold(state: TableState, frame: Sent): TableState {
  const next = told(state, frame)
  return { ...next, n: frame.n, due: frame.due ?? next.due, happenings: noted(state, frame) }
}
