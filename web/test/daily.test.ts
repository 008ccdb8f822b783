// @vitest-environment node
/** The deal of a day: the same for everybody, saved while it is played, counted once, placed in its field. */
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import { ownDevice } from './ownDevice'
import { directEngine } from './core'
import type { Action } from '../src/core/types'
import type { Game } from '../src/game/game'

const device = await ownDevice()
const { dailyCards, fieldLevels, EACH, playField } = await import('../src/game/daily')
const { Daily, taking } = await import('../src/state/daily.svelte')
const { bars, byLevel, placed, praise } = await import('../src/state/dailyField')
const { history } = await import('../src/state/history.svelte')
const { loadDaily, saveDaily } = await import('../src/storage/daily')
const { loadHistory } = await import('../src/storage/history')
const { momentOf } = await import('../src/state/days')
const { sharedText } = await import('../src/views/daily/sharedDay')
const { words } = await import('../src/words/words.svelte')

const noon = new Date(2026, 10, 25, 12)
beforeAll(() => words.need('cards', 'page', 'daily'))

/** Plays the first legal card until the hand is over, or that many cards have been played. */
async function play(game: Game, cards = 13): Promise<void> {
  for (let done = 0; done < cards;) {
    const view = game.view()
    if (view.over) return
    const mine = view.waiting.includes(0)
    const action: Action =
      view.phase === 'pass'
        ? { kind: 'pass', cards: view.cards.slice(0, 3) }
        : { kind: 'play', card: view.legal[0] ?? '' }
    if (mine && (await game.act(action)) === null && view.phase === 'play') done += 1
    if (!mine) await new Promise((next) => setTimeout(next))
  }
}
const opened = (now = noon, before = '') => {
  const shown: Game[] = []
  const daily = new Daily(
    (game) => {
      game.listen(() => undefined)
      shown.push(game)
    },
    now,
    before,
  )
  return { daily, shown, game: () => shown.at(-1) as Game }
}

test('everybody holds the same cards on a date, and others on the next', async () => {
  const cards = await dailyCards(device.core, '2026-11-25')
  expect(cards).toHaveLength(13)
  expect(await dailyCards(directEngine(), '2026-11-25')).toEqual(cards)
  expect(await dailyCards(device.core, '2026-11-26')).not.toEqual(cards)
})

test('the same cards played bring the same answers, and the result counts once', async () => {
  const first = opened()
  await first.daily.begin()
  expect(first.game().advises).toBe(false)
  await play(first.game())
  await vi.waitFor(() => expect(first.daily.points).not.toBeNull())
  const { points } = first.daily
  expect(loadDaily().days).toEqual({ '2026-11-25': points })

  device.another()
  const other = opened()
  await other.daily.begin()
  await play(other.game())
  await vi.waitFor(() => expect(other.daily.points).toBe(points))
  expect(other.game().log()).toEqual(first.game().log())

  // Again for practice: with advice, and without saving.
  await other.daily.again()
  expect(other.daily.practice).toBe(true)
  expect(other.game().advises).toBe(true)
  const kept = localStorage.getItem('openhearts.daily')
  await play(other.game(), 5)
  expect(localStorage.getItem('openhearts.daily')).toBe(kept)
})

interface HandOfDay {
  readonly date: string
  readonly points: number
  readonly actions: readonly string[]
}
const hands = JSON.parse(readFileSync(new URL('../../tests/days.json', import.meta.url), 'utf8')) as HandOfDay[]

test.each(hands)('the hand of $date is the one that a server plays again', async ({ date, points, actions }) => {
  const { daily, game } = opened(momentOf(date))
  await daily.begin()
  await play(game())
  await vi.waitFor(() => expect(daily.points).toBe(points))
  expect(loadDaily().hand?.log.actions).toEqual(actions)
})

test('a day’s hand is in the history once it is over, marked as such, and stays deleted', async () => {
  const first = opened()
  await first.daily.begin()
  await play(first.game(), 4)
  await history.collect()
  expect(await loadHistory(device.database)).toEqual([])
  await play(first.game())
  await vi.waitFor(() => expect(loadDaily().hand?.over).toBe(true))
  await history.collect()
  const [kept] = (await loadHistory(device.database)) ?? []
  expect(kept).toMatchObject({ id: 'day-2026-11-25', day: '2026-11-25', seat: 0, log: loadDaily().hand?.log })
  // Looking at the result again, or playing for practice, doesn't restore it.
  await history.forget(['day-2026-11-25'])
  await opened().daily.begin()
  await history.collect()
  const again = opened()
  await again.daily.again()
  await play(again.game())
  await history.collect()
  expect(await loadHistory(device.database)).toEqual([])
})

test('a hand that was left goes on where it stopped, on its own day and the next, and counts for its own', async () => {
  const before = opened()
  await before.daily.begin()
  await play(before.game(), 4)
  before.daily.close()
  const after = opened()
  await after.daily.begin()
  expect(after.game().view().cards).toEqual(before.game().view().cards)
  after.daily.close()

  const morning = new Date(2026, 10, 26, 9)
  // Whichever way the player comes: by today's address, or by that of the day.
  for (const before of ['', '2026-11-25', '2026-11-26'])
    expect(opened(morning, before).daily).toMatchObject({ date: '2026-11-25', past: true, points: null })
  const late = opened(new Date(2026, 10, 27, 9))
  expect(late.daily).toMatchObject({ date: '2026-11-27', past: false })
  const next = opened(morning)
  await next.daily.begin()
  expect(next.game().view().cards).toEqual(before.game().view().cards)
  expect(next.daily.practice).toBe(false)
  await play(next.game())
  await vi.waitFor(() => expect(next.daily.points).not.toBeNull())
  expect(loadDaily().days).toEqual({ '2026-11-25': next.daily.points })
  await history.collect()
  expect(await loadHistory(device.database)).toMatchObject([{ id: 'day-2026-11-25', day: '2026-11-25' }])
  // Then today's.
  const today = opened(morning)
  expect(today.daily).toMatchObject({ date: '2026-11-26', past: false })
  await today.daily.begin()
  expect(today.game().view().phase).toBe('pass')
})

test('a hand kept when the day’s bots had another name goes on against the same ones', async () => {
  const [hand] = hands as [HandOfDay]
  const before = opened(momentOf(hand.date))
  await before.daily.begin()
  await play(before.game(), 4)
  before.daily.close()
  const kept = loadDaily()
  localStorage.setItem('openhearts.daily', JSON.stringify({ ...kept, hand: { ...kept.hand, bot: 'hard' } }))
  const after = opened(momentOf(hand.date))
  await after.daily.begin()
  await play(after.game())
  await vi.waitFor(() => expect(after.daily.points).toBe(hand.points))
  expect(loadDaily().hand?.log.actions).toEqual(hand.actions)
})

test('where nothing can be saved, the result stands as long as the page is open', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { daily, game } = opened()
  await daily.begin()
  await play(game())
  await vi.waitFor(() => expect(game().view().over).toBe(true))
  const points = game().view().scores?.[0]
  expect(daily.points).toBe(points)
  await daily.again()
  await play(game())
  expect(daily.points).toBe(points)
})

test('a score made meanwhile by another tab stays', async () => {
  const { daily, game } = opened()
  await daily.begin()
  await play(game(), 3)
  const kept = loadDaily()
  localStorage.setItem('openhearts.daily', JSON.stringify({ ...kept, days: { '2026-11-25': 5 } }))
  await play(game())
  await vi.waitFor(() => expect(daily.points).toBe(5))
})

test('a hand that another tab has finished stays, and what is played here after it is practice', async () => {
  const [first, other] = [opened(), opened()]
  await first.daily.begin()
  await other.daily.begin()
  await play(other.game(), 3)
  await play(first.game())
  await vi.waitFor(() => expect(first.daily.points).not.toBeNull())
  expect(first.daily.practice).toBe(false)
  const kept = loadDaily()
  await play(other.game())
  expect(other.daily.practice).toBe(true)
  expect(loadDaily().hand?.log).toEqual(kept.hand?.log)
  expect(loadDaily().days).toEqual(kept.days)

  // Coming back shows the result that counts.
  const back = opened()
  await back.daily.begin()
  expect(back.daily.practice).toBe(false)
  expect(back.game().view().over).toBe(true)
})

test('a hand that another tab has begun since this one was opened goes on where it stopped there', async () => {
  const [here, other] = [opened(), opened()]
  await other.daily.begin()
  await play(other.game(), 3)
  other.game().close()
  const { actions } = other.game().log() ?? { actions: [] }
  await here.daily.begin()
  expect(here.game().log()?.actions).toEqual(actions)

  await other.daily.begin()
  await play(other.game())
  await vi.waitFor(() => expect(other.daily.points).not.toBeNull())
  await here.daily.begin()
  expect(here.game().view().over).toBe(true)
  expect(here.daily.practice).toBe(false)
})

test('a log that can’t be played any more is replaced by a new hand, unless it has been scored', async () => {
  const { daily, game } = opened()
  await daily.begin()
  await play(game(), 2)
  const kept = loadDaily()
  const broken = { ...kept.hand, log: { ...kept.hand?.log, actions: ['play 0 2C'] } }
  localStorage.setItem('openhearts.daily', JSON.stringify({ ...kept, hand: broken }))
  const again = opened()
  await again.daily.begin()
  expect(again.daily.failed).toBe(false)
  expect(again.game().view().phase).toBe('pass')
})

test('the field is a hundred bots with the player’s cards, the same every time', async () => {
  const heard: number[] = []
  const field = await playField(device.core, '2026-11-25', (played) => heard.push(played) > 0)
  expect(field).toHaveLength(EACH * fieldLevels.length)
  expect(heard.at(-1)).toBe(100)
  expect(await playField(directEngine(), '2026-11-25', () => true)).toEqual(field)
  expect(await playField(device.core, '2026-11-25', (played) => played < 3)).toBeNull()
  expect(byLevel(field ?? []).map(({ level }) => level)).toEqual(fieldLevels)
})

test('a result is placed in its field', () => {
  const field = [0, 1, 1, 3, 26]
  expect(placed(1, field)).toEqual({ all: 5, beaten: 2, level: 2, average: 6.2, best: 0 })
  expect(bars(1, field)).toHaveLength(27)
  expect(bars(1, field)[1]).toBe(2)
  expect(bars(30, field)).toHaveLength(31)
  const words = [0, 1, 3, 26].map((points) => praise(placed(points, field)))
  expect(words).toEqual(['best', 'fair', 'hard', 'hard'])
  expect(praise(placed(2, [2, 2]))).toBe('even')
  expect(praise(placed(1, [0, 2, 2, 2, 2]))).toBe('well')
})

test('what is shared has the day, the points, the streak, and no card', async () => {
  const tricks = [
    { leader: 0, seats: [0, 1, 2, 3], cards: ['2C', '3C', '4C', '5C'], winner: 3 },
    { leader: 3, seats: [3, 0, 1, 2], cards: ['2D', 'AD', '3D', 'QS'], winner: 0 },
  ]
  const took = taking({ tricks, values: { QS: 13 }, seat: 0 })
  expect(took).toEqual([false, true])
  const said = sharedText(
    { date: '2026-11-22', points: 3, streak: 7, moon: false, taking: took },
    'https://a.b/c?x=1#rules=y',
  )
  expect(said).toBe('OpenHearts, 22 November\n3 points, a streak of 7 days\n□♥\nhttps://a.b/c#daily')
  expect(sharedText({ date: '2026-11-22', points: 1, streak: 1, moon: false, taking: [] }, 'https://a.b/')).toBe(
    'OpenHearts, 22 November\n1 point\nhttps://a.b/#daily',
  )
})

test('an earlier day that was played can be viewed and practised without changing what is stored', async () => {
  const kept = { days: { '2026-11-23': 4, '2026-11-25': 1 }, hand: null, people: false }
  saveDaily(kept)
  const { daily, game } = opened(noon, '2026-11-23')
  expect([daily.date, daily.past, daily.points]).toEqual(['2026-11-23', true, 4])
  await daily.again()
  await play(game())
  await vi.waitFor(() => expect(game().view().over).toBe(true))
  expect(loadDaily()).toEqual(kept)
  // A missed day can't be made up for, and a future one can't be played yet.
  for (const date of ['2026-11-24', '2026-11-26', '2026-11-25', 'never', ''])
    expect(opened(noon, date).daily, date).toMatchObject({ date: '2026-11-25', past: false })
})
