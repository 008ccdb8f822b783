// @vitest-environment node
/** The tutorial from lesson to lesson: a wrong card is taken back, and the tutorial continues where it was left. */
import { expect, test, vi } from 'vitest'
import { nothingLearnt, type Learning } from '../src/storage/learning'
import { lessons } from '../src/game/lessons'
import { Tutorial, type Supplies } from '../src/state/tutorial.svelte'
import { directEngine } from './core'

// The page would ask for persistent storage here.
vi.stubGlobal('navigator', {})
const engine = directEngine()

function supplies(learning: Partial<Learning> = {}): Supplies & { readonly kept: () => Learning } {
  let kept: Learning = { ...nothingLearnt, ...learning }
  return {
    engine,
    names: ['', 'Ingrid', 'Basil', 'Tomás'],
    pace: () => 0,
    load: () => kept,
    save: (now) => void (kept = { ...kept, ...now }),
    seen: () => undefined,
    kept: () => kept,
  }
}

/** Waits until it is the reader's turn. */
const asked = (tutorial: Tutorial): Promise<unknown> =>
  expect.poll(() => tutorial.presenter?.scene.step === 'still' && tutorial.presenter.scene.view.waiting[0]).toBe(0)

async function choose(tutorial: Tutorial, card: string): Promise<void> {
  await asked(tutorial)
  await tutorial.presenter?.act({ kind: 'play', card })
}

test('a wrong card is answered, taken back, and the right one leads on', async () => {
  const tutorial = new Tutorial(supplies())
  await choose(tutorial, '8C')
  await expect.poll(() => tutorial.verdict).toBe('trick-low')
  expect(tutorial.presenter?.scene.trick?.cards).toEqual(['7C', 'JC', '4C', '8C'])
  tutorial.takeBack()
  expect(tutorial.verdict).toBeNull()
  await choose(tutorial, 'KC')
  await expect.poll(() => tutorial.verdict).toBe('right')
  expect(tutorial.presenter?.scene.winner).toBe(0)
  tutorial.next()
  await asked(tutorial)
  expect(tutorial.lesson?.id).toBe('follow')
  tutorial.close()
})

test('a card that may not be played is refused with the engine’s reason', async () => {
  const tutorial = new Tutorial(supplies({ lesson: 'follow' }))
  await choose(tutorial, 'AC')
  expect(tutorial.presenter?.refused?.message.id).toBe('refusal-must_follow_suit')
  expect(tutorial.verdict).toBeNull()
  tutorial.close()
})

test('the tutorial continues where it was left, and is done after the last lesson', async () => {
  const given = supplies({ lesson: 'score' })
  const tutorial = new Tutorial(given)
  expect(tutorial.lesson?.id).toBe('score')
  await choose(tutorial, '5D')
  await expect.poll(() => tutorial.presenter?.scene.view.cards.length).toBe(1)
  expect(tutorial.verdict).toBeNull()
  await choose(tutorial, 'KD')
  await expect.poll(() => tutorial.verdict).toBe('right')
  tutorial.next()
  expect(tutorial.lesson).toBeNull()
  expect(given.kept()).toMatchObject({ lesson: null, done: true })
  tutorial.go(3)
  expect(given.kept()).toMatchObject({ lesson: lessons[3]?.id, done: true })
  tutorial.go(-1)
  expect(tutorial.number).toBe(0)
  tutorial.close()
})

test('passing is judged once the cards have come', async () => {
  const tutorial = new Tutorial(supplies({ lesson: 'pass' }))
  await asked(tutorial)
  await tutorial.presenter?.act({ kind: 'pass', cards: ['AD', 'KS', 'QC'] })
  await expect.poll(() => tutorial.verdict).toBe('pass-kept')
  tutorial.takeBack()
  await asked(tutorial)
  expect(tutorial.presenter?.scene.view.cards).toContain('KS')
  await tutorial.presenter?.act({ kind: 'pass', cards: ['AS', 'KS', 'QC'] })
  await expect.poll(() => tutorial.verdict).toBe('right')
  tutorial.close()
})

test('progress in a lesson that no longer exists starts over', () => {
  const tutorial = new Tutorial(supplies({ lesson: 'whist' }))
  expect(tutorial.number).toBe(0)
  tutorial.close()
})

test('a core that crashes fails the lesson, and nothing else', async () => {
  const broken = { ...engine, open: () => ({ ...engine.open(), hand: () => Promise.reject(new Error('broke')) }) }
  const tutorial = new Tutorial({ ...supplies(), engine: broken })
  await expect.poll(() => tutorial.failed).toBe(true)
  tutorial.next()
  expect(tutorial.failed).toBe(false)
  await expect.poll(() => tutorial.failed).toBe(true)
  expect(tutorial.number).toBe(1)
  tutorial.close()
})
