import { flushSync, mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import Review from '../src/views/review/Review.svelte'
import { text, words } from '../src/words/words.svelte'
import { scripted } from './scripted'
import { view, weighed, won } from './views'

test('the room keeps the title of its hand while the others are at the next one', async () => {
  await words.need('cards', 'play', 'page', 'review', 'flow', 'coach')
  const { game } = scripted(view({ phase: 'done', hand: 2 }))
  const props = $state({ game, hand: 2, asked: null, onask: vi.fn(), onback: vi.fn() })
  const room = mount(Review, { target: document.body, props })
  flushSync()
  const title = (): string => document.querySelector('h1')?.textContent ?? ''
  expect(title()).toContain('3')
  props.hand = 3
  flushSync()
  expect(title()).toContain('3')
  await unmount(room)
})

test('a tap on a move that could not be reviewed asks the coach again', async () => {
  await words.need('cards', 'play', 'page', 'review', 'flow', 'coach')
  const { game } = scripted(view({ phase: 'done' }))
  const moves = [{ seat: 1, action: { kind: 'play', card: '2C' } }] as const
  const reviewMove = vi.fn(() => Promise.reject(new Error('the core broke')))
  const props = $state({
    game: {
      ...game,
      reviews: () => true,
      past: () => Promise.resolve(view({ phase: 'done', tricks: [won(1, ['2C', '3C', '4C', '5C'], 0)] })),
      moves: () => Promise.resolve(moves),
      reviewMove,
    },
    hand: 0,
    asked: null as number | null,
    onask: vi.fn((number: number) => (props.asked = number)),
    onback: vi.fn(),
  })
  const room = mount(Review, { target: document.body, props })
  const move = (): HTMLElement | null => document.querySelector('[data-testid="move-0"]')
  await vi.waitUntil(() => move() !== null)
  for (let taps = 1; taps < 4; taps++) {
    move()?.click()
    await vi.waitFor(() => expect(reviewMove).toHaveBeenCalledTimes(taps))
    await vi.waitFor(() => expect(document.body.textContent).toContain(text('review-failed')))
  }
  await unmount(room)
})

test('costly moves are counted by what they cost: points, or games of 100 where a moon’s scoring was chosen', async () => {
  await words.need('cards', 'play', 'page', 'review', 'flow', 'coach')
  const { game } = scripted(view({ phase: 'done' }))
  const moves = [
    { seat: 0, action: { kind: 'play', card: '2C' } },
    { seat: 0, action: { kind: 'moon', way: 'new' } },
  ] as const
  const props = {
    game: {
      ...game,
      past: () => Promise.resolve(view({ phase: 'done', tricks: [won(0, ['2C', '3C', '4C', '5C'], 0)] })),
      moves: () => Promise.resolve(moves),
      reviewMove: (_: number, number: number) =>
        Promise.resolve({
          view: view(),
          advice: {
            unit: number === 0 ? ('points' as const) : ('game' as const),
            choices: [weighed('3C'), weighed(moves[number]!.action, 4)],
            reasons: [],
          },
        }),
    },
    ...{ hand: 0, asked: null, onask: vi.fn(), onback: vi.fn() },
  }
  const room = mount(Review, { target: document.body, props })
  const found = (): string => document.querySelector('[data-testid="review-found"] p')?.textContent ?? ''
  const [points, games] = (['points', 'game'] as const).map((unit) => text('review-found', { count: 1, unit }))
  await vi.waitFor(() => expect(found()).toBe(`${points} ${games}`))
  expect(document.querySelectorAll('[data-testid="costly"]')).toHaveLength(2)
  await unmount(room)
})
