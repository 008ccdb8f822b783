/**
 * A table of people as this page sits at it: the connection, what is known of the table, the game that is played there, and
 * what the person asks for. Draws nothing; whoever shows the game is told when there is another one.
 */
import type { Engine } from '../core/engine'
import type { Refusal, Seat } from '../core/protocol'
import type { Message } from '../core/messages'
import { message, type AnyMessage } from '../core/types'
import type { PersonId } from '../core/tables'
import { RingClock } from './ringClock.svelte'
import { startRemote, type RemoteGame } from '../game/remote'
import { socketAddress, type Invitation, type Me } from '../people/api'
import { ServerClock } from '../people/clock'
import type { World } from '../people/reconnecting'
import { tableSocket, type TableSocket, type Wish } from '../people/tableSocket'
import { fold, running, seatOf, unknown, type TableState } from '../people/table'
import { text } from '../words/words.svelte'
import { chatLines, silenced, unreadIn } from './chat'
import { LateCards } from './lateCards'

/** A first burst of frames is over when none has come for so many ms. */
const QUIET = 80
/** After how much silence a table counts as one that tells nothing to whoever doesn't sit there. */
const SILENT = 1000

/** Whoever shows the game. */
export interface Shows {
  /** There is another game; `fresh`: it has just been dealt. */
  begun(game: RemoteGame, fresh: boolean): void
  /** Somebody else sits in a seat. */
  renamed(names: readonly string[]): void
}

export class PeopleTable {
  readonly me: Me
  readonly invitation: Invitation
  state: TableState = $state.raw(unknown)
  connected = $state(false)
  /** All that has happened so far has been told. */
  loaded = $state(false)
  /** Why there is no connection and will be none: a code. */
  refused: string | null = $state(null)
  /** Why the last thing asked for was not done. */
  trouble: AnyMessage | null = $state.raw(null)
  /** The server's clock, each quarter of a second. */
  now = $state(Date.now())

  /** The same, as often as the rings around the seats need it. */
  readonly rings: RingClock
  /** The reader has no seat, and the game is shown all the same. */
  watching = $state(false)
  /** Behind which seat they watch. */
  #side: Seat = $state(0)
  /** There was no seat for this person. */
  #watches = false
  /** Nobody is to be heard, until this page is loaded again. */
  quiet = $state(false)
  /** The table as the reader hears it, and what they read of it in the chat. */
  readonly heard = $derived.by(() => (this.quiet ? silenced(this.state, this.me.person) : this.state))
  readonly lines = $derived.by(() => chatLines(this.heard, this.me.person))
  /** Up to which frame the chat has been read: what was said before this page came is old. */
  #read = $state(0)
  /** How many things others have said since. */
  readonly unread = $derived.by(() => unreadIn(this.lines, this.#read))
  /** What is being typed in the chat. */
  draft = $state('')
  /** What of it is on its way to the table: nobody wants to have said it twice. */
  #saying = ''
  /** How many watch. */
  watchers = $state(0)

  #world: World
  #socket: TableSocket
  #engine: Engine
  #shows: Shows
  #clock = new ServerClock()
  /** All that was heard; the same as `state` but while it is told again. */
  #folded: TableState = unknown
  #upTo = 0
  #cameBlind = false
  #late: LateCards
  #quiet: (() => void) | null = null
  #game: RemoteGame | null = null
  /** The number of the game that is shown, or is to be: one that was over before one came is not, until it is asked for. */
  #showing = -1
  /** From which seat; null: none. Changing places after the game changes nothing in it. */
  #from: Seat | null = null
  /** Which game is shown, from which seat, and how many of its events it has. */
  #shown = ''
  #fed = 0
  #names = ''
  /** How much had happened when the core broke last. */
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
        if (!this.#late.hear(frame, this.#folded)) return this.#publish()
        this.#quiet?.()
        this.#socket.restart()
      },
      undone: () => {
        this.#folded = unknown
        this.#upTo = 0
        this.#showing = -1
        this.#shown = ''
        this.loaded = false
      },
      watchers: (count) => (this.watchers = count),
      connected: (is) => {
        this.connected = is
        if (is && this.#folded.n === 0) this.#world.later(() => void this.#comeBlind(), SILENT)
      },
      refused: (code) => (this.refused = code),
    })
    this.#ticking = setInterval(() => (this.now = this.#clock.at(world.now())), 250)
  }

  /** Where this person sits. */
  get seat(): Seat | null {
    return seatOf(this.state, this.me.person)
  }

  get isHost(): boolean {
    return this.state.host === this.me.person
  }

  get running(): boolean {
    return running(this.state)
  }

  /** Somebody has left a rated table for good: there will be no other game. */
  get lacks(): boolean {
    return this.state.limits.rated && this.state.seats.some(({ person }) => person === '')
  }

  /** How everybody is called, by seat: a bot by its number. */
  get names(): readonly string[] {
    return namesOf(this.state.seats)
  }

  /** Seconds until the time of whoever is to act has run out; null without a limit, or while it does not run. */
  get left(): number | null {
    const { due } = this.state
    return due === null || due <= this.now ? null : Math.ceil((due - this.now) / 1000)
  }

  /** Asks the table for something; true where it was done. What it says against it is `trouble`. */
  async ask(wish: Wish): Promise<boolean> {
    this.trouble = null
    const answer = await this.#socket.ask(wish).catch(() => null)
    if (answer?.answer === 'refused') this.trouble = answer.message
    return answer?.answer === 'done'
  }

  /** Wants the next game to begin, with randomness of this device's own. */
  ready(): Promise<boolean> {
    const bytes = crypto.getRandomValues(new Uint8Array(16))
    const part = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    return this.ask({ do: 'ready', part })
  }

  /** The chat has been read to its end. */
  markRead(): void {
    this.#read = this.lines.at(-1)?.n ?? 0
  }

  /** Says what was typed. */
  async speak(): Promise<void> {
    const words = this.draft.trim()
    if (words === '' || words === this.#saying) return
    this.#saying = words
    if ((await this.ask({ do: 'say', text: words })) && this.draft.trim() === words) this.draft = ''
    if (this.#saying === words) this.#saying = ''
  }

  /** Behind which seat somebody sits who watches. */
  get side(): Seat {
    return this.#side % Math.max(1, this.state.seats.length)
  }

  /** Watches from another side of the table. */
  watchFrom(side: Seat): void {
    this.#side = side
    this.#show()
  }

  /** Shows how the last game has ended once more. */
  lookBack(): void {
    const { game, results } = this.state
    if (!game?.over) return
    if (this.#showing !== game.number) {
      const { seat } = this
      this.#showing = game.number
      this.#from = seat !== null && results.at(-1)?.players[seat]?.person === this.me.person ? seat : null
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
    this.#socket.close()
  }

  #publish(): void {
    if (this.#folded.n < this.#upTo) return
    this.#upTo = 0
    if (this.loaded) return this.#show()
    this.#quiet?.()
    this.#quiet = this.#world.later(() => {
      this.#show()
      this.loaded = true
      this.#read = Math.max(this.#read, this.state.n)
      void this.#come()
    }, QUIET)
  }

  /** Where nobody may watch, whoever has the link hears nothing before they sit. */
  async #comeBlind(): Promise<void> {
    if (this.#folded.n > 0 || this.#cameBlind) return
    this.#cameBlind = true
    if ((await this.ask({ do: 'sit' })) || this.#folded.n > 0) return
    this.refused ??= 'not_watchable'
    this.#socket.close()
  }

  /** Who comes, comes to play: where there is a seat, it is theirs. Otherwise they watch. */
  async #come(): Promise<void> {
    const { seats, closed, matched } = this.state
    const free = this.seat === null && closed === null && !matched && seats.some(({ person }) => person === '')
    if (free && (await this.ask({ do: 'sit' }))) return
    if (this.running) this.trouble = null
    this.#watches = this.seat === null
    this.#show()
  }

  #show(): void {
    this.state = this.#folded
    this.now = this.#clock.at(this.#world.now())
    const { game } = this.state
    const { seat } = this
    if (game && !game.over) {
      this.#showing = game.number
      this.#from = seat
    }
    // Who watches sees how it ends, too.
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
      // Whoever gets up after the game has played in it all the same.
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
      names: game.over ? namesOf(results.at(-1)?.players ?? []) : this.names,
      advises: this.state.limits.advice !== 'off',
      events: game.events.slice(0, this.#fed),
      send: (hand, action) => this.#act(hand, action),
    }).catch(() => null)
    if (which !== this.#shown) return begun?.close()
    if (begun === null) {
      // The core could not be had: it is tried again with the next event.
      this.#shown = ''
      this.trouble = message('page-unloaded')
      return
    }
    begun.onBroken(() => {
      // With a fresh core, but not at the same place again.
      if (this.#broke === this.#fed) this.trouble = message('page-unloaded')
      else {
        this.#broke = this.#fed
        this.#shown = ''
        this.#show()
      }
    })
    this.#game = begun
    this.#shows.begun(begun, fresh)
    const events = this.state.game?.events ?? []
    begun.see(events.slice(this.#fed))
    this.#fed = events.length
  }

  async #act(hand: number, action: string): Promise<Refusal | null> {
    const answer = await this.#socket.ask({ do: 'act', hand, action })
    return answer.answer === 'refused' ? { code: answer.code, message: answer.message as Message } : null
  }
}

/** How everybody at a table is called, by seat; an empty seat not at all. */
function namesOf(seats: readonly { person: PersonId; name: string; bot?: string }[]): readonly string[] {
  let bots = 0
  return seats.map(({ person, name, bot }) =>
    person !== '' ? name : bot === '' ? '' : text('tables-bot', { number: ++bots }),
  )
}
