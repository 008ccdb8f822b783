/** What people do in a browser: give their name, host a table, find it by its link, and play what is asked. */
import type { Page } from 'playwright-core'
import { id, type Visit } from './browser'

/**
 * Errors that were not expected. A request without a name gets 401, which is how the page learns that a name is needed.
 */
export const unexpected = ({ wrong }: Visit, expected = /\b401\b/): readonly string[] =>
  wrong.filter((each) => !expected.test(each))

export async function callMyself(page: Page, name: string): Promise<void> {
  await page.fill(id('name'), name)
  await page.click(id('name-go'))
}

/** From opening the page to the choices for playing with people. */
export async function enter(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url)
  await page.click(id('friends'))
  await callMyself(page, name)
  await page.waitForSelector(id('people-start'))
}

/** Seconds to pass and to play; 0: unlimited. */
export interface Clock {
  readonly pass: number
  readonly play: number
}
export const unlimited: Clock = { pass: 0, play: 0 }

/** Opens a table with free seats. Returns its link. */
export async function host(page: Page, url: string, name: string, { pass, play }: Clock): Promise<string> {
  await enter(page, url, name)
  await page.click(id('host-open'))
  await page.click(`${id('host-play-time')} [data-value="${play}"]`)
  await page.click(`${id('host-pass-time')} [data-value="${pass}"]`)
  await page.click(id('host-bots'))
  await page.click(id('host-go'))
  await page.waitForSelector(id('waiting'))
  return page.inputValue(id('table-link'))
}

/** Follows a table's link, and types a name as people do, with Enter at the end. */
export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.fill(id('name'), name)
  await page.press(id('name'), 'Enter')
  await page.waitForSelector(id('waiting'))
}

/**
 * Plays a card if one is legal. Clicks are made inside the page, because the cards of a hand overlap. Returns false if
 * none is legal.
 */
export const playCard = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const card = document.querySelector<HTMLElement>('[data-testid^="card-"][data-legal="true"]')
    // Where strips are narrow, the first tap only raises.
    card?.click()
    if (card?.isConnected && card.dataset['legal'] === 'true') card.click()
    return card !== null
  })

/** Does what can be done now: passes three cards, plays one, or goes on to the next hand. */
export async function goOn(page: Page): Promise<void> {
  const passes = await page.evaluate(() => {
    const find = (name: string): HTMLElement | null => document.querySelector(`[data-testid="${name}"]`)
    // A shared lead means another hand.
    find('result-next')?.click()
    const confirm = find('confirm-pass')
    if (!confirm) return false
    const cards = [...document.querySelectorAll<HTMLElement>('[data-testid^="card-"][data-legal="true"]')]
    for (const card of cards.slice(0, 3)) card.click()
    return new Promise<boolean>((done) =>
      setTimeout(() => {
        confirm.click()
        done(true)
      }, 50),
    )
  })
  if (!passes) await playCard(page)
}

/** Leaves a table, from the game. */
export async function getUp(page: Page): Promise<void> {
  await page.click(id('menu'))
  await page.click(id('menu-leave'))
  await page.click(id('leave-go'))
}

/** Everybody plays until `enough` is true. */
export async function play(pages: readonly Page[], enough: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 90_000
  while (!(await enough())) {
    if (Date.now() > until) throw new Error('nobody could go on')
    for (const page of pages) await goOn(page)
    await pages[0]?.waitForTimeout(60)
  }
}

export const over = async (page: Page): Promise<boolean> => (await page.locator(id('game-over')).count()) > 0

/** The player's cards, sorted. */
export const cardsOn = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-testid^="card-"]').evaluateAll((all) => all.map((card) => card.dataset['testid'] ?? '').sort())
