/**
 * With the keyboard alone: whatever closes or disappears, the focus moves to a sensible place, and never to nowhere.
 */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stage } from './stage'
import { mostly } from './sweep'

const here = stage()

/** The focused element's test id, or else its tag. */
const focus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const on = document.activeElement
    return on?.getAttribute('data-testid') ?? on?.tagName ?? 'nothing'
  })
const comesTo = (page: Page, name: string | RegExp): Promise<void> =>
  expect.poll(() => focus(page)).toMatch(typeof name === 'string' ? new RegExp(`^${name}$`) : name)

/** Goes to the button with Tab, as a person would, and presses it. */
async function press(page: Page, name: string, key = 'Enter'): Promise<void> {
  await page.waitForSelector(`[data-testid="${name}"]`)
  for (let i = 0; i < 80 && (await focus(page)) !== name; i++) await page.keyboard.press('Tab')
  expect(await focus(page)).toBe(name)
  await page.keyboard.press(key)
}

/** Opens something, waits for its content, closes it, and expects the focus on the button that opened it. */
async function through(page: Page, name: string, shown = 'dialog[open]'): Promise<void> {
  await press(page, name)
  await page.waitForSelector(shown)
  await expect.poll(() => focus(page)).not.toMatch(/^BODY$/)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
  await comesTo(page, name)
}

/** The reviewed hand is a single Tab stop; the arrow keys, Home and End move between its cells. */
async function everyMove(page: Page): Promise<void> {
  await page.waitForSelector('[data-testid="row-play"]')
  const rows = await page
    .locator('tr:has([data-testid^="move-"])')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('button')].map(({ dataset }) => dataset['testid'] ?? '')),
    )
  const [first = [], second = [], last = []] = [rows[0], rows[1], rows.at(-1)]
  for (let i = 0; i < 20 && !(await focus(page)).startsWith('move-'); i++) await page.keyboard.press('Tab')
  expect(await focus(page)).toBe(first[0])
  for (const [key, to] of [
    ['ArrowRight', first[1]],
    ['ArrowDown', second[1]],
    ['End', second[3]],
    ['ArrowLeft', second[2]],
    ['ArrowUp', first[2]],
    ['Home', first[0]],
    ['ArrowLeft', first[0]],
    ['Control+End', last[3]],
  ] as const) {
    await page.keyboard.press(key)
    expect(await focus(page), key).toBe(to)
  }
  await page.keyboard.press('Tab')
  expect(await focus(page)).not.toMatch(/^move-/)
  await page.keyboard.press('Shift+Tab')
  expect(await focus(page)).toBe(last[3])
}

test.each(mostly('desktop'))('the focus is never lost: sheets, rooms, a pass, hands, a new game (%s)', async (size) => {
  const { page, wrong, close } = await here.visit(size, { counter: true })
  await page.goto(`${here.url}?seed=7`)
  for (const name of ['change-rules', 'games-entry', 'learn', 'settings']) await through(page, name)
  // The scorepad is a screen, with a way back.
  await press(page, 'keep-score')
  await page.waitForSelector('[data-testid="pad-back"]')
  await expect.poll(() => focus(page)).not.toBe('BODY')
  await press(page, 'pad-back')
  await comesTo(page, 'keep-score')

  await press(page, 'play-now')
  await comesTo(page, /^card-/)
  for (const name of ['menu', 'scores']) {
    if (await page.getByTestId(name).isVisible()) await through(page, name)
  }
  // A sheet that was replaced by another leads back to what opened the first one.
  for (const entry of ['settings', 'menu-rules', 'menu-book', 'menu-games']) {
    await press(page, 'menu')
    await press(page, entry)
    await expect.poll(() => page.getByTestId(entry).count()).toBe(0)
    await page.waitForSelector('dialog[open]') // it may have to be fetched; till then the menu has the focus
    await expect.poll(() => focus(page)).not.toBe('BODY')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
    await comesTo(page, 'menu')
  }

  const mine = '[data-testid^="card-"]'
  const playable = `${mine}[data-legal="true"]`
  async function pass(): Promise<void> {
    const cards = await page
      .locator(mine)
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-testid') ?? ''))
    await page.locator(`[data-testid="${cards[0]}"]`).focus()
    for (let i = 0; i < 3; i++) {
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowRight')
    }
    await press(page, 'confirm-pass')
    await comesTo(page, /^card-/)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-legal'))).toBe('true')
  }
  async function hand(): Promise<void> {
    for (let left = 13; left > 0; left--) {
      await expect.poll(() => page.locator(playable).count()).toBeGreaterThan(0)
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-legal'))).toBe('true')
      await page.keyboard.press('Enter')
      await expect.poll(() => page.locator(mine).count()).toBe(left - 1)
    }
    await comesTo(page, /^(result-next|moon-confirm)$/)
    if ((await focus(page)) === 'moon-confirm') await page.keyboard.press('Enter')
    await comesTo(page, 'result-next')
  }
  await pass()
  await hand()
  await through(page, 'menu')
  await through(page, 'review-open')
  await press(page, 'review-open')
  await everyMove(page)
  await page.keyboard.press('Escape')
  await press(page, 'result-next')
  await comesTo(page, /^card-/)
  await pass()
  await press(page, 'menu')
  await press(page, 'menu-new')
  await comesTo(page, /^card-/)
  expect(await page.getByTestId('hand-title').innerText()).toContain('1')
  await press(page, 'menu')
  await press(page, 'menu-leave')
  await expect.poll(() => page.getByTestId('home').isVisible()).toBe(true)
  await expect.poll(() => focus(page)).not.toBe('BODY')
  expect(wrong).toEqual([])
  await close()
})

test('returning to a room or a sheet restores the focus', async () => {
  const { page, wrong, close } = await here.visit('desktop')
  await page.goto(here.url)
  /** Goes from one to another and back. */
  async function onAndBack(name: string, shown: string): Promise<void> {
    await press(page, name)
    await page.waitForSelector(`dialog[open]${shown}`)
    await comesTo(page, 'H1')
    await page.keyboard.press('Escape')
    await comesTo(page, name)
  }
  await press(page, 'games-entry')
  await comesTo(page, 'H1')
  await onAndBack('read-omnibus', '[data-testid="book"]')
  await onAndBack('change-spot', '[data-testid="editor"]')
  await page.keyboard.press('Escape')
  await comesTo(page, 'games-entry')
  // Reopened, it begins at its title.
  await page.keyboard.press('Enter')
  await comesTo(page, 'H1')
  await page.keyboard.press('Escape')
  await comesTo(page, 'games-entry')

  // Sheets don't mix up their places: the house rules continue where they led on, whatever was opened from there.
  await press(page, 'change-rules')
  await press(page, 'all-rules')
  await page.waitForSelector('[data-testid="editor"]')
  // More than a hundred stops away.
  await page.getByTestId('share').focus()
  await page.keyboard.press('Enter')
  await comesTo(page, 'close')
  await page.keyboard.press('Escape')
  await comesTo(page, 'share')
  await page.keyboard.press('Escape')
  await comesTo(page, 'all-rules')
  await page.keyboard.press('Escape')
  await comesTo(page, 'change-rules')

  await press(page, 'learn')
  await onAndBack('other-games', '[data-testid="games"]')
  await page.keyboard.press('Escape')
  await comesTo(page, 'learn')

  await press(page, 'change-rules')
  await comesTo(page, 'close')
  await onAndBack('all-rules', '[data-testid="editor"]')
  expect(wrong).toEqual([])
  await close()
})

test('a button that leads to a part moves the focus there', async () => {
  const { page, wrong, close } = await here.visit('desktop')
  await page.goto(here.url)
  const title = (): Promise<string> =>
    page.evaluate(() => (document.activeElement?.tagName === 'H2' ? document.activeElement.textContent.trim() : ''))
  await press(page, 'learn')
  await page.getByRole('button', { name: 'Shooting the moon' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(title).toBe('All or nothing')
  // The focus ring covers nothing around it.
  const drawn = await page.evaluate(() => {
    const { outlineStyle, boxShadow, textDecorationLine } = getComputedStyle(document.activeElement as Element)
    return [outlineStyle, boxShadow, textDecorationLine]
  })
  expect(drawn).toEqual(['none', 'none', 'underline'])
  await page.keyboard.press('Escape')

  await press(page, 'change-rules')
  await press(page, 'all-rules')
  const parts = page.getByTestId('editor').getByRole('navigation')
  await parts.getByRole('button').nth(2).focus()
  const part = await parts.getByRole('button').nth(2).innerText()
  await page.keyboard.press('Enter')
  await expect.poll(title).toBe(part)
  expect(wrong).toEqual([])
  await close()
})

test('moving, removing or correcting something in the rules leaves the focus beside it', async () => {
  const { page, wrong, close } = await here.visit('desktop')
  await page.goto(here.url)
  await press(page, 'change-rules')
  await press(page, 'all-rules')
  const field = page.getByTestId('field-pass_cycle')
  await field.locator('label:has([data-value="own"])').click()
  const label = (): Promise<string> =>
    page.evaluate(() => {
      const on = document.activeElement
      return on?.getAttribute('aria-label') ?? (on?.tagName === 'H3' ? on.textContent : null) ?? ''
    })
  await field.getByLabel('left: later').focus()
  for (const name of ['left: later', 'left: later', 'left: earlier']) {
    await page.keyboard.press('Enter')
    await expect.poll(label).toBe(name)
  }
  expect(await field.locator('.way').allInnerTexts()).toEqual(['Right', 'Across', 'No pass', 'Left'])
  await field.getByLabel('left: remove').focus()
  for (const name of ['no pass: remove', 'across: remove', 'right: remove', 'Add left']) {
    await page.keyboard.press('Enter')
    await expect.poll(label).toBe(name)
  }
  await page.keyboard.press('Enter')
  const end = page.getByTestId('field-pass_cycle').getByTestId('reset')
  await end.focus()
  await page.keyboard.press('Enter')
  await end.waitFor({ state: 'detached' })
  expect(await label()).toBe('Passing')
  expect(wrong).toEqual([])
  await close()
})

test('a step that becomes disabled leaves the focus beside it', async () => {
  const { page, wrong, close } = await here.visit('desktop')
  await page.goto(here.url)
  await press(page, 'keep-score')
  for (const [i, name] of ['Ann', 'Bob', 'Cat', 'Dan'].entries()) {
    await page.getByTestId(`pad-name-${i}`).focus()
    await page.keyboard.type(name)
  }
  await press(page, 'pad-start')
  // The focus is not on the screen, which has no name, but on its title.
  await comesTo(page, /^(H1|pad-enter)$/)
  await press(page, 'pad-enter')
  await press(page, 'pad-more-H-1')
  await page.keyboard.press('Shift+Tab')
  while ((await focus(page)) !== 'pad-fewer-H-1') await page.keyboard.press('Shift+Tab')
  for (let i = 0; i < 2; i++) await page.keyboard.press('Enter')
  await comesTo(page, /^pad-(more|rest)-H-1$/)
  expect(wrong).toEqual([])
  await close()
})
