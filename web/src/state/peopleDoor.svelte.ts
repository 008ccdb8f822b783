/**
 * The way to a table of people: who the person is, which table they want, and whether it exists; then the table itself.
 * Draws nothing.
 */
import { wholeEngine } from '../core/page'
import type { FairLog } from '../core/protocol'
import type { Limits, PersonId, Wish } from '../core/tables'
import { message, type AnyMessage } from '../core/types'
import { ApiError, type Api, type Invitation, type Leaderboard, type Me, type RatedGame } from '../people/api'
import type { Link } from '../people/tableLink'
import { browserPasskeys } from '../people/passkeys'
import { loadSeat, noteKnown, saveSeat, type KeptSeat } from '../storage/seat'
import { Account } from './account.svelte'
import { Asking, saidBy } from './asking.svelte'
import { browserWorld } from './browserWorld'
import { seatToTake } from './ownSeat'
import { PeopleTable, type Shows } from './peopleTable.svelte'

/** The stage: waiting for an answer, asking for a name, unable to go on, knowing the person, or at a table. */
export type Step = 'asking' | 'name' | 'trouble' | 'known' | 'table'

/** Codes after which trying again is useless: the table doesn't exist, or not for this person. */
const gone = ['no_such_table', 'no_such_address', 'not_watchable', 'not_admitted']
/** A person who is unknown again within this many ms of giving a name has a browser without cookies. */
const AT_ONCE = 10_000
/** Who hasn't got to the table of their match within this many ms is awaited there, and no longer one who waits. */
const READY = 30_000
/** How many ms to wait for a look at the table of a link before asking for the name without it. */
const LOOKS = 1_000

export class PeopleDoor {
  step: Step = $state('asking')
  me: Me | null = $state.raw(null)
  table: PeopleTable | null = $state.raw(null)
  /** The people at the table to which somebody without a name is invited. */
  company: readonly string[] = $state.raw([])
  /** Why the person can't go on. */
  trouble: AnyMessage | null = $state.raw(null)
  /** The code of `trouble`. */
  why = $state('')
  /** The last match: what the person waited for, the table's code, and when. */
  match: { readonly wish: Wish; readonly code: string; readonly at: number } | null = null
  /** That match failed because of others, so the lobby waits for the next one. */
  failed = false
  readonly form = new Asking()
  readonly account: Account

  #api: Api
  #base: string
  #shows: Shows
  #link: Link | null = null
  #seat: KeptSeat | null = $state.raw(loadSeat())
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

  /** Enters, with or without a link to a table. */
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
      noteKnown(this.me !== null)
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

  /**
   * The table where the person has a seat, even if they left the page without getting up, or sat down with another
   * device; null: none.
   */
  get seat(): Link | null {
    return this.#seat?.person === this.me?.person ? this.#seat : null
  }

  /** Notes whether the person has a seat at the current table. */
  noteSeat(sits: boolean): void {
    if (!this.table) return
    const { code, key } = this.table.invitation
    if (sits) this.#keepSeat({ person: this.table.me.person, code, key })
    else if (this.#seat?.code === code) this.#keepSeat(null)
  }

  /** Asks the server where the person has a seat. Without an answer, what is known stays. */
  async checkSeat(): Promise<void> {
    const [seat, me] = [this.#seat, this.me]
    const seats = await this.#api.seats().catch(() => null)
    if (seats === null || me === null || this.me !== me || this.#seat !== seat) return
    const own = seatToTake(seats)
    this.#keepSeat(own && { person: me.person, code: own.code, key: own.key })
  }

  /** There was no answer, so trying again may help. */
  get unreached(): boolean {
    return this.step === 'trouble' && this.why === 'unreachable'
  }

  /** The match that led to the table; null: the person came there in another way. */
  get matched(): Wish | null {
    return this.match?.code === this.#link?.code ? (this.match?.wish ?? null) : null
  }

  /** Whether this code means that others have left the table of the match before the person got there. */
  isUnplayed(why: string): boolean {
    return this.matched !== null && gone.includes(why) && Date.now() - (this.match?.at ?? 0) < READY
  }

  again(): Promise<void> {
    return this.enter(this.#link)
  }

  /** Gives the person that name, then follows the link. */
  async call(name: string): Promise<void> {
    await this.#ask(async () => {
      this.me = await this.#api.call(name)
      this.#called = Date.now()
      await this.enter(this.#link)
    })
  }

  /** Asks for another name. */
  rename(): void {
    this.form.calm()
    this.step = 'name'
  }

  /** Opens a new table and returns its link; null if that failed. */
  open(rules: Readonly<Record<string, unknown>>, limits: Limits, bot: string): Promise<Link | null> {
    return this.#ask(() => this.#api.open({ rules, limits, bot }))
  }

  /** The link of the table with that code; null if there is none. */
  find(code: string): Promise<Link | null> {
    return this.#ask(() => this.#api.find(code))
  }

  /** The log of a finished game; null: not available now. */
  log(invitation: Invitation, game: number): Promise<FairLog | null> {
    return this.#api.log(invitation, game).catch(() => null)
  }

  /** The leaderboard of a month, as `2026-11`, or of the current one; null: not available now. */
  leaders(rules: string, season = ''): Promise<Leaderboard | null> {
    return this.#api.leaders(rules, season).catch(() => null)
  }

  /** How a game at a table changed somebody's rating; null: not worked out yet, or not available. */
  async rated(person: PersonId, table: string, game: number): Promise<RatedGame | null> {
    const last = await this.#api.ratedGames(person).catch(() => null)
    return last?.games.find((each) => each.table === table && each.game === game) ?? null
  }

  /** The lobby, or the table, is closed to this person; `code` says why. */
  lost(code: string): void {
    this.#stop(new ApiError(code, message(`people-refused-${code}`)))
    if (code === 'suspended') void this.#askUntilWhen()
  }

  close(): void {
    this.#entered += 1
    this.#leaveTable()
  }

  #keepSeat(seat: KeptSeat | null): void {
    this.#seat = seat
    saveSeat(seat)
  }

  #sitDown(me: Me, invitation: Invitation): void {
    this.table = new PeopleTable(me, invitation, this.#base, browserWorld, wholeEngine(), this.#shows)
    this.step = 'table'
  }

  /** Fetches who sits at the table of a link; nobody if there is no answer. */
  async #lookIn(link: Link): Promise<void> {
    const listed = await this.#api.invitedTo(link).catch(() => null)
    if (this.#link === link && this.step === 'asking')
      this.company = listed?.seats.flatMap(({ name }) => name || []) ?? []
  }

  /** A closed connection doesn't say until when somebody is suspended; the answer to a request does. */
  async #askUntilWhen(): Promise<void> {
    const mine = this.#entered
    const why = await this.#api.me().catch((error: unknown) => error)
    if (why instanceof ApiError && why.code === 'suspended' && mine === this.#entered) this.#stop(why)
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

  /** Stops here: a person without a name must give one; any other error has a message. */
  #stop(error: ApiError): void {
    if (error.code === 'no_session') {
      const { me } = this
      this.#leaveTable()
      this.me = null
      noteKnown(false)
      this.step = 'name'
      // A guest who is unknown again just after giving a name has a browser that forgets them. Others have signed out
      // everywhere on another device, or deleted their account there.
      const forgets = me?.kind !== 'account' && Date.now() - this.#called < AT_ONCE
      if (forgets) this.form.trouble = message('tables-trouble-cookies')
      else if (me) this.form.trouble = message('tables-trouble-signed_out')
    } else {
      this.trouble = troubleOf(error.code, error.said, error.wait)
      this.why = error.code
      this.step = 'trouble'
    }
  }
}

/** What can help after this code, other than going back: asking again, or looking for another table. */
export function waysOn(code: string): 'again' | 'tables' | null {
  if (gone.includes(code) || code === 'removed') return 'tables'
  return code === 'suspended' || code === 'no_tables' ? null : 'again'
}

/** The message for an error code of the server, or for a missing answer; `wait` in seconds, 0 if unknown. */
export function troubleOf(code: string, said: AnyMessage | null, wait = 0): AnyMessage {
  if (gone.includes(code)) return message('tables-trouble-gone')
  if (code === 'removed') return message('people-refused-removed')
  if (code === 'no_tables') return message('tables-trouble-no_tables')
  return saidBy({ code, said, wait })
}
