/** axe finds no serious or critical violation on any screen, in both themes and at both sizes. */
import AxeBuilder from '@axe-core/playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { launch, sizeNames, visit } from './browser'
import { sitDown } from './player'
import { servePage, type Served } from './server'

let browser: Browser
let served: Served
beforeAll(async () => {
  browser = await launch()
  served = await servePage()
})
afterAll(async () => {
  await browser.close()
  await served.close()
})

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`))
}

describe.each(sizeNames)('%s', (size) => {
  test.each(['evening', 'daylight'] as const)('%s', async (theme) => {
    const { page, close } = await visit(browser, size, { theme })
    await page.goto(served.url)
    await page.waitForSelector('[data-testid="home"]')
    expect(await violations(page), 'home').toEqual([])

    await page.getByTestId('settings').click()
    await page.waitForSelector('dialog[open]')
    expect(await violations(page), 'settings').toEqual([])

    const player = await sitDown(page, served.url, '7')
    await player.seen()
    expect(await violations(page), 'pass').toEqual([])

    await player.playOn((view) => view.tricks.length === 3)
    expect(await violations(page), 'table').toEqual([])

    await player.playOn((view) => view.cards.length === 1)
    await player.lastCard()
    await page.waitForSelector('[data-testid="result"]')
    expect(await violations(page), 'result').toEqual([])
    await close()
  })
})
