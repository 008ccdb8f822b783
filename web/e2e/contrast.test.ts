/** Forced colours, more contrast, and the browser's own text size: every control stays visible. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setText, sizeNames } from './browser'
import { illegible } from './legible'
import { inTrick, sitDown } from './player'
import { stage } from './stage'
import { inTurns } from './sweep'

const here = stage()

/** Controls without an edge of their own, and selected ones that look like the others. */
const unmarked = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const all = [...top.querySelectorAll<HTMLElement>('button, select, input')].filter(
      (each) => each.offsetParent !== null,
    )
    const look = (element: Element): string => {
      const style = getComputedStyle(element)
      return [style.outlineStyle, style.outlineWidth, style.outlineColor, style.backgroundColor].join(' ')
    }
    const name = (element: Element): string => element.getAttribute('data-testid') ?? element.outerHTML.slice(0, 80)
    const bare = all.filter((element) => {
      if (element === document.activeElement) return false
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
      return outlineStyle === 'none' || parseFloat(outlineWidth) < 1 || /^rgba.*, 0\)$/.test(outlineColor)
    })
    const chosen = top.querySelectorAll('[aria-pressed="true"], [role="radio"][aria-checked="true"]')
    const alike = [...chosen].filter((element) => {
      const kind = element.matches('[role="radio"]') ? '[role="radio"][aria-checked="false"]' : '[aria-pressed="false"]'
      const other = element.parentElement?.querySelector(kind)
      return other && element !== document.activeElement && look(other) === look(element)
    })
    return [...bare, ...alike].map(name)
  })

const lights = { 'forced colours': { forcedColors: 'active' }, 'more contrast': { contrast: 'more' } } as const

test.each(
  sizeNames.flatMap((size) => inTurns(Object.entries(lights), size).map(([name, light]) => ({ size, name, light }))),
)('every button, card and choice has an edge: $name ($size)', async ({ size, light }) => {
  const { page, wrong, close } = await here.visit(size)
  await page.emulateMedia(light)
  await page.goto(here.url)
  await page.waitForSelector('[data-testid="home"]')
  expect(await unmarked(page), 'home').toEqual([])
  await page.getByTestId('settings').click()
  await page.waitForSelector('dialog[open]')
  expect(await unmarked(page), 'settings').toEqual([])

  const player = await sitDown(page, here.url, '7')
  await player.seen()
  const cards = page.locator('[data-testid^="card-"]')
  await cards.first().click({ position: { x: 8, y: 30 } })
  expect(await page.locator('[data-testid^="card-"][aria-pressed="true"]').count()).toBe(1)
  expect(await unmarked(page), 'pass').toEqual([])
  await page.locator('[data-testid^="card-"][aria-pressed="true"]').click()
  await player.playOn((view) => view.tricks.length === 2)
  expect(await unmarked(page), 'table').toEqual([])
  await player.playOn((view) => view.cards.length === 1)
  await player.lastCard()
  await page.waitForSelector('[data-testid="result"]')
  expect(await unmarked(page), 'result').toEqual([])
  expect(wrong).toEqual([])
  await close()
})

test('text follows the text size of the browser', async () => {
  const { page, close } = await here.visit('desktop')
  await page.goto(here.url)
  await page.waitForSelector('[data-testid="today"]')
  const sizes = (): Promise<readonly number[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll(':is(header, .words, .today) :is(p, button, span:not(:has(*)))')].map((each) =>
        parseFloat(getComputedStyle(each).fontSize),
      ),
    )
  let usual: readonly number[] = []
  const settled = async (): Promise<boolean> => {
    const before = usual.length
    usual = await sizes()
    return usual.length > 20 && usual.length === before // what comes when there is time has come
  }
  await expect.poll(settled, { interval: 500 }).toBe(true)
  await setText(page, 24)
  await expect.poll(sizes).toEqual(usual.map((size) => expect.closeTo(size * 1.5, 1) as number))
  await close()
})

test('at twice the text size nothing on the table overlaps or leaves the window', async () => {
  const { page, close } = await here.visit('phone')
  await page.setViewportSize({ width: 360, height: 640 })
  await setText(page, 32)
  const player = await sitDown(page, here.url, '7')
  const box = async (name: string): Promise<{ top: number; bottom: number; right: number }> =>
    page
      .locator(`[data-testid="${name}"]`)
      .first()
      .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
  const cardsTop = async (): Promise<number> =>
    Math.min(
      ...(await page
        .locator('[data-testid^="card-"]')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))),
    )
  await player.seen()
  expect((await box('confirm-pass')).bottom).toBeLessThanOrEqual(await cardsTop())
  await player.playOn(inTrick)
  const trick = await page
    .locator('[data-testid="trick"] li')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom))
  const line = await box('turn-line')
  expect(line.top).toBeGreaterThanOrEqual(Math.max(...trick) - 8)
  expect(line.bottom).toBeLessThanOrEqual(await cardsTop())
  expect((await box('scores')).right).toBeLessThanOrEqual(360)
  await close()
})

test('at twice the text size the names at the table are complete, also over the scores', async () => {
  const { page, close } = await here.visit('desktop')
  await page.setViewportSize({ width: 1280, height: 720 })
  await setText(page, 32)
  await sitDown(page, here.url, '7')
  const names = page.locator(':is([data-testid="seat"] .name, [data-testid="score-sheet"] thead th)')
  await expect.poll(() => names.count()).toBe(3 + 5)
  // The widest name of a bot.
  await names.last().evaluate((each) => (each.textContent = 'Sunniva'))
  expect(
    await names.evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
    ),
  ).toEqual([])
  await close()
})

/** Words that overflow their container on the right. */
const over = (page: Page, inside: string, words: string): Promise<readonly string[]> =>
  page.evaluate(
    ([inside = '', words = '']) => {
      const edge = document.querySelector(inside)?.getBoundingClientRect().right ?? 0
      const range = document.createRange()
      return [...document.querySelectorAll(`${inside} ${words}`)].flatMap((each) => {
        range.selectNodeContents(each)
        const { right, width } = range.getBoundingClientRect()
        return width > 0 && right > edge ? [each.textContent] : []
      })
    },
    [inside, words],
  )

test('the table on the home screen has room for its words, zoomed in and at twice the text size', async () => {
  const { page, close } = await here.visit('desktop')
  const live = '[data-testid="live"]'
  for (const width of [900, 1024, 1120, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(here.url)
    await page.waitForSelector(live)
    expect(await over(page, live, ':is(h2, p, dt, dd)'), String(width)).toEqual([])
  }
  await setText(page, 32)
  await page.reload()
  await page.waitForSelector(live)
  expect(await over(page, live, ':is(h2, p, dt, dd)')).toEqual([])
  await close()
})

test('at twice the text size the names in a chart are complete', async () => {
  const { page, close } = await here.visit('desktop')
  await setText(page, 32)
  const player = await sitDown(page, here.url, '7')
  await player.playOn((view) => view.cards.length === 1)
  await player.lastCard()
  await page.waitForSelector('figure svg .name')
  expect(await over(page, 'figure svg', '.name')).toEqual([])
  expect(
    await page.locator('figure svg .name').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height)),
  ).toSatisfy((heights: readonly number[]) => heights.length === 4 && heights.every((height) => height > 24))
  await close()
})

test('with forced colours the open part is marked, and so are one’s own cards in the counter', async () => {
  const { page, close } = await here.visit('desktop', { counter: true })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(here.url)
  await page.getByTestId('you-entry').click()
  const look = (name: string): Promise<string> =>
    page.getByTestId(name).evaluate((each) => getComputedStyle(each).backgroundColor)
  await page.waitForSelector('[data-testid="you-part-play"][aria-current]')
  expect(await look('you-part-play')).not.toBe(await look('you-part-games'))
  const player = await sitDown(page, here.url, '7')
  await player.playOn((view) => view.phase === 'play')
  await page.waitForSelector('[data-testid="counter"] .legend .ranks')
  const edges = await page
    .locator('[data-testid="counter"] .legend .ranks > span')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).outlineStyle))
  expect(edges).toEqual(['none', 'solid', 'none'])
  await close()
})

test('with forced colours nothing shows through a room', async () => {
  const { page, close } = await here.visit('phone')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(here.url)
  await page.getByTestId('learn').click()
  const room = page.locator('dialog[open]')
  await room.waitFor()
  expect(await room.evaluate((element) => getComputedStyle(element).backgroundColor)).toMatch(/^rgb\(/)
  await close()
})

/** From the first page to the points of a first hand of three on the scorepad. */
async function enterPoints(page: Page): Promise<void> {
  await page.getByTestId('keep-score').click()
  for (const [i, name] of ['Ann', 'Bob', 'Cat'].entries()) await page.getByTestId(`pad-name-${i}`).fill(name)
  await page.getByTestId('pad-start').click()
  await page.getByTestId('pad-enter').click()
  await page.getByTestId('pad-mode-points').click()
}

test('with forced colours the row of a hand that is entered can be read, and so can suits and charts', async () => {
  const { page, close } = await here.visit('phone', { counter: true })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(here.url)
  await enterPoints(page)
  await page.getByTestId('pad-key-3').click()
  expect(await illegible(page)).toEqual([])

  const player = await sitDown(page, here.url, '7')
  await player.playOn((view) => view.cards.length === 1)
  await page.getByTestId('counter-button').click()
  /** In the evening theme, on the light background that the browser forces here. */
  const fills = (of: string): Promise<readonly string[]> =>
    page.locator(of).evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).fill))])
  await page.waitForSelector('[data-testid="counter"] svg')
  expect(await fills('[data-testid="counter"] svg:not(.red)')).toEqual(['rgb(0, 0, 0)'])
  await page.getByTestId('close').click()
  await player.lastCard()
  await page.waitForSelector('figure svg .name')
  expect(await fills('figure svg .name')).not.toContain('rgb(200, 205, 193)')
  await close()
})

test('at twice the text size a hand can be entered on the scorepad', async () => {
  const { page, wrong, close } = await here.visit('phone')
  await page.setViewportSize({ width: 360, height: 740 })
  await setText(page, 32)
  await page.goto(here.url)
  await enterPoints(page)
  for (const seat of [0, 1, 2]) {
    await page.getByTestId(`pad-seat-${seat}`).scrollIntoViewIfNeeded()
    await page.getByTestId(`pad-seat-${seat}`).click()
  }
  const row = await page.locator('[data-testid="pad-entry"] .hand').boundingBox()
  expect(row!.height).toBeGreaterThan(3 * 60)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(wrong).toEqual([])
  await close()
})
