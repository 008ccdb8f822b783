/** What survives a reload, a lost network, and damaged storage. */
import { describe, expect, test } from 'vitest'
import type { View } from '../src/core/protocol'
import { id, installed } from './browser'
import { inTrick, sitDown, takeUp } from './player'
import { lastCard } from './screens'
import { servePage } from './server'
import { stage } from './stage'
import { mostly } from './sweep'

const here = stage()

/** Our turn with other players' cards on the table, as early as that. */
const answering = (view: View): boolean => view.phase === 'play' && (view.trick?.cards.length ?? 0) > 0

describe.each(mostly('phone'))('%s', (size) => {
  test('with the network cut after the first load it plays on, and a reload in the middle of a trick goes on exactly there', async () => {
    const served = await servePage()
    const { page, context, wrong, close } = await here.visit(size, {}, { offline: true })
    const player = await sitDown(page, served.url, '7')
    await installed(page)
    await context.setOffline(true)
    await served.close()
    await player.playOn(inTrick)
    await page.reload()
    await page.waitForSelector(id('table'))
    await player.seen()
    await player.playOn((view) => view.hand === 1 && answering(view))
    expect(wrong).toEqual([])
    await close()
  })
})

test('a hand’s result is there again after a reload, and so is the look at the hand', async () => {
  const { page, wrong, close } = await here.visit('phone')
  const player = await takeUp(page, here.url, '7', lastCard())
  await player.lastCard()
  await page.waitForSelector(id('result-next'))
  const told = await page.getByTestId('result-title').innerText()
  await page.reload()
  await page.waitForSelector(id('result-next'))
  expect(await page.getByTestId('result-title').innerText()).toBe(told)
  expect(await page.getByTestId('review-open').isVisible()).toBe(true)
  await player.playOn((view) => view.hand === 1 && answering(view))
  expect(wrong).toEqual([])
  await close()
})

test('two tabs play two games, each its own after a reload', async () => {
  const { page, context, close } = await here.visit('desktop')
  const first = await sitDown(page, here.url, '7')
  await first.playOn(answering)
  const other = await context.newPage()
  const second = await sitDown(other, here.url, '8')
  await second.playOn(answering)
  for (const [tab, player] of [
    [page, first],
    [other, second],
  ] as const) {
    await tab.reload()
    await tab.waitForSelector(id('table'))
    await player.seen()
  }
  await close()
})

test.each([
  ['text that is no game', '{"version":1,'],
  ['a game of another kind', '{"version":9,"board":[]}'],
  [
    'a log that cannot be played',
    JSON.stringify({
      version: 1,
      writer: 'x',
      saved: 1,
      names: ['You', 'Ingrid', 'Yuki', 'Tomás'],
      bot: 'careful',
      over: false,
      log: { openhearts: 1, rules: {}, seed: '7', dealer: 0, actions: ['play 0 2C', 'play 0 2C'] },
    }),
  ],
])('%s: a sentence, and a new game can be played', async (_, text) => {
  const { page, context, wrong, close } = await here.visit('phone')
  await context.addInitScript((entry) => {
    if (localStorage.getItem('once') === null) localStorage.setItem('openhearts.game.bad', entry)
    localStorage.setItem('once', 'done')
  }, text)
  await page.goto(here.url)
  const goOn = page.getByTestId('resume')
  await page.waitForSelector('[data-testid="home"]')
  if (await goOn.isVisible()) await goOn.click()
  await expect.poll(() => page.getByTestId('trouble').innerText()).toMatch(/kept/)
  const player = await sitDown(page, here.url, '7')
  await player.playOn(answering)
  expect(wrong).toEqual([])
  await close()
})
