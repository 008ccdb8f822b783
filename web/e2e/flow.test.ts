/** The flow of play against bots: take back, choose ahead, finish early, replay, give up; by taps and by keys. */
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Savegame } from '../src/storage/savegame'
import { certain } from '../test/play'
import { id } from './browser'
import { keptEntry } from './player'
import { stage } from './stage'

const here = stage({ moves: true })
const legal = '[data-testid^="card-"][data-legal="true"]'
const cards = (page: Page): Promise<number> => page.locator('[data-testid^="card-"]').count()
const kept = (page: Page): Promise<Savegame[]> =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, value]) =>
      key.startsWith('openhearts.game.') ? [JSON.parse(value) as Savegame] : [],
    ),
  )

test('a card is tapped twice and taken back, and the hand is replayed; the game says so, and is given up', async () => {
  const { page, wrong, close } = await here.visit('phone', { rules: { pass_cycle: ['hold'] }, confirm: true })
  await page.goto(`${here.url}?seed=7`)
  await page.click(id('play-now'))
  const first = page.locator(legal).first()
  await first.waitFor()
  expect(await page.getByTestId('take-back').isDisabled()).toBe(true)
  const at = { position: { x: 8, y: 12 } }
  await first.click(at)
  expect(await first.getAttribute('aria-pressed')).toBe('true')
  expect(await cards(page)).toBe(13)
  await first.click(at)
  await expect.poll(() => cards(page)).toBe(12)
  await page.waitForSelector(legal)
  await page.click(id('take-back'))
  await expect.poll(() => cards(page)).toBe(13)
  expect(await kept(page)).toMatchObject([{ replayed: [0] }])
  // The cost is announced where it happens, once per game.
  const costs = 'Taken back. This game no longer counts in your statistics.'
  await expect.poll(() => page.getByTestId('turn-line').innerText()).toBe(costs)
  const log = (): Promise<string[]> => page.getByTestId('log').locator('p').allInnerTexts()
  expect((await log()).filter((line) => line === costs)).toHaveLength(1)

  // A key does what its button does, and nothing happens below a sheet.
  await page.keyboard.press('?')
  await page.waitForSelector(id('keys'))
  await page.keyboard.press('Escape')
  await page.waitForSelector(id('keys'), { state: 'detached' })
  await page.keyboard.press('p')
  await page.click(id('go-on'))
  await page.click(id('menu'))
  await page.click(id('menu-again'))
  await page.click(id('again-yes'))
  await page.waitForSelector(legal)
  expect(await cards(page)).toBe(13)
  await page.keyboard.press('g')
  await page.click(id('give-up-yes'))
  await page.waitForSelector(id('play-now'))
  expect(await page.getByTestId('resume').count()).toBe(0)
  expect(await kept(page)).toMatchObject([{ over: true, givenUp: true }])
  expect(wrong).toEqual([])
  await close()
})

test('taking back a pass is announced, too', async () => {
  const { page, wrong, close } = await here.visit('desktop')
  await page.goto(`${here.url}?seed=7`)
  await page.click(id('play-now'))
  const log = (): Promise<string[]> => page.getByTestId('log').locator('p').allInnerTexts()
  async function pass(): Promise<void> {
    await page.waitForSelector(id('confirm-pass'))
    for (const at of [0, 1, 2]) {
      await page.locator('[data-testid^="card-"]').nth(at).focus()
      await page.keyboard.press('Enter')
    }
    await page.click(id('confirm-pass'))
    await page.waitForSelector(legal)
  }
  for (const said of ['Taken back. This game no longer counts in your statistics.', 'Taken back.']) {
    await pass()
    await page.click(id('take-back'))
    await page.waitForSelector(id('confirm-pass'))
    await expect.poll(log).toContain(said)
  }
  expect(wrong).toEqual([])
  await close()
})

/** Goes on with a game whose rest is certain. */
async function take(page: Page, why: 'own' | 'worthless', settings: object = {}): Promise<void> {
  const game = await certain(why)
  const entry = keptEntry(game, { bot: 'careful' })
  // A file of the same place, which costs less than the page.
  await page.goto(`${here.url}icon.svg`)
  await page.evaluate(
    ([entry, settings]) => {
      localStorage.setItem('openhearts.game.a', entry)
      const now = JSON.parse(localStorage.getItem('openhearts.settings') ?? '{}') as object
      localStorage.setItem('openhearts.settings', JSON.stringify({ ...now, ...settings }))
      sessionStorage.clear()
    },
    [entry, settings] as const,
  )
  await page.goto(`${here.url}?take=${why}${JSON.stringify(settings)}`)
  await page.click(id('resume'))
}

test('a certain rest is finished by a tap, claimed with open cards, or plays itself; the result lets the hand be replayed', async () => {
  const { page, wrong, close } = await here.visit('desktop')
  await take(page, 'worthless')
  await page.click(id('rest-offer'))
  await page.waitForSelector(id('result-next'))
  // Back into the hand, to the player's last choice; forwards again, and replay from the trick that the review shows.
  await page.keyboard.press('u')
  await page.waitForSelector(id('rest-offer'))
  await page.keyboard.press('f')
  await page.click(id('review-open'))
  await page.locator(`${id('row-play')} ${id('move-8')}`).click()
  await page.click(id('review-again'))
  await page.click(id('again-yes'))
  await page.waitForSelector(id('table'))
  await expect.poll(() => cards(page)).toBeGreaterThan(10)

  await take(page, 'own')
  await page.click(id('rest-offer'))
  await expect.poll(() => page.getByTestId('laid-open').locator('img').count()).toBe(7)
  await page.click(id('claim-yes'))
  await page.click(id('moon-confirm'))
  // The browser's forward button doesn't lead back to the claim, nor later from the next hand to the review of the last.
  const open = (): Promise<string | null> => page.evaluate(() => (history.state as { sheet: string | null }).sheet)
  await page.goForward()
  await expect.poll(open).toBe(null)

  // In the next hand there is nothing to take back until the player has done something: the one before is over.
  await take(page, 'worthless', { finish: true })
  await page.click(id('review-open'))
  await page.waitForSelector(id('review'))
  await page.goBack()
  await page.click(id('result-next'))
  await page.waitForSelector(legal)
  await page.goForward()
  await expect.poll(open).toBe(null)
  expect(await page.getByTestId('review').count()).toBe(0)
  expect(await page.getByTestId('take-back').isDisabled()).toBe(true)
  await page.keyboard.press('u')
  await page.click(id('menu'))
  expect(await page.getByTestId('menu-take-back').isDisabled()).toBe(true)
  expect(await cards(page)).toBe(13)
  expect(wrong).toEqual([])
  await close()
})

test('where what offers the rest can’t be loaded, the turn is told as ever', async () => {
  const { page, close } = await here.visit('phone')
  await page.route(/RestOffer-[^/]*\.js$/, (route) => route.abort())
  await take(page, 'worthless')
  await page.waitForSelector(id('turn-line'))
  await page.locator(legal).first().waitFor()
  expect(await page.getByTestId('rest-offer').count()).toBe(0)
  await close()
})

test('the first sound is ready before a card is played, and none is begun by a page that nobody has touched', async () => {
  const { page, context, wrong, close } = await here.visit('phone', { sound: true, speed: 'quick' })
  await context.addInitScript(() => {
    const begun = { ready: 0, played: 0 }
    Object.assign(window, { begun })
    window.AudioContext = class extends AudioContext {
      constructor() {
        super()
        begun.ready += 1
      }
      override createBufferSource(): AudioBufferSourceNode {
        begun.played += 1
        return super.createBufferSource()
      }
    }
  })
  const begun = (at = page): Promise<unknown> => at.evaluate(() => (window as unknown as { begun: unknown }).begun)
  await page.goto(`${here.url}?seed=7`)
  await page.click(id('play-now'))
  await page.waitForSelector(id('confirm-pass'))
  await expect.poll(() => begun()).toEqual({ ready: 1, played: 0 })
  for (const nth of [0, 1, 2])
    await page
      .locator(legal)
      .nth(nth)
      .click({ position: { x: 8, y: 12 } })
  await page.click(id('confirm-pass'))
  await page.waitForFunction(() => (window as unknown as { begun: { played: number } }).begun.played > 0)
  expect(await begun()).toMatchObject({ ready: 1 })

  const untouched = await context.newPage()
  // Scripted actions count as the player's own, and can't be made not to, so stub userActivation.
  await untouched.addInitScript(() => Object.defineProperty(navigator, 'userActivation', { value: {} }))
  await untouched.goto(`${here.url}?seed=8`)
  await untouched.evaluate(() => document.querySelector<HTMLElement>('[data-testid="play-now"]')?.click())
  await untouched.waitForSelector(id('confirm-pass'))
  await untouched.waitForTimeout(300)
  expect(await begun(untouched)).toEqual({ ready: 0, played: 0 })
  expect(wrong).toEqual([])
  await close()
})
