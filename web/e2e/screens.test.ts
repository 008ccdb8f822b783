/**
 * Every screen at five sizes: no text is covered or cut, nothing leaves the window. One page walks through all of them, and
 * is only made larger and smaller. SCREENS=all: in both lights, in four languages; LANGUAGES=de,en-XA: in those;
 * SHOTS=folder: each in both lights, written there as a picture.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { defaults } from '../src/storage/settings'
import { launch } from './browser'
import { illegible } from './legible'
import { walks, type Kept, type Walker } from './screens'
import { servePage, type Served } from './server'

const windows = [
  [360, 640],
  [844, 390],
  [1280, 720],
  [1440, 900],
  // The last is the one in which the next click is done.
  [390, 844],
] as const
const all = process.env['SCREENS'] === 'all'
const shots = process.env['SHOTS'] ?? ''
const languages = process.env['LANGUAGES']?.split(',') ?? (all ? ['en', 'de', 'ja', 'ar'] : ['en'])
const lights = all || shots !== '' ? ['evening', 'daylight'] : ['evening']
const usual = { theme: 'evening', language: 'en' }

let browser: Browser
let context: BrowserContext
let page: Page
let served: Served
beforeAll(async () => {
  browser = await launch()
  served = await servePage()
  context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'no-preference', serviceWorkers: 'block' })
  await context.addInitScript(holdTimers)
  page = await context.newPage()
  if (shots !== '') mkdirSync(shots, { recursive: true })
})
afterAll(async () => {
  await browser.close()
  await served.close()
})

/** A scene that is to be looked at waits for its end in vain. */
function holdTimers(): void {
  const scope = window as unknown as { held: string | null; release: () => void }
  const waiting: (() => void)[] = []
  const real = window.setTimeout.bind(window)
  scope.held = null
  scope.release = () => waiting.splice(0).forEach((go) => go())
  window.setTimeout = ((go: () => void, ms = 0) =>
    real(() => {
      if (ms > 100 && scope.held !== null && document.querySelector(scope.held)) waiting.push(go)
      else go()
    }, ms)) as typeof window.setTimeout
}

const entries = (kept: Kept): readonly (readonly [string, string])[] => {
  const settings = {
    version: 1,
    ...defaults,
    level: 'hard',
    speed: 'instant',
    sound: false,
    theme: 'evening',
    language: 'en',
    ...kept.settings,
  }
  return [
    ['openhearts.settings', JSON.stringify(settings)],
    ...(kept.learning ? [['openhearts.learning', JSON.stringify(kept.learning)] as const] : []),
    ...(kept.pad ? [['openhearts.pad', JSON.stringify(kept.pad)] as const] : []),
    ...(kept.challenges
      ? [['openhearts.challenges', JSON.stringify({ version: 1, all: kept.challenges })] as const]
      : []),
    ...(kept.games ?? []).map(
      (game, i) =>
        [
          `openhearts.game.${i}`,
          JSON.stringify({ version: 1, writer: 'x', saved: 1_700_000_000_000 - i, ...game }),
        ] as const,
    ),
  ]
}

/** As if it had been chosen in another tab: at once, wherever the page is. */
async function choose(settings: { readonly theme: string; readonly language: string }): Promise<void> {
  await page.evaluate((settings) => {
    const key = 'openhearts.settings'
    const text = JSON.stringify({ ...(JSON.parse(localStorage.getItem(key) ?? '{}') as object), ...settings })
    dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
  }, settings)
  await page.waitForFunction(({ theme, language }) => {
    const { lang, dataset } = document.documentElement
    return lang === language && dataset['theme'] === theme
  }, settings)
}

function walker(found: string[]): Walker {
  return {
    page,
    async open(kept = {}) {
      await page.goto('about:blank')
      await page.goto(`${served.url}icon.svg`)
      await page.evaluate((entries) => {
        localStorage.clear()
        sessionStorage.clear()
        indexedDB.deleteDatabase('openhearts')
        for (const [key, text] of entries) localStorage.setItem(key, text)
      }, entries(kept))
      await page.goto(`${served.url}?seed=7${kept.hash ?? ''}`)
      await page.waitForSelector('#app > *')
    },
    async click(...names) {
      for (const name of names) await page.getByTestId(name).first().click({ timeout: 10_000 })
    },
    async hold(shown) {
      await page.evaluate((shown) => {
        const scope = window as unknown as { held: string | null; release: () => void }
        scope.held = shown
        if (shown === null) scope.release()
      }, shown)
    },
    async look(name, shown, front) {
      await page.waitForSelector(shown, { timeout: 10_000 })
      for (const language of languages) {
        for (const theme of lights) {
          await choose({ theme, language })
          for (const [width, height] of windows) {
            await page.setViewportSize({ width, height })
            const at = `${name} ${width}×${height} ${language} ${theme}`
            for (const each of await illegible(page, front)) found.push(`${at}: ${each}`)
            if (shots !== '')
              await page.screenshot({ path: join(shots, `${name}.${width}x${height}.${language}.${theme}.png`) })
          }
        }
      }
      await choose(usual)
    },
  }
}

test.each(walks)('$name', async ({ go }) => {
  const found: string[] = []
  const [width, height] = windows[windows.length - 1]!
  await page.setViewportSize({ width, height })
  await go(walker(found))
  expect(found).toEqual([])
})
