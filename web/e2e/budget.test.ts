/** The page is small and quick: bytes over the wire on a first visit, and the time to the first card. Figures are printed. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import type { Settings } from '../src/storage/settings'
import { localGame } from '../test/play'
import { installed, launch, visit } from './browser'
import { servePage } from './server'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const start = '[data-testid="play-now"]'
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

test('a first visit takes at most 300 kB in all, ready to play offline; the core at most 120 kB', async () => {
  const served = await servePage()
  const { page, close } = await visit(browser, 'desktop')
  await page.goto(served.url)
  await page.click(start)
  await page.waitForSelector('[data-testid^="card-"]')
  const untilCards = served.sent.reduce((sum, { bytes }) => sum + bytes, 0)
  await installed(page)
  await page.waitForTimeout(500)
  const all = served.sent.reduce((sum, { bytes }) => sum + bytes, 0)
  const core = served.sent.find(({ path }) => path.endsWith('.wasm'))?.bytes ?? Infinity
  console.log(
    `first load: ${kB(untilCards)} until the cards lie, ${kB(all)} with all that offline play needs; core ${kB(core)}`,
  )
  for (const { path, bytes } of [...served.sent].sort((a, b) => b.bytes - a.bytes).slice(0, 8)) {
    console.log(`  ${kB(bytes).padStart(9)}  ${path}`)
  }
  expect(core).toBeLessThanOrEqual(120_000)
  expect(all).toBeLessThanOrEqual(300_000)
  expect(core).toBeGreaterThan(1000)
  await close()
  await served.close()
})

// The aim is 1.5 s on a machine of one's own; a shared one is too noisy to judge that, so the figure is printed and only
// a page that does not come at all fails.
test('a card can be played soon after a cold start', async () => {
  // A hand without a pass, in which the first lead is ours: the shortest way to a card, at the pace people play.
  const rules = { pass_cycle: ['hold'] }
  let seed = 1
  let game = await localGame(String(seed), rules)
  while (game.view().to_act !== 0) game = await localGame(String(++seed), rules)
  const lead = `[data-testid="card-${game.view().legal[0] ?? ''}"]`
  const played = await median(
    { speed: 'normal', rules },
    String(seed),
    [start, lead],
    '[data-testid="trick"] [data-seat="0"]',
  )

  // The standard game: three cards are chosen and passed first.
  const cards = (await localGame('7')).view().cards.slice(0, 3)
  const choices = cards.map((card) => `[data-testid="card-${card}"][data-legal="true"]`)
  const clicks = [start, ...choices, '[data-testid="confirm-pass"]']
  const passed = await median(
    { speed: 'normal' },
    '7',
    clicks,
    '[data-testid="table"]:not(:has([data-testid="confirm-pass"]))',
  )
  const percent = Math.round(100 * share())
  console.log(
    `cold start: first card played after ${played} ms, or first three passed after ${passed} ms ` +
      `(medians of 5, at ${percent} % of a processor)`,
  )
  expect(played).toBeLessThan(15_000)
})

/** What a busy process gets of a processor now: other work on the machine makes the page no slower than it is. */
function share(): number {
  const [wall, busy] = [performance.now(), process.cpuUsage()]
  while (performance.now() - wall < 1000);
  const { user, system } = process.cpuUsage(busy)
  return Math.min(1, (user + system) / 1000 / (performance.now() - wall))
}

/**
 * The median, over five first visits, of the time in ms from navigation until `sign` is seen. The clicks are those of a
 * player as quick as the page allows, made inside the page, so that the test's own messages cost nothing.
 */
async function median(settings: Partial<Settings>, seed: string, clicks: string[], sign: string): Promise<number> {
  const taken: number[] = []
  for (let n = 0; n < 5; n++) {
    const served = await servePage()
    const { page, close } = await visit(browser, 'desktop', settings)
    await page.goto(`${served.url}?seed=${seed}`, { waitUntil: 'commit' })
    const at = await page.evaluate(
      ([clicks, sign]) =>
        new Promise<number>((done) => {
          const left = [...clicks]
          const look = (): void => {
            const button = left[0] === undefined ? null : document.querySelector<HTMLButtonElement>(left[0])
            if (button !== null && !button.disabled && button.ariaDisabled !== 'true') {
              left.shift()
              button.click()
            }
            if (left.length === 0 && document.querySelector(sign) !== null) done(performance.now())
            else setTimeout(look, 4)
          }
          look()
        }),
      [clicks, sign] as const,
    )
    taken.push(Math.round(at))
    await close()
    await served.close()
  }
  return taken.sort((a, b) => a - b)[2] ?? Infinity
}
