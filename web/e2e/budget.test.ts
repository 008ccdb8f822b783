/** The page is small: bytes over the wire on a first visit, which it prints. How fast it is: `make bench ARGS=page`. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { installed, launch, visit } from './browser'
import { servePage, type Sent, type Slow } from './server'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** The usual profile for phones: three requests that depend on each other take half a second. */
const slow4G: Slow = { delay: 150, bytesPerSecond: 1_638_400 / 8 }
const start = '[data-testid="play-now"]'
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(9)

/** What a file is for; the order is that of the printed list. */
const kinds: readonly [kind: string, of: RegExp][] = [
  ['core', /\.wasm$/],
  ['page', /index-[^/]*\.js$/],
  ['style', /\.css$/],
  ['typefaces', /\.woff2$/],
  ['words', /\/words-[^/]*\.js$/],
  ['courts', /\/courts-[^/]*\.js$/],
  ['the rest', /./],
]

/** Bytes over the wire by kind, as a line. */
function made(sent: readonly Sent[]): string {
  const sums = new Map(kinds.map(([kind]) => [kind, 0]))
  for (const { path, bytes } of sent) {
    const kind = kinds.find(([, of]) => of.test(path))?.[0] ?? ''
    sums.set(kind, (sums.get(kind) ?? 0) + bytes)
  }
  return [...sums].map(([kind, bytes]) => `${kind} ${kB(bytes).trim()}`).join(', ')
}
const weight = (sent: readonly Sent[]): number => sent.reduce((sum, { bytes }) => sum + bytes, 0)

test('the first card needs at most 200 kB, including 84 kB for the core; everything kept for offline, 520 kB', async () => {
  // Over a slow line, because only there can be seen what comes first and what later.
  const served = await servePage(slow4G)
  const { page, close } = await visit(
    browser,
    'desktop',
    { rules: { pass_cycle: ['hold'] } },
    { paints: true, moves: true, offline: true },
  )
  await page.goto(`${served.url}?seed=7`, { waitUntil: 'commit' })
  const lie = await firstCard(page)
  // The server only records what has arrived.
  await installed(page)
  const asked = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return resources.map(({ name, startTime, responseEnd }) => ({
      path: new URL(name).pathname,
      startTime,
      responseEnd,
    }))
  })
  const paths = new Set(['/', ...asked.filter(({ startTime }) => startTime < lie).map(({ path }) => path)])
  // The page itself is sent again to be cached, which is not part of the first load.
  const isFirst = ({ path }: Sent, i: number): boolean =>
    paths.has(path) && served.sent.findIndex((each) => each.path === path) === i
  const first = served.sent.filter(isFirst)
  const rest = served.sent.filter((each, i) => !isFirst(each, i))
  console.log(`first load ${kB(weight(first)).trim()}: ${made(first)}`)
  console.log(`then, for offline, ${kB(weight(rest)).trim()}: ${made(rest)}`)
  served.sent
    .map((each, i) => ({ ...each, when: isFirst(each, i) ? 'first' : 'then ' }))
    .sort((a, b) => b.bytes - a.bytes)
    .forEach(({ path, bytes, when }) => console.log(`  ${kB(bytes)}  ${when}  ${path}`))
  const core = weight(first.filter(({ path }) => path.endsWith('.wasm')))
  expect(core).toBeGreaterThan(1000)
  expect(core).toBeLessThanOrEqual(84_000)
  expect(weight(first)).toBeLessThanOrEqual(200_000)
  expect(weight(served.sent)).toBeLessThanOrEqual(520_000)
  // The court figures come next, before anything that is stored for later.
  const courts = asked.filter(({ path }) => path.includes('/courts-'))
  console.log(
    `first cards after ${Math.round(lie)} ms, their figures ${Math.round((courts[0]?.responseEnd ?? 0) - lie)} ms later`,
  )
  expect(courts).toHaveLength(1)
  const later = served.sent.filter(({ path }) => path.startsWith('/assets/') && !paths.has(path))
  expect(later[0]?.path).toContain('/courts-')
  // The first texts come with the script: nothing is requested between the script and the first drawing, which requests
  // a typeface.
  const whenOf = (of: RegExp): { startTime: number; responseEnd: number } =>
    asked.find(({ path }) => of.test(path)) ?? { startTime: Infinity, responseEnd: 0 }
  const [script, drawn] = [whenOf(/index-[^/]*\.js$/).responseEnd, whenOf(/vollkorn/).startTime]
  expect(script).toBeLessThan(drawn)
  const between = asked.filter(({ startTime }) => startTime >= script && startTime < drawn).map(({ path }) => path)
  expect(between.filter((path) => !path.includes('/worker-'))).toEqual([])
  // Nothing is sent twice except files without a version in their names, whose latest state is requested.
  const parts = served.sent.map(({ path }) => path).filter((path) => path.startsWith('/assets/'))
  expect(parts.filter((path, i) => parts.indexOf(path) !== i)).toEqual([])
  // The script is compiled as a whole only if it asks for that before anything else.
  const source = await page.evaluate(async () => {
    const first = document.querySelector<HTMLScriptElement>('script[type="module"]')
    return first ? (await fetch(first.src)).text() : ''
  })
  expect(source.startsWith('//# allFunctionsCalledOnLoad\n')).toBe(true)
  await close()
  await served.close()
})

test('a room opened by its address does not wait for the home screen', async () => {
  const served = await servePage()
  const { page, wrong, close } = await visit(browser, 'phone')
  const home = (): Promise<number> => page.locator('[data-testid="play-now"]').count()
  await page.goto(`${served.url}#you`)
  await page.waitForSelector('[data-testid="you"]')
  // In few files, because only six load at a time.
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name.split('/assets/')[1]),
  )
  expect(files.filter((name) => name !== undefined).length).toBeLessThanOrEqual(22)
  expect(await home()).toBe(0)
  await page.keyboard.press('Escape')
  await page.waitForSelector('[data-testid="live"]')
  expect(await home()).toBe(1)
  // Once there, it stays.
  await page.click('[data-testid="settings"]')
  await page.waitForTimeout(100)
  expect(await page.locator('[data-testid="today"]').count()).toBe(1)
  expect(wrong).toEqual([])
  await close()
  await served.close()
})

/**
 * Presses "Play now" as soon as the page allows, and returns the time in ms from navigation until the first card. All of
 * it inside the page, so that the test's own messages cost nothing.
 */
const firstCard = (page: Page): Promise<number> =>
  page.evaluate(
    (start) =>
      new Promise<number>((done) => {
        let pressed = false
        // Notified of every change at once, before its consequences.
        const watch = new MutationObserver(() => look())
        const look = (): void => {
          const button = document.querySelector<HTMLButtonElement>(start)
          if (!pressed && button !== null && !button.disabled && button.ariaDisabled !== 'true') {
            pressed = true
            button.click()
          }
          if (!pressed || document.querySelector('[data-testid^="card-"]') === null) return
          watch.disconnect()
          done(performance.now())
        }
        watch.observe(document, { subtree: true, childList: true, attributes: true })
        look()
      }),
    start,
  )
