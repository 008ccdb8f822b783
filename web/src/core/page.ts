/** The page's own engine: one worker, started the first time anything asks for it. */
import { engine, type Engine } from './engine'
import { workerChannel } from './remote'

let started: Engine | null = null

export function pageEngine(): Engine {
  started ??= engine(workerChannel(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })))
  return started
}
