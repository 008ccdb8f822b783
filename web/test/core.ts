/** The built core, for tests: the same module the page loads, without the worker between. */
import { readFileSync } from 'node:fs'
import { engine, type Engine } from '../src/core/engine'
import { sessions } from '../src/core/sessions'
import type { Channel } from '../src/core/channel'

export const wasmBytes = (): Buffer<ArrayBuffer> =>
  readFileSync(new URL('../src/core/openhearts.wasm', import.meta.url)) as Buffer<ArrayBuffer>

export const wasmModule = (): WebAssembly.Module => new WebAssembly.Module(wasmBytes())

export const directChannel = (): Channel => sessions(Promise.resolve(wasmModule()))

export const directEngine = (): Engine => engine(directChannel())
