/** HTTP requests to a server that hosts tables: the own session and account, new tables, tables by their code. */
import type { FairLog } from '../core/protocol'
import type { Link } from './tableLink'
import type { Limits, Listed, PersonId, PersonKind, Said } from '../core/tables'

export interface Me {
  /** The public id. */
  readonly person: PersonId
  readonly name: string
  readonly kind: PersonKind
}

/** What a device signs in with; `created` in ms since 1970. */
export interface Passkey {
  readonly id: string
  readonly name: string
  readonly created: number
}

/** A document of an account, without its content; `at` in ms since 1970. */
export interface KeptShown {
  readonly name: string
  readonly version: number
  readonly at: number
}
export interface KeptDocument extends KeptShown {
  readonly document: unknown
}
/** A version of a document: one that was deleted and stored again may have the same number, but not the same time. */
export type KeptVersion = Pick<KeptShown, 'version' | 'at'>
/** What comes before a document's first version. */
export const notKept: KeptVersion = { version: 0, at: 0 }

/** Somebody whom the person has blocked. */
export interface Blocked {
  readonly person: PersonId
  readonly name: string
}

/** What lets a person into a table. */
export interface Invitation {
  readonly table: string
  readonly code: string
  readonly key: string
}

/** A table at which the person has a seat. */
export interface OwnSeat extends Invitation {
  /** Whether a game is being played there. */
  readonly playing: boolean
}

/** A rating: it is within `error` of the true strength two times out of three. */
export interface Strength {
  readonly rating: number
  readonly error: number
  readonly games: number
}

/** The effect of a rated game on somebody's rating by its rules. */
export interface RatedGame {
  readonly rules: string
  readonly table: string
  /** The game's number at that table. */
  readonly game: number
  readonly at: number
  readonly place: number
  readonly players: number
  /** They left before the end, and so came last. */
  readonly left: boolean
  readonly before: Strength
  readonly after: Strength
}

/** A page of somebody's rated games, latest first. */
export interface RatedGames {
  readonly games: readonly RatedGame[]
  /** What to pass as `before` for the next page; null: this is the last. */
  readonly more: string | null
}

export interface Leader extends Strength {
  readonly place: number
  readonly person: PersonId
  readonly name: string
}

/** The standings of a month, or at its end. */
export interface Leaderboard {
  /** As `2026-11`. */
  readonly season: string
  /** The months in which games were played, latest first. */
  readonly seasons: readonly string[]
  /** The number of games after which a rating is more than a guess. */
  readonly sure_after: number
  /** How many people have played that many. */
  readonly sure: number
  readonly leaders: readonly Leader[]
  readonly you: Leader | null
}

/** People's scores in the deal of a date. */
export interface PeopleOfDay {
  /** Null: no result yet. */
  readonly you: number | null
  readonly others: readonly { readonly points: number; readonly people: number }[]
}

export interface NewTable {
  readonly rules: Readonly<Record<string, unknown>>
  readonly limits: Limits
  /** The bot in every empty seat until people come; empty: seats stay empty. */
  readonly bot: string
}

/**
 * Why a request failed; `code` is one of the closed list, `unreachable`, or `no_tables` if the server hosts no tables.
 */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly said: Said | null,
    /** After how many seconds another try may help; 0: that is not known. */
    readonly wait = 0,
  ) {
    super(code)
    this.name = 'ApiError'
  }
}

export interface Api {
  /** Null if the person has no name yet. */
  me(): Promise<Me | null>
  call(name: string): Promise<Me>
  open(table: NewTable): Promise<Invitation>
  /** Where the person has a seat, newest table first. */
  seats(): Promise<readonly OwnSeat[]>
  /** The table with that short code, however it is typed. */
  find(code: string): Promise<Invitation>
  look(table: string, key: string): Promise<Listed>
  /** The table of a full link; works for somebody without a name, too. */
  invitedTo(link: Link): Promise<Listed>
  /** The log of a finished game, by its number at the table. */
  log(invitation: Invitation, game: number): Promise<FairLog>
  /** Turns a guest into an account under a unique name. */
  join(name: string, password: string): Promise<Me>
  signIn(name: string, password: string): Promise<Me>
  signOut(): Promise<null>
  signOutEverywhere(): Promise<null>
  /** `old` may be empty for ten minutes after signing in. */
  changePassword(old: string, password: string): Promise<Me>
  /** Everything that the server keeps about the person. */
  belongings(): Promise<unknown>
  /** Deletes the account or the guest. `password` may be empty for ten minutes after signing in. */
  leave(password: string): Promise<null>
  passkeys(): Promise<readonly Passkey[]>
  /**
   * The options for `navigator.credentials.create`. `addPasskey` stores its result under `name`; a guest thereby
   * becomes an account called `name`.
   */
  passkeyOptions(): Promise<PublicKeyCredentialCreationOptionsJSON>
  addPasskey(credential: unknown, name: string): Promise<Me>
  dropPasskey(id: string): Promise<null>
  signInOptions(): Promise<PublicKeyCredentialRequestOptionsJSON>
  signInByPasskey(credential: unknown): Promise<Me>
  /** Whom the person has blocked. */
  blocks(): Promise<readonly Blocked[]>
  /** Takes back a block, at all tables. */
  unblock(person: PersonId): Promise<null>
  kept(): Promise<readonly KeptShown[]>
  keptDocument(name: string): Promise<KeptDocument>
  /** Stores the version after `last`. Rejects with `changed` if `last` isn't the current one. */
  keep(name: string, document: unknown, last: KeptVersion): Promise<KeptShown>
  keepNot(name: string, last: KeptVersion): Promise<null>
  /** The leaders by these rules in a month, as `2026-11`; empty: the current month. */
  leaders(rules: string, season: string): Promise<Leaderboard>
  /** Somebody's ratings, by rules. */
  ratings(person: PersonId): Promise<{ readonly ratings: Readonly<Record<string, Strength>> }>
  /** Somebody's rated games by any rules: the latest ones, or those before a `more`. */
  ratedGames(person: PersonId, before?: string): Promise<RatedGames>
  peopleOfDay(date: string): Promise<PeopleOfDay>
  /**
   * Sends the actions of the hand of that date. Rejects with `bad_action` if the server's bots would have acted
   * differently.
   */
  playedOnDay(date: string, actions: readonly string[]): Promise<PeopleOfDay>
}

/**
 * How many ms to wait for an answer; twice as many if the request has a body. On a dead connection none would ever
 * come.
 */
const PATIENCE = 10_000
/** How many times as long an answer that has begun may take: it may be long, and the connection slow. */
const LONG = 6

/** `base`: the page's address. Every call rejects with an ApiError. */
export function api(base: string, fetched: typeof fetch = fetch, patience = PATIENCE): Api {
  /** The answer, and the JSON in it; null: none. */
  async function answerTo(
    path: string,
    body: RequestInit | undefined,
    tries: number,
  ): Promise<readonly [Response, unknown]> {
    const given = new AbortController()
    const cutOff = (ms: number): ReturnType<typeof setTimeout> => setTimeout(() => given.abort(), ms)
    let waiting = cutOff(body ? 2 * patience : patience)
    try {
      const address = new URL(`api/v1/${path}`, base)
      const answer = await fetched(address, { cache: 'no-store', signal: given.signal, ...body })
      clearTimeout(waiting)
      waiting = cutOff(LONG * patience)
      const json = answer.status !== 204 && answer.headers.get('content-type')?.includes('json')
      return [answer, json ? await answer.json() : null]
    } catch {
      // The browser's kept-alive connection may have died silently. Retry over a new one, but only what changes
      // nothing.
      if (given.signal.aborted && tries > 1) return answerTo(path, body, tries - 1)
      throw new ApiError('unreachable', null)
    } finally {
      clearTimeout(waiting)
    }
  }
  async function ask<T>(path: string, sent?: object, method = 'POST'): Promise<T> {
    const body = sent && { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) }
    const [answer, read] = await answerTo(path, body, body ? 1 : 2)
    if (answer.status === 204) return null as T
    if (answer.ok && read !== null) return read as T
    const fault = read as { readonly code?: string; readonly message?: Said | null } | null
    const code = fault?.code ?? (answer.status >= 500 ? 'unreachable' : 'no_tables')
    throw new ApiError(code, fault?.message ?? null, Number(answer.headers.get('retry-after')) || 0)
  }
  return {
    me: () =>
      ask<Me>('me').catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'no_session') return null
        throw error
      }),
    call: (name) => ask('me', { name }),
    open: (table) => ask('tables', table),
    seats: () => ask('seats'),
    find: (code) => ask(`codes/${encodeURIComponent(code)}`),
    look: (table, key) => ask(`tables/${encodeURIComponent(table)}?key=${encodeURIComponent(key)}`),
    invitedTo: ({ code, key }) => ask(`codes/${encodeURIComponent(code)}/table?key=${encodeURIComponent(key)}`),
    log: ({ table, key }, game) =>
      ask(`tables/${encodeURIComponent(table)}/games/${game}/log?key=${encodeURIComponent(key)}`),
    join: (name, password) => ask('account', { name, password }),
    signIn: (name, password) => ask('session', { name, password }),
    signOut: () => ask('session', {}, 'DELETE'),
    signOutEverywhere: () => ask('sessions', {}, 'DELETE'),
    changePassword: (old, password) => ask('account/password', { old, new: password }),
    belongings: () => ask('account/export'),
    leave: (password) => ask('account/delete', { password }),
    passkeys: () => ask('passkeys'),
    passkeyOptions: () => ask('passkeys/options', {}),
    addPasskey: (credential, name) => ask('passkeys', { credential, name }),
    dropPasskey: (id) => ask(`passkeys/${encodeURIComponent(id)}`, {}, 'DELETE'),
    signInOptions: () => ask('session/passkey/options', {}),
    signInByPasskey: (credential) => ask('session/passkey', { credential }),
    blocks: () => ask('blocks'),
    unblock: (person) => ask(`blocks/${encodeURIComponent(person)}`, {}, 'DELETE'),
    kept: () => ask('kept'),
    keptDocument: (name) => ask(`kept/${encodeURIComponent(name)}`),
    keep: (name, document, { version, at }) =>
      ask(`kept/${encodeURIComponent(name)}`, { document, version, at }, 'PUT'),
    keepNot: (name, { version, at }) =>
      ask(`kept/${encodeURIComponent(name)}?version=${version}&at=${at}`, {}, 'DELETE'),
    leaders: (rules, season) =>
      ask(`leaderboard?rules=${encodeURIComponent(rules)}&season=${encodeURIComponent(season)}`),
    ratings: (person) => ask(`people/${encodeURIComponent(person)}`),
    ratedGames: (person, before = '') =>
      ask(`people/${encodeURIComponent(person)}/games?before=${encodeURIComponent(before)}`),
    peopleOfDay: (date) => ask(`daily/${encodeURIComponent(date)}`),
    playedOnDay: (date, actions) => ask(`daily/${encodeURIComponent(date)}`, { actions }, 'PUT'),
  }
}

/** The address of the lobby's WebSocket. */
export function lobbyAddress(base: string): string {
  const address = new URL('api/v1/lobby/socket', base)
  address.protocol = address.protocol.replace('http', 'ws')
  return address.href
}

/** The address of a table's WebSocket. */
export function socketAddress(base: string, { table, key }: Invitation, since: number): string {
  const address = new URL(`api/v1/tables/${encodeURIComponent(table)}/socket`, base)
  address.protocol = address.protocol.replace('http', 'ws')
  address.search = new URLSearchParams({ since: String(since), key }).toString()
  return address.href
}
