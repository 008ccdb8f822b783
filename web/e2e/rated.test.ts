/**
 * Rated games among four people with accounts, two of whom have a browser. One is left before it begins. In the next,
 * three of them leave at once, so that bots soon finish it. With PEOPLE=all instead two whole games on two workers, each
 * person with a browser; in the second, one person leaves. The ratings must be what OpenSkill makes of the places.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import type { Leaderboard, Strength } from '../src/people/api'
import { id, launch, visit, type Size, type Visit } from './browser'
import { newcomer } from './guest'
import { python, serveTables, serveTogether, type Hosted } from './openhearts'
import { enter, unexpected } from './people'
import { pilot } from './pilot'
import { shoot } from './shots'

const all = process.env['PEOPLE'] === 'all'
/** SHOTS=folder writes what each of them sees there as pictures. */
const shots = process.env['SHOTS'] ?? ''

let browser: Browser
let servers: readonly Hosted[]
beforeAll(async () => {
  browser = await launch()
  servers = all ? await serveTogether() : [await serveTables()]
  if (shots !== '') mkdirSync(shots, { recursive: true })
})
afterAll(async () => {
  await browser.close()
  for (const each of servers) await each.close()
})

const cast: readonly (readonly [string, Size])[] = [
  ['Anna', 'desktop'],
  ['Omar', 'phone'],
  ['Mei', 'desktop'],
  ['Ines', 'phone'],
]
const PASSWORD = 'amber foxes at night'
const names = cast.map(([name]) => name)

interface Rating {
  readonly mu: number
  readonly sigma: number
}

/** OpenSkill's own result for the places of four players. */
function openskill(before: readonly Rating[], places: readonly number[]): readonly Rating[] {
  const program = `
import json, sys
from openskill.models import BradleyTerryFull
before, places = json.loads(sys.argv[1])
model = BradleyTerryFull()
teams = [[model.rating(mu=each["mu"], sigma=each["sigma"])] for each in before]
print(json.dumps([{"mu": one.mu, "sigma": one.sigma} for [one] in model.rate(teams, ranks=places)]))`
  return JSON.parse(execFileSync(python, ['-c', program, JSON.stringify([before, places])]).toString()) as Rating[]
}
const shown = ({ mu, sigma }: Rating): readonly [number, number] => [
  Math.round(1500 + 40 * (mu - 25)),
  Math.round(40 * sigma),
]

const asked = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(async (path) => (await fetch(`api/v1/${path}`)).json() as Promise<T>, path)

/** Everybody's total at the end of a game, as a page shows it. */
async function totals(page: Page): Promise<ReadonlyMap<string, number>> {
  const rows = await page.locator('[data-testid="game-over"] table').first().locator('tbody tr').allInnerTexts()
  return new Map(
    rows.map((row) => {
      const name = names.find((each) => row.includes(each)) ?? 'You'
      return [name, Number(/-?\d+\s*$/.exec(row)?.[0])]
    }),
  )
}
const placesOf = (totals: readonly number[]): readonly number[] =>
  totals.map((own) => 1 + totals.filter((other) => other < own).length)

/** Goes to the lobby and signs in to an account. */
async function signIn(page: Page, i: number): Promise<void> {
  await enter(page, servers[i % servers.length]?.url ?? '', names[i] ?? '')
  await page.click(id('account'))
  await page.fill(id('account-password'), PASSWORD)
  await page.click(id('account-go'))
  await page.waitForSelector(id('lobby-rated'))
}

async function waitForOthers(page: Page): Promise<void> {
  await page.click(id('lobby-rated'))
  await page.click(id('lobby-quick'))
}

/** From the lobby to a table together. */
async function meet(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await waitForOthers(page)
  for (const page of pages) await page.waitForSelector(id('table'))
}

const warned = (page: Page): Promise<void> =>
  page.getByText('This game is rated. If you leave, you come last').waitFor()

/** `before`: what happens while the page asks for confirmation. */
async function leave(page: Page, before: () => Promise<void> = async () => {}): Promise<void> {
  await page.click(id('menu'))
  await page.click(id('menu-leave'))
  await before()
  await page.click(id('leave-go'))
  await page.waitForSelector(id('people-start'))
}

test.skipIf(all)(
  'a rated game that all others leave: who stays wins, and sees what it did to their rating',
  async () => {
    const visits = [await visit(browser, 'desktop'), await visit(browser, 'phone')] as const
    const [anna, omar] = [visits[0].page, visits[1].page]
    const url = servers[0]?.url ?? ''
    for (const [i, page] of [anna, omar].entries()) await signIn(page, i)
    const [mei, ines] = [await newcomer(url, 'Mei'), await newcomer(url, 'Ines')]
    await mei.api.join('Mei', PASSWORD)
    await ines.api.join('Ines', PASSWORD)
    const wish = { rules: 'black-lady', speed: 'quick', rated: true } as const
    for (const page of [anna, omar]) await waitForOthers(page)
    // Those who stay may get there only after the table is gone; one of them surely does.
    const gone = /\b40[14]\b/
    void mei.matched(wish)
    const left = ines.matched(wish).then((invitation) => ines.at(invitation).does({ do: 'leave' }))
    await omar.route('**/api/v1/codes/*', (route) => left.then(() => route.continue()))
    await left
    for (const page of [anna, omar]) {
      await page.waitForSelector(id('lobby-first'))
      await shoot(page, `first-${await page.evaluate(() => innerWidth)}`)
    }
    const others = await Promise.all(
      [mei, ines].map(async (each) => {
        const guest = each.at(await each.matched(wish))
        await guest.does({ do: 'ready' })
        return guest
      }),
    )
    for (const page of [anna, omar]) await page.waitForSelector(id('table'))
    await leave(omar, () => warned(omar))
    expect(unexpected(visits[1], gone)).toEqual([])
    await omar.context().close()
    for (const each of others) await each.does({ do: 'leave' })
    await pilot(anna)
    await anna.waitForSelector(id('game-over'), { timeout: 60_000 })
    await pilot(anna, false)
    // The headline and the standings agree with the places that count for the rating.
    expect(await anna.getByTestId('result-title').innerText()).toBe('You win the game')
    const first = anna.locator('[data-testid="game-over"] table tbody tr').first()
    expect(await first.innerText()).toMatch(/\nYou\s+Winner/)
    expect(await anna.getByTestId('result-about').count()).toBe(0)
    // People who left share the last place.
    const [own] = openskill(
      cast.map(() => ({ mu: 25, sigma: 25 / 3 })),
      [1, 2, 2, 2],
    )
    const [rating, error] = shown(own as Rating)
    await expect.poll(() => anna.getByTestId('rated').innerText()).toContain(`${rating} ± ${error}`)
    expect(await anna.locator(id('after-again')).count()).toBe(0)
    await leave(anna)
    await anna.click(id('month-games'))
    await expect.poll(() => anna.getByTestId('own-games').innerText()).toContain(`1500 ± 333 → ${rating} ± ${error}`)
    expect(await anna.getByTestId('own-games').innerText()).toContain('Place 1 of 4')
    await shoot(anna, 'own-games')
    expect(unexpected(visits[0], gone)).toEqual([])
    await anna.context().close()
  },
  120_000,
)

test.runIf(all)(
  'two rated games: places make ratings, ratings make a leaderboard, and who leaves comes last',
  async () => {
    const visits = await Promise.all(cast.map(([, size]) => visit(browser, size)))
    const pages = visits.map(({ page }) => page)
    const [anna, , , ines] = pages as [Page, Page, Page, Page]
    const shootAll = async (what: string): Promise<void> => {
      if (shots === '') return
      for (const [i, page] of pages.entries())
        await page.screenshot({ path: join(shots, `rated-${what}-${names[i]}.png`) })
    }
    for (const [i, page] of pages.entries()) await signIn(page, i)
    const people = await Promise.all(pages.map(async (page) => (await asked<{ person: string }>(page, 'me')).person))
    await shootAll('lobby')
    await meet(pages)
    await shootAll('table')

    const ratings = async (): Promise<readonly Strength[]> => {
      const found: Strength[] = []
      for (const person of people) {
        const { ratings } = await asked<{ ratings: Record<string, Strength> }>(anna, `people/${person}`)
        found.push(ratings['black-lady'] ?? { rating: 1500, error: 333, games: 0 })
      }
      return found
    }
    let known: readonly Rating[] = cast.map(() => ({ mu: 25, sigma: 25 / 3 }))
    for (const game of [1, 2]) {
      for (const page of pages) await pilot(page)
      if (game === 2) {
        await anna.waitForTimeout(3000)
        await pilot(ines, false)
        await leave(ines, async () => {
          await warned(ines)
          await shootAll('leave')
        })
      }
      const stay = game === 1 ? pages : pages.slice(0, 3)
      for (const page of stay) await page.waitForSelector(id('game-over'), { timeout: 300_000 })
      for (const page of stay) await pilot(page, false)
      await shootAll(`over${game}`)
      const points = await totals(anna)
      const own = names.map((name, i) => points.get(i === 0 ? 'You' : name) ?? (game === 2 && i === 3 ? 1000 : NaN))
      if (game === 2) own[3] = 1000
      // Leaving doesn't reduce a player's uncertainty: on a leaderboard, that would be a gain.
      known = openskill(known, placesOf(own)).map(({ mu, sigma }, i) => ({
        mu,
        sigma: game === 2 && i === 3 ? (known[i]?.sigma ?? NaN) : sigma,
      }))
      await expect.poll(async () => (await ratings()).map(({ games }) => games)).toEqual([game, game, game, game])
      expect((await ratings()).map(({ rating, error }) => [rating, error])).toEqual(known.map(shown))
      // Everybody who stayed sees the effect on the ratings under the result.
      for (const [i, page] of stay.entries()) {
        const [rating, error] = shown(known[i] as Rating)
        await expect.poll(() => page.getByTestId('rated').innerText()).toContain(`${rating} ± ${error}`)
      }
      for (const page of stay) await page.getByTestId('rated').scrollIntoViewIfNeeded()
      if (game === 1) {
        // All began at 1500, so on the common scale they start at the same place.
        const before = await anna
          .getByTestId('rated')
          .locator('.mark.before')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x))
        expect(before).toHaveLength(4)
        expect(Math.max(...before) - Math.min(...before)).toBeLessThan(0.5)
      }
      await shootAll(`rated${game}`)
      if (game === 2) {
        // Somebody has left for good: no further rated game is offered here.
        expect(await anna.locator(id('after-again')).count()).toBe(0)
        break
      }
      for (const page of pages) await page.click(id('after-again'))
      for (const page of pages) await page.waitForSelector(id('table'))
    }

    // The player who is most certainly the strongest leads.
    const order = known
      .map(({ mu, sigma }, i) => ({ name: names[i], least: mu - 3 * sigma }))
      .sort((one, other) => other.least - one.least)
      .map(({ name }) => name)
    const board = await asked<Leaderboard>(ines, 'leaderboard?rules=black-lady')
    expect(board.leaders.map(({ name }) => name)).toEqual(order)
    await shootAll('left')
    // The person who left is in the lobby again; what it shows dates from before the end of the game.
    await ines.reload()
    await ines.waitForSelector(id('month'))
    const lines = await ines.getByTestId('month').locator('li').allInnerTexts()
    await shootAll('month')
    expect(lines.map((line) => (line.includes('You') ? 'Ines' : names.find((name) => line.includes(name))))).toEqual(
      order,
    )
    for (const each of visits) expect(unexpected(each)).toEqual([])
    for (const each of visits as Visit[]) await each.close()
  },
  600_000,
)
