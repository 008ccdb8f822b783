/** The built core for tests: the module that the page loads, without the worker in between. */
import { readFileSync } from 'node:fs'
import { engine, type Engine } from '../src/core/engine'
import { sessions } from '../src/core/sessions'
import type { Channel } from '../src/core/channel'

const built = (name: string): Buffer<ArrayBuffer> =>
  readFileSync(new URL(`../src/core/${name}.wasm`, import.meta.url)) as Buffer<ArrayBuffer>

const wasmBytes = (): Buffer<ArrayBuffer> => built('openhearts')

export const wasmModule = (): WebAssembly.Module => new WebAssembly.Module(wasmBytes())

/** The core of the scorepad. */
export const padModule = (): WebAssembly.Module => new WebAssembly.Module(built('pad'))

export const padEngine = (): Engine => engine(sessions(Promise.resolve(padModule())))

/** The core that answers every request of the line protocol. */
export const wholeModule = (): WebAssembly.Module => new WebAssembly.Module(built('whole'))

export const directChannel = (): Channel => sessions(Promise.resolve(wasmModule()))

export const directEngine = (): Engine => engine(directChannel())
