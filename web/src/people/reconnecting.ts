/**
 * A WebSocket that is made again whenever it is lost, less and less often, until it is closed or told by a code that no
 * other try would help. Knows nothing of what goes over it.
 */

/** The part of a WebSocket that is used. */
export type Wire = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null
}

/** The world around it. */
export interface World {
  open(address: string): Wire
  /** Answers a function that calls it off. */
  later(what: () => void, ms: number): () => void
  now(): number
  /** From 0 to 1. */
  random(): number
  /** A name that nothing else has. */
  token(): string
}

export interface Connection {
  /** Asked at each try. */
  address(): string
  /** Codes with which it is closed for good, and why, where the other side doesn't say so itself. */
  readonly final: Readonly<Record<number, string>>
  /** There is a connection: what has to be sent at its beginning can be. */
  connected(): void
  /** There was one, or a try. */
  lost(): void
  heard(text: string): void
  /**
   * Nothing was heard for a while, and a line that has died says nothing of it: sends something that is answered. False:
   * nobody waits for anything.
   */
  quiet(): boolean
  /** It will not be made again: why. */
  ended(why: string): void
}

export interface Reconnecting {
  /** Nothing happens without a connection. */
  send(text: string): void
  readonly isOpen: boolean
  /** Another connection, after so many ms. */
  again(ms?: number): void
  /** The page is looked at again, or the network is back: makes sure that there is a connection. */
  wake(): void
  /** After this nothing is heard or sent. */
  close(): void
}

const CONNECTING = 0
const OPEN = 1
/** After how much silence a connection may be dead, though nobody has said so. */
const SILENT = 5_000
/** After how much silence the other side is asked whether it is still there, and how long it has to answer. */
const QUIET = 20_000
const ANSWER = 8_000
const FIRST = 300
const LONGEST = 8_000
/** After how long an attempt is given up: the network has changed since, or the way is dead. */
const TRIED = 10_000

export function reconnecting(world: World, connection: Connection): Reconnecting {
  let wire: Wire | null = null
  let tries = 0
  let closed = false
  let heard = 0
  /** For the next try, or for this one to lead to something. */
  let stopWaiting: (() => void) | null = null
  let stopListening: (() => void) | null = null

  const isOpen = (): boolean => wire?.readyState === OPEN
  /** Looks after so many ms whether anything was heard; `asked`: since somebody was asked for an answer. */
  function listen(ms: number, asked = false): void {
    stopListening = world.later(() => {
      const silence = world.now() - heard
      if (silence < (asked ? ANSWER : QUIET)) return listen(QUIET - silence)
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
    // A connection that is not made yet is let go once it is: browsers complain of one that is cut off on its way.
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
      if (!isOpen() || world.now() - heard > SILENT) again()
    },
    close,
  }
}
