/**
 * A table's WebSocket: frames in the order of their numbers, each once; commands, each done once. A connection that is lost
 * is made again, resumes after the last number, and sends again what was not answered. Knows no table and draws nothing.
 */
import type { Answer, Command } from '../core/tables'
import type { Sent } from './table'

/** The part of a WebSocket that is used. */
export type Wire = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null
}

/** The world around it. */
export interface World {
  /** A new connection that sends what comes after number `since`. */
  open(since: number): Wire
  /** Answers a function that calls it off. */
  later(what: () => void, ms: number): () => void
  now(): number
  /** From 0 to 1. */
  random(): number
  /** A name that nothing else has. */
  token(): string
}

export interface Hearing {
  /** The next frame; number 1 again where the table is told from its beginning. */
  frame(frame: Sent): void
  /** Whether there is a connection now. */
  connected(is: boolean): void
  /** It will not be made again: the code of why. */
  refused(code: string): void
}

type Without<Each> = Each extends Command ? Omit<Each, 'id'> : never
/** A command that has no id yet. */
export type Wish = Without<Command>

export interface TableSocket {
  /** Asks for something, until there is an answer. Rejects once the socket is closed. */
  ask(wish: Wish): Promise<Answer>
  /** Everything is to be told again from the beginning: there is more of it to be known now. */
  restart(): void
  /** The page is looked at again, or the network is back: makes sure that there is a connection. */
  wake(): void
  /** After this nothing is heard or sent. */
  close(): void
}

const open = 1
/** How long an answer may take, before the connection counts as lost. */
const ANSWER = 8_000
/** A connection that was silent for so long may be dead, though nobody has said so. */
const SILENT = 5_000
const FIRST = 300
const LONGEST = 8_000
/** Codes that another try would only get again. */
const final: Readonly<Record<number, string>> = { 4401: 'no_session', 4403: 'not_watchable', 4404: 'no_such_table' }

interface Asked {
  readonly text: string
  readonly done: (answer: Answer) => void
  readonly failed: (error: Error) => void
}

export function tableSocket(world: World, hearing: Hearing): TableSocket {
  let wire: Wire | null = null
  let last = 0
  let tries = 0
  let closed = false
  let heard = 0
  let stopWaiting: (() => void) | null = null
  let stopWatching: (() => void) | null = null
  const asked = new Map<string, Asked>()

  function drop(): void {
    const was = wire
    wire = null
    stopWatching?.()
    stopWatching = null
    if (!was) return
    was.onopen = was.onmessage = was.onclose = null
    was.close()
    hearing.connected(false)
  }
  function again(ms = Math.min(LONGEST, FIRST * 2 ** tries++) * (0.5 + world.random() / 2)): void {
    drop()
    stopWaiting?.()
    if (!closed) stopWaiting = world.later(connect, ms)
  }
  /** Somebody waits for an answer: if none comes, the connection is dead. */
  function watch(): void {
    if (stopWatching || asked.size === 0 || wire?.readyState !== open) return
    stopWatching = world.later(() => {
      stopWatching = null
      if (asked.size > 0) again(0)
    }, ANSWER)
  }
  function take(text: string): void {
    heard = world.now()
    tries = 0
    const what = JSON.parse(text) as Sent | Answer
    if ('answer' in what) {
      const asker = asked.get(what.id)
      asked.delete(what.id)
      stopWatching?.()
      stopWatching = null
      watch()
      asker?.done(what)
      return
    }
    if (what.n === last + 1) {
      last = what.n
      hearing.frame(what)
    } else if (what.n > last) again(0)
  }
  function connect(): void {
    stopWaiting = null
    const mine = (wire = world.open(last))
    mine.onopen = () => {
      heard = world.now()
      hearing.connected(true)
      for (const { text } of asked.values()) mine.send(text)
      watch()
    }
    mine.onmessage = ({ data }) => take(String(data))
    mine.onclose = ({ code }) => {
      const why = final[code]
      if (why === undefined) return again()
      drop()
      end(why)
      hearing.refused(why)
    }
  }
  function end(why: string): void {
    closed = true
    stopWaiting?.()
    drop()
    for (const { failed } of asked.values()) failed(new Error(why))
    asked.clear()
  }

  connect()
  return {
    ask(wish) {
      if (closed) return Promise.reject(new Error('closed'))
      const id = world.token()
      const text = JSON.stringify({ ...wish, id })
      return new Promise((done, failed) => {
        asked.set(id, { text, done, failed })
        if (wire?.readyState === open) wire.send(text)
        watch()
      })
    },
    restart() {
      if (closed) return
      last = 0
      again(0)
    },
    wake() {
      if (closed) return
      if (wire?.readyState !== open || world.now() - heard > SILENT) again(0)
    },
    close: () => end('closed'),
  }
}
