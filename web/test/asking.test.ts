/** A form's requests: that it waits, and what is said after a failure. */
import { expect, test } from 'vitest'
import { message } from '../src/core/types'
import { api, ApiError } from '../src/people/api'
import { Asking } from '../src/state/asking.svelte'
import { say, words } from '../src/words/words.svelte'

const refused = (code: string, said = `people-refused-${code}`) => new ApiError(code, message(said))

test('a form is busy until there is an answer, and gives the server’s reason for a failure', async () => {
  await words.need('people', 'tables')
  const form = new Asking()
  const asked = form.ask(() => Promise.resolve('here'))
  expect(form.busy).toBe(true)
  expect(await asked).toBe('here')
  expect(form.busy).toBe(false)
  expect(await form.ask(() => Promise.reject(refused('bad_name')))).toBeUndefined()
  expect(form).toMatchObject({ busy: false, trouble: { id: 'people-refused-bad_name' } })
  expect(await form.ask(() => Promise.resolve(1))).toBe(1)
  expect(form.trouble).toBeNull()
})

test('an unknown message is shown as if there had been no answer; a message shown elsewhere is not repeated', async () => {
  const form = new Asking()
  await form.ask(() => Promise.reject(refused('bad_name', 'from-a-newer-server')))
  expect(form.trouble).toEqual(message('tables-trouble-unreachable'))
  await form.ask(
    () => Promise.reject(refused('no_session')),
    () => null,
  )
  expect(form.trouble).toBeNull()
})

test('a person who asks too often, or shares the address of one who does, is told how long to wait', async () => {
  await words.need('tables')
  const asking = async (headers: Record<string, string>) => {
    const body = JSON.stringify({ code: 'too_fast', message: message('people-refused-too_fast') })
    const answer = () => Promise.resolve(new Response(body, { status: 429, headers }))
    const form = new Asking()
    await form.ask(() => api('http://page/', answer).find('amber-fox-17'))
    return form.trouble && say(form.trouble)
  }
  const json = { 'content-type': 'application/json' }
  expect(await asking({ ...json, 'retry-after': '5' })).toBe('Too many tries. Try again in 5 seconds.')
  expect(await asking({ ...json, 'retry-after': '1' })).toBe('Too many tries. Try again in 1 second.')
  expect(await asking(json)).toBe('Too many tries. Wait a moment, then try again.')
})

test('a bug of the page is not treated as a failed request', async () => {
  const form = new Asking()
  await expect(form.ask(() => Promise.reject(new RangeError('a fault')))).rejects.toThrow('a fault')
  expect(form).toMatchObject({ busy: false, trouble: null })
})

test('a missing answer times out; only requests that change nothing are retried', async () => {
  const asked: string[] = []
  const dead: typeof fetch = (_, init) => {
    asked.push(init?.method ?? 'GET')
    return new Promise((_, failed) => init?.signal?.addEventListener('abort', () => failed(new Error('cut off'))))
  }
  await expect(api('http://page/', dead, 10).find('amber-fox-17')).rejects.toMatchObject({ code: 'unreachable' })
  await expect(api('http://page/', dead, 10).call('Anna')).rejects.toMatchObject({ code: 'unreachable' })
  expect(asked).toEqual(['GET', 'GET', 'POST'])
})

test('an answer that stops in the middle is none', async () => {
  const begun =
    (end: (body: ReadableStreamDefaultController) => void): typeof fetch =>
    (_, init) => {
      const start = (body: ReadableStreamDefaultController): void => {
        body.enqueue(new TextEncoder().encode('{"table":'))
        init?.signal?.addEventListener('abort', () => body.error(new Error('cut off')))
        end(body)
      }
      const answer = new Response(new ReadableStream({ start }), { headers: { 'content-type': 'application/json' } })
      return Promise.resolve(answer)
    }
  const lost = api(
    'http://page/',
    begun((body) => body.error(new Error('lost'))),
    10,
  )
  await expect(lost.find('amber-fox-17')).rejects.toMatchObject({ code: 'unreachable' })
  const stuck = api(
    'http://page/',
    begun(() => undefined),
    10,
  )
  await expect(stuck.find('amber-fox-17')).rejects.toMatchObject({ code: 'unreachable' })
})
