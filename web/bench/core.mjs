// The core for a bench in Node: the whole protocol, asked through the same two calls.
import { readFile } from 'node:fs/promises'

/** A function that answers one request, and throws where it is refused; and the module's own memory, in bytes. */
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
