// @vitest-environment node
/** A day's result among people's: sent once the player has agreed, and only the actions; then their place. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type Api, type Me, type PeopleOfDay } from '../src/people/api'
import { DailyPeople } from '../src/state/dailyPeople.svelte'
import { loadDaily, saveDaily, type DailyHand } from '../src/storage/daily'
import { words } from '../src/words/words.svelte'
import { storage } from './storage'

const date = '2026-11-25'
const hand: DailyHand = {
  date,
  names: ['', 'Ingrid', 'Basil', 'Tomás'],
  bot: 'careful',
  over: true,
  field: null,
  log: { openhearts: 1, rules: {}, seed: '20261125', dealer: 0, actions: ['pass 0 QS KS AS', 'play 0 2C'] },
}
const others = [
  { points: 0, people: 2 },
  { points: 13, people: 1 },
]

/** A server that knows nobody yet. */
class Server {
  asked: string[] = []
  me: Me | null = null
  kept: PeopleOfDay = { you: null, others }
  fault = new Map<string, string>()
  readonly api = new Proxy({} as Api, {
    get:
      (_, name: string) =>
      (...args: readonly unknown[]): Promise<unknown> => {
        this.asked.push(name)
        const code = this.fault.get(name) ?? (this.me || /me|call/.test(name) ? null : 'no_session')
        return code ? Promise.reject(new ApiError(code, null)) : Promise.resolve(this.#answer(name, args))
      },
  })
  #answer(name: string, args: readonly unknown[]): unknown {
    if (name === 'call') return (this.me = { person: 'a', name: String(args[0]), kind: 'guest' })
    if (name === 'playedOnDay') {
      expect(args).toEqual([date, hand.log.actions])
      this.kept = { ...this.kept, you: 3 }
    }
    return name === 'me' ? this.me : this.kept
  }
}

let server: Server
const opened = (): DailyPeople => new DailyPeople(server.api, date)
beforeAll(() => words.need('people', 'daily'))
beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  saveDaily({ days: { [date]: 3 }, hand, people: false })
  server = new Server()
})

test('nothing is sent until the player agrees; then always, until they withdraw', async () => {
  const people = opened()
  await people.look()
  expect(server.asked).toEqual([])
  // A person whom the server doesn't know has to give a name first.
  await people.want('')
  expect([people.nameless, people.wanted, loadDaily().people]).toEqual([true, false, false])
  await people.want('Anna')
  expect([people.nameless, people.wanted, people.points]).toEqual([false, true, 3])
  expect(people.others).toEqual([0, 0, 13])

  const next = opened()
  server.asked = []
  await next.look()
  expect([next.points, next.others]).toEqual([3, [0, 0, 13]])
  // It is there already.
  expect(server.asked).toEqual(['peopleOfDay'])
  next.stop()
  expect([next.others, loadDaily()]).toEqual([null, { days: { [date]: 3 }, hand, people: false }])
})

test('a hand that is not over, or is another day’s, is not sent', async () => {
  server.me = { person: 'a', name: 'Anna', kind: 'guest' }
  for (const other of [{ ...hand, over: false }, { ...hand, date: '2026-11-24' }, null]) {
    saveDaily({ days: { [date]: 3 }, hand: other, people: true })
    const people = opened()
    await people.look()
    expect([people.points, people.others?.length]).toEqual([null, 3])
  }
  expect(server.asked).not.toContain('playedOnDay')
})

test.each(['bad_action', 'no_such_thing'])('where the server doesn’t count it (%s) others are shown', async (code) => {
  server.me = { person: 'a', name: 'Anna', kind: 'guest' }
  server.fault.set('playedOnDay', code)
  const people = opened()
  await people.want('')
  expect([people.points, people.others, people.form.trouble]).toEqual([null, [0, 0, 13], null])
})

test('a person signed out meanwhile is asked for a name; a missing server is reported', async () => {
  saveDaily({ days: { [date]: 3 }, hand, people: true })
  const people = opened()
  await people.look()
  expect([people.nameless, people.form.trouble]).toEqual([true, null])
  for (const [code, said] of [
    ['no_tables', 'daily-people-no-server'],
    ['unreachable', 'daily-people-unreached'],
  ] as const) {
    server.fault.set('peopleOfDay', code)
    await people.look()
    expect(people.form.trouble?.id).toBe(said)
  }
})

test('consent is not stored if the request failed', async () => {
  server.fault.set('me', 'no_tables')
  const people = opened()
  await people.want('')
  expect([people.form.trouble?.id, people.wanted, loadDaily().people]).toEqual(['daily-people-no-server', false, false])
})
