/** An evening without a network: after one visit that opened nothing, the page is closed and comes back offline. */
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { lessons } from '../src/game/lessons'
import type { RulesJson } from '../src/core/types'
import { complete, id } from './browser'
import { answers } from './lessons'
import { pilot } from './pilot'
import { servePage } from './server'
import { stage } from './stage'

const here = stage({ offline: true })

const names = { en: 'English', ja: '日本語' } as const

async function speak(page: Page, language: keyof typeof names): Promise<void> {
  await page.click(id('settings'))
  await page.getByTestId('look-language').locator('select').selectOption({ label: names[language] })
  await page.waitForFunction((language) => document.documentElement.lang === language, language)
  await page.click(id('close'))
}

async function everyLesson(page: Page): Promise<void> {
  await page.click(id('learn'))
  await page.click(id('learn-by-playing'))
  for (const [i, lesson] of lessons.entries()) {
    await expect.poll(() => page.getByTestId('lesson-step').innerText()).toBe(`${i + 1} of ${lessons.length}`)
    for (const card of answers[lesson.id]) {
      await page.locator(`${id(`card-${card}`)}[data-legal="true"]`).focus()
      await page.keyboard.press('Enter')
    }
    if (lesson.id === 'pass') await page.click(id('confirm-pass'))
    await page.click(id('lesson-next'))
  }
  await page.waitForSelector(id('lessons-done'))
}

/** One hand of a variant, to the end of the game. */
async function wholeGame(page: Page, url: string, rules: RulesJson): Promise<void> {
  await page.evaluate((rules) => {
    const settings = JSON.parse(localStorage.getItem('openhearts.settings') ?? '{}') as object
    localStorage.setItem('openhearts.settings', JSON.stringify({ ...settings, rules }))
  }, rules)
  await page.goto(`${url}?${String(rules['extends'])}`)
  await page.click(id('play-now'))
  await page.waitForSelector(id('table'))
  await pilot(page)
  await page.waitForSelector(id('game-over'), { timeout: 90_000 })
  await pilot(page, false)
}

test('everything that one person does alone is available offline after the page was closed', async () => {
  const served = await servePage()
  const first = await here.visit('phone')
  await first.page.goto(served.url)
  await speak(first.page, 'ja')
  await speak(first.page, 'en')
  await complete(first)
  await first.context.setOffline(true)
  await first.page.close()
  await served.close()

  const page = await first.context.newPage()
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(String(error)))
  await page.goto(served.url)
  await page.waitForSelector(id('home'))

  await everyLesson(page)

  // With more players, a hand is short.
  await wholeGame(page, served.url, { extends: 'spot', players: 8, end: { hands: 1 } })
  await wholeGame(page, served.url, { extends: 'black-maria', players: 6, end: { hands: 1 } })

  await page.goto(`${served.url}?day`)
  await page.click(id('daily'))
  await page.waitForSelector(id('confirm-pass'))
  await pilot(page)
  await page.waitForSelector(id('daily-result'), { timeout: 90_000 })
  await pilot(page, false)

  await page.goto(`${served.url}?pad`)
  await page.click(id('keep-score'))
  for (const [i, name] of ['Ada', 'Ben', 'Cleo', 'Dan'].entries()) await page.fill(id(`pad-name-${i}`), name)
  await page.getByTestId('pad-game').locator('select').selectOption({ label: 'Black Lady' })
  await page.click(id('pad-start'))
  await page.click(id('pad-enter'))
  await page.click(id('pad-mode-points'))
  for (const [seat, points] of [13, 6, 7, 0].entries()) {
    await page.click(id(`pad-seat-${seat}`))
    for (const digit of String(points)) await page.click(id(`pad-key-${digit}`))
  }
  await page.click(id('pad-put'))
  await expect.poll(() => page.getByTestId('pad-totals').innerText()).toContain('13')

  await page.goto(`${served.url}?again#you`)
  await page.waitForSelector(id('you-won'))
  await page.click(id('you-part-games'))
  await expect.poll(() => page.getByTestId('you-game').count()).toBe(3)
  await page.getByTestId('you-game').last().click()
  await page.getByTestId('you-hand').first().click()
  await page.waitForSelector(`${id('review-found')}:not(:has(progress))`)

  await page.goto(`${served.url}?last`)
  await speak(page, 'ja')
  await expect.poll(() => page.getByTestId('learn').innerText()).toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}]/u)
  expect(wrong).toEqual([])
  await first.close()
})
