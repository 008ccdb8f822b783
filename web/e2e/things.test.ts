/**
 * The twenty things that players do most, each done by touch from its starting point. docs/how-to/twenty-things.md
 * lists the number of taps for each, and what is tapped. UPDATE=1 writes the numbers there.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { id } from './browser'
import { serveTables } from './openhearts'
import { host, unlimited } from './people'
import { game, lastCard, phase, tricks, type Kept } from './screens'
import { stage } from './stage'
import { walker } from './walker'

/** A finger on a phone, which counts its taps and records where they went. */
class Finger {
  taps = 0
  readonly read: string[] = []
  constructor(readonly page: Page) {}

  async #look(target: Locator): Promise<void> {
    const words = (element: HTMLElement): string => `${element.ariaLabel ?? ''} ${element.innerText}`
    this.read.push(await target.evaluate(words))
  }
  async tap(...all: readonly (string | Locator)[]): Promise<void> {
    for (const each of all) {
      const target = typeof each === 'string' ? this.page.locator(`${id(each)}:visible`).first() : each
      // A card is tapped where no other covers it.
      const isCard = (await target.getAttribute('data-card')) !== null
      await this.#look(target)
      await target.tap(isCard ? { position: { x: 8, y: 12 } } : {})
      this.taps++
    }
  }
  /** From a drop-down list: one tap opens it, another chooses. */
  async choose(list: Locator, value: string | { readonly label: string }): Promise<void> {
    await this.#look(list.locator('xpath=ancestor::*[self::label or @data-testid][1]'))
    await list.selectOption(value)
    this.taps += 2
  }
  /** If the keyboard isn't there yet, one tap calls it. */
  async type(field: string, text: string): Promise<void> {
    const target = this.page.getByTestId(field)
    await target.waitFor()
    if (!(await target.evaluate((field) => field === document.activeElement))) await this.tap(target)
    await this.page.keyboard.type(text)
  }
}

interface Thing {
  readonly name: string
  /** What is stored beforehand; nothing on a first visit. */
  readonly kept?: () => Promise<Kept>
  /** What is tapped beforehand, to get to the starting point. */
  readonly from?: readonly string[]
  readonly done: (finger: Finger) => Promise<void>
  /** What is shown afterwards. */
  readonly shown: string
}

const kept =
  (...asked: Parameters<typeof game>) =>
  async (): Promise<Kept> => ({ games: [await game(...asked)] })
/** In the middle of a hand. */
const table = { kept: kept({}, tricks(2)), from: ['resume'] }
const cards = '[data-testid^="card-"]'
const legal = `${cards}[data-legal="true"]`
/** The first legal card, wherever it is afterwards. */
const first = async (page: Page): Promise<Locator> => {
  const name = await page.locator(legal).first().getAttribute('data-testid')
  return page.locator(id(name ?? ''))
}
const names = ['Ada', 'Ben', 'Cleo', 'Dan']

const things: readonly Thing[] = [
  {
    name: 'Start a game',
    done: (finger) => finger.tap('play-now'),
    shown: id('confirm-pass'),
  },
  {
    name: 'Pass three cards',
    kept: kept({}, phase('pass')),
    from: ['resume'],
    async done(finger) {
      for (const n of [0, 1, 2]) await finger.tap(finger.page.locator(`${cards}:not([aria-pressed="true"])`).nth(4 * n))
      await finger.tap('confirm-pass')
    },
    shown: `${id('table')}:not(:has(${id('confirm-pass')}))`,
  },
  {
    name: 'Play a card',
    ...table,
    async done(finger) {
      const card = await first(finger.page)
      await finger.tap(card)
      await card.waitFor({ state: 'detached' })
    },
    shown: legal,
  },
  {
    name: 'Take a card back',
    ...table,
    async done(finger) {
      const { page } = finger
      const card = await first(page)
      await card.tap({ position: { x: 8, y: 12 } })
      await card.waitFor({ state: 'detached' })
      await page.locator(legal).first().waitFor()
      await finger.tap('take-back')
      await card.waitFor()
    },
    shown: legal,
  },
  {
    name: 'See the last trick again',
    ...table,
    done: (finger) => finger.tap('last-trick'),
    shown: id('last-trick-shown'),
  },
  {
    name: 'Ask for a hint',
    ...table,
    done: (finger) => finger.tap('hint'),
    shown: id('bars-about'),
  },
  {
    name: 'See the scores',
    ...table,
    done: (finger) => finger.tap('scores'),
    shown: id('score-sheet'),
  },
  {
    name: 'Deal a new game from the table',
    ...table,
    done: (finger) => finger.tap('menu', 'menu-new'),
    shown: id('confirm-pass'),
  },
  {
    name: 'Look at the hand that is over',
    kept: kept({}, lastCard()),
    from: ['resume'],
    async done(finger) {
      await finger.page
        .locator(legal)
        .first()
        .tap({ position: { x: 8, y: 12 } })
      await finger.tap('review-open')
    },
    shown: id('review'),
  },
  {
    name: 'Choose how well the bots play',
    done: (finger) => finger.choose(finger.page.getByTestId('level'), 'easy'),
    shown: `${id('level')} option[value="easy"]:checked`,
  },
  {
    name: 'Change a rule, and play by it',
    async done(finger) {
      await finger.tap('change-rules')
      await finger.tap(finger.page.locator(`${id('rules-field-players')} [data-value="5"]`), 'rules-play')
    },
    shown: `${id('table')}:has-text("Amara")`,
  },
  {
    name: 'Play today’s deal',
    done: (finger) => finger.tap('daily'),
    shown: id('confirm-pass'),
  },
  {
    name: 'Take a lesson',
    done: (finger) => finger.tap('learn', 'learn-by-playing'),
    shown: id('lesson-title'),
  },
  {
    name: 'See how you play',
    done: (finger) => finger.tap('you-entry'),
    shown: id('you-empty'),
  },
  {
    name: 'Save everything in a file',
    async done(finger) {
      await finger.tap('you-entry', 'you-part-data')
      await Promise.all([finger.page.waitForEvent('download'), finger.tap('you-export')])
    },
    shown: id('you-data'),
  },
  {
    name: 'Open a table, and copy its link for friends',
    async done(finger) {
      await finger.tap('friends')
      await finger.type('name', 'Anna')
      await finger.tap('name-go', 'host-open', 'host-go', 'copy-link')
    },
    shown: `${id('copy-link')}:has-text("Copied")`,
  },
  {
    name: 'Join a friend’s table by its code',
    async done(finger) {
      await finger.tap('friends')
      await finger.type('name', 'Omar')
      await finger.tap('name-go', finger.page.locator('[data-testid^="have-code"]:visible'))
      await finger.type('code', code)
      await finger.tap('code-go')
    },
    shown: id('waiting'),
  },
  {
    name: 'Keep score of a game with real cards',
    async done(finger) {
      await finger.tap('keep-score')
      for (const [place, name] of names.entries()) await finger.type(`pad-name-${place}`, name)
      await finger.tap('pad-start')
    },
    shown: id('pad'),
  },
  {
    name: 'Change to another language',
    async done(finger) {
      await finger.tap('settings')
      await finger.choose(finger.page.getByTestId('look-language').locator('select'), { label: 'Deutsch' })
    },
    shown: 'html[lang="de"]',
  },
  {
    name: 'Change from evening to daylight',
    async done(finger) {
      await finger.tap('settings', finger.page.locator(`${id('look-theme')} [data-value="daylight"]`))
    },
    shown: 'html[data-theme="daylight"]',
  },
]

const guide = fileURLToPath(new URL('../../docs/how-to/twenty-things.md', import.meta.url))
/** A row of the table in the document: name, taps, how it is done. */
const row = /^\| ([^|]+) \| (\d+) \| ([^|]+) \|$/gm
const rows = (): readonly RegExpExecArray[] => [...readFileSync(guide, 'utf8').matchAll(row)]
const update = process.env['UPDATE'] === '1'

const here = stage({}, serveTables)
/** The code of a table that a friend has opened. */
let code: string
/** Does one thing after the other: nothing is kept from the one before but the loaded files. */
let page: Page
beforeAll(async () => {
  const friend = await here.visit('phone')
  await host(friend.page, here.url, 'Cleo', unlimited)
  code = await friend.page.getByTestId('table-code').innerText()
  page = (await here.visit('phone')).page
})

test.each(things)('$name', async ({ name, kept, from = [], done, shown }) => {
  const { open, click } = walker(page, here.url)
  // Nobody is known from the thing before.
  await page.context().clearCookies()
  await open(await kept?.())
  await click(...from)
  const finger = new Finger(page)
  await done(finger)
  await page.locator(shown).first().waitFor({ state: 'attached' })
  const [, , taps, how = ''] = rows().find(([, what]) => what === name) ?? []
  const told = [...how.matchAll(/\*([^*]+)\*/g)].map(([, words = '']) => words)
  const read = finger.read.join('\n')
  expect(told.filter((words) => !read.includes(words))).toEqual([])
  const write = (line: string, what: string): string => (what === name ? `| ${what} | ${finger.taps} | ${how} |` : line)
  if (update) writeFileSync(guide, readFileSync(guide, 'utf8').replace(row, write))
  else expect(Number(taps)).toBe(finger.taps)
})

test('the document lists these things in this order', () => {
  expect(rows().map(([, what]) => what)).toEqual(things.map(({ name }) => name))
})
