/** Personal settings: how cards lie, the medallion, for which hand, how large, with one key. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { id } from './browser'
import { stage } from './stage'
import { violations } from './violations'

const here = stage()
const legal = '[data-card][data-legal="true"]'
const hold = { rules: { pass_cycle: ['hold'] } }
const hand = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-testid^="card-"]').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['card']!))
const middle = async (page: Page, name: string): Promise<number> => {
  const box = await page.getByTestId(name).boundingBox()
  return (box?.x ?? 0) + (box?.width ?? 0) / 2
}

test('suits lie in the chosen order, and a sign is in the player’s own place; both last', async () => {
  const { page, wrong, close } = await here.visit('phone', hold)
  await page.goto(`${here.url}?seed=7`)
  await page.click(id('settings'))
  await page.click(`${id('look-order')} [data-value="HSDC"]`)
  await page.click(id('look-low'))
  await page.click(`${id('look-sign')} [data-value="cat"]`)
  await page.click(`${id('look-tint')} [data-value="plum"]`)
  expect(await violations(page), 'settings').toEqual([])
  await page.click(id('close'))
  await page.click(id('play-now'))
  await page.waitForSelector(legal)
  for (const again of [false, true]) {
    if (again) await page.reload()
    await page.waitForSelector(`${id('own-mark')}[data-sign="cat"]`)
    const cards = await hand(page)
    const place = (card: string): number => 'HSDC'.indexOf(card[1]!) * 13 + '23456789TJQKA'.indexOf(card[0]!)
    expect(cards).toHaveLength(13)
    expect(cards).toEqual([...cards].sort((a, b) => place(a) - place(b)))
  }
  expect(wrong).toEqual([])
  await close()
})

test('for the left hand the tools are on the left; large targets are 56 px, and every card 44', async () => {
  const { page, wrong, close } = await here.visit('phone', hold)
  await page.goto(`${here.url}?seed=7`)
  await page.click(id('settings'))
  await page.click(id('settings-controls'))
  await page.click(id('look-left'))
  await page.click(id('look-large'))
  await page.click(id('close'))
  await page.click(id('play-now'))
  await page.waitForSelector(legal)
  expect(await middle(page, 'menu')).toBeGreaterThan(195)
  for (const tool of ['take-back', 'hint', 'scores']) expect(await middle(page, tool), tool).toBeLessThan(195)
  for (const tool of ['menu', 'take-back', 'hint', 'scores']) {
    const box = await page.getByTestId(tool).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), tool).toBeGreaterThanOrEqual(56)
  }
  expect(await violations(page), 'table').toEqual([])
  await page.setViewportSize({ width: 320, height: 568 })
  const strips = await page.locator('[data-testid^="card-"]').evaluateAll((all) => {
    const boxes = all.map((each) => each.getBoundingClientRect())
    return boxes.map(({ x, y }) =>
      Math.min(...boxes.filter((one) => one.x > x && Math.abs(one.y - y) < 20).map((one) => one.x - x)),
    )
  })
  expect(Math.min(...strips)).toBeGreaterThanOrEqual(44)
  expect(wrong).toEqual([])
  await close()
})

test('with one key a game is begun, three cards are passed and one is played', async () => {
  // What isn't painted is skipped by the marker.
  const { page, wrong, close } = await here.visit('desktop', { scan: 'normal' }, { paints: true })
  await page.goto(`${here.url}?seed=7`)
  const press = async (marked: string): Promise<void> => {
    await page.waitForSelector(`${marked}[data-marked]`)
    await page.keyboard.press('Space')
  }
  await press(id('play-now'))
  for (let n = 1; n <= 3; n++) {
    await press('[data-card][aria-pressed="false"]')
    await expect.poll(() => page.locator('[data-card][aria-pressed="true"]').count()).toBe(n)
  }
  await press(id('confirm-pass'))
  await press(`${legal}:not([aria-pressed])`)
  await expect.poll(async () => (await hand(page)).length).toBe(12)
  expect(wrong).toEqual([])
  await close()
})
