import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { Words } from '../src/words/words.svelte'

test('additional texts redraw nothing; another language redraws everything', async () => {
  const words = new Words()
  await words.need('cards', 'play')
  let drawn = ''
  let times = 0
  let known = true
  const stop = $effect.root(() => {
    $effect(() => {
      drawn = words.text('you')
      times += 1
    })
    $effect(() => void (known = words.has('learn-title')))
  })
  flushSync()
  expect([times, drawn, known]).toEqual([1, 'you', false])

  await words.need('learn')
  flushSync()
  expect([times, drawn, known]).toEqual([1, 'you', true])

  await words.use('de')
  flushSync()
  expect([times, drawn, words.text('learn-title')]).toEqual([2, 'du', 'Wie man spielt'])
  stop()
})
