/** Everything in a browser as one file, and back: nothing is lost, and a bad file changes nothing. */
import { beforeEach, expect, test } from 'vitest'
import { carryOut, everything, planOf, readEverything, wipe, type Places } from '../src/state/everything'
import { challengeRoom } from '../src/storage/challenges'
import { dealOf, forgetPlayed, historyRoom, keepPlayed, loadHistory, type PlayedGame } from '../src/storage/history'
import { readLibrary } from '../src/storage/library'
import { keepReviews, loadReviews, reviewRoom, type ReviewedHand } from '../src/storage/reviews'
import { writePad, type Evening } from '../src/storage/scorepad'
import { store } from '../src/storage/store'
import { testDatabase, type TestDatabase } from './database'
import { storage } from './storage'

interface Device extends Places {
  readonly database: TestDatabase
  readonly area: Storage
}
let tokens = 0
function device(): Device {
  const area = storage()
  return { store: store(() => area), database: testDatabase(), area, now: () => 5000, token: () => `t${++tokens}` }
}

const game = (id: string, at = 1000, seed = id): PlayedGame => ({
  id,
  at,
  names: ['', 'Ingrid', 'Basil', 'Tomás'],
  seat: 0,
  bot: 'hard',
  replayed: [],
  givenUp: false,
  log: { openhearts: 1, rules: {}, seed, dealer: 0, actions: ['play 0 2C'] },
})
const review = (id: string): ReviewedHand => ({
  id,
  from: null,
  at: 1000,
  unit: 'points',
  moves: 14,
  costly: [{ kind: 'play', why: 'reason-queen-out', cost: 3.2, card: 'KS' }],
})
const evening = (began: number, hands = 2): Evening => ({
  names: ['Ada', 'Ben', 'Cleo'],
  rules: { players: 3 },
  title: 'Black Lady',
  dealer: 0,
  began,
  hands: Array.from({ length: hands }, () => ({ points: [0, 13, 13] })),
  waiting: [],
})
const set = (id: string, at: number, name = id): unknown => ({
  id,
  at,
  loose: false,
  set: { name, about: '', rules: {} },
})
const savegame = (seed: string): unknown => ({
  version: 1,
  names: ['', 'Ingrid'],
  bot: 'hard',
  over: false,
  writer: 'w',
  saved: 1000,
  log: { seed, actions: ['play 0 2C'] },
})

const put = ({ area }: Device, name: string, value: unknown): void =>
  area.setItem(`openhearts.${name}`, typeof value === 'string' ? value : JSON.stringify(value))
const get = ({ area }: Device, name: string): unknown => JSON.parse(area.getItem(`openhearts.${name}`) ?? 'null')

let full: Device
beforeEach(async () => {
  full = device()
  put(full, 'settings', { version: 1, theme: 'daylight' })
  put(full, 'rules', { version: 1, sets: [set('a', 10), set('b', 20)] })
  put(full, 'pad', writePad({ evening: evening(1), draft: null, before: [], past: [evening(2)] }))
  put(full, 'daily', { version: 1, days: { '2026-11-20': 7, '2026-11-22': 4 }, hand: null })
  put(full, 'game.7', savegame('7'))
  put(full, 'account', { version: 1, person: 'anna', had: {} })
  put(full, 'deleted', { version: 1, ids: ['table.0'] })
  put(full, 'aside', 'what could not be read')
  full.area.setItem('somebody.else', '{"not":"ours"}')
  await keepPlayed(full.database, [game('g1', 1000), game('g2', 2000)])
  await keepReviews(full.database, [review('r1')])
})

const fileOf = async (from: Device): Promise<string> => JSON.stringify(await everything(from))
async function planned(text: string, to: Device) {
  const read = readEverything(text)
  if ('refusal' in read) throw new Error(read.refusal.id)
  return planOf(read.file, to)
}
async function imported(text: string, to: Device, withSettings = false): Promise<boolean> {
  return carryOut(await planned(text, to), withSettings, to, () => undefined)
}

test('a round trip through an empty browser is equal', async () => {
  const before = await everything(full)
  expect(Object.keys(before.documents)).toEqual(['daily', 'game.7', 'pad', 'rules', 'settings'])
  const text = JSON.stringify(before)
  const other = device()
  expect(await imported(text, other)).toBe(true)
  expect(await everything(other)).toEqual(before)
  // Also through a wiped browser, where other data stays.
  expect(await wipe(full)).toBe(true)
  expect(Object.keys(full.area)).toEqual(['somebody.else'])
  expect(await loadHistory(full.database)).toEqual([])
  expect(await imported(text, full)).toBe(true)
  expect(await everything(full)).toEqual(before)
})

test('what changes here between the question and the answer stays', async () => {
  const other = device()
  put(other, 'rules', { version: 1, sets: [set('c', 30)] })
  put(other, 'draft', { version: 1, saved: null, played: {}, set: {} })
  put(full, 'draft', { version: 1, saved: 'of the file', played: {}, set: {} })
  const plan = await planned(await fileOf(full), other)
  // Another tab goes on meanwhile.
  put(other, 'rules', { version: 1, sets: [set('c', 30), set('d', 40)] })
  put(other, 'pad', writePad({ evening: evening(3), draft: null, before: [], past: [] }))
  put(other, 'settings', { version: 1, theme: 'evening' })
  put(other, 'game.7', savegame('8'))
  const changed = new Map<string, string>()
  expect(await carryOut(plan, false, other, (key, text) => changed.set(key, text))).toBe(true)
  expect(
    readLibrary(other.area.getItem('openhearts.rules') ?? '')
      .entries.map(({ id }) => id)
      .sort(),
  ).toEqual([...['a', 'b', 'c', 'd']])
  const { evening: now, past } = get(other, 'pad') as { evening: Evening; past: Evening[] }
  expect([now.began, ...past.map(({ began }) => began)]).toEqual([3, 2, 1])
  expect(changed.get('openhearts.pad')).toBe(other.area.getItem('openhearts.pad'))
  // The settings that have come meanwhile are the person's own, and a game of that name goes on.
  expect(get(other, 'settings')).toMatchObject({ theme: 'evening' })
  const games = Object.keys(other.area).filter((key) => key.startsWith('openhearts.game.'))
  expect(games.map((key) => JSON.parse(other.area.getItem(key) ?? '').log.seed).sort()).toEqual(['7', '8'])
})

test('games among people, whose deals follow from a secret, come along', async () => {
  const fair = (hash: string): PlayedGame => ({
    ...{ ...game(hash), bot: null },
    log: {
      openhearts: 2,
      rules: {},
      deal: { hash, parts: [] },
      dealer: 0,
      actions: [],
    } as unknown as PlayedGame['log'],
  })
  await keepPlayed(full.database, [fair('f1'), fair('f2')])
  const other = device()
  expect(await imported(await fileOf(full), other)).toBe(true)
  const kept = (await loadHistory(other.database)) ?? []
  expect(kept.map(({ log }) => dealOf(log)).sort()).toEqual(['f1', 'f2', 'g1', 'g2'])
})

test('importing what is here already changes nothing', async () => {
  const before = await everything(full)
  const plan = await planned(JSON.stringify(before), full)
  expect([plan.texts.size, plan.games.length, plan.reviews.length]).toEqual([0, 0, 0])
  expect(plan.lines.map(({ id, args }) => [id, args['count']])).toEqual([['you-import-known', 2]])
})

test('data on both sides is merged, and announced before', async () => {
  const other = device()
  put(other, 'settings', { version: 1, theme: 'evening' })
  put(other, 'rules', { version: 1, sets: [set('a', 30, 'newer'), set('c', 5)] })
  put(other, 'pad', writePad({ evening: evening(3), draft: null, before: [], past: [evening(2, 4)] }))
  put(other, 'daily', { version: 1, days: { '2026-11-21': 0, '2026-11-22': 13 }, hand: null })
  put(other, 'game.7', savegame('8'))
  put(other, 'more', { here: true })
  await keepPlayed(other.database, [game('g2', 3000, 'another'), game('mine', 1500), game('elsewhere', 1000, 'g1')])
  put(full, 'more', { here: false })
  put(full, 'unknown', { there: true })
  const played = { seed: '1', mine: 'here', theirs: null }
  const alone = { seed: '4', mine: null, theirs: null }
  const answered = { seed: '5', mine: null, theirs: 'here' }
  put(other, 'challenges', { version: 1, all: [played, { seed: '3', mine: null, theirs: 'asked' }, alone, answered] })
  const elsewhere = [
    { seed: '1', mine: 'there', theirs: 'answer' },
    { seed: '2', mine: null, theirs: null },
    { seed: '3', mine: 'there', theirs: 'asked' },
    { seed: '5', mine: null, theirs: 'there' },
  ]
  put(full, 'challenges', { version: 1, all: elsewhere })

  const plan = await planned(await fileOf(full), other)
  expect(plan.lines.map(({ id, args }) => [id, args['count']])).toEqual([
    // One of the games is here under an id of its own, recognized by its log; another game has its id.
    ['you-import-games', 1],
    ['you-import-known', 1],
    ['you-import-waiting', 1],
    ['you-import-reviews', 1],
    ['you-import-rules', undefined],
    ['you-import-pad', undefined],
    ['you-import-daily', undefined],
    ['you-import-challenges', undefined],
    ['you-import-more', 1],
    ['you-import-stays', 1],
  ])
  const changed = new Map<string, string>()
  expect(await carryOut(plan, false, other, (key, text) => changed.set(key, text))).toBe(true)
  const written = ['rules', 'pad', 'daily', 'challenges', 'unknown'].map((each) => `openhearts.${each}`)
  expect([...changed.keys()]).toEqual(expect.arrayContaining(written))
  for (const [key, text] of changed) expect(other.area.getItem(key)).toBe(text)
  expect(get(other, 'settings')).toEqual({ version: 1, theme: 'evening' })
  expect(get(other, 'more')).toEqual({ here: true })
  const { sets } = get(other, 'rules') as {
    readonly sets: readonly { readonly id: string; readonly set: { readonly name: string } }[]
  }
  expect(sets.map(({ id, set }) => [id, set.name]).sort()).toEqual([
    ['a', 'newer'],
    ['b', 'b'],
    ['c', 'c'],
  ])
  const pad = get(other, 'pad') as { readonly evening: Evening; readonly past: readonly Evening[] }
  expect([pad.evening.began, pad.past.map(({ began, hands }) => [began, hands.length])]).toEqual([
    3,
    [
      [2, 4],
      [1, 2],
    ],
  ])
  expect(get(other, 'daily')).toMatchObject({ days: { '2026-11-20': 7, '2026-11-21': 0, '2026-11-22': 13 } })
  // What was played here stays; what was played only there, by the player or a friend, is added.
  expect(get(other, 'challenges')).toEqual({
    version: 1,
    all: [{ ...played, theirs: 'answer' }, elsewhere[2], alone, answered, elsewhere[1]],
  })
  expect(Object.keys(other.area).filter((key) => key.includes('.game.'))).toHaveLength(2)
  const kept = await loadHistory(other.database)
  expect(kept).toHaveLength(4)
  expect(kept?.find(({ id }) => id === 'g2')?.log).toMatchObject({ seed: 'another' })
  // What all came from here brings nothing more.
  const again = await planned(await fileOf(full), other)
  expect([again.texts.size, again.games.length, again.reviews.length]).toEqual([0, 0, 0])
})

test('a friend’s answer to a challenge that is here comes from a file, and what fails leaves it as it was', async () => {
  const challenge = (id: string, theirs: { name: string; cards: string } | null): PlayedGame => ({
    ...game(id),
    challenge: { theirs },
  })
  const theirs = { name: 'Ada', cards: 'A' }
  const [file, other] = [device(), device()]
  await keepPlayed(file.database, [
    challenge('a', theirs),
    challenge('b', null),
    challenge('c', { ...theirs, name: 'Cleo' }),
  ])
  const mine = [challenge('a', null), challenge('b', theirs), challenge('c', { ...theirs, name: 'Ben' })]
  await keepPlayed(other.database, mine)
  put(other, 'settings', { version: 1, theme: 'evening' })
  const plan = await planned(await fileOf(file), other)
  expect(plan.lines.map(({ id }) => id)).toEqual(['you-import-known', 'you-import-challenges'])
  const names = async (): Promise<unknown[]> =>
    ((await loadHistory(other.database)) ?? []).map(({ id, challenge }) => [id, challenge?.theirs?.name ?? null]).sort()
  const { put: write } = other.database
  other.database.put = (into, rows) => (into === 'reviews' ? Promise.resolve(false) : write(into, rows))
  expect(
    await carryOut(
      { ...plan, games: [...plan.games, game('new')], reviews: [review('r')] },
      false,
      other,
      () => undefined,
    ),
  ).toBe(false)
  const before = [
    ['a', null],
    ['b', 'Ada'],
    ['c', 'Ben'],
  ]
  expect(await names()).toEqual(before)
  other.database.put = write
  expect(await carryOut(plan, false, other, () => undefined)).toBe(true)
  expect(await names()).toEqual([['a', 'Ada'], ...before.slice(1)])
})

test('settings are imported only on request', async () => {
  const other = device()
  put(other, 'settings', { version: 1, theme: 'evening' })
  const text = await fileOf(full)
  expect((await planned(text, other)).settings).not.toBeNull()
  await imported(text, other, true)
  expect(get(other, 'settings')).toEqual({ version: 1, theme: 'daylight' })
  // Where there are none, they come along, whether or not they were asked for.
  for (const asked of [true, false]) {
    const empty = device()
    await imported(text, empty, asked)
    expect(get(empty, 'settings')).toEqual({ version: 1, theme: 'daylight' })
  }
})

test('challenges that can’t be read stop nothing, and only so many are kept', async () => {
  const all = Array.from({ length: challengeRoom + 2 }, (_, i) => ({ seed: `${i}`, mine: null, theirs: null }))
  for (const [here, there] of [
    [{ all: 7 }, { all }],
    [{ all }, { all: 7 }],
  ]) {
    const other = device()
    put(other, 'challenges', here)
    put(full, 'challenges', there)
    expect(await imported(await fileOf(full), other)).toBe(true)
    expect(get(other, 'challenges')).toEqual(here)
    expect(get(other, 'daily')).not.toBeNull()
  }
  const other = device()
  put(other, 'challenges', { all: all.slice(-1) })
  put(full, 'challenges', { all })
  await imported(await fileOf(full), other)
  expect((get(other, 'challenges') as { readonly all: unknown[] }).all).toEqual([...all.slice(-1), ...all.slice(0, 7)])
})

test('too many games are reported, and the latest are imported', async () => {
  const other = device()
  const some = Array.from({ length: historyRoom - 1 }, (_, i) => game(`h${i}`, 100 + i))
  await keepPlayed(other.database, some)
  for (let i = 0; i < 6; i++) put(other, `game.${i + 20}`, savegame(`w${i}`))
  // In whatever order the file has them.
  const file = await everything(full)
  const plan = await planned(JSON.stringify({ ...file, games: [...file.games].reverse() }), other)
  expect(plan.games.map(({ id }) => id)).toEqual(['g2'])
  expect(plan.lines.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['you-import-no-room', 'you-import-waiting-no-room']),
  )
  await carryOut(plan, false, other, () => undefined)
  expect(await loadHistory(other.database)).toHaveLength(historyRoom)
})

test('the history is limited: the oldest go first, and their number is reported', async () => {
  const { database } = device()
  const some = Array.from({ length: historyRoom }, (_, i) => game(`h${i}`, 100 + i))
  expect(await keepPlayed(database, some)).toBe(0)
  expect(await keepPlayed(database, [game('x', 9000), game('y', 9001)])).toBe(2)
  const kept = await loadHistory(database)
  expect(kept).toHaveLength(historyRoom)
  expect(kept?.at(-1)?.id).toBe('h2')
})

test('a game that this version can’t read hides no other, and what was found in a game goes with it', async () => {
  const { database } = full
  await database.put('games', [{ id: 'from a later version' }])
  await database.put('summaries', [{ id: 'g1' }, { id: 'g2' }])
  expect((await loadHistory(database))?.map(({ id }) => id)).toEqual(['g2', 'g1'])
  expect(await forgetPlayed(database, ['g2'])).toBe(true)
  expect((await loadHistory(database))?.map(({ id }) => id)).toEqual(['g1'])
  expect(await database.all('summaries')).toEqual([{ id: 'g1' }])
  // Played again to another end, it has another result.
  await keepPlayed(database, [game('g1')])
  expect(await database.all('summaries')).toEqual([])
  expect(await database.all('games')).toContainEqual({ id: 'from a later version' })
})

test.each<[string, (text: string) => string, string]>([
  ['no JSON', (text) => text.slice(0, -9), 'you-import-no-json'],
  ['nothing', () => 'null', 'you-import-no-json'],
  ['a picture', () => '\u0089PNG', 'you-import-no-json'],
  ['another JSON', () => '{"openhearts":1,"actions":[]}', 'you-import-other'],
  ['a list', () => '[]', 'you-import-other'],
  [
    'of a later version',
    (text) => text.replace('"openhearts_everything":1', '"openhearts_everything":2'),
    'you-import-newer',
  ],
  ['a game without a log', (text) => text.replace('"actions"', '"motions"'), 'you-import-damaged'],
  ['a seat that is not there', (text) => text.replace('"seat":0', '"seat":4'), 'you-import-damaged'],
  ['a scorepad that is none', (text) => text.replace('"past":', '"present":'), 'you-import-damaged'],
  ['rules that are none', (text) => text.replace('"sets":', '"bets":'), 'you-import-damaged'],
  ['an account', (text) => text.replace('"documents":{', '"documents":{"account":{},'), 'you-import-damaged'],
  ['a day that there is not', (text) => text.replace('"at":5000', '"at":-1'), 'you-import-damaged'],
])('%s is refused with a sentence', async (_, damage, why) => {
  const text = await fileOf(full)
  expect(damage(text)).not.toBe(text)
  expect(readEverything(damage(text))).toEqual({ refusal: expect.objectContaining({ id: why }) as unknown })
})

test('without room nothing is changed', async () => {
  const text = await fileOf(full)
  const other = device()
  put(other, 'rules', { version: 1, sets: [set('c', 5)] })
  other.database.full = true
  expect(await imported(text, other)).toBe(false)
  expect(Object.keys(other.area)).toEqual(['openhearts.rules'])
  other.database.full = false
  const { setItem } = other.area
  Object.setPrototypeOf(other.area, {
    ...(Object.getPrototypeOf(other.area) as object),
    setItem(key: string, value: string) {
      if (key.endsWith('.settings')) throw new Error('full')
      setItem(key, value)
    },
  })
  expect(await imported(text, other)).toBe(false)
  expect(Object.keys(other.area)).toEqual(['openhearts.rules'])
  expect(get(other, 'rules')).toEqual({ version: 1, sets: [set('c', 5)] })
  expect(await loadHistory(other.database)).toEqual([])
  expect(await loadReviews(other.database)).toEqual([])
})

test('without a readable history there is no export, and nothing is deleted', async () => {
  full.database.forbidden = true
  await expect(everything(full)).rejects.toThrow()
  expect(await loadHistory(full.database)).toBeNull()
  // Nor is anything deleted where part of it would stay.
  const before = Object.keys(full.area)
  expect(await wipe(full)).toBe(false)
  expect(Object.keys(full.area)).toEqual(before)
})

test('a game that is over and in the history is not called unfinished', async () => {
  put(full, 'game.8', { ...(savegame('8') as object), over: true, told: true })
  const { lines } = await planned(await fileOf(full), device())
  expect(lines).toContainEqual({ id: 'you-import-waiting', args: { count: 1 } })
})

test('what can’t be read here is left out of the file, which can be opened', async () => {
  const broken = {
    pad: { version: 1, evening: 'another form' },
    rules: { version: 1, sets: [{ id: 7 }] },
    'game.7': { version: 1, log: 'another form' },
  }
  for (const [each, document] of Object.entries(broken)) put(full, each, document)
  const { documents } = JSON.parse(await fileOf(full)) as { documents: object }
  expect(Object.keys(documents)).toEqual(['daily', 'settings'])
  expect(await imported(await fileOf(full), device())).toBe(true)
})

test('a scorepad or rule sets here that can’t be read stay as they are, to be put aside, when a file is imported', async () => {
  const text = await fileOf(full)
  const broken = { pad: '{"version":1,"evening', rules: '{"version":1,"sets":[{"id":7}]}' }
  for (const late of [false, true]) {
    const other = device()
    const plan = late ? await planned(text, other) : null
    for (const [each, document] of Object.entries(broken)) put(other, each, document)
    const now = plan ?? (await planned(text, other))
    if (!late) expect(now.lines).toContainEqual({ id: 'you-import-stays', args: { count: 2 } })
    expect(await carryOut(now, false, other, () => undefined)).toBe(true)
    for (const [each, document] of Object.entries(broken))
      expect(other.area.getItem(`openhearts.${each}`)).toBe(document)
  }
})

test('a game that goes on here does not come once more, and one that goes on in the file takes its place', async () => {
  const moves = (seed: string, count: number, saved = 1000): object => ({
    ...(savegame(seed) as object),
    ...{ saved, log: { seed, actions: Array.from({ length: count }, (_, at) => `play 0 ${at}`) } },
  })
  const [file, other] = [device(), device()]
  for (const each of ['1', '2', '3', '4']) put(file, `game.${each}`, moves(each, 3))
  // Only opened, gone on, not come as far, and under another name.
  const here = { 1: moves('1', 3, 2000), 2: moves('2', 5), 3: moves('3', 2), 9: moves('4', 4), 8: moves('8', 1) }
  for (const [each, document] of Object.entries(here)) put(other, `game.${each}`, document)
  put(other, 'game.7', moves('7', 1))
  const plan = await planned(await fileOf(file), other)
  // Although there is room for no other.
  expect(plan.lines).toEqual([{ id: 'you-import-waiting', args: { count: 1 } }])
  expect(await carryOut(plan, false, other, () => undefined)).toBe(true)
  const games = Object.keys(other.area).sort()
  expect(games).toEqual(['1', '2', '3', '7', '8', '9'].map((each) => `openhearts.game.${each}`))
  for (const [each, document] of Object.entries({ ...here, 3: moves('3', 3) }))
    expect(get(other, `game.${each}`)).toEqual(document)
  // Two games in the file that went on from one here are both kept.
  const [two, one] = [device(), device()]
  put(two, 'game.1', moves('1', 3))
  put(two, 'game.2', { ...moves('1', 0), log: { seed: '1', actions: ['play 0 0', 'play 0 9'] } })
  put(one, 'game.1', moves('1', 1))
  await imported(await fileOf(two), one)
  expect(Object.keys(one.area)).toHaveLength(2)
})

test('of too many reviews, the latest stay', async () => {
  const { database } = device()
  const all = Array.from({ length: reviewRoom + 2 }, (_, i) => ({ ...review(`r${i}`), at: i }))
  expect(await keepReviews(database, all.slice(0, 3))).toBe(true)
  expect(await keepReviews(database, all.slice(3))).toBe(true)
  expect((await loadReviews(database)).map(({ at }) => at)).toEqual(
    all
      .slice(2)
      .map(({ at }) => at)
      .reverse(),
  )
})
