/** A visit to the lobby: what it shows, live, and the game that the visitor waits for. Draws nothing. */
import type { Waits, Wish } from '../core/tables'
import type { AnyMessage } from '../core/types'
import { lobbyAddress, type Invitation } from '../people/api'
import { ServerClock } from '../people/clock'
import { lobbySocket, type LobbySocket, type OpenLobby, type OpenTable } from '../people/lobby'
import type { World } from '../people/reconnecting'

/** How many ms without a connection are worth mentioning: signing in ends one, but the next follows at once. */
const WORTH_TELLING = 2_000

/** Where a visit leads. */
export interface Leads {
  /** A game with a seat for the visitor was found. */
  matched(invitation: Invitation): void
  /** The lobby is closed to this person; `code` says why. */
  ended(code: string): void
}

export class LobbyVisit {
  /** Null: not known yet. */
  lobby: OpenLobby | null = $state.raw(null)
  connected = $state(false)
  /** There has been no connection for a while. */
  lost = $state(false)
  /** What the visitor wants to play; null: nothing at the moment. */
  wish: Wish | null = $state.raw(null)
  /** Why the wish was refused. */
  trouble: AnyMessage | null = $state.raw(null)
  /** Seconds until bots take the free seats; null: they won't, or it isn't known yet. */
  botsIn: number | null = $state(null)
  /** Minutes until somebody who has missed their last games can be matched; 0: now. */
  pausedFor = $state(0)
  /** The visitor's last game failed because of others, so they come first. */
  first = $state(false)

  #socket: LobbySocket
  #world: World
  #clock = new ServerClock()
  #waits: Waits | null = null
  #stopTicking: (() => void) | null = null
  #stopLosing: (() => void) | null = null

  constructor(base: string, world: World, leads: Leads) {
    this.#world = world
    this.#socket = lobbySocket(world, lobbyAddress(base), {
      lobby: (lobby) => (this.lobby = lobby),
      connected: (is) => this.#connect(is),
      waits: (waits) => this.#wait(waits),
      refused: (why) => (this.trouble = why),
      matched: (invitation) => leads.matched(invitation),
      ended: (code) => leads.ended(code),
    })
  }

  /** Tables with a seat that a person may take. */
  get toSit(): readonly OpenTable[] {
    return this.lobby?.tables.filter(({ free }) => free > 0) ?? []
  }

  /** Games that can only be watched. */
  get toWatch(): readonly OpenTable[] {
    return this.lobby?.tables.filter(({ free, playing, limits }) => free === 0 && playing && limits.watching) ?? []
  }

  wait(wish: Wish, first = false): void {
    this.trouble = null
    this.first = first
    this.wish = wish
    this.#socket.wish(wish)
  }

  stop(): void {
    this.#wait(null)
    this.#socket.wish(null)
  }

  wake(): void {
    this.#socket.wake()
  }

  close(): void {
    this.#stopTicking?.()
    this.#socket.close()
    // The connection is about to be closed on purpose.
    this.#stopLosing?.()
  }

  #connect(is: boolean): void {
    this.connected = is
    if (!is) {
      this.#stopLosing ??= this.#world.later(() => (this.lost = true), WORTH_TELLING)
      return
    }
    this.#stopLosing?.()
    this.#stopLosing = null
    this.lost = false
  }

  #wait(waits: Waits | null): void {
    this.#stopTicking?.()
    this.#waits = waits
    this.wish = waits?.wish ?? null
    if (waits) this.#clock.hear(waits.since - waits.pause, this.#world.now())
    this.#tick()
  }

  #tick(): void {
    const at = this.#waits?.bots_at ?? null
    const now = this.#clock.at(this.#world.now())
    this.botsIn = at === null ? null : Math.max(0, Math.ceil((at - now) / 1000))
    const left = this.#waits?.pause ? Math.max(0, this.#waits.since - now) : 0
    this.pausedFor = Math.ceil(left / 60_000)
    this.#stopTicking = at === null && left === 0 ? null : this.#world.later(() => this.#tick(), 1000)
  }
}
