/** The chart of points per hand over time. */
import { flushSync, mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import OverTime from '../src/views/you/OverTime.svelte'
import { words } from '../src/words/words.svelte'

test('a higher average is higher in the chart, even where all are below zero', async () => {
  await words.need('cards', 'page', 'you')
  // Without it the chart has its first width.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn()
      unobserve = vi.fn()
    },
  )
  const stretches = [-5, -4].map((mine, i) => ({ from: i, to: i, points: { mine, fair: -4, of: 8, margin: 0.5 } }))
  const hand = { mine: -4, fair: -4, of: 16, margin: 1 }
  const points = { high: false, hand, tricks: [], stretches, trend: 'early' as const }
  const chart = mount(OverTime, { target: document.body, props: { points, name: '' } })
  flushSync()
  const line = document.querySelector('path.mine')?.getAttribute('d') ?? ''
  const [first, second] = [...line.matchAll(/ ([\d.]+)/g)].map((each) => Number(each[1]))
  expect(second).toBeLessThan(first ?? 0)
  await unmount(chart)
})
