// @vitest-environment node
/** The little table of the home screen. */
import { beforeEach, expect, test, vi } from 'vitest'
import { ownDevice } from './ownDevice'

await ownDevice()
const ends: ReturnType<typeof vi.fn>[] = []
let broken = false
/** The first game is over after its first card. */
vi.doMock('../src/game/botsAlone', () => ({
  botsAlone() {
    const end = vi.fn()
    ends.push(end)
    const view = { over: ends.length === 1 }
    return Promise.resolve({
      step: () => (broken ? Promise.reject(new Error('the core broke')) : Promise.resolve(view)),
      end,
    })
  },
}))
const { LiveTable } = await import('../src/state/liveTable.svelte')
beforeEach(() => void ends.splice(0))

test('another game begins once, however often that is asked for, and not if it is no longer wanted', async () => {
  const live = new LiveTable(() => true)
  await live.begin(false, 1)
  const toggle = (): void => (live.playing ? live.stop() : live.play())
  for (let taps = 0; taps < 3; taps++) toggle()
  await vi.waitUntil(() => ends.length > 1)
  await vi.waitUntil(() => live.view?.over === false)
  expect(ends).toHaveLength(2)
  expect(live.playing).toBe(true)
  toggle()
  expect(live.playing).toBe(false)
  live.close()
  for (const end of ends) expect(end).toHaveBeenCalled()
})

test('a game that breaks while its first cards are played leaves no core behind', async () => {
  broken = true
  const live = new LiveTable(() => true)
  await live.begin(true)
  expect(live).toMatchObject({ view: null, playing: false })
  expect(ends).toHaveLength(1)
  expect(ends[0]).toHaveBeenCalled()
  broken = false
})
