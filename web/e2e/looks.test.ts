/**
 * The looks of the twenty most important screens, compared with the pictures in looks/: in the evening theme on a
 * phone, in daylight on a desktop. UPDATE=1 rewrites those that differ; otherwise the new pictures go to a folder named
 * by the failure.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { id, launch } from './browser'
import { difference, small, still } from './pictures'
import { walks } from './screens'
import { servePage, type Served } from './server'
import { holdScenes, walker, type See, type Way } from './walker'

/** The screens by walk. */
const screens: Readonly<Record<string, readonly string[]>> = {
  'home, settings, scorepad setup': ['home', 'settings'],
  'house rules, every rule, a clash, sharing': ['house-rules', 'games'],
  'how to play, a lesson, a wrong card, passing, the end': ['how-to', 'lesson'],
  'a new game: dealing, passing, what came': ['pass'],
  'today’s deal, and what it came to': ['daily-result'],
  'the first trick, a hint, the last trick, the sheets': ['first-trick', 'hint-late', 'scores'],
  'five-players': ['five-players'],
  bid: ['bid'],
  result: ['result', 'review'],
  'a moon to be scored': ['moon'],
  'game-over': ['game-over'],
  'the reader’s own room: nothing in it, a file that is opened, figures, games': ['you'],
  'an evening on the scorepad': ['pad', 'pad-enter'],
}
const [desktop, phone]: readonly [Way, Way] = [
  { size: [1280, 800], theme: 'daylight', language: 'en' },
  // The next click happens in the last one.
  { size: [390, 844], theme: 'evening', language: 'en' },
]
const folder = fileURLToPath(new URL('looks/', import.meta.url))
const update = process.env['UPDATE'] === '1'

let browser: Browser
let page: Page
/** A page for drawing and comparing. */
let paper: Page
let served: Served
beforeAll(async () => {
  // Letters look the same whatever this machine prefers.
  browser = await launch('--font-render-hinting=none', '--disable-lcd-text')
  served = await servePage()
  const still = { reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-GB', serviceWorkers: 'block' } as const
  const context = await browser.newContext(still)
  await holdScenes(context)
  await context.addInitScript(noChance)
  await context.clock.setFixedTime('2026-06-17T20:00:00Z')
  page = await context.newPage()
  paper = await (await browser.newContext()).newPage()
  if (update) mkdirSync(folder, { recursive: true })
})
afterAll(async () => {
  await browser.close()
  await served.close()
})

/** Makes random drawing repeatable. */
function noChance(): void {
  let state = 7
  const next = (): number => (state = (state * 48_271) % 2_147_483_647)
  Math.random = () => next() / 2_147_483_647
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array!.buffer, array!.byteOffset, array!.byteLength)
    for (let at = 0; at < bytes.length; at++) bytes[at] = next() % 256
    return array
  }
}

const fileOf = (name: string, { size: [width] }: Way): string => `${name}.${width}.webp`

test.each(Object.entries(screens))('%s', async (walk, wanted) => {
  const { go } = walks.find(({ name }) => name === walk)!
  const seen = new Set<string>()
  const other: string[] = []
  const see: See = async (name, way) => {
    seen.add(name)
    const [file, now] = [fileOf(name, way), await still(page)]
    const is = existsSync(join(folder, file))
      ? await difference(paper, now, readFileSync(join(folder, file)))
      : 'there is no picture of it'
    if (is === null) return
    if (update) return writeFileSync(join(folder, file), await small(paper, now))
    const written = join(mkdtempSync(join(tmpdir(), 'looks-')), file.replace('webp', 'jpeg'))
    writeFileSync(written, now)
    other.push(`${file}: ${is}; now: ${written}`)
  }
  await page.setViewportSize({ width: phone.size[0], height: phone.size[1] })
  await go(walker(page, served.url, (name) => (wanted.includes(name) ? [desktop, phone] : []), see))
  expect([...seen]).toEqual(wanted)
  expect(other).toEqual([])
})

test('each picture belongs to a screen', () => {
  const all = Object.values(screens).flat()
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
