// @vitest-environment node
/** The instances of the core, one for each session. */
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { sessions } from '../src/core/sessions'
import { wasmModule } from './core'

let module: WebAssembly.Module
beforeAll(() => void (module = wasmModule()))
afterEach(() => void vi.restoreAllMocks())

/** An instance in which every request crashes. */
async function broken(): Promise<WebAssembly.Instance> {
  const { exports } = await WebAssembly.instantiate(module, {})
  const crash = (): never => {
    throw new WebAssembly.RuntimeError('unreachable')
  }
  return { exports: { ...exports, answer: crash } }
}

/** What the core is started as the next time. */
const startedAs = (instance: Promise<WebAssembly.Instance>): unknown =>
  vi.spyOn(WebAssembly, 'instantiate').mockImplementationOnce(() => instance as never)

test.each([
  ['no memory', () => Promise.reject<WebAssembly.Instance>(new RangeError('no memory'))],
  ['unreachable', broken],
])('after a crash (%s), the core without a game is started again, once', async (why, start) => {
  const channel = sessions(Promise.resolve(module))
  const first = start()
  startedAs(first)
  await first.catch(() => undefined)
  await expect(channel.ask(0, 'rules {}')).rejects.toThrow(why)
  expect(await channel.ask(0, 'rules {}')).toMatch(/^ok/)
  const starts = vi.mocked(WebAssembly.instantiate).mock.calls.length
  expect(await channel.ask(0, 'presets')).toMatch(/^ok/)
  expect(WebAssembly.instantiate).toHaveBeenCalledTimes(starts)
})

test('a core that crashed in a game is not started again: it would answer that there is no game', async () => {
  const channel = sessions(Promise.resolve(module))
  startedAs(broken())
  await expect(channel.ask(1, 'log')).rejects.toThrow('unreachable')
  await expect(channel.ask(1, 'log')).rejects.toThrow('unreachable')
})
