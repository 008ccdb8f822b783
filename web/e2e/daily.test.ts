/** Today's deal, from the first page to its result, without a network too; and the little table beside it. */
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { dailyCards } from '../src/game/daily'
import { dateOf } from '../src/state/days'
import { directEngine } from '../test/core'
import { complete, id } from './browser'
import { stage } from './stage'
import { violations } from './violations'

const here = stage()
const cards = '[data-testid^="card-"]'

/** The first cards that may be played, by the keyboard, until the result is there. */
async function playOut(page: Page): Promise<void> {
  for (const at of [0, 1, 2]) {
    await page.locator(cards).nth(at).focus()
    await page.keyboard.press('Enter')
  }
  await page.locator(id('confirm-pass')).focus()
  await page.keyboard.press('Enter')
  for (let left = 13; left > 0; left--) {
    await expect.poll(() => page.locator(cards).count()).toBe(left)
    await page.locator(`${cards}[data-legal="true"]`).first().focus()
    await page.keyboard.press('Enter')
  }
  await page.waitForSelector(id('daily-result'))
}

test('today’s deal is played, counted, shared and looked at again, without a network', async () => {
  const visit = await here.visit('phone')
  const { page, context, wrong } = visit
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(here.url).origin })
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.goto(here.url)
  await page.waitForSelector(id('daily'))
  await complete(visit)
  await context.setOffline(true)
  await page.reload()

  // The cards on the first page are those that are dealt.
  await page.click(id('daily'))
  await page.waitForSelector(id('confirm-pass'))
  const held = await page.locator(cards).evaluateAll((all) => all.map((each) => each.dataset['card'] ?? ''))
  expect(held.sort()).toEqual([...(await dailyCards(directEngine(), dateOf(new Date())))].sort())
  // What counts is done without help.
  expect(await page.locator(id('hint')).count()).toBe(0)
  await page.reload()
  await page.waitForSelector(id('confirm-pass'))
  await playOut(page)

  const points = await page.getByTestId('daily-points').innerText()
  await expect.poll(() => page.getByTestId('daily-place').innerText()).toContain('of the 100 bots')
  expect(await violations(page)).toEqual([])
  await page.click(id('daily-share'))
  await expect.poll(() => page.getByTestId('daily-share').innerText()).toBe('Copied')
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  expect(shared).toMatch(new RegExp(`\\n${points} points?\\n[□♥]{13}\\n${here.url}#daily$`))
  const slip = await page.getByTestId('daily-slip').innerText()
  for (const line of shared.split('\n').filter((each) => !/[□♥]/.test(each))) expect(slip).toContain(line)
  await page.click(id('review-open'))
  await page.waitForSelector(id('review'))
  await page.goBack()

  // It counts once: the same cards again are practice.
  await page.click(id('daily-again'))
  await page.waitForSelector(id('confirm-pass'))
  expect(await page.locator(id('hint')).count()).toBe(1)
  await page.goto(here.url)
  await expect.poll(() => page.getByTestId('daily').innerText()).toBe('Your result')
  await page.click(id('daily'))
  expect(await page.getByTestId('daily-points').innerText()).toBe(points)
  expect(wrong.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  await visit.close()
})

test('four bots play on the first page, until they are stopped or the page is not seen', async () => {
  const { page, wrong, close } = await here.visit('desktop')
  await page.goto(here.url)
  const table = page.getByTestId('live')
  const lies = (): Promise<string> => table.locator('.oval').innerHTML()
  await table.waitFor()
  const before = await lies()
  await expect.poll(lies).not.toBe(before)
  expect(await violations(page)).toEqual([])
  await page.click(id('live-toggle'))
  const stopped = await lies()
  await page.waitForTimeout(2500)
  expect(await lies()).toBe(stopped)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await table.waitFor()
  expect(await page.getByTestId('live-toggle').innerText()).toContain('Let them play')
  expect(wrong).toEqual([])
  await close()
})
