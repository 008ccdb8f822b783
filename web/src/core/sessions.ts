/**
 * Several instances of one wasm module, each with its own game, started on first use. The module is compiled once and
 * an instance starts in well under a millisecond, so games never share state.
 */
import type { Channel } from './channel'
import { start, type Core } from './wasm'

export function sessions(module: Promise<WebAssembly.Module>): Channel {
  const cores = new Map<number, Promise<Core>>()
  return {
    async ask(session, line) {
      let core = cores.get(session)
      if (core === undefined) {
        core = module.then(start)
        cores.set(session, core)
      }
      try {
        return (await core).ask(line)
      } catch (error) {
        // Without a game there is nothing to lose: the next request starts it again.
        if (session === 0) cores.delete(session)
        throw error
      }
    },
    end(session) {
      cores.delete(session)
    },
  }
}
