// The core for benchmarks in Node: the whole protocol, called through the same two functions as on the page.
import { readFile } from 'node:fs/promises'

/** Returns `ask`, which answers one request or throws if it is refused, and `size`, the module's memory in bytes. */
export async function core(file = new URL('../src/core/whole.wasm', import.meta.url)) {
  const { instance } = await WebAssembly.instantiate(await readFile(file), {})
  const { memory, request, answer, answer_at, _initialize } = instance.exports
  _initialize()
  const ask = (line) => {
    const bytes = new TextEncoder().encode(line)
    const at = request(bytes.length)
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes)
    const length = answer(bytes.length)
    const text = new TextDecoder().decode(new Uint8Array(memory.buffer, answer_at(), length))
    if (!text.startsWith('ok ')) throw new Error(`${line}: ${text}`)
    return JSON.parse(text.slice(3))
  }
  return { ask, size: () => memory.buffer.byteLength }
}
