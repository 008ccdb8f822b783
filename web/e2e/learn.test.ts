/** The lessons, done by tap on a phone and by keyboard on a desktop, up to the first game. */
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { lessons, type LessonId } from '../src/game/lessons'
import { id, type Visit } from './browser'
import { answers } from './lessons'
import { stage } from './stage'
import { violations } from './violations'

const here = stage({ moves: true })

/** Lessons whose answer also gives a reason. */
const explained: readonly LessonId[] = ['follow', 'duck', 'broken']
const legal = (card: string): string => `${id(`card-${card}`)}[data-legal="true"]`
const heading = (page: Page, number: number): Promise<unknown> =>
  expect.poll(() => page.getByTestId('lesson-step').innerText()).toBe(`${number} of ${lessons.length}`)

const tap = (page: Page, card: string): Promise<void> =>
  page.locator(id(`card-${card}`)).tap({ position: { x: 8, y: 12 } })

/** Plays a card as soon as that is possible. */
async function lay(page: Page, card: string): Promise<void> {
  await page.waitForSelector(legal(card))
  await tap(page, card)
}

/** A phone with a window of that size, at the beginning of a lesson. */
async function inLesson(lesson: LessonId, language: string, size: { width: number; height: number }): Promise<Visit> {
  const visit = await here.visit('phone', { language })
  const { page } = visit
  await page.setViewportSize(size)
  await page.addInitScript((text) => localStorage.setItem('openhearts.learning', text), JSON.stringify({ lesson }))
  await page.goto(`${here.url}#learn`)
  await page.click(id('learn-by-playing'))
  return visit
}

test('on a phone, by tap: refused, wrong and taken back, left and continued, up to the first game', async () => {
  const { page, wrong, close } = await here.visit('phone')
  await page.addInitScript(() => sessionStorage.getItem('again') ?? localStorage.removeItem('openhearts.settings'))
  await page.goto(`${here.url}?speed=instant`)
  await page.evaluate(() => sessionStorage.setItem('again', ''))
  // A first visitor is asked.
  await page.click(id('learn-first'))
  for (const [i, lesson] of lessons.entries()) {
    await heading(page, i + 1)
    if (lesson.id === 'follow') {
      await page.waitForSelector(legal('4D'))
      const refused = async (): Promise<string | null> => {
        await tap(page, 'AC')
        return page.getByTestId('refused').textContent({ timeout: 1000 })
      }
      await expect.poll(refused).toContain('diamond')
    }
    if (lesson.id === 'duck') {
      await page.waitForSelector(legal('KD'))
      await tap(page, 'KD')
      await expect.poll(() => page.getByTestId('fact').innerText()).toContain('You take the trick')
      expect(await violations(page)).toEqual([])
      await page.click(id('take-back'))
      // Left, and continued later.
      await page.click(id('leave-lessons'))
      await page.waitForSelector(id('home'))
      await expect.poll(() => page.getByTestId('learn-first').innerText()).toBe('Go on learning')
      await page.click(id('learn-first'))
      await heading(page, i + 1)
    }
    for (const card of answers[lesson.id]) {
      await page.waitForSelector(legal(card))
      await tap(page, card)
    }
    if (lesson.id === 'pass') {
      expect(await page.locator('.slot').count()).toBe(3)
      await page.click(id('confirm-pass'))
      await page.waitForSelector(id('lesson-next'))
      // No place waits for a card any more.
      expect(await page.locator('.slot').count()).toBe(0)
    }
    await page.click(id('lesson-next'))
  }
  await page.waitForSelector(id('lessons-done'))
  await page.click(id('first-game'))
  await page.waitForSelector(id('table'))
  expect(await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes('.game.')))).toEqual([
    [expect.any(String), expect.stringContaining('"bot":"beginner"')],
  ])
  expect(wrong).toEqual([])
  await close()
})

test('on a desktop, by keyboard alone', async () => {
  const { page, wrong, close } = await here.visit('desktop')
  await page.goto(`${here.url}#learn`)
  const on = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? null)
  await page.waitForSelector(id('fact-queen'))
  await page.getByTestId('learn-by-playing').focus()
  await page.keyboard.press('Enter')
  for (const [i, lesson] of lessons.entries()) {
    await heading(page, i + 1)
    // A lesson begins at its title; the cards come next.
    await expect.poll(on).toBe('lesson-title')
    // The cards on the table are read out before the task.
    const said = (): Promise<string[]> => page.getByTestId('log-in-dialog').locator('p').allInnerTexts()
    const task = await page.getByTestId('lesson-do').innerText()
    const last = explained.includes(lesson.id) ? -2 : -1
    await expect.poll(async () => (await said()).at(last)).toBe(task)
    expect((await said()).at(last - 1)).toMatch(/^You hold /)
    expect(
      await page.evaluate(() => {
        const [trick, ask] = ['[data-testid="trick"]', '.ask'].map((each) => document.querySelector(`dialog ${each}`))
        return trick && ask ? trick.compareDocumentPosition(ask) & Node.DOCUMENT_POSITION_FOLLOWING : 0
      }),
    ).toBeGreaterThan(0)
    for (const card of answers[lesson.id]) {
      await page.waitForSelector(legal(card))
      for (let steps = 0; (await on()) !== `card-${card}`; steps++) {
        expect(steps).toBeLessThan(16)
        await page.keyboard.press((await on())?.startsWith('card-') ? 'ArrowRight' : 'Tab')
      }
      await page.keyboard.press('Enter')
    }
    if (lesson.id === 'pass') {
      await page.keyboard.press('Tab')
      expect(await on()).toBe('confirm-pass')
      await page.keyboard.press('Enter')
    }
    await expect.poll(on).toBe('lesson-next')
    await page.keyboard.press('Enter')
  }
  await expect.poll(on).toBe('lessons-done')
  await page.keyboard.press('Escape')
  await page.waitForSelector(id('how-to'))
  await page.keyboard.press('Escape')
  await page.waitForSelector(id('home'))
  expect(wrong).toEqual([])
  await close()
})

test.each([
  ['pl', 360, 640],
  ['de', 1280, 720],
] as const)(
  'in %s, %i × %i, the trick covers no name and, on a desktop, keeps its size after the answer',
  async (language, width, height) => {
    const { page, wrong, close } = await inLesson('void', language, { width, height })
    await page.waitForSelector(legal('AD'))
    const [cards, names] = [page.locator('.trick li'), page.locator('.name > span:not(.note, .medallion)')]
    const boxes = (all: typeof cards): Promise<readonly DOMRect[]> =>
      all.evaluateAll((each) => each.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
    const [before] = await boxes(cards)
    await tap(page, 'AD')
    await page.waitForSelector(id('lesson-next'))
    await expect.poll(async () => (await boxes(cards)).length).toBe(4)
    if (width > 1000) await expect.poll(async () => (await boxes(cards))[0]?.width).toBeCloseTo(before?.width ?? 0, 0)
    expect(await boxes(names)).toHaveLength(3)
    for (const name of await boxes(names))
      for (const card of await boxes(cards)) {
        const apart =
          card.left > name.right || card.right < name.left || card.top > name.bottom - 4 || card.bottom < name.top
        expect(apart, JSON.stringify([name, card])).toBe(true)
      }
    expect(wrong).toEqual([])
    await close()
  },
)

test('on a phone held sideways, the trick of a lesson keeps its size after the answer', async () => {
  const { page, wrong, close } = await inLesson('duck', 'de', { width: 844, height: 390 })
  await lay(page, 'KD')
  await page.waitForSelector(id('take-back'))
  const widths = (): Promise<readonly number[]> =>
    page.locator('.trick li').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width))
  await expect.poll(async () => (await widths()).length).toBe(4)
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(48)
  expect(wrong).toEqual([])
  await close()
})

test.each(['de', 'fr'])(
  'in %s on the smallest phone, the mark of the winning card covers no card',
  async (language) => {
    const { page, wrong, close } = await inLesson('score', language, { width: 360, height: 640 })
    for (const card of answers.score) {
      await lay(page, card)
    }
    await expect.poll(() => page.locator('.trick li').count()).toBe(4)
    const mark = await page.locator('.note').evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect)
    const cards = await page
      .locator('.trick li')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
    for (const card of cards) {
      // The mark touches the card that it is about.
      const apart =
        card.left >= mark.right || card.right <= mark.left || card.top >= mark.bottom || card.bottom <= mark.top + 2
      expect(apart, JSON.stringify([mark, card])).toBe(true)
    }
    expect(mark.left).toBeGreaterThanOrEqual(0)
    expect(wrong).toEqual([])
    await close()
  },
)

test('on a phone held sideways, the coach’s objection leaves room for how to play the card anyway', async () => {
  const { page, wrong, close } = await inLesson('score', 'de', { width: 844, height: 390 })
  for (const card of answers.score) {
    await lay(page, card)
  }
  await page.click(id('lesson-next'))
  await page.click(id('first-game'))
  await page.waitForSelector(id('table'))
  // High cards, until the coach objects to one.
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const find = (name: string): HTMLElement | null => document.querySelector(`[data-testid="${name}"]`)
          if (find('coach-aside')) return true
          find('result-next')?.click()
          const cards = [...document.querySelectorAll<HTMLElement>('[data-testid^="card-"][data-legal="true"]')]
          const rank = (card: HTMLElement): number => '23456789TJQKA'.indexOf(card.dataset['testid']?.[5] ?? '')
          cards.sort((a, b) => rank(b) - rank(a))
          const confirm = find('confirm-pass')
          for (const card of cards.slice(confirm ? -3 : 0, confirm ? undefined : 1)) card.click()
          setTimeout(() => confirm?.click(), 50)
          return false
        }),
      { timeout: 60_000, interval: 200 },
    )
    .toBe(true)
  const aside = await page.getByTestId('coach-aside').boundingBox()
  const seats = await page
    .getByTestId('seat')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom))
  const why = await page.getByTestId('turn-line').boundingBox()
  expect(aside?.height).toBeGreaterThan(10)
  expect(why?.y).toBeGreaterThanOrEqual(Math.max(...seats) - 8)
  expect(wrong).toEqual([])
  await close()
}, 90_000)
