/**
 * A WebSocket that reconnects when it is lost, less and less often, until it is closed or a close code says that trying
 * again is useless. Knows nothing of what is sent over it.
 */

/** The part of WebSocket that is used. */
export type Wire = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null
}

/** Everything needed from outside. */
export interface World {
  open(address: string): Wire
  /** Returns a function that cancels it. */
  later(what: () => void, ms: number): () => void
  now(): number
  /** From 0 to 1. */
  random(): number
  /** A unique name. */
  token(): string
}

export interface Connection {
  /** Called for each attempt. */
  address(): string
  /** The close codes that are final, each with its reason, in case the other side sends none. */
  readonly final: Readonly<Record<number, string>>
  /** A connection has been made; what must be sent first can be sent now. */
  connected(): void
  /** A connection, or an attempt at one, has failed. */
  lost(): void
  heard(text: string): void
  /**
   * Called after a long silence, because a dead connection gives no sign: sends something that is answered. Returns
   * false if no answer is needed.
   */
  quiet(): boolean
  /** The connection will not be restored; `why` is the reason. */
  ended(why: string): void
}

export interface Reconnecting {
  /** Does nothing without a connection. */
  send(text: string): void
  readonly isOpen: boolean
  /** Reconnects after `ms` milliseconds. */
  again(ms?: number): void
  /** To be called when the page becomes visible or the network returns: makes sure that there is a connection. */
  wake(): void
  /** After this, nothing is received or sent. */
  close(): void
}

const CONNECTING = 0
const OPEN = 1
/** The silence in ms after which a connection may be dead, though nothing has reported it. */
const SILENT = 5_000
/** The silence after which the other side is asked whether it is still there, and how long it has to answer. */
const QUIET = 20_000
const ANSWER = 8_000
const FIRST = 300
const LONGEST = 8_000
/** When to give up an attempt: the network may have changed since, or the route may be dead. */
const TRIED = 10_000

export function reconnecting(world: World, connection: Connection): Reconnecting {
  let wire: Wire | null = null
  let tries = 0
  let closed = false
  let heard = 0
  /** Stops the timer for the next attempt, or for this one to succeed. */
  let stopWaiting: (() => void) | null = null
  let stopListening: (() => void) | null = null

  const isOpen = (): boolean => wire?.readyState === OPEN
  /** A device's clock may have been set back since. */
  const silence = (): number => Math.abs(world.now() - heard)
  /** Checks after `ms` whether anything was received. `asked`: an answer has been requested. */
  function listen(ms: number, asked = false): void {
    stopListening = world.later(() => {
      const since = silence()
      if (since < (asked ? ANSWER : QUIET)) return listen(QUIET - since)
      if (asked) return again()
      if (connection.quiet()) listen(ANSWER, true)
      else listen(QUIET)
    }, ms)
  }
  function drop(): void {
    stopWaiting?.()
    stopListening?.()
    const was = wire
    wire = null
    if (!was) return
    was.onmessage = was.onclose = null
    // A socket that is still connecting is closed once it is open: browsers log an error for one that is cut off
    // earlier.
    was.onopen = () => was.close()
    if (was.readyState !== CONNECTING) was.close()
    connection.lost()
  }
  function again(ms = 0): void {
    if (closed) return
    drop()
    stopWaiting = world.later(connect, ms)
  }
  function close(): void {
    closed = true
    drop()
  }
  const later = (): void => again(Math.min(LONGEST, FIRST * 2 ** tries++) * (0.5 + world.random() / 2))
  function connect(): void {
    const mine = (wire = world.open(connection.address()))
    stopWaiting = world.later(later, TRIED)
    mine.onopen = () => {
      stopWaiting?.()
      heard = world.now()
      listen(QUIET)
      connection.connected()
    }
    mine.onmessage = ({ data }) => {
      heard = world.now()
      tries = 0
      connection.heard(String(data))
    }
    mine.onclose = ({ code, reason }) => {
      const why = connection.final[code]
      if (why === undefined) return later()
      close()
      connection.ended(reason || why)
    }
  }

  connect()
  return {
    send(text) {
      if (isOpen()) wire?.send(text)
    },
    get isOpen() {
      return isOpen()
    },
    again,
    wake() {
      if (!isOpen() || silence() > SILENT) again()
    },
    close,
  }
}
