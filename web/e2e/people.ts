/** What people do in a browser: say who they are, host a table, find it by its link, and play what is asked of them. */
import type { Page } from 'playwright-core'
import { id, type Visit } from './browser'

/** Who asks without a name is told so with 401: that is how the page learns that a name is needed. */
export const unexpected = ({ wrong }: Visit, expected = /\b401\b/): readonly string[] =>
  wrong.filter((each) => !expected.test(each))

export async function callMyself(page: Page, name: string): Promise<void> {
  await page.fill(id('name'), name)
  await page.click(id('name-go'))
}

/** From the page's door to what there is to do with people. */
export async function enter(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url)
  await page.click(id('friends'))
  await callMyself(page, name)
  await page.waitForSelector(id('people-start'))
}

/** Seconds to pass and to play; 0: as long as one likes. */
export interface Clock {
  readonly pass: number
  readonly play: number
}

/** Opens a table with free seats. Answers its link. */
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

/** Comes by the link of a table, and types a name as one does: with Enter after it. */
export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.fill(id('name'), name)
  await page.press(id('name'), 'Enter')
  await page.waitForSelector(id('waiting'))
}

/**
 * Plays a card if one may be played. Clicks are made inside the page, for the cards of a hand lie over each other.
 * False: none may be.
 */
export const playCard = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const card = document.querySelector<HTMLElement>('[data-testid^="card-"][data-legal="true"]')
    // Where strips are narrow the first tap only raises.
    card?.click()
    if (card?.isConnected && card.dataset['legal'] === 'true') card.click()
    return card !== null
  })

/** Does what can be done now: passes three cards, plays one, goes on to the next hand. */
export async function goOn(page: Page): Promise<void> {
  const passes = await page.evaluate(() => {
    const find = (name: string): HTMLElement | null => document.querySelector(`[data-testid="${name}"]`)
    // A lead that is shared asks for another hand.
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
