// @vitest-environment node
import { expect, test } from 'vitest'
import type { Answer, Channel, Request, ToWorker } from '../src/core/channel'
import { workerChannel, type Port } from '../src/core/workerChannel'
import { wasmModule } from './core'

interface FakeWorker {
  readonly port: Port
  readonly heard: ToWorker[]
  readonly asked: Request[]
  ended: boolean
  answer(answer: Answer): void
  fail(message: string): void
}

/** A worker whose answers the test supplies. */
function fakeWorker(): FakeWorker {
  const target = new EventTarget()
  const heard: ToWorker[] = []
  const worker: FakeWorker = {
    port: {
      postMessage: (message: ToWorker) => void heard.push(message),
      addEventListener: target.addEventListener.bind(target),
      terminate: () => void (worker.ended = true),
    } as unknown as Port,
    heard,
    get asked() {
      return heard.filter((message): message is Request => 'id' in message)
    },
    ended: false,
    answer: (answer) => void target.dispatchEvent(new MessageEvent('message', { data: answer })),
    fail: (message) => void target.dispatchEvent(Object.assign(new Event('error'), { message })),
  }
  return worker
}

const core = wasmModule()

/** A channel over workers that the test controls, each started when the previous one broke. */
function workers(load = (): Promise<WebAssembly.Module> => Promise.resolve(core)): {
  channel: Channel
  started: FakeWorker[]
} {
  const started: FakeWorker[] = []
  const start = (): Port => {
    const worker = fakeWorker()
    started.push(worker)
    return worker.port
  }
  return { channel: workerChannel(start, load), started }
}

test('answers find their askers, in whatever order they come', async () => {
  const { channel, started } = workers()
  const first = channel.ask(1, 'hello')
  const second = channel.ask(2, 'fields')
  const [worker] = started
  expect(worker?.asked).toEqual([
    { id: 1, session: 1, line: 'hello' },
    { id: 2, session: 2, line: 'fields' },
  ])
  worker?.answer({ id: 2, text: 'ok 2' })
  worker?.answer({ id: 1, text: 'ok 1' })
  expect(await Promise.all([first, second])).toEqual(['ok 1', 'ok 2'])
  expect(started).toHaveLength(1)
})

test('the worker gets the core once, and what it cannot do fails the asker alone', async () => {
  const { channel, started } = workers()
  const asked = channel.ask(0, 'hello')
  started[0]?.answer({ id: 1, failed: 'RuntimeError: unreachable' })
  await expect(asked).rejects.toThrow('unreachable')
  void channel.ask(0, 'hello')
  expect(started).toHaveLength(1)
  expect(started[0]?.heard.filter((message) => 'module' in message)).toEqual([{ module: core }])
})

test('a core that could not be loaded is loaded again when next asked for', async () => {
  let loads = 0
  const { channel, started } = workers(() =>
    ++loads === 1 ? Promise.reject(new Error('HTTP 503')) : Promise.resolve(core),
  )
  await expect(channel.ask(0, 'hello')).rejects.toThrow('HTTP 503')
  expect(started[0]?.ended).toBe(true)
  const again = channel.ask(0, 'hello')
  await Promise.resolve()
  expect(started).toHaveLength(2)
  expect(started[1]?.heard).toContainEqual({ module: core })
  started[1]?.answer({ id: 2, text: 'ok' })
  expect(await again).toBe('ok')
})

test('a worker that crashes rejects everything pending; the next request starts another', async () => {
  const { channel, started } = workers()
  const asked = [channel.ask(0, 'hello'), channel.ask(1, 'status')]
  started[0]?.fail('no such script')
  for (const each of asked) await expect(each).rejects.toThrow('no such script')
  const again = channel.ask(0, 'hello')
  started[1]?.answer({ id: 3, text: 'ok' })
  expect(await again).toBe('ok')
})

test('a game lost with its worker is not requested from the next one', async () => {
  const { channel, started } = workers()
  const begun = channel.ask(1, 'new {}')
  started[0]?.answer({ id: 1, text: 'ok' })
  await begun
  started[0]?.fail('out of memory')
  await expect(channel.ask(1, 'view 0')).rejects.toThrow('this game')
  void channel.ask(2, 'new {}')
  expect(started[1]?.asked).toEqual([{ id: 2, session: 2, line: 'new {}' }])
})

test('a session is ended by a request without a line', () => {
  const { channel, started } = workers()
  void channel.ask(3, 'hello')
  channel.end(3)
  expect(started[0]?.asked.at(-1)).toEqual({ id: 0, session: 3 })
})
