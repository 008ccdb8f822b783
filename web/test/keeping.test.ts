/** Devices of one account: data on one comes to the others, and none loses anything. */
import { beforeEach, expect, test } from 'vitest'
import { ApiError, type Api, type KeptDocument, type KeptVersion } from '../src/people/api'
import { keep, keepFor, keepNoMore, keptHere } from '../src/state/keeping'
import { begin, nothing, put } from '../src/state/evening'
import { markOf } from '../src/state/mark'
import { padOf } from '../src/state/merging'
import { readLibrary } from '../src/storage/library'
import { savegames } from '../src/storage/savegame'
import { readPad, writePad, type Evening } from '../src/storage/scorepad'
import { accountKey, store, type Store } from '../src/storage/store'
import { evening, pad, rules, ruleSet } from './documents'
import { storage } from './storage'

/** The documents that a server keeps for one account. */
class Server {
  documents = new Map<string, KeptDocument>()
  asked = 0
  offline = false
  person = 'anna'
  kind = 'account'
  /** Runs before the next document is stored. */
  before: (() => void) | null = null
  readonly api: Api = new Proxy({} as Api, {
    get:
      (_, name: string) =>
      (...args: never[]): Promise<unknown> => {
        this.asked += 1
        if (this.offline) return Promise.reject(new ApiError('unreachable', null))
        return (this as unknown as Record<string, (...args: never[]) => Promise<unknown>>)[`_${name}`]?.(
          ...args,
        ) as Promise<unknown>
      },
  })
  _me = () => Promise.resolve({ person: this.person, name: 'Anna', kind: this.kind })
  _kept = () => Promise.resolve([...this.documents.values()].map(({ name, version, at }) => ({ name, version, at })))
  _keptDocument = (name: string) => Promise.resolve(this.documents.get(name))
  _keep = (name: string, document: unknown, last: KeptVersion) => {
    this.before?.()
    this.before = null
    if (this.#hasChanged(name, last)) return Promise.reject(new ApiError('changed', null))
    if (JSON.stringify(document).length > 60_000) return Promise.reject(new ApiError('too_large', null))
    const kept = { name, document, version: last.version + 1, at: 1000 * this.asked }
    this.documents.set(name, kept)
    return Promise.resolve(kept)
  }
  _keepNot = (name: string, last: KeptVersion) => {
    this.before?.()
    this.before = null
    if (this.#hasChanged(name, last)) return Promise.reject(new ApiError('changed', null))
    this.documents.delete(name)
    return Promise.resolve(null)
  }
  #hasChanged(name: string, { version, at }: KeptVersion): boolean {
    const now = this.documents.get(name)
    return (now?.version ?? 0) !== version || (now?.at ?? 0) !== at
  }
}

let server: Server
let tokens = 0
class Device {
  readonly store: Store = store(() => this.area)
  readonly area = storage()
  changed: string[] = []
  constructor() {
    keepFor(this.store, { person: 'anna', had: {} })
  }
  set(name: string, value: unknown): void {
    this.area.setItem(`openhearts.${name}`, typeof value === 'string' ? value : JSON.stringify(value))
  }
  get(name: string): unknown {
    return JSON.parse(this.area.getItem(`openhearts.${name}`) ?? 'null')
  }
  names(): string[] {
    return Object.keys(this.area)
      .filter((key) => key !== accountKey)
      .map((key) => key.replace('openhearts.', ''))
      .sort()
  }
  sync() {
    this.changed = []
    const { api } = server
    return keep({ api, store: this.store, token: () => `t${++tokens}`, changed: (key) => this.changed.push(key) })
  }
}

let phone: Device
let laptop: Device

beforeEach(() => {
  server = new Server()
  ;[phone, laptop] = [new Device(), new Device()]
})

test('data on one device comes to another, and a change comes back', async () => {
  phone.set('settings', { version: 1, theme: 'evening' })
  phone.set('game.1', { log: 'a' })
  phone.set('other', { not: 'kept' })
  await phone.sync()
  await laptop.sync()
  expect(laptop.names()).toEqual(['game.1', 'settings'])
  expect(laptop.changed).toEqual(['openhearts.settings', 'openhearts.game.1'])
  laptop.set('game.1', { log: 'ab' })
  await laptop.sync()
  await phone.sync()
  expect(phone.get('game.1')).toEqual({ log: 'ab' })
  expect(phone.changed).toEqual(['openhearts.game.1'])
  // If nothing has changed, nothing is done.
  const { version } = server.documents.get('game.1') as KeptDocument
  for (const each of [phone, laptop, phone]) {
    await each.sync()
    expect(each.changed).toEqual([])
  }
  expect(server.documents.get('game.1')?.version).toBe(version)
})

test('a game that was played on two devices becomes two', async () => {
  phone.set('game.1', { log: 'a' })
  await phone.sync()
  await laptop.sync()
  phone.set('game.1', { log: 'phone' })
  laptop.set('game.1', { log: 'laptop' })
  await phone.sync()
  await laptop.sync()
  await phone.sync()
  for (const each of [phone, laptop]) {
    const games = each.names().map((name) => each.get(name) as { log: string })
    expect(games.map(({ log }) => log).sort()).toEqual(['laptop', 'phone'])
  }
})

test('a game that is continued elsewhere at the moment at which it is deleted stays', async () => {
  phone.set('game.a', { moves: 1 })
  await phone.sync()
  await laptop.sync()
  phone.area.removeItem('openhearts.game.a')
  laptop.set('game.a', { moves: 2 })
  const there = server.documents.get('game.a')
  server.before = () => {
    if (there) server.documents.set('game.a', { ...there, document: { moves: 2 }, version: there.version + 1 })
  }
  await phone.sync()
  expect(phone.get('game.a')).toEqual({ moves: 2 })
  await laptop.sync()
  expect(laptop.get('game.a')).toEqual({ moves: 2 })
})

test('a deleted game is gone everywhere, unless it was continued', async () => {
  for (const id of ['game.1', 'game.2']) phone.set(id, { log: 'a' })
  await phone.sync()
  await laptop.sync()
  phone.area.removeItem('openhearts.game.1')
  phone.area.removeItem('openhearts.game.2')
  laptop.set('game.2', { log: 'ab' })
  await phone.sync()
  await laptop.sync()
  expect(laptop.names()).toEqual(['game.2'])
  expect(laptop.changed).toEqual(['openhearts.game.1'])
  expect(Object.keys(keptHere(laptop.store)?.had ?? {})).toEqual(['game.2'])
  await phone.sync()
  expect(phone.get('game.2')).toEqual({ log: 'ab' })
})

test('a game that was deleted and kept again is another one, although its versions begin anew', async () => {
  const [tablet, desktop] = [new Device(), new Device()]
  phone.set('game.a', { moves: 1 })
  for (const each of [phone, laptop, tablet, desktop]) await each.sync()
  phone.area.removeItem('openhearts.game.a')
  laptop.set('game.a', { moves: 2 })
  await phone.sync()
  await laptop.sync()
  expect(server.documents.get('game.a')).toMatchObject({ version: 1, document: { moves: 2 } })
  // Neither does a device keep what it had, nor does one delete what it has never seen.
  await tablet.sync()
  expect(tablet.get('game.a')).toEqual({ moves: 2 })
  desktop.area.removeItem('openhearts.game.a')
  await desktop.sync()
  expect(server.documents.get('game.a')).toMatchObject({ document: { moves: 2 } })
  expect(desktop.get('game.a')).toEqual({ moves: 2 })
})

test('anything but a game comes back when one side has lost it', async () => {
  phone.set('settings', { theme: 'evening' })
  phone.set('game.1', { log: 'a' })
  await phone.sync()
  phone.area.removeItem('openhearts.settings')
  await phone.sync()
  expect(phone.get('settings')).toEqual({ theme: 'evening' })
  server.documents.clear()
  await phone.sync()
  expect([phone.names(), [...server.documents.keys()]]).toEqual([['settings'], ['settings']])
  // Gone on both sides, it is forgotten.
  phone.area.removeItem('openhearts.settings')
  server.documents.clear()
  await phone.sync()
  expect(keptHere(phone.store)?.had).toEqual({})
})

test('what a device has is not lost if the server goes back to an older copy of its data', async () => {
  phone.set('game.1', { log: 'a' })
  phone.set('rules', rules(ruleSet('x', 1)))
  await phone.sync()
  await laptop.sync()
  const copy = new Map(server.documents)
  phone.set('game.1', { log: 'ab' })
  phone.set('game.2', { log: 'c' })
  phone.set('rules', rules(ruleSet('x', 1), ruleSet('y', 2)))
  await phone.sync()
  server.documents = copy
  // As many changes as the phone has seen, but others.
  laptop.set('rules', rules(ruleSet('x', 1), ruleSet('z', 3)))
  await laptop.sync()
  for (const each of [phone, laptop, phone]) await each.sync()
  for (const each of [phone, laptop]) {
    const names = each.names()
    const logs = names.filter((name) => name !== 'rules').map((name) => (each.get(name) as { log: string }).log)
    expect(logs.sort()).toEqual(['a', 'ab', 'c'])
    const { sets } = each.get('rules') as { sets: { id: string }[] }
    expect(sets.map(({ id }) => id).sort()).toEqual(['x', 'y', 'z'])
  }
})

test('nor if another device has changed that older copy since', async () => {
  const days = (...all: string[]): object => ({
    ...{ version: 1, hand: null, people: false },
    days: Object.fromEntries(all.map((date) => [date, 1])),
  })
  phone.set('daily', days('2026-11-20'))
  await phone.sync()
  await laptop.sync()
  const copy = new Map(server.documents)
  phone.set('daily', days('2026-11-20', '2026-11-21'))
  phone.set('game.1', { log: 'a' })
  await phone.sync()
  server.documents = copy
  laptop.set('daily', days('2026-11-20', '2026-11-22'))
  for (const each of [laptop, phone, laptop]) await each.sync()
  for (const each of [phone, laptop]) {
    expect(each.get('daily')).toMatchObject(days('2026-11-20', '2026-11-21', '2026-11-22'))
    expect(each.get('game.1')).toEqual({ log: 'a' })
  }
})

test('if the network fails while the data of a server that went back is sent again, no game is lost', async () => {
  phone.set('settings', { felt: 'moss' })
  await phone.sync()
  const copy = new Map(server.documents)
  phone.set('settings', { felt: 'plum' })
  phone.set('game.1', { log: 'a' })
  await phone.sync()
  server.documents = copy
  const put = server._keep
  server._keep = (name, document, last) =>
    name === 'game.1' ? Promise.reject(new ApiError('unreachable', null)) : put(name, document, last)
  expect(await phone.sync()).toBeNull()
  server._keep = put
  await phone.sync()
  expect(phone.get('game.1')).toEqual({ log: 'a' })
  expect(server.documents.get('game.1')?.document).toEqual({ log: 'a' })
  expect(server.documents.get('settings')?.document).toEqual({ felt: 'plum' })
})

test('a game that goes on while another version of it is on its way stays, beside that', async () => {
  phone.set('game.1', { log: 'a' })
  await phone.sync()
  await laptop.sync()
  laptop.set('game.1', { log: 'laptop' })
  await laptop.sync()
  const found = server._keptDocument
  server._keptDocument = (name) => {
    server._keptDocument = found
    phone.set('game.1', { log: 'phone' })
    return found(name)
  }
  await phone.sync()
  const games = phone.names().map((name) => (phone.get(name) as { log: string }).log)
  expect(games.sort()).toEqual(['laptop', 'phone'])
})

test('a document that is deleted, lost on its way or without room stops no other, and is no change', async () => {
  for (const name of ['game.1', 'game.2']) phone.set(name, { log: 'a' })
  await phone.sync()
  const found = server._keptDocument
  server._keptDocument = (name) =>
    name === 'game.1' ? Promise.reject(new ApiError('no_such_thing', null)) : found(name)
  expect(await laptop.sync()).not.toBeNull()
  expect([laptop.names(), laptop.changed]).toEqual([['game.2'], ['openhearts.game.2']])
  server._keptDocument = () => Promise.reject(new ApiError('unreachable', null))
  expect(await laptop.sync()).toBeNull()
  expect(laptop.names()).toEqual(['game.2'])
  server._keptDocument = found
  const full = store(
    () => new Proxy(laptop.area, { get: (area, key) => (key === 'setItem' ? undefined : Reflect.get(area, key)) }),
  )
  const changed: string[] = []
  const done = await keep({ api: server.api, store: full, token: () => 't', changed: (key) => changed.push(key) })
  expect([laptop.names(), changed]).toEqual([['game.2'], []])
  expect([...(done?.alone ?? [])]).toEqual([['game.1', 'no_room']])
  expect((await laptop.sync())?.alone.size).toBe(0)
  expect(laptop.names()).toEqual(['game.1', 'game.2'])
})

const savegame = (actions: number, more: object = {}) => ({
  ...{ version: 1, writer: `w${actions}`, saved: actions, names: ['', 'Ingrid'], bot: 'hard', over: false },
  log: { seed: '7', rules: {}, actions: Array.from({ length: actions }, (_, i) => `play 0 ${i}`) },
  ...{ replayed: [], givenUp: false, ...more },
})

test('a game that was only opened on one device stays one, as it was continued on the other', async () => {
  phone.set('game.1', savegame(4))
  await phone.sync()
  await laptop.sync()
  const opened = savegame(4, { writer: 'phone', saved: 9 })
  for (const [here, there, kept] of [
    [opened, savegame(6), savegame(6)],
    [savegame(8), opened, savegame(8)],
    [opened, savegame(12, { over: true }), savegame(12, { over: true })],
  ]) {
    phone.set('game.1', here)
    laptop.set('game.1', there)
    for (const each of [laptop, phone, laptop]) await each.sync()
    for (const each of [phone, laptop]) expect([each.names(), each.get('game.1')]).toEqual([['game.1'], kept])
  }
})

test('a game that was given up, or in which something was taken back, is not continued by another', async () => {
  for (const change of [{ over: true, givenUp: true }, { replayed: [0] }, { log: { ...savegame(4).log, seed: '8' } }]) {
    for (const each of [phone, laptop]) for (const name of each.names()) each.area.removeItem(`openhearts.${name}`)
    for (const each of [phone, laptop]) await each.sync()
    phone.set('game.1', savegame(4))
    await phone.sync()
    await laptop.sync()
    phone.set('game.1', savegame(4, change))
    laptop.set('game.1', savegame(6))
    for (const each of [laptop, phone, laptop]) await each.sync()
    for (const each of [phone, laptop]) {
      const games = each.names().map((name) => each.get(name))
      expect(games).toHaveLength(2)
      expect(games).toEqual(expect.arrayContaining([savegame(4, change), savegame(6)]))
    }
  }
})

test('a game that was ended and deleted elsewhere does not come back from a device that only opened it', async () => {
  phone.set('game.1', savegame(4))
  await phone.sync()
  await laptop.sync()
  phone.set('game.1', savegame(4, { writer: 'phone', saved: 9 }))
  await phone.sync()
  expect(server.documents.get('game.1')?.version).toBe(1)
  laptop.area.removeItem('openhearts.game.1')
  for (const each of [laptop, phone, laptop]) await each.sync()
  for (const each of [phone, laptop]) expect(each.names()).toEqual([])
})

test('games that this page can’t play, and has put aside, stay in the account for other devices', async () => {
  const games = { 'game.1': savegame(4), 'game.2': savegame(6) }
  for (const [name, game] of Object.entries(games)) phone.set(name, game)
  await phone.sync()
  await laptop.sync()
  const places = { games: laptop.store, tab: store(() => storage()), now: () => 0, token: () => 'laptop' }
  const here = savegames(places, () => undefined)
  for (const id of ['1', '2']) {
    here.take(id)
    here.setAside(id)
  }
  for (const each of [laptop, phone, laptop]) await each.sync()
  for (const [name, game] of Object.entries(games)) expect(phone.get(name)).toEqual(game)
  expect(laptop.names()).toEqual(['aside'])
})

test('a device without room for another’s version of its game makes no copies of its own', async () => {
  phone.set('game.1', { log: 'a' })
  await phone.sync()
  await laptop.sync()
  phone.set('game.1', { log: 'phone'.repeat(50) })
  laptop.set('game.1', { log: 'laptop' })
  await phone.sync()
  const before = [...server.documents.values()]
  // Room for a copy of the short game, but not for the long one in its place.
  const room = (key: string, text: string): void => {
    if (text.includes('phonephone')) throw new DOMException('full', 'QuotaExceededError')
    laptop.area.setItem(key, text)
  }
  const full = store(
    () => new Proxy(laptop.area, { get: (area, key) => (key === 'setItem' ? room : Reflect.get(area, key)) }),
  )
  for (let times = 0; times < 2; times++) {
    const done = await keep({ api: server.api, store: full, token: () => `t${++tokens}`, changed: () => undefined })
    expect([...(done?.alone ?? [])]).toEqual([['game.1', 'no_room']])
  }
  expect(laptop.names()).toEqual(['game.1'])
  expect(laptop.get('game.1')).toEqual({ log: 'laptop' })
  expect([...server.documents.values()]).toEqual(before)
  // With room again, both are kept.
  await laptop.sync()
  expect(laptop.names()).toHaveLength(2)
})

test('rule sets of both are kept; of one that was changed on both, the later version', async () => {
  phone.set('rules', rules(ruleSet('a', 1), ruleSet('b', 5)))
  laptop.set('rules', rules(ruleSet('b', 3), ruleSet('c', 4)))
  await phone.sync()
  await laptop.sync()
  await phone.sync()
  for (const each of [phone, laptop]) {
    const { sets } = each.get('rules') as ReturnType<typeof rules>
    expect(sets.map((set) => (set as { set: { name: string } }).set.name).sort()).toEqual(['a 1', 'b 5', 'c 4'])
  }
})

test('evenings of both are kept; each device stays at its own, and of one that both have the longer is kept', async () => {
  phone.set('pad', pad(evening(10, 2), evening(5, 1)))
  laptop.set('pad', pad(evening(20, 1), evening(10, 1)))
  await phone.sync()
  await laptop.sync()
  expect(laptop.get('pad')).toEqual(pad(evening(20, 1), evening(10, 2), evening(5, 1)))
  await phone.sync()
  expect(phone.get('pad')).toEqual(laptop.get('pad'))
})

test('what only one device has changed or deleted since both had the same stays so, whatever the other changed', async () => {
  const corrected = { ...evening(10, 2), hands: [{ points: [0, 26, 0] }, { points: [26, 0, 0] }] }
  phone.set('settings', { felt: 'moss', speed: 'calm', sound: true })
  phone.set('rules', rules(ruleSet('a', 1), ruleSet('b', 2), ruleSet('c', 3)))
  phone.set('pad', pad(evening(10, 2), evening(5, 1), evening(4, 1)))
  await phone.sync()
  await laptop.sync()
  phone.set('settings', { felt: 'plum', speed: 'calm', sound: true })
  phone.set('rules', rules(ruleSet('b', 9), ruleSet('c', 3)))
  phone.set('pad', pad(corrected, evening(4, 1)))
  laptop.set('settings', { felt: 'moss', speed: 'quick', sound: true })
  laptop.set('rules', rules(ruleSet('a', 1), ruleSet('b', 2), ruleSet('d', 4)))
  laptop.set('pad', pad(evening(20, 1), evening(10, 2), evening(5, 1)))
  for (const each of [phone, laptop, phone]) await each.sync()
  for (const each of [phone, laptop]) {
    expect(each.get('settings')).toEqual({ felt: 'plum', speed: 'quick', sound: true })
    const { sets } = each.get('rules') as { sets: { set: { name: string } }[] }
    expect(sets.map(({ set }) => set.name).sort()).toEqual(['b 9', 'd 4'])
    expect(each.get('pad')).toEqual(pad(evening(20, 1), corrected))
  }
  // What one has deleted and the other changed is not lost.
  phone.set('rules', rules(ruleSet('d', 4)))
  laptop.set('rules', rules(ruleSet('b', 10), ruleSet('d', 4)))
  phone.set('pad', pad(evening(20, 1)))
  laptop.set('pad', pad(evening(20, 1), evening(10, 3)))
  for (const each of [phone, laptop, phone]) await each.sync()
  for (const each of [phone, laptop]) {
    expect(readLibrary(JSON.stringify(each.get('rules'))).entries.map(({ id, at }) => [id, at])).toEqual([
      ['d', 4],
      ['b', 10],
    ])
    expect(each.get('pad')).toEqual(pad(evening(20, 1), evening(10, 3)))
  }
  // An evening that was current here, and deleted elsewhere, makes way for the one that is current there.
  phone.set('pad', pad(evening(30, 1), evening(10, 3)))
  laptop.set('pad', pad(evening(20, 1)))
  for (const each of [phone, laptop, phone]) await each.sync()
  for (const each of [phone, laptop]) expect(each.get('pad')).toEqual(pad(evening(30, 1)))
})

test('what came from another device does not count as a change of this one, also if the network fails meanwhile', async () => {
  phone.set('settings', { felt: 'moss', speed: 'calm' })
  await phone.sync()
  await laptop.sync()
  laptop.set('settings', { felt: 'plum', speed: 'calm' })
  await laptop.sync()
  phone.set('settings', { felt: 'moss', speed: 'quick' })
  const put = server._keep
  server._keep = () => Promise.reject(new ApiError('unreachable', null))
  expect(await phone.sync()).toBeNull()
  server._keep = put
  laptop.set('settings', { felt: 'night', speed: 'calm' })
  for (const each of [laptop, phone, laptop]) await each.sync()
  for (const each of [phone, laptop]) expect(each.get('settings')).toEqual({ felt: 'night', speed: 'quick' })
})

test('an evening that was begun on one device, without a hand yet, is there when another goes on with its own', async () => {
  phone.set('pad', pad(evening(10, 1)))
  await phone.sync()
  await laptop.sync()
  phone.set('pad', pad(evening(20, 0), evening(10, 1)))
  laptop.set('pad', pad(evening(10, 2)))
  for (const each of [phone, laptop, phone]) await each.sync()
  for (const each of [phone, laptop]) expect(each.get('pad')).toEqual(pad(evening(10, 2), evening(20, 0)))
  // Deleted on one, it is gone from both.
  phone.set('pad', pad(evening(10, 2)))
  laptop.set('pad', pad(evening(10, 3), evening(20, 0)))
  for (const each of [phone, laptop, phone]) await each.sync()
  for (const each of [phone, laptop]) expect(each.get('pad')).toEqual(pad(evening(10, 3)))
})

test('an evening in which each device entered another hand becomes two, and no third when it is merged again', async () => {
  const [a, b, c] = [26, 0, 13].map((first) => ({ points: [first, 26 - first, 0] }))
  const hands = (...some: { points: number[] }[]): Evening => ({ ...evening(10, 0), hands: some })
  phone.set('pad', pad(hands(a!)))
  await phone.sync()
  await laptop.sync()
  phone.set('pad', pad(hands(a!, b!)))
  laptop.set('pad', pad(hands(a!, c!)))
  for (const each of [phone, laptop, phone]) await each.sync()
  // The one that was synchronized first goes on as what it was.
  const moved = { ...hands(a!, c!), began: 11 }
  const both = pad(moved, hands(a!, b!))
  for (const each of [phone, laptop]) expect(each.get('pad')).toEqual(both)
  const again = padOf(JSON.stringify(both), JSON.stringify(pad(hands(a!, b!))))
  expect(JSON.parse(again)).toEqual(both)
  // Each device goes on with its own.
  phone.set('pad', pad(hands(a!, b!, a!), moved))
  laptop.set('pad', pad({ ...moved, hands: [a!, c!, c!] }, hands(a!, b!)))
  for (const each of [phone, laptop, phone]) await each.sync()
  for (const each of [phone, laptop])
    expect(each.get('pad')).toEqual(pad({ ...moved, hands: [a!, c!, c!] }, hands(a!, b!, a!)))
  // One that lacks no hand of the other's takes its place.
  const longer = padOf(JSON.stringify(pad(hands(c!))), JSON.stringify(pad(hands(a!, c!))))
  expect(JSON.parse(longer)).toEqual(pad(hands(a!, c!)))
})

test('a document that a later version of the page has written stays as it is, in the account and here', async () => {
  laptop.set('pad', pad(evening(20, 1)))
  await laptop.sync()
  const later = { version: 2, evenings: ['of another form'] }
  laptop.set('pad', later)
  await laptop.sync()
  phone.set('pad', pad(evening(10, 2)))
  phone.set('rules', rules(ruleSet('a', 1)))
  await phone.sync()
  await phone.sync()
  expect(server.documents.get('pad')?.document).toEqual(later)
  expect(phone.get('pad')).toEqual(pad(evening(10, 2)))
  // A device that had nothing takes nothing that it could not read; everything else comes.
  const tablet = new Device()
  await tablet.sync()
  expect(tablet.names()).toEqual(['rules'])
  // Once it is a version that can be read, both are kept.
  laptop.set('pad', pad(evening(20, 1)))
  await laptop.sync()
  await phone.sync()
  expect(phone.get('pad')).toEqual(pad(evening(10, 2), evening(20, 1)))
})

test('results of both are kept; for a day played on both, the merging device’s result', async () => {
  const hand = (date: string, over: boolean) => ({
    ...{ date, over, names: ['', 'Ingrid'], bot: 'hard', field: null },
    log: { seed: '1', actions: [] },
  })
  phone.set('daily', { version: 1, days: { '2026-11-22': 3, '2026-11-23': 0 }, hand: hand('2026-11-23', true) })
  await phone.sync()
  laptop.set('daily', { version: 1, days: { '2026-11-22': 9, '2026-11-21': 1 }, hand: hand('2026-11-23', false) })
  await laptop.sync()
  await phone.sync()
  for (const each of [phone, laptop])
    expect(each.get('daily')).toMatchObject({
      days: { '2026-11-21': 1, '2026-11-22': 9, '2026-11-23': 0 },
      hand: { date: '2026-11-23', over: true },
    })
  expect(phone.changed).toEqual(['openhearts.daily'])
})

test('whoever agrees on one device that results are sent, or declines, need not do so again on the other', async () => {
  phone.set('daily', { version: 1, days: {}, hand: null, people: false })
  await phone.sync()
  await laptop.sync()
  for (const people of [true, false]) {
    const days = { '2026-11-22': Number(people) }
    phone.set('daily', { ...(phone.get('daily') as object), people })
    laptop.set('daily', { ...(laptop.get('daily') as object), days })
    for (const each of [phone, laptop, phone]) await each.sync()
    for (const each of [phone, laptop]) expect(each.get('daily')).toMatchObject({ days, people })
  }
})

test('a new device gets the account’s settings; afterwards the last change wins', async () => {
  phone.set('settings', { theme: 'evening' })
  laptop.set('settings', { theme: 'auto' })
  await phone.sync()
  await laptop.sync()
  expect(laptop.get('settings')).toEqual({ theme: 'evening' })
  phone.set('settings', { theme: 'daylight' })
  await phone.sync()
  laptop.set('settings', { theme: 'auto' })
  await laptop.sync()
  await phone.sync()
  expect(phone.get('settings')).toEqual({ theme: 'auto' })
})

test('two devices at the same time put both together', async () => {
  phone.set('rules', rules(ruleSet('a', 1)))
  server.before = () =>
    server.documents.set('rules', { name: 'rules', document: rules(ruleSet('b', 2)), version: 1, at: 1 })
  await phone.sync()
  expect((phone.get('rules') as ReturnType<typeof rules>).sets).toHaveLength(2)
  expect((server.documents.get('rules')?.document as ReturnType<typeof rules>).sets).toHaveLength(2)
})

test('without a network, for another account, or when switched off, nothing changes', async () => {
  phone.set('game.1', { log: 'a' })
  server.offline = true
  expect(await phone.sync()).toBeNull()
  server.offline = false
  server.person = 'omar'
  expect(await phone.sync()).toBeNull()
  server.person = 'anna'
  server.kind = 'guest'
  expect(await phone.sync()).toBeNull()
  expect(server.documents.size).toBe(0)
  server.kind = 'account'
  expect((await phone.sync())?.here?.had['game.1']).toMatchObject({ version: 1, mark: markOf('{"log":"a"}') })
  keepNoMore(phone.store)
  expect(keptHere(phone.store)).toBeNull()
  const { asked } = server
  expect(await phone.sync()).toBeNull()
  expect(server.asked).toBe(asked)
  expect(phone.names()).toEqual(['game.1'])
})

test('what is switched off and on again stays what it was, and no game becomes two', async () => {
  phone.set('game.1', { log: 'a' })
  phone.set('rules', rules(ruleSet('a', 1)))
  await phone.sync()
  keepNoMore(phone.store)
  keepFor(phone.store, { person: 'anna', had: {} })
  await phone.sync()
  expect(phone.names()).toEqual(['game.1', 'rules'])
  expect([...server.documents.keys()].sort()).toEqual(['game.1', 'rules'])
  expect(Object.keys(keptHere(phone.store)?.had ?? {}).sort()).toEqual(['game.1', 'rules'])
})

test('what is switched off, or turned to another account, in the middle ends there', async () => {
  for (const turn of [keepNoMore, (at: Store) => keepFor(at, { person: 'omar', had: {} })]) {
    const device = new Device()
    for (const number of [1, 2, 3]) device.set(`game.${number}`, { log: 'a' })
    server.documents.clear()
    server.before = () => void turn(device.store)
    await device.sync()
    expect(server.documents.size).toBe(1)
    expect(keptHere(device.store)?.had ?? {}).toEqual({})
    // What was on its way here then doesn't come.
    const other = new Device()
    const found = server._keptDocument
    server._keptDocument = (name) => (turn(other.store), found(name))
    await other.sync()
    server._keptDocument = found
    expect(other.names()).toEqual([])
  }
})

test('a document that is too large or unreadable stays here only, and does not block others', async () => {
  phone.set('game.1', { log: 'x'.repeat(70_000) })
  phone.set('settings', '{broken')
  phone.set('game.2', { log: 'b' })
  const alone = async () => Object.fromEntries((await phone.sync())?.alone ?? [])
  expect(await alone()).toEqual({ 'game.1': 'too_large', settings: 'unreadable' })
  expect([...server.documents.keys()]).toEqual(['game.2'])
  expect(phone.names()).toEqual(['game.1', 'game.2', 'settings'])
  const put = server._keep
  server._keep = (name, document, last) =>
    name === 'game.1' ? Promise.reject(new ApiError('too_many', null)) : put(name, document, last)
  expect(await alone()).toEqual({ 'game.1': 'too_many', settings: 'unreadable' })
  // Nor does one block others that the server can't read, such as one with half an emoji from a file.
  phone.set('game.2', { log: 'c' })
  server._keep = (name, document, version) =>
    name === 'game.1' ? Promise.reject(new ApiError('bad_command', null)) : put(name, document, version)
  expect(await phone.sync()).not.toBeNull()
  expect(server.documents.get('game.2')?.document).toEqual({ log: 'c' })
  server._keep = put
  // Once there is room in the account, it is kept there, too.
  phone.set('game.1', { log: 'x' })
  expect(await alone()).toEqual({ settings: 'unreadable' })
  expect(server.documents.get('game.1')?.document).toEqual({ log: 'x' })
})

test('a change never replaces what another device has deleted and kept again meanwhile', async () => {
  phone.set('game.1', { log: 'a' })
  await phone.sync()
  const change = async (done: () => void): Promise<void> => {
    done()
    server.before = () => {
      server.documents.delete('game.1')
      server.documents.set('game.1', { name: 'game.1', version: 1, at: server.asked, document: { log: 'anew' } })
    }
    await phone.sync()
    expect(server.documents.get('game.1')?.document).toEqual({ log: 'anew' })
    expect(phone.get('game.1')).toEqual({ log: 'anew' })
  }
  await change(() => phone.set('game.1', { log: 'ab' }))
  expect(phone.names().map((name) => phone.get(name))).toContainEqual({ log: 'ab' })
  await change(() => phone.area.removeItem('openhearts.game.1'))
})

test('a scorepad or rules that can’t be read stay here until they are put aside', async () => {
  const sound = { pad: pad(evening(1, 2)), rules: rules(ruleSet('a', 1)) }
  const broken = { pad: { ...sound.pad, past: null }, rules: rules(ruleSet('b', 1), { id: 'c' }) }
  for (const name of ['pad', 'rules'] as const) {
    laptop.set(name, broken[name])
    expect((await laptop.sync())?.alone.get(name)).toBe('unreadable')
    expect(server.documents.has(name)).toBe(false)
    phone.set(name, sound[name])
    await phone.sync()
    expect((await laptop.sync())?.alone.get(name)).toBe('unreadable')
    expect(laptop.get(name)).toEqual(broken[name])
    expect(server.documents.get(name)?.document).toEqual(sound[name])
    // Once it is put aside, the account's comes here.
    laptop.area.removeItem(`openhearts.${name}`)
    expect((await laptop.sync())?.alone.get(name)).toBeUndefined()
    expect(laptop.get(name)).toEqual(sound[name])
  }
})

const setsOf = (device: Device): ReturnType<typeof ruleSet>[] =>
  (device.get('rules') as { readonly sets: ReturnType<typeof ruleSet>[] } | null)?.sets ?? []

test('whatever three devices change and delete in turn or at once, they end with the same, and nothing is lost or comes back', async () => {
  for (let seed = 1; seed <= 60; seed++) {
    server = new Server()
    let random = seed
    const below = (end: number): number => ((random = (random * 48271) % 0x7fffffff), random % end)
    ;[phone, laptop] = [new Device(), new Device()]
    const devices = [phone, laptop, new Device()]
    /** Every change has the number of its step. These were replaced, or deleted, by somebody who had seen them. */
    const replaced = new Set<number>()
    const latest = new Map<string, number>()
    const hands: number[] = []
    for (let step = 1; step <= 40; step++) {
      const device = devices[below(3)] as Device
      const kind = below(6)
      if (kind === 0) {
        const settings = (device.get('settings') ?? {}) as Record<string, number>
        const choice = `choice ${below(2)}`
        replaced.add(settings[choice] ?? 0)
        device.set('settings', { ...settings, [choice]: step })
      } else if (kind === 1) {
        const sets = setsOf(device)
        const was = sets[below(sets.length + 1)]
        const id = was?.id ?? `set ${step}`
        const others = sets.filter((each) => each !== was)
        if (was) replaced.add(was.at)
        if (was && below(2) === 0) device.set('rules', rules(...others))
        else {
          latest.set(id, step)
          device.set('rules', rules(...others, ruleSet(id, step)))
        }
      } else if (kind === 2) {
        const now = readPad(JSON.stringify(device.get('pad'))) ?? nothing
        const on = now.evening && below(4) > 0 ? now : begin(now, evening(100 * step, 0))
        hands.push(step)
        device.set('pad', writePad(put(on, on.evening?.hands.length ?? 0, { points: [step, 0, 0] })))
      } else if (kind === 3) await Promise.all(devices.map((each) => each.sync()))
      else await device.sync()
    }
    for (let round = 0; round < 3; round++) for (const each of devices) await each.sync()
    const versions = JSON.stringify([...server.documents])
    for (const each of devices) {
      await each.sync()
      expect(each.changed).toEqual([])
      for (const name of ['settings', 'rules', 'pad']) expect(each.get(name)).toEqual(phone.get(name))
    }
    expect(JSON.stringify([...server.documents])).toBe(versions)
    const sets = setsOf(phone)
    const chosen = Object.values(phone.get('settings') ?? {}) as number[]
    for (const each of [...chosen, ...sets.map(({ at }) => at)]) expect(replaced).not.toContain(each)
    for (const [id, at] of latest) if (!replaced.has(at)) expect(sets.map((set) => set.id)).toContain(id)
    const { evening: on, past } = readPad(JSON.stringify(phone.get('pad'))) ?? nothing
    const entered = [...past, ...(on ? [on] : [])].flatMap(({ hands }) => hands.map(({ points }) => points?.[0]))
    expect(entered).toEqual(expect.arrayContaining(hands))
  }
})
