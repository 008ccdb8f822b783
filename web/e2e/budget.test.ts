/** The page is small and quick: bytes over the wire on a first visit, and the time to the first card. Figures are printed. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import type { Settings } from '../src/state/settings'
import { localGame } from '../test/play'
import { installed, launch, visit } from './browser'
import { servePage } from './server'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

test('a first visit takes at most 300 kB in all, ready to play offline; the core at most 120 kB', async () => {
  const served = await servePage()
  const { page, close } = await visit(browser, 'desktop')
  await page.goto(served.url)
  await page.click('[data-testid="play-now"]')
  await page.waitForSelector('[data-testid="hand-card"]')
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

test('a card can be played within 1.5 s of a cold start', async () => {
  // A hand without a pass, in which the first lead is ours: the shortest way to a card, at the pace people play.
  const rules = { pass_cycle: ['hold'] }
  let seed = 1
  while ((await localGame(String(seed), rules)).view().to_act !== 0) seed++
  const hold = await times({ speed: 'normal', rules }, String(seed))
  // The standard game: three cards are chosen and passed first.
  const pass = await times({ speed: 'normal' }, '7')
  console.log(`first card played after ${hold} ms (no pass), ${pass} ms (with a pass): medians of 5 cold starts`)
  expect(hold).toBeLessThanOrEqual(1500)
})

/** The median, over five first visits, of the time from navigation until our own first card lies in the trick. */
async function times(settings: Partial<Settings>, seed: string): Promise<number> {
  const taken: number[] = []
  for (let n = 0; n < 5; n++) {
    const served = await servePage()
    const { page, close } = await visit(browser, 'desktop', settings)
    await page.goto(`${served.url}?seed=${seed}`, { waitUntil: 'commit' })
    // A player as quick as the page allows, inside the page, so that the test's own messages cost nothing.
    const at = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          const find = (name: string): HTMLElement[] => [
            ...document.querySelectorAll<HTMLElement>(`[data-testid="${name}"]`),
          ]
          const step = (): void => {
            if (find('trick-card').some((card) => card.dataset['seat'] === '0')) return done(performance.now())
            const phase = find('table')[0]?.dataset['phase']
            if (phase === undefined) find('play-now')[0]?.click()
            else if (phase === 'pass') {
              const confirm = find('pass-confirm')[0] as HTMLButtonElement | undefined
              if (confirm !== undefined && !confirm.disabled) confirm.click()
              else
                find('hand-card')
                  .find((card) => card.ariaPressed !== 'true')
                  ?.click()
            } else
              find('hand-card')
                .find((card) => card.dataset['legal'] === 'true')
                ?.click()
            setTimeout(step, 5)
          }
          step()
        }),
    )
    taken.push(Math.round(at))
    await close()
    await served.close()
  }
  return taken.sort((a, b) => a - b)[2] ?? Infinity
}
