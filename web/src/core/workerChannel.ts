/**
 * A channel to the core in its Web Worker. One worker serves the whole page, started by the first request. If the
 * worker or the core can't be loaded, pending requests are rejected and the next request starts afresh.
 */
import type { Answer, Channel, ToWorker } from './channel'

/** The part of a Worker that a channel uses. */
export type Port = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>

interface Waiting {
  readonly session: number
  readonly done: (text: string) => void
  readonly failed: (error: Error) => void
}

interface Running {
  readonly port: Port
  readonly waiting: Map<number, Waiting>
  /** Sessions with a game in this worker. */
  readonly sessions: Set<number>
}

export function workerChannel(startWorker: () => Port, loadCore: () => Promise<WebAssembly.Module>): Channel {
  let running: Running | null = null
  let last = 0
  /** Sessions whose game was lost with a worker: a new core would answer as if they had no game. */
  const lost = new Set<number>()

  function run(): Running {
    const port = startWorker()
    const me: Running = { port, waiting: new Map(), sessions: new Set() }
    const send = (message: ToWorker): void => port.postMessage(message)
    const fail = (error: unknown): void => {
      if (running === me) running = null
      port.terminate()
      const reason = error instanceof Error ? error : new Error(String(error))
      for (const asker of me.waiting.values()) asker.failed(reason)
      me.waiting.clear()
      for (const session of me.sessions) lost.add(session)
    }
    port.addEventListener('message', (event) => {
      const { id, text, failed } = (event as MessageEvent<Answer>).data
      const asker = me.waiting.get(id)
      me.waiting.delete(id)
      if (!asker) return
      if (asker.session !== 0) me.sessions.add(asker.session)
      if (text !== undefined) asker.done(text)
      else asker.failed(new Error(failed ?? 'the core gave no answer'))
    })
    // The script itself failed to load or threw, so no request would ever be answered.
    port.addEventListener('error', (event) => {
      fail(new Error((event as ErrorEvent).message || 'the core could not be loaded'))
    })
    loadCore().then((module) => send({ module }), fail)
    return me
  }

  return {
    async ask(session, line) {
      if (lost.has(session)) throw new Error('the core broke, and this game with it')
      const { port, waiting } = (running ??= run())
      const id = ++last
      return new Promise((done, failed) => {
        waiting.set(id, { session, done, failed })
        port.postMessage({ id, session, line } satisfies ToWorker)
      })
    },
    end(session) {
      lost.delete(session)
      running?.sessions.delete(session)
      running?.port.postMessage({ id: 0, session } satisfies ToWorker)
    },
  }
}
