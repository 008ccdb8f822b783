/** The page's own engines, each with its own worker, started on first use. */
import { engine, type Engine } from './engine'
import wasm from './openhearts.wasm?url'
import pad from './pad.wasm?url'
import { workerChannel } from './workerChannel'
import whole from './whole.wasm?url'

// Not compileStreaming: it fails where a plain file server doesn't know the wasm media type, and saves little at 20 kB.
const load = (address: string) => async (): Promise<WebAssembly.Module> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: HTTP ${answer.status}`)
  return WebAssembly.compile(await answer.arrayBuffer())
}

const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

let started: Engine | null = null
let scoring: Engine | null = null
let observing: Engine | null = null

export function pageEngine(): Engine {
  started ??= engine(workerChannel(startWorker, load(wasm)))
  return started
}

/** The core of the scorepad: rules, and the scores of hands played with real cards. */
export function padEngine(): Engine {
  scoring ??= engine(workerChannel(startWorker, load(pad)))
  return scoring
}

/** The core that can also observe a game played elsewhere. */
export function wholeEngine(): Engine {
  observing ??= engine(workerChannel(startWorker, load(whole)))
  return observing
}
