/**
 * A table's WebSocket: frames in the order of their numbers, each once; commands, each done once. After a lost
 * connection it reconnects, resumes after the last number, and sends unanswered commands again. Knows no table and
 * draws nothing.
 */
import type { Answer, Command, Forgotten, PersonId, Watching } from '../core/tables'
import { reconnecting, type World } from './reconnecting'
import type { Sent } from './table'

export interface Hearing {
  /** The next frame. Number 1 again means that the table is sent again from its beginning. */
  frame(frame: Sent): void
  /**
   * Some frames never happened, because the server was restored from a backup: all frames are about to be sent again.
   */
  undone(): void
  /** The table's time `at`, in an answer to what was asked at our time `since`. */
  time(at: number, since: number): void
  /** How many people are watching. */
  watchers(count: number): void
  /** Somebody was forgotten, who has sat here. */
  forgotten(person: PersonId): void
  /** Whether there is a connection now. */
  connected(is: boolean): void
  /** The connection will not be restored; `code` says why. */
  refused(code: string): void
}

type Without<Each> = Each extends Command ? Omit<Each, 'id'> : never
/** A command without its id. */
export type Wish = Without<Command>

export interface TableSocket {
  /** Sends a command, again after each reconnection until it is answered. Rejects once the socket is closed. */
  ask(wish: Wish): Promise<Answer>
  /** Has everything sent again from the beginning, because the person may now see more of it. */
  restart(): void
  /** To be called when the page becomes visible or the network returns: makes sure that there is a connection. */
  wake(): void
  /** After this, nothing is received or sent. */
  close(): void
}

/** How many ms an answer may take before the connection counts as lost. */
const ANSWER = 8_000
/** How many ms it takes at most until one worker of a server learns what another has done. */
const RESTART = 100

interface Asked {
  readonly text: string
  readonly since: number
  readonly done: (answer: Answer) => void
  readonly failed: (error: Error) => void
}

/** `address`: where to receive the frames after that number. */
export function tableSocket(world: World, address: (since: number) => string, hearing: Hearing): TableSocket {
  let last = 0
  let closed = false
  let stopWatching: (() => void) | null = null
  const asked = new Map<string, Asked>()
  /** When we last asked only for an answer. */
  let called = 0

  function unwatch(): void {
    stopWatching?.()
    stopWatching = null
  }
  /** Starts waiting for an answer: if none comes, the connection is dead. */
  function watch(): void {
    if (stopWatching || asked.size === 0 || !connection.isOpen) return
    stopWatching = world.later(connection.again, ANSWER)
  }
  function take(what: Sent | Answer | Watching | Forgotten): void {
    if ('watching' in what) hearing.watchers(what.watching)
    else if ('forgotten' in what) hearing.forgotten(what.forgotten)
    else if ('answer' in what) {
      const asker = asked.get(what.id)
      asked.delete(what.id)
      unwatch()
      watch()
      const since = what.id === 'here' ? called : asker?.since
      if (since !== undefined && what.answer === 'done') hearing.time(what.at, since)
      asker?.done(what)
    } else if (what.n === last + 1 || what.n === 1) {
      if (last > 1 && what.n === 1) hearing.undone()
      last = what.n
      hearing.frame(what)
    } else if (what.n > last) connection.again()
  }
  function end(why: string): void {
    closed = true
    for (const { failed } of asked.values()) failed(new Error(why))
    asked.clear()
  }

  /** Asks for an answer, which tells the time and that the connection is alive. */
  function here(): void {
    called = world.now()
    connection.send(JSON.stringify({ do: 'here', id: 'here' } satisfies Command))
  }

  const connection = reconnecting(world, {
    address: () => address(last),
    final: { 4401: 'no_session', 4403: 'not_watchable', 4404: 'no_such_table' },
    connected() {
      hearing.connected(true)
      here()
      for (const { text } of asked.values()) connection.send(text)
      watch()
    },
    lost() {
      unwatch()
      hearing.connected(false)
    },
    heard: (text) => take(JSON.parse(text) as Sent | Answer | Watching | Forgotten),
    quiet() {
      here()
      return true
    },
    ended(why) {
      end(why)
      hearing.refused(why)
    },
  })
  return {
    ask(wish) {
      if (closed) return Promise.reject(new Error('closed'))
      const id = world.token()
      const text = JSON.stringify({ ...wish, id })
      return new Promise((done, failed) => {
        asked.set(id, { text, since: world.now(), done, failed })
        connection.send(text)
        watch()
      })
    },
    restart() {
      last = 0
      connection.again(RESTART)
    },
    wake: connection.wake,
    close() {
      connection.close()
      end('closed')
    },
  }
}
