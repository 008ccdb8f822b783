/**
 * The Web Worker around the core: bots may think here without a picture being dropped on the screen.
 * Passes lines on; decides nothing. The page gives it the compiled core, which it need not fetch itself.
 */
import type { Answer, ToWorker } from './channel'
import { sessions } from './sessions'

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
