/** Another language on a small phone: the screen switches to it at once, and the text fits. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { View } from '../src/core/protocol'
import { certain } from '../test/play'
import { id } from './browser'
import { bids, game, kept, lastCard, phase, tricks } from './screens'
import { stage } from './stage'
import { speak, walker } from './walker'

const here = stage()

/** A phone of the smallest kind, and a walker through its page. */
async function phone() {
  const viewport = { width: 360, height: 640 }
  const context = await here.browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' })
  const page = await context.newPage()
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(String(error)))
  return { page, wrong, at: walker(page, here.url), close: () => context.close() }
}

/** The left and upper edge of each, in reading order. */
const edges = (page: Page, what: string): Promise<readonly { left: number; right: number; top: number }[]> =>
  page.locator(what).evaluateAll((all) =>
    all.map((each) => {
      const { left, right, top } = each.getBoundingClientRect()
      return { left, right, top }
    }),
  )

test('the names of saved games follow the language chosen while they are shown', async () => {
  const { page, wrong, at, close } = await phone()
  await at.open({ games: [await game({}, tricks(0)), await game({ extends: 'auction' }, phase('bid'))] })
  await at.click('kept-open')
  const games = page.locator(`[data-testid^="kept-"] .serif`)
  await expect.poll(() => games.allInnerTexts()).toEqual(['Black Lady\u00a0· to 100', 'Auction Hearts\u00a0· to 100'])
  await speak(page, 'pl')
  await expect
    .poll(() => games.allInnerTexts())
    .toEqual(['Czarna Dama\u00a0· do 100', 'Kierki z licytacją\u00a0· do 100'])
  expect(wrong).toEqual([])
  await close()
})

test('if a line has no room for the words, an arrow leads to the unnamed rules: a number alone could be points', async () => {
  const { page, wrong, at, close } = await phone()
  await at.open({ games: [await game({ extends: 'partnership' }, tricks(3))] })
  await at.click('resume')
  await speak(page, 'pl')
  const more = page.getByTestId('table-special')
  await more.locator('svg').waitFor()
  expect(await more.locator('span').getAttribute('class')).toContain('unseen')
  expect(await more.innerText()).toMatch(/\d/)
  const [counted, tools] = [await more.boundingBox(), await page.locator('.tools').first().boundingBox()]
  expect((counted?.x ?? 0) + (counted?.width ?? 0)).toBeLessThan(tools?.x ?? 0)
  await more.click()
  await page.waitForSelector(id('room-back'))
  expect(wrong).toEqual([])
  await close()
})

test('in Arabic the cards of a claim lie as in the hand, from left to right', async () => {
  const { page, wrong, at, close } = await phone()
  await at.open({ games: [kept(await certain('own'))] })
  await speak(page, 'ar')
  await at.click('resume', 'rest-offer')
  await page.waitForSelector(id('laid-open'))
  const cards = await edges(page, `${id('laid-open')} img`)
  const row = cards.filter(({ top }) => Math.abs(top - cards[0]!.top) < 1)
  expect(row.length).toBeGreaterThan(2)
  expect(row.map(({ left }) => left)).toEqual(row.map(({ left }) => left).sort((a, b) => a - b))
  expect(wrong).toEqual([])
  await close()
})

test.each(['ar', 'de'])(
  'the days of the week fit in one row, with more space between them than between words (%s)',
  async (language) => {
    const { page, wrong, at, close } = await phone()
    await at.open()
    await page.waitForSelector(id('daily-week'))
    await speak(page, language)
    // Its typeface comes a little later.
    await page.waitForTimeout(300)
    await page.evaluate(async () => void (await document.fonts.ready))
    const days = [...(await edges(page, `${id('daily-week')} .name`))].sort((a, b) => a.left - b.left)
    expect(days).toHaveLength(7)
    expect(new Set(days.map(({ top }) => Math.round(top))).size).toBe(1)
    days.slice(1).forEach(({ left }, i) => expect(left - days[i]!.right).toBeGreaterThan(8))
    expect(wrong).toEqual([])
    await close()
  },
)

test('on a phone held sideways, a hint in Arabic stays clear of the trick', async () => {
  const { page, wrong, at, close } = await phone()
  await page.setViewportSize({ width: 844, height: 390 })
  await at.open({ games: [await game({}, tricks(0), '11')] })
  await speak(page, 'ar')
  await at.click('resume', 'hint')
  await page.waitForSelector(id('bars-about'))
  const apart = await page.evaluate(() => {
    const words = [...document.querySelectorAll('.words p')].flatMap((each) => {
      const range = document.createRange()
      range.selectNodeContents(each)
      return [...range.getClientRects()]
    })
    const cards = [...document.querySelectorAll('[data-testid="trick"] .playing-card')]
    return cards.flatMap((card) => {
      const { left, right, bottom } = card.getBoundingClientRect()
      return words.filter((line) => line.right > left && line.left < right).map((line) => line.top - bottom)
    })
  })
  for (const each of apart) expect(each).toBeGreaterThan(4)
  expect(wrong).toEqual([])
  await close()
})

test('on a small phone the tools stay in the row of a player with chips and cards', async () => {
  const { page, wrong, at, close } = await phone()
  const took = (view: View): boolean => tricks(1)(view) && (view.points[view.seat ?? 0] ?? 0) > 0
  await at.open({ games: [await game({ extends: 'sweepstakes' }, took, '11')] })
  await at.click('resume')
  for (const language of ['en', 'de', 'fr', 'it']) {
    await speak(page, language)
    await page.waitForSelector(id('hint'))
    await page.waitForSelector('.own .taken')
    const [row] = await edges(page, '.own')
    const [taken] = await edges(page, '.own .taken')
    const [hint] = await edges(page, id('hint'))
    const [scores] = await edges(page, id('scores'))
    expect(scores!.right, language).toBeLessThanOrEqual(row!.right + 1)
    expect(taken!.right, language).toBeLessThanOrEqual(hint!.left)
  }
  expect(wrong).toEqual([])
  await close()
})

test('on a small phone a long title of a pass leaves the line below it clear of the slots', async () => {
  const { page, wrong, at, close } = await phone()
  await page.setViewportSize({ width: 360, height: 640 })
  await at.open({ games: [await game({}, phase('pass'))] })
  await at.click('resume')
  await speak(page, 'nl')
  await page.waitForSelector(id('confirm-pass'))
  const line = await page.getByTestId('turn-line').boundingBox()
  const slot = await page.getByTestId('slot').first().boundingBox()
  expect(line!.y + line!.height).toBeLessThanOrEqual(slot!.y)
  expect(wrong).toEqual([])
  await close()
})

test('on a small phone a debt leaves space between faces and names, and a caption stays clear of its heading', async () => {
  const { page, wrong, at, close } = await phone()
  await at.open({ games: [await game({ extends: 'auction', end: { hands: 3 } }, lastCard(1), '7', bids)] })
  await at.click('resume')
  await page
    .locator('[data-legal="true"]')
    .first()
    .click({ position: { x: 8, y: 12 } })
  await page.waitForSelector(id('settlement'))
  await speak(page, 'de')
  await page.waitForSelector('.standings .chips:has-text("schuldet")')
  const [face] = await edges(page, '.standings .face > *')
  const [name] = await edges(page, '.standings .name')
  expect(name!.left - face!.right).toBeGreaterThanOrEqual(6)
  await speak(page, 'fr')
  await page.waitForSelector('.chart h2:has-text("jusqu")')
  const [heading] = await edges(page, '.chart h2')
  const [caption] = await edges(page, '.chart .caption p')
  expect(caption!.left - heading!.right >= 8 || caption!.top - heading!.top > 8).toBe(true)
  expect(wrong).toEqual([])
  await close()
})
