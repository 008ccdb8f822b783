/**
 * A table of people as this page sits at it: the connection, what is known of the table, the game played there, and the
 * person's requests. Draws nothing; tells whoever shows the game when there is another one.
 */
import type { Engine } from '../core/engine'
import type { Refusal, Seat, View } from '../core/protocol'
import { message, type AnyMessage } from '../core/types'
import type { PersonId } from '../core/tables'
import { RingClock } from './ringClock.svelte'
import { startRemote, type RemoteGame } from '../game/remote'
import { socketAddress, type Invitation, type Me } from '../people/api'
import { ServerClock } from '../people/clock'
import { counted } from '../people/standings'
import type { World } from '../people/reconnecting'
import { tableSocket, type TableSocket, type Wish } from '../people/tableSocket'
import {
  fold,
  forgetting,
  noting,
  running,
  seatOf,
  unknown,
  withNames,
  withoutOwn,
  type TableState,
} from '../people/table'
import { text } from '../words/words.svelte'
import { known } from './asking.svelte'
import { chatLines, silenced, unreadIn } from './chat'
import { LateCards } from './lateCards'
import { isUntouched } from './scenes'
import { spokenLog } from './spokenLog.svelte'

/** The first burst of frames has ended if none has arrived for this many ms. */
const QUIET = 80
/** How many ms of silence mean that a table sends nothing to people who don't sit there. */
const SILENT = 1000

/** By what closed the table: what is said about it. */
const closings = {
  deserted: 'waiting-closed',
  not_ready: 'waiting-closed-not_ready',
  admin: 'waiting-closed-admin',
} as const

/** The part of the page that shows the game. */
export interface Shows {
  /** There is another game; `fresh`: it has just been dealt; `ended`: its last hand, whose result is shown first. */
  begun(game: RemoteGame, fresh: boolean, ended: View | null): void
  /** Somebody has taken over a seat. */
  renamed(names: readonly string[]): void
}

export class PeopleTable {
  readonly me: Me
  readonly invitation: Invitation
  /** What is shown of the table, as it was sent. */
  #known: TableState = $state.raw(unknown)
  readonly state: TableState = $derived(withNames(this.#known, () => text('people-former')))
  connected = $state(false)
  /** Everything that happened before has arrived. */
  loaded = $state(false)
  /** The code of why there is no connection and will be none. */
  refused: string | null = $state(null)
  /** Why the last request was refused. */
  trouble: AnyMessage | null = $state.raw(null)
  /** The server's time, updated every quarter of a second. */
  now = $state(Date.now())

  /** The server's time, updated as often as the rings around the seats need it. */
  readonly rings: RingClock
  /** The reader watches the game without a seat. */
  watching = $state(false)
  /** The seat that they sit behind. */
  #side: Seat = $state(0)
  /** There was no free seat for this person, or they have lost theirs elsewhere than on this page. */
  #watches = false
  /** Whether the person has come, to a seat or to watch, and not left on this page. */
  #came = false
  /** Everybody is muted until the page is loaded again. */
  quiet = $state(false)
  /** Whom a spectator has muted until the page is loaded again, as the table only does this for those who have sat. */
  #unheard: ReadonlySet<PersonId> = $state.raw(new Set())
  /** Whom the reader has muted one by one. */
  readonly muted: ReadonlySet<PersonId> = $derived.by(() => new Set([...this.state.muted, ...this.#unheard]))
  /** The table as the reader hears it, and the lines of their chat. Whom they have blocked they don't hear, either. */
  readonly heard = $derived.by(() =>
    this.quiet
      ? silenced(this.state, this.me.person)
      : { ...this.state, muted: new Set([...this.muted, ...this.state.blocked]) },
  )
  readonly lines = $derived.by(() => chatLines(this.heard, this.me))
  /** The frame up to which the chat has been read; what was said before this page came counts as read. */
  #read = $state(0)
  /** How many lines others have added since. */
  readonly unread = $derived.by(() => unreadIn(this.lines, this.#read))
  /** The text being typed in the chat. */
  draft = $state('')
  /** The person has just said that they are ready, which the table doesn't know yet. */
  #saysReady = $state(false)
  /** A typed line is being sent. */
  #speaking = false
  /** What is being said, so that nothing is sent twice, however long that takes. */
  #saying = new Set<string>()
  /** How many people watch. */
  watchers = $state(0)

  #world: World
  #socket: TableSocket
  #engine: Engine
  #shows: Shows
  #clock = new ServerClock()
  /** The fold of all frames; differs from `state` only while the table is sent again. */
  #folded: TableState = unknown
  #upTo = 0
  #cameBlind = false
  #late: LateCards
  #quiet: (() => void) | null = null
  #game: RemoteGame | null = null
  /**
   * The number of the game that is shown, or is to be. A game that ended before the person came is not shown until they
   * ask for it.
   */
  #showing = -1
  /** The seat from which it is shown; null: none. Changing places after the game doesn't change it. */
  #from: Seat | null = null
  /** Identifies what is shown: the game and the seat. `#fed` is how many of its events have been passed on. */
  #shown = ''
  #fed = 0
  #names = ''
  /** How many events there were when the core last crashed. */
  #broke = -1
  #ticking: ReturnType<typeof setInterval>

  constructor(me: Me, invitation: Invitation, base: string, world: World, engine: Engine, shows: Shows) {
    this.me = me
    this.#late = new LateCards(me.person)
    this.invitation = invitation
    this.#world = world
    this.#engine = engine
    this.#shows = shows
    this.rings = new RingClock(() => this.#clock.at(world.now()))
    this.#socket = tableSocket(world, (since) => socketAddress(base, invitation, since), {
      frame: (frame) => {
        this.#clock.hear(frame.at, world.now())
        if (frame.n === 1) this.#upTo = Math.max(this.#upTo, this.#folded.n)
        this.#folded = fold(frame.n === 1 ? unknown : this.#folded, frame)
        this.#publish()
      },
      undone: () => {
        this.#folded = unknown
        this.#upTo = 0
        this.#showing = -1
        this.#shown = ''
        this.#came = false
        this.loaded = false
      },
      time: (at, since) => this.#clock.hear(at, world.now(), since),
      watchers: (count) => (this.watchers = count),
      forgotten: (person) => {
        const name = this.#folded.people.get(person)
        if (name) spokenLog.forget(name)
        this.#folded = forgetting(this.#folded, person)
        if (!this.loaded) return
        this.#known = forgetting(this.#known, person)
        const { game, results } = this.state
        if (game?.over && this.#game) this.#shows.renamed(namesOf(results.at(-1)?.players ?? []))
      },
      connected: (is) => {
        this.connected = is
        if (is && this.#folded.n === 0) this.#world.later(() => void this.#comeBlind(), SILENT)
      },
      refused: (code) => (this.refused = code),
    })
    this.#ticking = setInterval(() => (this.now = this.#clock.at(world.now())), 250)
  }

  /** The person's seat; null: none. */
  get seat(): Seat | null {
    return seatOf(this.state, this.me.person)
  }

  /** Whether the person has said that they are ready, known to the table or not. */
  get isReady(): boolean {
    return this.#saysReady || this.state.seats[this.seat ?? -1]?.ready === true
  }

  /** Whether the person has ever sat here; if not, the table knows nothing of them. */
  get hasSat(): boolean {
    return this.state.people.has(this.me.person)
  }

  get isHost(): boolean {
    return this.state.host === this.me.person
  }

  get running(): boolean {
    return running(this.state)
  }

  /** Somebody has left a rated table for good, so there will be no other game. */
  get lacks(): boolean {
    return this.state.limits.rated && this.state.seats.some(({ person }) => person === '')
  }

  /** Why there will be no other game; null: there may be one. */
  get ended(): AnyMessage | null {
    const { closed } = this.state
    if (closed !== null) return message(closed in closings ? closings[closed] : 'waiting-closed')
    return this.lacks ? message('after-lacks') : null
  }

  /** What the others see the person called, if that isn't the person's own name; null: it is, or they don't sit here. */
  get called(): string | null {
    const name = this.seat === null ? undefined : this.state.people.get(this.me.person)
    return name === undefined || name === this.me.name ? null : name
  }

  /** The names by seat; bots are numbered. */
  get names(): readonly string[] {
    return namesOf(this.state.seats)
  }

  /** Seconds left for the player to act; null without a limit, or while the clock doesn't run. */
  get left(): number | null {
    const { due } = this.state
    return due === null || due <= this.now ? null : Math.ceil((due - this.now) / 1000)
  }

  /** Sends a request to the table and returns whether it was done. If it was refused, `trouble` says why. */
  async ask(wish: Wish): Promise<boolean> {
    this.trouble = null
    if (wish.do === 'leave') this.#came = false
    const answer = await this.#socket.ask(wish).catch(() => null)
    // Who wants the game to begin isn't troubled by its having begun, perhaps because others were as quick.
    const begun = answer?.answer === 'refused' && answer.code === 'game_running'
    const wanted = begun && (wish.do === 'ready' || wish.do === 'start')
    if (answer?.answer === 'refused' && !wanted) this.trouble = known(answer.message)
    return answer?.answer === 'done'
  }

  /** Says that the person is ready for the next game, with randomness from this device for its deals. */
  async ready(): Promise<boolean> {
    const bytes = crypto.getRandomValues(new Uint8Array(16))
    const part = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    this.#saysReady = true
    const done = await this.ask({ do: 'ready', part })
    this.#saysReady = false
    return done
  }

  /** Mutes a person, or hears them again. */
  async mute(person: PersonId, muted: boolean): Promise<void> {
    if (this.hasSat) await this.ask({ do: 'mute', person, muted })
    else this.#unheard = noting(this.#unheard, person, muted)
  }

  /** Marks the whole chat as read. */
  markRead(): void {
    this.#read = this.lines.at(-1)?.n ?? 0
  }

  /** Sends what was typed. It can be seen until it was said; what is typed behind it meanwhile is another line. */
  async speak(): Promise<void> {
    const words = this.draft.trim()
    if (words === '' || this.#speaking) return
    this.#speaking = true
    const said = await this.say({ do: 'say', text: words })
    this.#speaking = false
    const now = this.draft.trimStart()
    if (said && now.startsWith(words)) this.draft = now.slice(words.length).trimStart()
  }

  /** Says something, unless the same is still being sent. Returns whether it was said. */
  async say(wish: Wish): Promise<boolean> {
    const key = JSON.stringify(wish)
    if (this.#saying.has(key)) return false
    this.#saying.add(key)
    const said = await this.ask(wish)
    this.#saying.delete(key)
    return said
  }

  /** The seat that a spectator sits behind. */
  get side(): Seat {
    return this.#side % Math.max(1, this.state.seats.length)
  }

  /** Watches from another side of the table. */
  watchFrom(side: Seat): void {
    this.#side = side
    this.#show()
  }

  /** Shows again how the last game ended. */
  lookBack(): void {
    const { game, results } = this.state
    if (!game?.over) return
    if (this.#showing !== game.number) {
      const seat = results.at(-1)?.players.findIndex(({ person }) => person === this.me.person) ?? -1
      this.#showing = game.number
      this.#from = seat < 0 ? null : seat
    }
    this.#shown = ''
    this.#show()
  }

  wake(): void {
    this.#socket.wake()
  }

  close(): void {
    clearInterval(this.#ticking)
    this.#quiet?.()
    // A game that is still being prepared is shown nowhere any more.
    this.#shown = ''
    this.#socket.close()
  }

  #publish(): void {
    if (this.#folded.n < this.#upTo) return
    this.#upTo = 0
    if (this.loaded) return this.#late.missing(this.#folded) ? this.#socket.restart() : this.#show()
    this.#quiet?.()
    this.#quiet = this.#world.later(() => {
      if (this.#late.missing(this.#folded)) return void this.#comeBack()
      this.#show()
      this.loaded = true
      this.#read = Math.max(this.#read, this.state.n)
      void this.#come()
    }, QUIET)
  }

  /** If watching is not allowed, a person with the link receives nothing before they sit. */
  async #comeBlind(): Promise<void> {
    if (this.#folded.n > 0 || this.#cameBlind) return
    this.#cameBlind = true
    if ((await this.ask({ do: 'sit' })) || this.#folded.n > 0) return
    this.refused ??= 'not_watchable'
    this.#socket.close()
  }

  /**
   * Told of a seat without its cards, the person either sits there, which the worker doesn't know yet, or has left in the
   * middle of a trick, which they learn like a spectator, when it is complete. Asking for a seat settles it.
   */
  async #comeBack(): Promise<void> {
    const answer = await this.#socket.ask({ do: 'sit' }).catch(() => null)
    if (answer?.answer !== 'done' && answer?.code !== 'already_seated') return
    this.#quiet?.()
    this.#socket.restart()
  }

  /** People come to play: a free seat becomes theirs. Otherwise they watch. */
  async #come(): Promise<void> {
    const { seats, closed, matched } = this.state
    const free = this.seat === null && closed === null && !matched && seats.some(({ person }) => person === '')
    const sits = free && (await this.ask({ do: 'sit' }))
    this.#came = true
    if (sits) return
    if (this.running) this.trouble = null
    this.#watches = this.seat === null
    this.#show()
  }

  #show(): void {
    const sat = this.seat !== null
    this.#known = this.#folded
    this.now = this.#clock.at(this.#world.now())
    const { game } = this.state
    const { seat } = this
    if (game && !game.over) {
      this.#showing = game.number
      this.#from = seat
    }
    if (this.#came && this.running && seat === null) {
      this.#watches = true
      // From now on they are sent what spectators see. If they sit down again, all of it has to be sent again.
      if (sat) this.#known = this.#folded = withoutOwn(this.#folded)
    }
    // A spectator also sees how the game ends.
    this.watching = seat === null && this.#watches && this.#showing === game?.number
    if (game?.number !== this.#showing || (seat === null && !this.watching) || game.events.length === 0) return
    const which = `${game.number} ${this.#from ?? `behind ${this.side}`}`
    if (which !== this.#shown) {
      this.#shown = which
      this.#names = this.names.join('\n')
      this.#game = null
      this.#fed = game.events.length
      void this.#begin(which, game.events.length === 1 && this.loaded)
    } else if (this.#game) {
      // A person who gets up after the game keeps their name in it.
      const names = this.names.join('\n')
      if (names !== this.#names && this.running) {
        this.#names = names
        this.#shows.renamed(this.names)
      }
      this.#game.see(game.events.slice(this.#fed))
      this.#fed = game.events.length
    }
  }

  async #begin(which: string, fresh: boolean): Promise<void> {
    const { game, results } = this.state
    if (game === null) return
    const begun = await startRemote(this.#engine, {
      rules: game.rules,
      seat: this.#from,
      side: this.side,
      replaced: () => this.state.seats[this.seat ?? -1]?.sitsIn !== '',
      counted: (view) => counted(view, this.#left()),
      names: game.over ? namesOf(results.at(-1)?.players ?? []) : this.names,
      advises: this.state.limits.advice !== 'off',
      events: game.events.slice(0, this.#fed),
      send: (hand, action) => this.#act(hand, action),
    }).catch(() => null)
    if (which !== this.#shown) return begun?.close()
    if (begun === null) {
      // The core could not be loaded: try again with the next event.
      this.#shown = ''
      this.trouble = message('page-unloaded')
      return
    }
    begun.onBroken(() => {
      // Try a new core, but not twice at the same place.
      if (this.#broke === this.#fed) this.trouble = message('page-unloaded')
      else {
        this.#broke = this.#fed
        this.#shown = ''
        this.#show()
      }
    })
    const ended = fresh ? null : await this.#unseen(begun)
    if (which !== this.#shown) return begun.close()
    this.#game = begun
    this.#shows.begun(begun, fresh, ended)
    const events = this.state.game?.events ?? []
    begun.see(events.slice(this.#fed))
    this.#fed = events.length
  }

  /** The seats of a rated game that somebody has left for good. Nobody can take their place. */
  #left(): readonly Seat[] {
    const { limits, game, results, seats } = this.state
    if (!limits.rated) return []
    const left = game?.over
      ? (results.at(-1)?.players ?? []).map(({ left }) => left)
      : seats.map(({ person }) => person === '')
    return left.flatMap((is, seat) => (is ? [seat] : []))
  }

  /**
   * The hand before this one, of which the person may not have seen the result: they have done nothing since. Who came
   * in the middle of a game may not have played it.
   */
  async #unseen(game: RemoteGame): Promise<View | null> {
    const view = game.view()
    if (this.#from === null || view.hand === 0 || !isUntouched(view)) return null
    const sat = this.state.happenings.filter(({ what, person }) => what === 'sat' && person === this.me.person).at(-1)
    return sat?.playing ? null : game.past(view.hand - 1).catch(() => null)
  }

  async #act(hand: number, action: string): Promise<Refusal | null> {
    const answer = await this.#socket.ask({ do: 'act', hand, action })
    return answer.answer === 'refused'
      ? { code: answer.code, message: known(answer.message) as Refusal['message'] }
      : null
  }
}

/** The names at a table by seat; bots are numbered, and an empty seat has none. */
export function namesOf(seats: readonly { person: PersonId; name: string; bot?: string }[]): readonly string[] {
  let bots = 0
  return seats.map(({ person, name, bot }) =>
    person !== '' ? name : bot === '' ? '' : text('tables-bot', { number: ++bots }),
  )
}
