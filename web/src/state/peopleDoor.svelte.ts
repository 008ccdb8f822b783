/**
 * The way to a table of people: who one is, which table it is, and whether there is one; then the table itself. Draws
 * nothing.
 */
import { wholeEngine } from '../core/page'
import type { FairLog } from '../core/protocol'
import type { Limits, PersonId } from '../core/tables'
import { message, type AnyMessage } from '../core/types'
import { ApiError, type Api, type Invitation, type Leaderboard, type Me, type RatedGame } from '../people/api'
import type { Link } from '../people/tableLink'
import { browserPasskeys } from '../people/passkeys'
import { Account } from './account.svelte'
import { Asking, saidBy } from './asking.svelte'
import { browserWorld } from './browserWorld'
import { PeopleTable, type Shows } from './peopleTable.svelte'

/** What the page is at: it waits for an answer, needs a name, can't go on, or knows who asks; then perhaps at a table. */
export type Step = 'asking' | 'name' | 'trouble' | 'known' | 'table'

/** Codes after which no other try helps: there is no such table, or not for this person. */
const gone = ['no_such_table', 'no_such_address', 'not_watchable', 'not_admitted']
/** Codes of a table's connection that say themselves why it goes no further. */
const barred = ['removed', 'suspended']
/** Whoever is a stranger again within this many ms of giving a name has a browser without cookies. */
const AT_ONCE = 10_000
/** How many ms a look at the table of a link may take: then the name is asked for without it. */
const LOOKS = 1_000

export class PeopleDoor {
  step: Step = $state('asking')
  me: Me | null = $state.raw(null)
  table: PeopleTable | null = $state.raw(null)
  /** Who sits at the table that somebody without a name is invited to. */
  company: readonly string[] = $state.raw([])
  /** Why it doesn't go on. */
  trouble: AnyMessage | null = $state.raw(null)
  /** The code of that. */
  #why = $state('')
  readonly form = new Asking()
  readonly account: Account

  #api: Api
  #base: string
  #shows: Shows
  #link: Link | null = null
  #entered = 0
  /** When a name was last given here. */
  #called = 0

  constructor(api: Api, base: string, shows: Shows) {
    this.#api = api
    this.#base = base
    this.#shows = shows
    this.account = new Account(api, browserPasskeys(), async (me) => {
      this.me = me
      await this.enter(this.#link)
    })
  }

  /** Comes in, with a link to a table or without. */
  async enter(link: Link | null): Promise<void> {
    this.#link = link
    this.#leaveTable()
    const mine = ++this.#entered
    this.form.calm()
    this.step = 'asking'
    this.company = []
    try {
      this.me ??= await this.#api.me()
      if (mine !== this.#entered) return
      if (this.me === null) {
        if (link?.key) await Promise.race([this.#lookIn(link), new Promise((done) => setTimeout(done, LOOKS))])
        if (mine === this.#entered) this.step = 'name'
      } else if (link === null) this.step = 'known'
      else {
        const found = await this.#api.find(link.code)
        if (mine !== this.#entered) return
        if (link.key !== '' && link.key !== found.key) throw new ApiError('no_such_table', null)
        this.#sitDown(this.me, found)
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (mine === this.#entered) this.#stop(error)
    }
  }

  /** There was no answer: another try may help. */
  get unreached(): boolean {
    return this.step === 'trouble' && this.#why === 'unreachable'
  }

  again(): Promise<void> {
    return this.enter(this.#link)
  }

  /** Wants to be called that; then goes on to where the link leads. */
  async call(name: string): Promise<void> {
    await this.#ask(async () => {
      this.me = await this.#api.call(name)
      this.#called = Date.now()
      await this.enter(this.#link)
    })
  }

  /** Another name is wanted. */
  rename(): void {
    this.form.calm()
    this.step = 'name'
  }

  /** A link to a new table; null: it could not be opened. */
  open(rules: Readonly<Record<string, unknown>>, limits: Limits, bot: string): Promise<Link | null> {
    return this.#ask(() => this.#api.open({ rules, limits, bot }))
  }

  /** A link to the table with that code; null: there is none. */
  find(code: string): Promise<Link | null> {
    return this.#ask(() => this.#api.find(code))
  }

  /** The log of a game that is over; null: it can't be had now. */
  log(invitation: Invitation, game: number): Promise<FairLog | null> {
    return this.#api.log(invitation, game).catch(() => null)
  }

  /** In a month, as `2026-11`, or in this one; null: they can't be had now. */
  leaders(rules: string, season = ''): Promise<Leaderboard | null> {
    return this.#api.leaders(rules, season).catch(() => null)
  }

  /** What a game at a table has done to somebody's rating; null: it is not worked out yet, or can't be had. */
  async rated(person: PersonId, table: string, game: number): Promise<RatedGame | null> {
    const last = await this.#api.ratedGames(person).catch(() => null)
    return last?.games.find((each) => each.table === table && each.game === game) ?? null
  }

  /** There is no lobby for this person: the code of why. */
  lost(code: string): void {
    this.#stop(new ApiError(code, message(`people-refused-${code}`)))
  }

  close(): void {
    this.#entered += 1
    this.#leaveTable()
  }

  #sitDown(me: Me, invitation: Invitation): void {
    this.table = new PeopleTable(me, invitation, this.#base, browserWorld, wholeEngine(), this.#shows)
    this.step = 'table'
  }

  /** Who sits at the table of a link; nobody where there is no answer. */
  async #lookIn(link: Link): Promise<void> {
    const listed = await this.#api.invitedTo(link).catch(() => null)
    if (this.#link === link && this.step === 'asking')
      this.company = listed?.seats.flatMap(({ name }) => name || []) ?? []
  }

  #leaveTable(): void {
    this.table?.close()
    this.table = null
  }

  async #ask<T>(what: () => Promise<T>): Promise<T | null> {
    const why = (error: ApiError): AnyMessage | null => {
      if (!['no_session', 'no_tables'].includes(error.code)) return saidBy(error)
      this.#stop(error)
      return null
    }
    return (await this.form.ask(what, why)) ?? null
  }

  /** It goes no further from here: somebody without a name has to give one, for anything else there is a reason. */
  #stop(error: ApiError): void {
    if (error.code === 'no_session') {
      this.me = null
      this.step = 'name'
      // Who has given a name a moment ago, and is a stranger again, has a browser that forgets them.
      if (Date.now() - this.#called < AT_ONCE) this.form.trouble = message('tables-trouble-cookies')
    } else {
      this.trouble = troubleOf(error.code, error.said, error.wait)
      this.#why = error.code
      this.step = 'trouble'
    }
  }
}

/** What is said of a code that the server has answered, or that there was no answer. */
export function troubleOf(code: string, said: AnyMessage | null, wait = 0): AnyMessage {
  if (gone.includes(code)) return message('tables-trouble-gone')
  if (barred.includes(code)) return message(`people-refused-${code}`)
  if (code === 'no_tables') return message('tables-trouble-no_tables')
  return saidBy({ code, said, wait })
}
