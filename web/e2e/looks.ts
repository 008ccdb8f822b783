/**
 * The looks of the twenty most important screens, compared with the pictures in looks/: in the evening theme on a
 * phone, in daylight on a desktop. UPDATE=1 rewrites those that differ; otherwise the new pictures go to a folder named
 * by the failure.
 */
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launch } from './browser'
import { difference, small, still } from './pictures'
import type { Way } from './walker'

/** The screens by walk. */
export const pictured: Readonly<Record<string, readonly string[]>> = {
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
export const [desktop, phone]: readonly [Way, Way] = [
  { size: [1280, 800], theme: 'daylight', language: 'en' },
  { size: [390, 844], theme: 'evening', language: 'en' },
]
export const folder = fileURLToPath(new URL('looks/', import.meta.url))
const update = process.env['UPDATE'] === '1'

export const fileOf = (name: string, { size: [width] }: Way): string => `${name}.${width}.webp`

/** A browser whose letters look the same whatever this machine prefers. */
export const launchAlike = (): Promise<Browser> => launch('--font-render-hinting=none', '--disable-lcd-text')

/**
 * A context in which language, time zone, date and chance are always the same. Playwright's own clock would also replace
 * timers and frames, and a resized page then isn't laid out after a frame.
 */
export async function contextAlike(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', serviceWorkers: 'block' })
  await context.addInitScript(repeat, Date.parse('2026-06-17T20:00:00Z'))
  return context
}

/** Makes the date stand still, and random drawing repeatable. */
function repeat(today: number): void {
  window.Date = new Proxy(Date, {
    construct: (real, given: [], made) => Reflect.construct(real, given.length > 0 ? given : [today], made) as Date,
  })
  Date.now = () => today
  let state = 7
  const next = (): number => (state = (state * 48_271) % 2_147_483_647)
  Math.random = () => next() / 2_147_483_647
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array!.buffer, array!.byteOffset, array!.byteLength)
    for (let at = 0; at < bytes.length; at++) bytes[at] = next() % 256
    return array
  }
}

/** How the screen differs from its picture, in words; null if it doesn't. `paper`: a page for drawing and comparing. */
export async function unlike(page: Page, paper: Page, name: string, way: Way): Promise<string | null> {
  const file = fileOf(name, way)
  const kept = existsSync(join(folder, file)) ? readFileSync(join(folder, file)) : null
  let is: string | null = 'there is no picture of it'
  const now = await still(page, async (now) => {
    if (kept !== null) is = await difference(paper, now, kept)
    return is === null
  })
  if (is === null) return null
  if (update) {
    writeFileSync(join(folder, file), await small(paper, now))
    return null
  }
  const written = join(mkdtempSync(join(tmpdir(), 'looks-')), file.replace('webp', 'jpeg'))
  writeFileSync(written, now)
  return `${file}: ${is}; now: ${written}`
}
