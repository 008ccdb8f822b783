/**
 * The core as WebAssembly: a buffer of text in, a buffer of text out. This is the whole loader, written by hand. It
 * knows requests and answers only as bytes, and gives the module nothing: no clock, no randomness, no files.
 */

/** The exports of openhearts.wasm; `bindings/wasm.cpp` is their other side. */
interface Exports {
  readonly memory: WebAssembly.Memory
  _initialize(): void
  /** Makes room for a request of `size` bytes and returns its address. */
  request(size: number): number
  /** Answers the request of `size` bytes and returns the length of the answer. */
  answer(size: number): number
  answer_at(): number
}

/** One instance of the core, holding one game. */
export interface Core {
  /** One request line in, one answer line out, at once. */
  ask(line: string): string
}

/** A fresh instance. Throws a WebAssembly.LinkError when the module wants anything from outside. */
export async function start(module: WebAssembly.Module): Promise<Core> {
  const instance = await WebAssembly.instantiate(module, {})
  return wrap(instance.exports as unknown as Exports)
}

function wrap(core: Exports): Core {
  core._initialize()
  const encoder = new TextEncoder()
  const decoder = new TextDecoder()
  return {
    ask(line) {
      const bytes = encoder.encode(line)
      const at = core.request(bytes.length)
      // Any call may grow the memory, and growing detaches every view of it, so make a new view each time.
      new Uint8Array(core.memory.buffer, at, bytes.length).set(bytes)
      const length = core.answer(bytes.length)
      return decoder.decode(new Uint8Array(core.memory.buffer, core.answer_at(), length))
    },
  }
}
