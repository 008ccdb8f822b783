/**
 * Every screen at three of five sizes, some also on the smallest phones: no text is covered or cut, nothing leaves
 * the window. One page walks through all of them and is only resized. SCREENS=all checks all five sizes in both themes
 * and four languages; LANGUAGES=de,en-XA those languages; SHOTS=folder writes each screen there as a picture, in both
 * themes.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launch } from './browser'
import { illegible } from './legible'
import { unpainted } from './paint'
import { walks } from './screens'
import { servePage, type Served } from './server'
import { holdScenes, walker, type See, type Way } from './walker'

const windows = [
  [360, 640],
  [844, 390],
  [1280, 720],
  [1440, 900],
  // The next click happens in the last one.
  [390, 844],
] as const
const all = process.env['SCREENS'] === 'all'
const shots = process.env['SHOTS'] ?? ''
const languages = process.env['LANGUAGES']?.split(',') ?? (all ? ['en', 'de', 'ja', 'ar'] : ['en'])
const lights = all || shots !== '' ? ['evening', 'daylight'] : ['evening']

let browser: Browser
let context: BrowserContext
let page: Page
let served: Served
beforeAll(async () => {
  browser = await launch()
  served = await servePage()
  context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'no-preference', serviceWorkers: 'block' })
  await unpainted(context)
  await holdScenes(context)
  page = await context.newPage()
  if (shots !== '') mkdirSync(shots, { recursive: true })
})
afterAll(async () => {
  await browser.close()
  await served.close()
})

const ways = languages.flatMap((language) =>
  lights.flatMap((theme) => windows.map((size): Way => ({ size, theme, language }))),
)
/** The smallest phones, upright and on their side, for the walks whose screens have the least room there. */
const smallest: readonly (readonly [walks: RegExp, size: Way['size']])[] = [
  [/^(result|settlement|game-over|bid$|suit$)/, [320, 568]],
  [/^(an evening|evenings)/, [320, 568]],
  [/^(bid|suit|the first trick|five-p|seven-p|eleven|auction)/, [568, 320]],
]
/** The last window, and of the others alternately a small and a large one. */
const waysOf = (walk: number): readonly Way[] => [
  ...smallest
    .filter(([names]) => names.test(walks[walk]?.name ?? ''))
    .flatMap(([, size]) => languages.map((language): Way => ({ size, theme: 'evening', language }))),
  ...(all || shots !== '' || 'LANGUAGES' in process.env
    ? ways
    : ways.filter((_, n) => n === windows.length - 1 || n % 2 === walk % 2)),
]

/** As long as any other test has, for each five ways. */
const timeout = ways.length * 36_000

test.each(walks.map((walk, number) => ({ ...walk, number })))('$name', { timeout }, async ({ go, number }) => {
  const found: string[] = []
  const [width, height] = windows[windows.length - 1]!
  await page.setViewportSize({ width, height })
  const see: See = async (name, { size, language, theme }, front) => {
    const at = `${name} ${size.join('×')} ${language} ${theme}`
    for (const each of await illegible(page, front)) found.push(`${at}: ${each}`)
    if (shots !== '') await page.screenshot({ path: join(shots, `${name}.${size.join('x')}.${language}.${theme}.png`) })
  }
  await go(walker(page, served.url, () => waysOf(number), see))
  expect(found).toEqual([])
})
