/**
 * The Web Worker around the core: bots may think here without a picture being dropped on the screen.
 * Passes lines on; decides nothing.
 */
import type { Answer, Request } from './channel'
import wasm from './openhearts.wasm?url'
import { sessions } from './sessions'

// Not compileStreaming: it fails where a plain file server does not know the wasm media type, for 20 kB of gain.
const module = fetch(wasm)
  .then((answer) => {
    if (!answer.ok) throw new Error(`openhearts.wasm: HTTP ${answer.status}`)
    return answer.arrayBuffer()
  })
  .then((bytes) => WebAssembly.compile(bytes))
const channel = sessions(module)

self.onmessage = ({ data }: MessageEvent<Request>): void => {
  const { id, session, line } = data
  if (line === undefined) return channel.end(session)
  channel.ask(session, line).then(
    (text) => self.postMessage({ id, text } satisfies Answer),
    (error: unknown) => self.postMessage({ id, failed: String(error) } satisfies Answer),
  )
}
