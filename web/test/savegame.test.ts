// @vitest-environment node
import { expect, test } from 'vitest'
import type { AnyMessage } from '../src/core/types'
import { counts, lastBot, savegames, type Savegame, type Savegames, type Places } from '../src/storage/savegame'
import { store } from '../src/storage/store'
import { device, storage } from './storage'

const kept = (seed: string, actions = 0, over = false): Savegame => ({
  names: ['You', 'Ingrid'],
  bot: 'careful',
  over,
  log: { openhearts: 1, rules: {}, seed, dealer: 0, actions: Array.from({ length: actions }, (_, n) => `play 0 ${n}`) },
  replayed: [],
  givenUp: false,
})
const heard: AnyMessage[] = []
const open = (places: Places): Savegames => savegames(places, (message) => heard.push(message))
const seeds = (savegames: Savegames): string[] => savegames.candidates().map((candidate) => candidate.kept.log.seed)

/** A page that resumes the likeliest game. */
function resume(places: Places): Savegames {
  const page = open(places)
  page.take(page.candidates()[0]?.id ?? 'none')
  return page
}

test('nothing is kept at first', () => {
  expect(open(device().page()).candidates()).toEqual([])
})

test('a reload finds the game as it was last saved', () => {
  const at = device()
  const tab = storage()
  const page = open(at.page(tab))
  page.begin()
  page.save(kept('7', 1))
  page.save(kept('7', 2))
  expect(open(at.page(tab)).candidates()[0]?.kept).toMatchObject(kept('7', 2))
})

test('a new game is kept beside the previous one, which can be resumed', () => {
  const at = device()
  const page = open(at.page())
  page.begin()
  page.save(kept('1', 2))
  page.begin()
  page.save(kept('2'))
  expect(seeds(page)).toEqual(['2', '1'])
})

test('a game that is over, or was never begun, makes room for the next', () => {
  const at = device()
  const page = open(at.page())
  page.begin()
  page.save({ ...kept('1', 3), over: true })
  page.tell(page.finished())
  page.begin()
  page.save({ ...kept('2'), log: { ...kept('2').log, actions: ['pass 1 QS AH 2C'] } })
  page.begin()
  page.save(kept('3'))
  expect(seeds(page)).toEqual(['3'])
  expect(Object.keys(at.games)).toHaveLength(1)
})

test('a finished game is kept here until it is in the history, as it ended', () => {
  const at = device()
  const page = open(at.page())
  page.begin()
  page.save(kept('1', 5, true))
  const ended = page.finished()
  expect(ended.map(({ kept }) => kept.log.seed)).toEqual(['1'])
  page.begin()
  page.save(kept('2', 3))
  expect(Object.keys(at.games)).toHaveLength(2)
  page.tell(ended)
  expect(page.finished()).toEqual([])
  // Saved again unchanged, it isn't added to the history again; what was continued after it is another game.
  const tab = storage()
  const other = open(at.page(tab))
  other.take(ended[0]!.id)
  other.save(kept('1', 5, true))
  expect(other.finished()).toEqual([])
  other.save(kept('1', 3))
  other.save(kept('1', 5, true))
  const [again, ...more] = other.finished().map(({ id }) => id)
  expect([again === ended[0]!.id, again === undefined, more]).toEqual([false, false, []])
})

test('each tab goes on with its own game; a new tab gets the newest', () => {
  const at = device()
  const [left, right] = [storage(), storage()]
  const first = open(at.page(left))
  first.begin()
  first.save(kept('1'))
  const second = open(at.page(right))
  second.begin()
  second.save(kept('2'))
  expect(seeds(open(at.page(left)))).toEqual(['1', '2'])
  expect(seeds(open(at.page(right)))).toEqual(['2', '1'])
  expect(seeds(open(at.page()))).toEqual(['2', '1'])
})

test('two tabs at one game part ways, and neither loses anything', () => {
  const at = device()
  const first = open(at.page())
  first.begin()
  first.save(kept('7', 5))
  const second = resume(at.page())
  second.save(kept('7', 6))
  first.save(kept('7', 7))
  second.save(kept('7', 8))
  first.save(kept('7', 9))
  const lengths = open(at.page())
    .candidates()
    .map((candidate) => candidate.kept.log.actions.length)
  expect(lengths).toEqual([9, 8])
})

test('a tab does not drop a game that another has taken up', () => {
  const at = device()
  // Not even one that would make room otherwise, because nobody has acted in it yet.
  for (const [actions, seed] of [
    [5, '7'],
    [0, '9'],
  ] as const) {
    const first = open(at.page())
    first.begin()
    first.save(kept(seed, actions))
    resume(at.page())
    first.begin()
    first.save(kept('8', 1))
    expect(seeds(open(at.page())).slice(0, 2)).toEqual(['8', seed])
  }
})

test('a finished game is shown after a reload of its own tab only', () => {
  const at = device()
  const tab = storage()
  const page = open(at.page(tab))
  page.begin()
  page.save(kept('7', 500, true))
  expect(seeds(open(at.page(tab)))).toEqual(['7'])
  expect(seeds(open(at.page()))).toEqual([])
  // Nor is one that the player has given up.
  page.save({ ...kept('7', 500, true), givenUp: true })
  expect(seeds(open(at.page(tab)))).toEqual([])
})

test('a game that counts stays as it ended, and one taken back from there goes on as another', () => {
  const at = device()
  const tab = storage()
  const page = open(at.page(tab))
  page.begin()
  page.save(kept('7', 500, true))
  page.save({ ...kept('7', 499), replayed: [0] })
  const lengths = (): number[] => page.finished().map((each) => each.kept.log.actions.length)
  expect(lengths()).toEqual([500])
  // After a reload, the player is where it was taken back.
  expect(open(at.page(tab)).candidates()[0]?.kept.log.actions).toHaveLength(499)
  // Ended again, it doesn't count, and whatever end comes next takes its place.
  for (const end of [501, 502]) {
    page.save({ ...kept('7', end, true), replayed: [0] })
    expect(lengths()).toEqual([end, 500])
    page.save({ ...kept('7', 490), replayed: [0] })
    expect(lengths()).toEqual([500])
  }
})

test('an end that comes after the one that is in the history is still to be told', () => {
  const page = open(device().page())
  const lengths = (): number[] => page.finished().map((each) => each.kept.log.actions.length)
  const replayed = (actions: number, over: boolean): void =>
    void page.save({ ...kept('7', actions, over), replayed: [0] })
  page.begin()
  replayed(500, true)
  // While it was put there, the player took something back and ended it otherwise.
  const ended = page.finished()
  replayed(501, true)
  page.tell(ended)
  expect(lengths()).toEqual([501])
  page.tell(page.finished())
  expect(lengths()).toEqual([])
  replayed(490, false)
  replayed(502, true)
  expect(lengths()).toEqual([502])
})

test('of too many games, those that are over go first', () => {
  const at = device()
  for (let n = 0; n < 8; n++) {
    const page = open(at.page())
    page.begin()
    page.save(kept(String(n), 5, n % 2 === 1))
  }
  const page = open(at.page())
  expect(seeds(page)).toEqual(['6', '4', '2', '0'])
  expect(page.finished().map(({ kept }) => kept.log.seed)).toEqual(['7', '5'])
})

test('a game that was given up, or in which something was taken back, doesn’t count', () => {
  expect([{}, { replayed: [] }, { replayed: [0] }, { givenUp: true }].map(counts)).toEqual([true, true, false, false])
})

test('the last bot is that of the game saved last', () => {
  const at = device()
  const { games } = at.page()
  expect(lastBot(games)).toBeNull()
  for (const [id, bot, saved] of [
    ['a', 'easy', 1],
    ['b', 'hard', 3],
    ['c', 'medium', 2],
  ])
    at.games.setItem(`openhearts.game.${id}`, JSON.stringify({ bot, saved }))
  at.games.setItem('openhearts.game.d', '{')
  at.games.setItem('openhearts.other', JSON.stringify({ bot: 'expert', saved: 9 }))
  expect(lastBot(games)).toBe('hard')
})

test('only a limited number of games is kept', () => {
  const at = device()
  for (let n = 0; n < 20; n++) {
    const page = open(at.page())
    page.begin()
    page.save(kept(String(n)))
  }
  expect(seeds(open(at.page()))).toEqual(['19', '18', '17', '16', '15', '14'])
})

test('if another device has brought more games than that, a new one takes the place of only one', () => {
  const at = device()
  const entry = (n: number, over: boolean): string =>
    JSON.stringify({ version: 1, writer: 'other', saved: n, ...kept(String(n), 5, over) })
  for (let n = 0; n < 12; n++) at.games.setItem(`openhearts.game.${n}`, entry(n, n >= 10))
  const page = open(at.page())
  page.begin()
  page.save(kept('new', 1))
  expect(seeds(page)).toEqual(['new', '9', '8', '7', '6', '5', '4', '3', '2', '1'])
  expect(page.finished()).toEqual([])
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"version":2}',
  '{"version":1,"log":{"actions":"none"}}',
  JSON.stringify(kept('7')),
])('an entry %s is put aside with a sentence, the others stay', (text) => {
  heard.length = 0
  const at = device()
  const page = open(at.page())
  page.begin()
  page.save(kept('1'))
  at.games.setItem('openhearts.game.bad', text)
  at.games.setItem('somebody.else', 'untouched')
  expect(seeds(open(at.page()))).toEqual(['1'])
  expect(heard).toMatchObject([{ id: 'kept-game-unreadable' }])
  expect(at.games.getItem('openhearts.game.bad')).toBeNull()
  expect(at.games.getItem('openhearts.aside')).toBe(text)
  expect(at.games.getItem('somebody.else')).toBe('untouched')
  expect(seeds(open(at.page()))).toEqual(['1'])
  expect(heard.length).toBe(1)
})

test('a browser without room or leave says so, and the game goes on', () => {
  const denied = new Proxy({} as Storage, {
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
    ownKeys: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  const page = open({ games: store(() => denied), tab: store(() => denied), now: () => 0, token: () => 't' })
  expect(page.candidates()).toEqual([])
  page.begin()
  expect(page.save(kept('7'))).toBe(false)
})
