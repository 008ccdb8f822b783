/** A channel to the core in its Web Worker. One worker serves the whole page. */
import type { Answer, Channel, Request } from './channel'

/** The part of a Worker that a channel uses. */
export type Port = Pick<Worker, 'postMessage' | 'addEventListener'>

export function workerChannel(worker: Port): Channel {
  interface Waiting {
    readonly done: (text: string) => void
    readonly failed: (error: Error) => void
  }
  const waiting = new Map<number, Waiting>()
  let last = 0
  let broken: Error | null = null

  worker.addEventListener('message', (event) => {
    const { id, text, failed } = (event as MessageEvent<Answer>).data
    const asker = waiting.get(id)
    waiting.delete(id)
    if (text !== undefined) asker?.done(text)
    else asker?.failed(new Error(failed ?? 'the core gave no answer'))
  })
  // The script itself did not load or threw: nobody will ever be answered.
  worker.addEventListener('error', (event) => {
    broken = new Error((event as ErrorEvent).message || 'the core could not be loaded')
    for (const asker of waiting.values()) asker.failed(broken)
    waiting.clear()
  })

  return {
    ask(session, line) {
      if (broken !== null) return Promise.reject(broken)
      const id = ++last
      return new Promise((done, failed) => {
        waiting.set(id, { done, failed })
        worker.postMessage({ id, session, line } satisfies Request)
      })
    },
    end(session) {
      worker.postMessage({ id: 0, session } satisfies Request)
    },
  }
}
