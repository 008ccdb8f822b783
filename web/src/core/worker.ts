/**
 * The Web Worker around the core: bots may think here without a picture being dropped on the screen.
 * Passes lines on; decides nothing. The page gives it the compiled core, which it need not fetch itself.
 */
import type { Answer, ToWorker } from './channel'
import { sessions } from './sessions'

// The first date that is told takes a slow telephone a tenth of a second, whatever the language; what was set up for it
// serves every thread. Here nobody waits for it: the core is still on its way.
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
