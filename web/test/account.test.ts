/** What a person does about their account: who they are afterwards, and what is said if it fails. */
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type Api, type Me, type OwnSeat } from '../src/people/api'
import type { Passkeys } from '../src/people/passkeys'
import { Account } from '../src/state/account.svelte'
import { PeopleDoor, waysOn } from '../src/state/peopleDoor.svelte'
import { isKnown } from '../src/storage/seat'
import { words } from '../src/words/words.svelte'

const anna: Me = { person: 'a', name: 'Anna', kind: 'account' }
let asked: [string, ...unknown[]][]
let fault: ApiError | null
let entered: (Me | null)[]
let made: unknown
let account: Account

/** Answers every request with Anna, or with the fault. */
const server = new Proxy({} as Api, {
  get:
    (_, name: string) =>
    (...args: unknown[]): Promise<unknown> => {
      asked.push([name, ...args])
      return fault ? Promise.reject(fault) : Promise.resolve(/^(sign[Oo]ut|leave)/.test(name) ? null : anna)
    },
})
const passkeys: Passkeys = {
  usable: true,
  device: 'Linux',
  make: () => Promise.resolve(made),
  sign: () => Promise.resolve(made),
}

beforeEach(async () => {
  await words.need('people', 'tables')
  ;[asked, entered, fault, made] = [[], [], null, { id: 'key' }]
  account = new Account(server, passkeys, (me) => {
    entered.push(me)
    return Promise.resolve()
  })
})

test('joining or signing in makes somebody known; signing out or leaving ends that', async () => {
  expect(await account.join('Anna', 'amber foxes')).toBe(true)
  expect(await account.signIn('Anna', 'amber foxes')).toBe(true)
  expect(await account.signOut()).toBe(true)
  expect(await account.signOutEverywhere()).toBe(true)
  expect(await account.leave('amber foxes')).toBe(true)
  expect(entered).toEqual([anna, anna, null, null, null])
  expect(asked.at(-1)).toEqual(['leave', 'amber foxes'])
})

test('a passkey is made and kept under a name, and signs in', async () => {
  expect(await account.addPasskey('Phone')).toBe(true)
  expect(asked).toEqual([['passkeyOptions'], ['addPasskey', { id: 'key' }, 'Phone']])
  expect(entered).toEqual([])
  expect(await account.signInByPasskey()).toBe(true)
  expect(await account.joinByPasskey('Anna')).toBe(true)
  expect(entered).toEqual([anna, anna])
})

test('cancelling a passkey shows no message and asks nothing more', async () => {
  made = null
  expect(await account.addPasskey('Phone')).toBe(false)
  expect(await account.signInByPasskey()).toBe(false)
  expect(asked).toEqual([['passkeyOptions'], ['signInOptions']])
  expect(account.form.trouble).toBeNull()
})

test('a wrong password, a missing one, too many attempts and no answer each have a message', async () => {
  const wrong = { id: 'people-refused-wrong_password', args: {} }
  fault = new ApiError('wrong_password', wrong)
  expect(await account.signIn('Anna', 'guess')).toBe(false)
  expect(account.form.trouble).toEqual(wrong)
  expect(await account.changePassword('', 'new one')).toBe(false)
  expect(account.form.trouble?.id).toBe('account-stale')
  expect(await account.leave('guess')).toBe(false)
  expect(account.form.trouble).toEqual(wrong)
  fault = new ApiError('too_fast', null)
  expect(await account.leave('guess')).toBe(false)
  expect(account.form.trouble?.id).toBe('tables-trouble-too_fast')
  fault = new ApiError('unreachable', null)
  expect(await account.belongings()).toBeUndefined()
  expect(account.form.trouble?.id).toBe('tables-trouble-unreachable')
  expect(entered).toEqual([])
  account.form.calm()
  expect(account.form.trouble).toBeNull()
})

test('a person whose session has ended is signed out', async () => {
  fault = new ApiError('no_session', null)
  expect(await account.dropPasskey('key')).toBe(false)
  expect(entered).toEqual([null])
})

test('a browser that keeps no cookies asks for a name once, and then says why it asks again', async () => {
  const forgotten = new ApiError('no_session', null)
  const api = {
    me: () => Promise.resolve(null),
    call: () => Promise.resolve({ ...anna, kind: 'guest' }),
    find: () => Promise.reject(forgotten),
    invitedTo: () => Promise.reject(new ApiError('no_such_table', null)),
  }
  const door = new PeopleDoor(api as unknown as Api, 'http://here', {
    begun: () => undefined,
    renamed: () => undefined,
  })
  await door.enter({ code: 'amber-fox-17', key: 'k' })
  expect(door).toMatchObject({ step: 'name', form: { trouble: null } })
  await door.call('Anna')
  expect(door).toMatchObject({ step: 'name', form: { busy: false, trouble: { id: 'tables-trouble-cookies' } } })
  // The same if nobody is let into the lobby.
  await door.enter(null)
  await door.call('Anna')
  expect(door.step).toBe('known')
  door.lost('no_session')
  expect(door).toMatchObject({ step: 'name', form: { trouble: { id: 'tables-trouble-cookies' } } })
  // Somebody with an account has been known before: they were signed out elsewhere.
  door.me = anna
  door.lost('no_session')
  expect(door).toMatchObject({ me: null, step: 'name', form: { trouble: { id: 'tables-trouble-signed_out' } } })
})

test('the lobby leads to the seat that the server knows, first to where a game goes on, and without an answer to the last', async () => {
  let seats: readonly OwnSeat[] | null = null
  const api = {
    me: () => Promise.resolve(anna),
    seats: () => (seats ? Promise.resolve(seats) : Promise.reject(new ApiError('unreachable', null))),
  }
  const shows = { begun: () => undefined, renamed: () => undefined }
  const door = new PeopleDoor(api as unknown as Api, 'http://here', shows)
  await door.enter(null)
  expect(isKnown()).toBe(true)
  await door.checkSeat()
  expect(door.seat).toBeNull()
  const [waiting, playing] = [
    { table: 't2', code: 'calm-fox-12', key: 'k2', playing: false },
    { table: 't1', code: 'amber-fox-17', key: 'k1', playing: true },
  ]
  seats = [waiting, playing]
  await door.checkSeat()
  expect(door.seat).toMatchObject({ code: 'amber-fox-17', key: 'k1' })
  seats = null
  await door.checkSeat()
  expect(door.seat).toMatchObject({ code: 'amber-fox-17' })
  seats = [waiting]
  await door.checkSeat()
  expect(door.seat).toMatchObject({ code: 'calm-fox-12' })
  // Somebody else here sits nowhere, and nobody is known who was signed out.
  door.me = { ...anna, person: 'b' }
  expect(door.seat).toBeNull()
  seats = []
  await door.checkSeat()
  door.me = anna
  expect(door.seat).toBeNull()
  door.lost('no_session')
  expect(isKnown()).toBe(false)
})

test('whoever is suspended is told until when, however they learn of it', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 11), toFake: ['Date'] })
  const days = (many: number): ApiError =>
    new ApiError('suspended', { id: 'people-refused-suspended', args: {} }, many * 24 * 3600)
  let me: () => Promise<unknown> = () => Promise.reject(days(7))
  const shows = { begun: () => undefined, renamed: () => undefined }
  const door = new PeopleDoor({ me: () => me() } as unknown as Api, 'http://here', shows)
  await door.enter(null)
  expect(door).toMatchObject({ step: 'trouble', why: 'suspended', trouble: { id: 'tables-trouble-suspended' } })
  expect(String(door.trouble?.args['until'])).toMatch(/5 December 2026.* \d\d:00/)
  expect(waysOn(door.why)).toBeNull()
  // Without an end, no date a hundred years away.
  me = () => Promise.reject(days(36_500))
  await door.again()
  expect(door.trouble).toMatchObject({ id: 'tables-trouble-suspended-open' })
  // In the lobby, or at a table, the connection is closed.
  me = () => Promise.resolve(anna)
  await door.again()
  expect(door.step).toBe('known')
  me = () => Promise.reject(days(2))
  door.lost('suspended')
  await vi.waitFor(() => expect(door.trouble).toMatchObject({ id: 'tables-trouble-suspended' }))
  expect(String(door.trouble?.args['until'])).toContain('30 November 2026')
  vi.useRealTimers()
})

test('an invited person without a name sees who sits at the table, but does not wait long for that', async () => {
  const seats = ['Anna', '', 'Ben'].map((name) => ({ name, bot: name ? '' : 'hard' }))
  let looks: () => Promise<unknown> = () => Promise.resolve({ seats })
  const api = { me: () => Promise.resolve(null), invitedTo: () => looks() }
  const door = new PeopleDoor(api as unknown as Api, 'http://here', {
    begun: () => undefined,
    renamed: () => undefined,
  })
  await door.enter({ code: 'amber-fox-17', key: 'k' })
  expect(door).toMatchObject({ step: 'name', company: ['Anna', 'Ben'] })
  await door.enter({ code: 'amber-fox-17', key: '' })
  expect(door).toMatchObject({ step: 'name', company: [] })

  let answer: (listed: unknown) => void = () => undefined
  looks = () => new Promise((done) => (answer = done))
  await door.enter({ code: 'amber-fox-17', key: 'k' })
  expect(door).toMatchObject({ step: 'name', company: [] })
  // An answer that arrives while the name is being typed moves nothing.
  answer({ seats })
  await Promise.resolve()
  expect(door.company).toEqual([])
})
