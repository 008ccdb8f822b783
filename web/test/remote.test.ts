// @vitest-environment node
import { expect, test } from 'vitest'
import type { Answer, Request } from '../src/core/channel'
import { workerChannel, type Port } from '../src/core/remote'

/** A worker whose answers the test gives by hand. */
function fakeWorker(): { port: Port; asked: Request[]; answer(answer: Answer): void; fail(message: string): void } {
  const target = new EventTarget()
  const asked: Request[] = []
  const port = {
    postMessage: (request: Request) => void asked.push(request),
    addEventListener: target.addEventListener.bind(target),
  } as unknown as Port
  return {
    port,
    asked,
    answer: (answer) => void target.dispatchEvent(new MessageEvent('message', { data: answer })),
    fail: (message) => void target.dispatchEvent(Object.assign(new Event('error'), { message })),
  }
}

test('answers find their askers, in whatever order they come', async () => {
  const worker = fakeWorker()
  const channel = workerChannel(worker.port)
  const first = channel.ask(1, 'hello')
  const second = channel.ask(2, 'fields')
  expect(worker.asked).toEqual([
    { id: 1, session: 1, line: 'hello' },
    { id: 2, session: 2, line: 'fields' },
  ])
  worker.answer({ id: 2, text: 'ok 2' })
  worker.answer({ id: 1, text: 'ok 1' })
  expect(await Promise.all([first, second])).toEqual(['ok 1', 'ok 2'])
})

test('a core that cannot be started fails the asker', async () => {
  const worker = fakeWorker()
  const asked = workerChannel(worker.port).ask(0, 'hello')
  worker.answer({ id: 1, failed: 'HTTP 404' })
  await expect(asked).rejects.toThrow('HTTP 404')
})

test('a worker that breaks fails everyone, then and later', async () => {
  const worker = fakeWorker()
  const channel = workerChannel(worker.port)
  const asked = channel.ask(0, 'hello')
  worker.fail('no such script')
  await expect(asked).rejects.toThrow('no such script')
  await expect(channel.ask(0, 'hello')).rejects.toThrow('no such script')
})

test('a session is ended by a request without a line', () => {
  const worker = fakeWorker()
  workerChannel(worker.port).end(3)
  expect(worker.asked).toEqual([{ id: 0, session: 3 }])
})
