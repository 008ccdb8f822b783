/**
 * Every screen at three of five sizes, some also on the smallest phones: no text is covered or cut, nothing leaves
 * the window, some in the largest letters, and the most important screens look as in their pictures. One page walks
 * through all of them and is only resized. SCREENS=all checks all five sizes in both themes and four languages;
 * LANGUAGES=de,en-XA those languages; SHOTS=folder writes each screen there as a picture, in both themes.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { largest, outside, wayOfLargest } from './largest'
import { illegible } from './legible'
import { contextAlike, desktop, fileOf, launchAlike, phone, pictured, unlike } from './looks'
import { painted, unpainted } from './paint'
import { walks } from './screens'
import { servePage, type Served } from './server'
import { holdScenes, walker, type See, type Way } from './walker'

const windows = [
  [360, 640],
  [844, 390],
  [1280, 720],
  [1440, 900],
  // The next click happens in the last one.
  phone.size,
] as const
const all = process.env['SCREENS'] === 'all'
const shots = process.env['SHOTS'] ?? ''
const languages = process.env['LANGUAGES']?.split(',') ?? (all ? ['en', 'de', 'ja', 'ar'] : ['en'])
const lights = all || shots !== '' ? ['evening', 'daylight'] : ['evening']

let browser: Browser
let page: Page
/** A page for drawing and comparing pictures. */
let paper: Page
let served: Served
beforeAll(async () => {
  browser = await launchAlike()
  served = await servePage()
  const context = await contextAlike(browser)
  await unpainted(context)
  await holdScenes(context)
  page = await context.newPage()
  paper = await (await browser.newContext()).newPage()
  if (shots !== '') mkdirSync(shots, { recursive: true })
})
afterAll(async () => {
  await browser.close()
  await served.close()
})

const ways = languages.flatMap((language) =>
  lights.flatMap((theme) => windows.map((size): Way => ({ size, theme, language }))),
)
const isPhone = ({ size, theme, language }: Way): boolean =>
  size === phone.size && theme === phone.theme && language === phone.language
/** The smallest phones, upright and on their side, for the walks whose screens have the least room there. */
const smallest: readonly (readonly [walks: RegExp, size: Way['size']])[] = [
  [/^(result|settlement|game-over|bid$|suit$)/, [320, 568]],
  [/^(an evening|evenings)/, [320, 568]],
  [/^(bid|suit|the first trick|five-p|seven-p|eleven|auction)/, [568, 320]],
]
/** The last window, and of the others alternately a small and a large one; and those of the screen's own checks. */
const waysOf = (walk: number, screen: string, hasPicture: boolean): readonly Way[] => [
  ...(hasPicture ? [desktop] : []),
  ...(largest.includes(screen) ? [wayOfLargest] : []),
  ...smallest
    .filter(([names]) => names.test(walks[walk]?.name ?? ''))
    .flatMap(([, size]) => languages.map((language): Way => ({ size, theme: 'evening', language }))),
  ...(all || shots !== '' || 'LANGUAGES' in process.env
    ? ways
    : ways.filter((_, n) => n === windows.length - 1 || n % 2 === walk % 2)),
]

/** Pictures are taken without motion, except where a scene of it is on the way. */
const stillWalk = (name: string): boolean => name in pictured && !name.startsWith('a new game')

/** As long as any other test has, for each five ways. */
const timeout = ways.length * 36_000

test.each(walks.map((walk, number) => ({ ...walk, number })))('$name', { timeout }, async ({ name, go, number }) => {
  const found: string[] = []
  const compared: string[] = []
  const withPicture = pictured[name] ?? []
  await page.setViewportSize({ width: phone.size[0], height: phone.size[1] })
  await page.emulateMedia({ reducedMotion: stillWalk(name) ? 'reduce' : 'no-preference' })
  const see: See = async (name, way, front) => {
    const { size, language, theme } = way
    if (withPicture.includes(name) && (way === desktop || isPhone(way))) {
      compared.push(fileOf(name, way))
      const what = await painted(page, () => unlike(page, paper, name, way))
      if (what !== null) found.push(what)
    }
    const at = `${name} ${way === wayOfLargest ? 'largest ' : ''}${size.join('×')} ${language} ${theme}`
    // Afterwards, what moves into its place in a new window is there.
    const unread = await illegible(page, front)
    for (const each of [...unread, ...(way === wayOfLargest ? await outside(page) : [])]) found.push(`${at}: ${each}`)
    if (shots !== '') await page.screenshot({ path: join(shots, `${name}.${size.join('x')}.${language}.${theme}.png`) })
  }
  await go(walker(page, served.url, (name) => waysOf(number, name, withPicture.includes(name)), see))
  expect(found).toEqual([])
  if (languages.includes(phone.language))
    expect(compared).toEqual(withPicture.flatMap((name) => [fileOf(name, desktop), fileOf(name, phone)]))
})
