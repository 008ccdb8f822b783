import { beforeEach, expect, test } from 'vitest'
import { endedAt, suggested, withGame } from '../src/state/levels'
import { loadLearning, nothingLearnt, saveLearning, type Ended } from '../src/storage/learning'
import type { Level } from '../src/storage/settings'
import { standing, view } from './views'

beforeEach(() => localStorage.clear())

const games = (level: Level, ...places: readonly number[]): readonly Ended[] =>
  places.map((place, i) => ({ seed: `${i}`, level, place, players: 4 }))
const offered = (level: Level, ended: readonly Ended[], declined: readonly Level[] = []): Level | null =>
  suggested(level, { ended, declined })

test('two wins in three games suggest the level above, three last places the one below', () => {
  expect(offered('easy', games('easy', 1, 3, 1))).toBe('medium')
  expect(offered('easy', games('easy', 4, 4, 4))).toBe('beginner')
  expect(offered('easy', games('easy', 4, 3, 4))).toBeNull()
  expect(offered('easy', games('easy', 1, 2, 4))).toBeNull()
  // Only the last games count.
  expect(offered('easy', games('easy', 1, 1, 2, 3, 2))).toBeNull()
})
test('partners whose side comes last have the last place', () => {
  const places = { ...standing([0, 0, 0, 0]), places: [2, 1, 2, 1] }
  const lost = (seed: string): Ended =>
    endedAt(view({ standing: places, teams: [0, 1, 0, 1], totals: [60, 30, 60, 30] }), { seed, level: 'easy' })
  expect(offered('easy', ['1', '2', '3'].map(lost))).toBe('beginner')
  const second = endedAt(view({ standing: standing([9, 0, 12, 20]) }), { seed: '4', level: 'easy' })
  expect(second).toEqual({ seed: '4', level: 'easy', place: 2, players: 4 })
})
test('fewer games, or games at another level, say nothing', () => {
  expect(offered('easy', games('easy', 1, 1))).toBeNull()
  expect(offered('easy', [...games('easy', 1, 1), ...games('hard', 1)])).toBeNull()
  expect(offered('medium', games('easy', 1, 1, 1))).toBeNull()
})
test('there is nothing above the experts, and nothing below the beginners', () => {
  expect(offered('expert', games('expert', 1, 1, 1))).toBeNull()
  expect(offered('beginner', games('beginner', 4, 4, 4))).toBeNull()
})
test('what was declined is not offered again', () => {
  expect(offered('easy', games('easy', 1, 1, 1), ['medium'])).toBeNull()
  expect(offered('easy', games('easy', 4, 4, 4), ['medium'])).toBe('beginner')
})
test('a game is counted once', () => {
  const [game] = games('easy', 1) as [Ended]
  expect(withGame([game], { ...game, place: 2 })).toEqual([game])
  expect(withGame([], game)).toEqual([game])
})

test('progress is stored; an unreadable part is the only one lost', () => {
  expect(loadLearning()).toEqual(nothingLearnt)
  saveLearning({ lesson: 'duck' })
  saveLearning({ ended: games('easy', ...Array<number>(12).fill(2)) })
  expect(loadLearning()).toMatchObject({ lesson: 'duck', done: false, declined: [] })
  expect(loadLearning().ended).toHaveLength(10)
  localStorage.setItem('openhearts.learning', '{"lesson":7,"done":true,"ended":[{"level":"genius"}]}')
  expect(loadLearning()).toEqual({ ...nothingLearnt, done: true })
})
