/** Walks through the screens: one page, opened again and again with stored data, in one theme after the other. */
import type { BrowserContext, Page } from 'playwright-core'
import { defaults } from '../src/storage/settings'
import { level } from './browser'
import type { Kept, Walker } from './screens'

const usual = { theme: 'evening', language: 'en', largest: false }

/** Prepares the context's pages for holding scenes. */
export const holdScenes = (context: BrowserContext): Promise<unknown> => context.addInitScript(holdTimers)

/** Keeps a scene that is being checked from ending. */
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
    level,
    speed: 'instant',
    sound: false,
    theme: usual.theme,
    language: usual.language,
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

/** As if chosen in another tab: it applies at once, wherever the page is. */
async function choose(page: Page, { largest, ...chosen }: Partial<Omit<Way, 'size'>>): Promise<void> {
  const letters = largest === undefined ? {} : { textSize: largest ? 'larger' : 'usual', large: largest }
  await page.evaluate(
    (settings) => {
      const key = 'openhearts.settings'
      const text = JSON.stringify({ ...(JSON.parse(localStorage.getItem(key) ?? '{}') as object), ...settings })
      dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
    },
    { ...chosen, ...letters },
  )
  await page.waitForFunction(
    ({ theme, language, largest }) => {
      const { lang, dataset } = document.documentElement
      const isLargest = dataset['text'] === 'larger'
      return (
        [lang, undefined].includes(language) &&
        [dataset['theme'], undefined].includes(theme) &&
        [isLargest, undefined].includes(largest)
      )
    },
    { ...chosen, largest },
  )
}

/** Switches the page's language, as if chosen in another tab. */
export const speak = (page: Page, language: string): Promise<void> => choose(page, { language })

/** The window, theme, language and letters in which a screen is checked. */
export interface Way {
  readonly size: readonly [number, number]
  readonly theme: string
  readonly language: string
  /** Whether in the largest letters and targets of the settings, instead of the usual ones. */
  readonly largest?: boolean
}

/** Checks the screen of that name; `front`: what covers the rest of it. */
export type See = (name: string, way: Way, front?: string) => Promise<void>

/** Walks through the page at that address, and has each screen checked in all its ways; without ways, in none. */
export function walker(
  page: Page,
  url: string,
  waysOf: (name: string) => readonly Way[] = () => [],
  see: See = () => Promise.resolve(),
): Walker {
  return {
    page,
    async open(kept = {}) {
      await page.goto('about:blank')
      await page.goto(`${url}icon.svg`)
      await page.evaluate((entries) => {
        localStorage.clear()
        sessionStorage.clear()
        indexedDB.deleteDatabase('openhearts')
        for (const [key, text] of entries) localStorage.setItem(key, text)
      }, entries(kept))
      await page.goto(`${url}?seed=7${kept.hash ?? ''}`)
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
      let now = usual
      const stand = async (there: typeof now): Promise<void> => {
        const { theme, language, largest } = now
        if (theme !== there.theme || language !== there.language || largest !== there.largest) await choose(page, there)
        now = there
      }
      for (const way of waysOf(name)) {
        const { theme, language, largest = false } = way
        await stand({ theme, language, largest })
        await page.setViewportSize({ width: way.size[0], height: way.size[1] })
        await see(name, way, front)
      }
      await stand(usual)
    },
  }
}
