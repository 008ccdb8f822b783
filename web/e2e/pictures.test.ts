/** Pictures of the page: a change that a person would notice is found, and each picture belongs to a screen. */
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { id } from './browser'
import { contextAlike, desktop, fileOf, folder, launchAlike, phone, pictured } from './looks'
import { difference, small, still } from './pictures'
import { servePage, type Served } from './server'
import { walker } from './walker'

let browser: Browser
let page: Page
let paper: Page
let served: Served
beforeAll(async () => {
  browser = await launchAlike()
  served = await servePage()
  page = await (await contextAlike(browser)).newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  paper = await (await browser.newContext()).newPage()
})
afterAll(async () => {
  await browser.close()
  await served.close()
})

test('each picture belongs to a screen', () => {
  const all = Object.values(pictured).flat()
  expect(all).toHaveLength(20)
  expect(readdirSync(folder).sort()).toEqual(all.flatMap((name) => [fileOf(name, desktop), fileOf(name, phone)]).sort())
})

const changes = [
  ['nothing', '', false],
  ['how letters are drawn', '* { text-rendering: geometricPrecision !important }', false],
  ['a button that has moved', `${id('settings')} { translate: 0 8px }`, true],
  ['a card that is missing', '.fan img:nth-of-type(4) { visibility: hidden }', true],
  ['another colour', `${id('play-now')} { background: #8a1b30 !important }`, true],
  ['words that are missing', `${id('change-rules')} { opacity: 0 }`, true],
] as const

test('a change that a person would notice is found, and no other', async () => {
  await walker(page, served.url).open()
  await page.waitForSelector(id('live'))
  const kept = await small(paper, await still(page))
  for (const [what, style, found] of changes) {
    await page.evaluate((style) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(style)
      document.adoptedStyleSheets = [sheet]
    }, style)
    const is = await difference(paper, await still(page), kept)
    expect(is !== null, `${what}: ${is}`).toBe(found)
  }
})
