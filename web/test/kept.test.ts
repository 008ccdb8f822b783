/** Whose data is kept, and when: a turn to another account waits for nothing that goes on for the last one. */
import { expect, test, vi } from 'vitest'
import type { Me } from '../src/people/api'
import { kept } from '../src/state/kept.svelte'
import type { KeptHere } from '../src/state/keeping'

interface Round {
  readonly person: string | undefined
  readonly done: () => void
}
const now = vi.hoisted(() => ({ here: null as KeptHere | null, rounds: [] as Round[] }))
vi.mock('../src/state/keeping', () => ({
  keptHere: () => now.here,
  keepFor: (_: unknown, wanted: KeptHere) => (now.here = wanted),
  keepNoMore: () => (now.here = null),
  keep: () =>
    new Promise((done) => {
      now.rounds.push({ person: now.here?.person, done: () => void done({ here: now.here, alone: new Map() }) })
    }),
}))
const anna: Me = { person: 'anna', name: 'Anna', kind: 'account' }
const omar: Me = { person: 'omar', name: 'Omar', kind: 'account' }
const settled = (): Promise<void> => new Promise((done) => setTimeout(done))

test('who turns to another account while the last one’s data is on its way has theirs kept at once afterwards', async () => {
  const { rounds } = now
  const first = kept.turn(anna)
  const second = kept.turn(omar)
  rounds[0]?.done()
  await first
  await settled()
  expect(rounds.map(({ person }) => person)).toEqual(['anna', 'omar'])
  rounds[1]?.done()
  await second
  expect(kept.in(omar)).toBe(true)
  // Who only looks again while that goes on causes no other round.
  const looks = [kept.now(), kept.now()]
  rounds[2]?.done()
  await Promise.all(looks)
  expect(rounds).toHaveLength(3)
})
