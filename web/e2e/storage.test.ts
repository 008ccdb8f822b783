/** What the player is told if the browser stores nothing or is full; and the request to keep the storage for good. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Log } from '../src/core/protocol'
import { sitDown } from './player'
import { stage } from './stage'
import { mostly } from './sweep'

const here = stage()

/** Downloads the file that the page offers. */
async function exported(page: Page): Promise<Log> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save-game').click()])
  expect(file.suggestedFilename()).toBe('openhearts-game.json')
  return JSON.parse(readFileSync(await file.path(), 'utf8')) as Log
}

test.each(mostly('phone'))(
  'if storage becomes full in the middle of a game, the player is told and offered the game as a file (%s)',
  async (size) => {
    const { page, wrong, close } = await here.visit(size)
    const player = await sitDown(page, here.url, '7')
    await player.playOn((view) => view.tricks.length === 2)
    expect(await page.getByTestId('save-game').count()).toBe(0)
    await page.evaluate(() => {
      for (let size = 1 << 20; size >= 1; size >>= 1) {
        try {
          for (let i = 0; ; i++) localStorage.setItem(`full.${size}.${i}`, 'x'.repeat(size))
        } catch {
          continue
        }
      }
    })
    await player.turn()
    await page.waitForSelector('[data-testid="save-game"]')
    const { seed, actions } = await exported(page)
    expect(seed).toBe('7')
    expect(actions.length).toBeGreaterThan(4 + 2 * 4)
    await page.getByTestId('close').click()
    await player.turn()
    // It is said once, and can still be found later.
    expect(await page.getByTestId('save-game').count()).toBe(0)
    await page.getByTestId('menu').click()
    await page.getByTestId('menu-unsaved').click()
    expect((await exported(page)).actions.length).toBeGreaterThan(actions.length)
    await page.getByTestId('close').click()
    // There is room again, so nothing is left to say.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('full.')) localStorage.removeItem(key)
    })
    await player.turn()
    await page.getByTestId('menu').click()
    expect(await page.getByTestId('menu-unsaved').count()).toBe(0)
    expect(wrong).toEqual([])
    await close()
  },
)

test('a game saved as a file continues in another browser', async () => {
  const first = await here.visit('desktop')
  const player = await sitDown(first.page, here.url, '7')
  await player.playOn((view) => view.tricks.length === 2 && view.to_act === 0)
  const saved = await first.page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('openhearts.game.')) ?? ''
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as { log: unknown }).log
  })
  await first.close()

  const { page, wrong, close } = await here.visit('phone')
  const open = (content: unknown): Promise<void> =>
    page.setInputFiles('[data-testid="file"]', {
      name: 'openhearts-game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    })
  await page.goto(here.url)
  await page.getByTestId('games-entry').click()
  await page.waitForSelector('[data-testid="games"]')
  await open({ ...(saved as Log), actions: ['play 0 2C', 'pass'] })
  await expect.poll(() => page.getByTestId('notice').innerText()).toContain('openhearts-game.json was not opened.')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.game.')))).toEqual([])
  await open(saved)
  await page.waitForSelector('[data-testid="table"]')
  await expect.poll(() => page.locator('[data-testid^="card-"]').count()).toBe(11)
  await page.reload()
  await page.waitForSelector('[data-testid="table"]')
  expect(await page.locator('[data-testid^="card-"]').count()).toBe(11)
  expect(wrong).toEqual([])
  await close()
})

test('with the first deal, the player is told if the browser stores nothing, and the game goes on', async () => {
  const { page, close } = await here.visit('phone')
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await page.goto(`${here.url}?seed=7`)
  await page.getByTestId('play-now').click()
  await page.waitForSelector('[data-testid="save-game"]')
  expect((await exported(page)).seed).toBe('7')
  await page.getByTestId('close').click()
  await expect.poll(() => page.locator('[data-testid^="card-"]').count()).toBe(13)
  await close()
})

test('persistent storage is requested once, when a game has begun', async () => {
  const { page, close } = await here.visit('desktop')
  await page.addInitScript(() => {
    const asked = { times: 0 }
    Object.assign(window, { asked })
    navigator.storage.persisted = () => Promise.resolve(false)
    navigator.storage.persist = () => Promise.resolve((asked.times += 1) > 0)
  })
  const times = (): Promise<number> =>
    page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times)
  const player = await sitDown(page, here.url, '7')
  expect(await times()).toBe(0)
  await player.turn()
  await expect.poll(times).toBe(1)
  await player.turn()
  await player.seen()
  expect(await times()).toBe(1)
  await close()
})
