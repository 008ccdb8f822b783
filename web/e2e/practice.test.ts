/**
 * Practice of one's own mistakes: offered in the player's own room, done by tap on a phone and by keyboard on a
 * desktop.
 */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Everything } from '../src/state/everything'
import { directEngine } from '../test/core'
import { mistaken, type Mistaken } from '../test/ownHand'
import { id } from './browser'
import { stage } from './stage'
import { violations } from './violations'

const here = stage()

let one: Mistaken
let two: Mistaken
beforeAll(async () => {
  const engine = directEngine()
  one = await mistaken(engine, '7')
  two = await mistaken(engine, '8')
})

/** Opens the statistics with these games and the mistakes found in them. */
async function withMistakes(page: Page, why: string, all: readonly Mistaken[]): Promise<void> {
  const reviews = all.map(({ review }, i) => ({
    ...review,
    at: 2000 - i,
    costly: review.costly.map((move) => ({ ...move, why })),
  }))
  const games = all.map(({ game }) => game)
  const file: Everything = { openhearts_everything: 1, at: 1, documents: {}, games, reviews }
  await page.goto(`${here.url}#you`)
  await page.getByTestId('you-part-data').click()
  const buffer = Buffer.from(JSON.stringify(file))
  await page.setInputFiles(id('you-file'), { name: 'all.json', mimeType: 'application/json', buffer })
  await page.getByTestId('you-carry').click()
  await page.waitForSelector(id('you-said'))
  await page.getByTestId('you-part-play').click()
}
const legal = (card: string): string => `${id(`card-${card}`)}[data-legal="true"]`
/** What the browser has stored: games, reviewed hands, and everything else about games. */
const kept = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open('openhearts')
      request.onsuccess = () => done(request.result)
    })
    const count = (room: string): Promise<number> =>
      new Promise((done) => {
        const request = database.transaction(room).objectStore(room).count()
        request.onsuccess = () => done(request.result)
      })
    const counts = [await count('games'), await count('reviews')]
    database.close()
    return [...counts, ...Object.keys(localStorage).filter((key) => key.includes('.game.'))]
  })

test('on a phone, by tap: a costly card and the better one, another hand, a lesson, and how it went', async () => {
  const { page, wrong, close } = await here.visit('phone')
  await withMistakes(page, 'reason-follow-under', [one, two])
  const tap = async (card: string): Promise<void> => {
    await page.waitForSelector(legal(card))
    await page.locator(id(`card-${card}`)).tap({ position: { x: 8, y: 12 } })
  }
  const step = (number: number): Promise<unknown> =>
    expect.poll(() => page.getByTestId('lesson-step').innerText()).toContain(`${number} of 3`)
  expect(await page.getByTestId('you-offer').innerText()).toContain('2 times in the last 2 hands')
  const before = await kept(page)
  await page.getByTestId('practise').tap()
  await step(1)
  await page.getByTestId('practice-counter').tap()
  await page.waitForSelector(id('counter'))
  await page.getByTestId('close').tap()
  const situation = page.locator('.what')
  const said = await situation.innerText()
  await tap(one.costly)
  await page.waitForSelector(id('practice-retry'))
  // The queen falls in this trick; the coach says that she is still out.
  expect(said).toContain('The queen of spades is still out.')
  expect(await situation.innerText()).toBe(said)
  expect(await page.getByTestId('answer').innerText()).toMatch(/is better: your card costs you \d/)
  expect(await violations(page), 'answered').toEqual([])
  await page.getByTestId('practice-retry').tap()
  await tap(one.best)
  await expect.poll(() => page.getByTestId('answer').innerText()).toContain('Well done.')
  await page.getByTestId('practice-next').tap()
  await step(2)
  await tap(two.best)
  await page.getByTestId('practice-next').tap()
  await step(3)
  await tap('9D')
  await page.getByTestId('practice-next').tap()
  expect(await page.getByTestId('practice-done').innerText()).toBe('2 of 3 right on the first try')
  expect(await page.getByTestId('practised').first().innerText()).toContain('Not on the first try')
  expect(await violations(page), 'done').toEqual([])
  await page.getByTestId('practice-back').tap()
  await page.waitForSelector(id('you-offer'))
  expect(await kept(page)).toEqual(before)
  expect(wrong).toEqual([])
  await close()
})

test('on a desktop, by keyboard alone, from the list of what costs most and back to it', async () => {
  const { page, wrong, close } = await here.visit('desktop')
  await withMistakes(page, 'reason-lead-low', [one])
  const on = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? null)
  const choose = async (card: string): Promise<void> => {
    await expect.poll(on).toBe('lesson-title')
    await page.waitForSelector(legal(card))
    for (let steps = 0; (await on()) !== `card-${card}`; steps++) {
      expect(steps).toBeLessThan(20)
      await page.keyboard.press((await on())?.startsWith('card-') ? 'ArrowRight' : 'Tab')
    }
    await page.keyboard.press('Enter')
  }
  await page.getByTestId('practise-lead').focus()
  await page.keyboard.press('Enter')
  await choose(one.costly)
  await expect.poll(on).toBe('practice-retry')
  await page.keyboard.press('Enter')
  await choose(one.best)
  await expect.poll(on).toBe('practice-next')
  await page.keyboard.press('Enter')
  await expect.poll(on).toBe('practice-done')
  await page.keyboard.press('Escape')
  await page.waitForSelector(id('you-habits'))
  await expect.poll(() => page.getByTestId('practice').count()).toBe(0)
  expect(wrong).toEqual([])
  await close()
})
