/** Whole games: every turn is compared with the same game played without a browser. */
import { beforeAll, expect, test } from 'vitest'
import type { View } from '../src/core/protocol'
import { ourMoon, seedWith } from '../test/play'
import { complete, elsewhere, id, level } from './browser'
import { sitDown, takeUp } from './player'
import { lastCard } from './screens'
import { stage } from './stage'
import { mostly } from './sweep'
import { violations } from './violations'

const here = stage()
let seed: string
beforeAll(async () => {
  // Bots of this strength shoot the moon in about one game of four. This one has three moons, and so only four hands,
  // one of each way to pass; the search is for the day on which they play in another way.
  const moon = (last: View): boolean => last.results.some((result) => result.moon !== null)
  seed = await seedWith(moon, {}, { from: 194, bot: level })
})

test.each(mostly('phone'))('a game to 100 with passing and a moon, and a new one (%s)', async (size) => {
  const { page, wrong, asked, close } = await here.visit(size, {}, { offline: true })
  const player = await sitDown(page, here.url, seed)
  await player.playOn((view) => view.phase === 'play')
  await complete({ page, asked })
  const before = asked.length
  await player.playOn()

  const end = player.view()
  expect(end.over).toBe(true)
  expect(Math.max(...end.totals)).toBeGreaterThanOrEqual(100)
  expect(end.results.some((result) => result.moon !== null)).toBe(true)
  const words = await page.getByTestId('game-over').innerText()
  for (const total of end.totals) expect(words).toContain(String(total))
  expect(elsewhere(asked, before), 'requests during play').toEqual([])

  // Shared as a picture and as text.
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.click(id('game-share'))
  const picture = page.getByTestId('shared-picture')
  for (const total of end.totals) expect(await picture.getAttribute('alt')).toContain(String(total))
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(1080)
  const [kept] = await Promise.all([page.waitForEvent('download'), page.click(id('share-picture'))])
  expect(kept.suggestedFilename()).toBe('openhearts-game.png')
  expect(await violations(page)).toEqual([])
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.click(id('share-text'))
  const shared = (await page.getByTestId('shared-text').innerText()).split('\n')
  expect(shared).toHaveLength(7)
  for (const row of shared.slice(2, 6)) expect(row).toMatch(/^[1-4]\. (Me|Ingrid|Basil|Tomás) \d+ [▁-█]+$/)
  await page.click(id('close'))

  await page.getByTestId('new-game').click()
  await expect.poll(() => page.locator('[data-testid^="card-"]').count()).toBe(13)
  expect(await page.getByTestId('hand-title').innerText()).toContain('1')
  expect(wrong).toEqual([])
  await close()
})

test('shooting the moon under house rules asks how it counts', async () => {
  const { rules, seed } = await ourMoon(level)
  const { page, wrong, close } = await here.visit('phone')
  const player = await takeUp(page, here.url, seed, lastCard(), rules)
  await player.playOn((view) => view.phase === 'moon')
  expect(player.view().moon).toMatchObject({ chooser: 0, way: null })
  await player.turn()
  await player.seen()
  expect(player.view().results[0]?.moon).toContain(0)
  expect(wrong).toEqual([])
  await close()
})

test('the others play as well as was chosen, also in the next game', async () => {
  const { page, wrong, close } = await here.visit('phone', { rules: { pass_cycle: ['hold'] } })
  await page.goto(`${here.url}?seed=${seed}`)
  await page.getByTestId('level').selectOption('expert')
  await page.getByTestId('play-now').click()
  // Three experts have played before the player's first card, or a whole trick including it.
  const mine = page.locator(
    '[data-testid^="card-"][aria-disabled="false"], [data-testid^="card-"]:not([aria-disabled])',
  )
  await expect.poll(() => mine.count()).toBeGreaterThan(0)
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, value]) =>
      key.startsWith('openhearts.game.')
        ? [(JSON.parse(value) as { bot: string; log: { actions: string[] } }).bot]
        : [],
    ),
  )
  expect(kept).toEqual(['expert'])
  await page.goto(here.url)
  expect(await page.getByTestId('level').inputValue()).toBe('expert')
  expect(wrong).toEqual([])
  await close()
})
