/** The page's own engines: a worker each, started the first time anything asks for it. */
import { engine, type Engine } from './engine'
import wasm from './openhearts.wasm?url'
import pad from './pad.wasm?url'
import { workerChannel } from './workerChannel'
import whole from './whole.wasm?url'

// Not compileStreaming: it fails where a plain file server does not know the wasm media type, for 20 kB of gain.
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

/** The core of the scorepad: rules, and what hands with real cards come to. */
export function padEngine(): Engine {
  scoring ??= engine(workerChannel(startWorker, load(pad)))
  return scoring
}

/** The core that can also observe a game that is played elsewhere. */
export function wholeEngine(): Engine {
  observing ??= engine(workerChannel(startWorker, load(whole)))
  return observing
}
