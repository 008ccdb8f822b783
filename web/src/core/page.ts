/** The page's own engine: one worker, started the first time anything asks for it. */
import { engine, type Engine } from './engine'
import wasm from './openhearts.wasm?url'
import { workerChannel } from './remote'

// Not compileStreaming: it fails where a plain file server does not know the wasm media type, for 20 kB of gain.
async function loadCore(): Promise<WebAssembly.Module> {
  const answer = await fetch(wasm)
  if (!answer.ok) throw new Error(`openhearts.wasm: HTTP ${answer.status}`)
  return WebAssembly.compile(await answer.arrayBuffer())
}

const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

let started: Engine | null = null

export function pageEngine(): Engine {
  started ??= engine(workerChannel(startWorker, loadCore))
  return started
}
