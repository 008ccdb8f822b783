/**
 * The Web Worker around the core, so that bots can think without the screen dropping frames. Passes lines on; decides
 * nothing. The page sends it the compiled core, so the worker doesn't have to fetch it.
 */
import type { Answer, ToWorker } from './channel'
import { sessions } from './sessions'

// Formatting the first date takes a slow phone a tenth of a second, in whatever language, and what it sets up serves
// every thread. Here nobody waits for it: the core is still loading.
new Intl.DateTimeFormat().format()

let start: (module: WebAssembly.Module) => void
const channel = sessions(new Promise<WebAssembly.Module>((done) => (start = done)))

self.onmessage = ({ data }: MessageEvent<ToWorker>): void => {
  if ('module' in data) return start(data.module)
  const { id, session, line } = data
  if (line === undefined) return channel.end(session)
  channel.ask(session, line).then(
    (text) => self.postMessage({ id, text } satisfies Answer),
    (error: unknown) => self.postMessage({ id, failed: String(error) } satisfies Answer),
  )
}
