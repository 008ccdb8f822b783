/**
 * Four people, each with a browser, and a spectator: an evening on which a clock runs out, a phone sleeps, a browser is
 * closed, and somebody never comes back. On two workers around PostgreSQL, with browsers alternating between them; with
 * PEOPLE=all also on one server with a file, and with a phone that sleeps for two minutes.
 */
import { mkdirSync } from 'node:fs'
import { join as pathOf } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { id, launch, sizes, visit, type Size, type Visit } from './browser'
import { serveTables, serveTogether, type Hosted } from './openhearts'
import { callMyself, cardsOn, host, join, unexpected, unlimited } from './people'
import { pilot } from './pilot'
import { wayTo } from './way'

/** SHOTS=folder writes what each of them sees there as pictures. */
const shots = process.env['SHOTS'] ?? ''
const all = process.env['PEOPLE'] === 'all'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
  if (shots !== '') mkdirSync(shots, { recursive: true })
})
afterAll(() => browser.close())

/** 401 says that a name is needed. The rest are the errors of a phone that wakes up without a network. */
const expected = /\b401\b|WebSocket connection to .* failed|ERR_(CONNECTION|EMPTY|INTERNET)/

const count = async (page: Page): Promise<number> => (await cardsOn(page)).length
const place = (page: Page, name: string) => page.locator(`${id('seat')}[aria-label="${name}"]`)
/** The chat lines, as a desktop shows them beside the table. */
const told = (page: Page): Promise<string> => page.getByTestId('chat-lines').innerText()
const isAsked = async (page: Page): Promise<boolean> =>
  (await page.locator('[data-testid^="card-"][data-legal="true"]').count()) > 0

const cast: readonly (readonly [string, Size])[] = [
  ['Anna', 'desktop'],
  ['Omar', 'phone'],
  ['Mei', 'desktop'],
  ['Ines', 'phone'],
]

const together = ['two workers and PostgreSQL', serveTogether] as const
const alone = ['one server and its file', async (): Promise<readonly Hosted[]> => [await serveTables()]] as const
describe.each(all ? [together, alone] : [together])('with %s', (_, start) => {
  let servers: readonly Hosted[]
  beforeAll(async () => {
    servers = await start()
  })
  afterAll(async () => {
    for (const each of servers) await each.close()
  })

  test('four people play, are away and come back, and play again without the one who stays away', async () => {
    const visits = await Promise.all(
      cast.map(([, size]) => visit(browser, size, { rules: { end: { hands: 1 }, tie: 'shared' } })),
    )
    const [anna, omar, mei, ines] = visits.map(({ page }) => page) as [Page, Page, Page, Page]
    const tove = await visit(browser, 'phone')
    // After a failure, too: a second try counts the connections.
    onTestFinished(async () => {
      for (const each of [...visits, tove]) await each.close()
    })
    const pages: Readonly<Record<string, Page>> = { anna, omar, mei, ines, tove: tove.page }
    const shoot = async (what: string, ...who: string[]): Promise<void> => {
      if (shots === '') return
      for (const name of who)
        await pages[name]?.screenshot({ path: pathOf(shots, `${servers.length}-${what}-${name}.png`) })
    }
    /** Every other person is on the other worker. Omar's phone has a connection to it that can be cut. */
    const near = (person: number): string => servers[person % servers.length]?.url ?? ''
    const way = await wayTo(near(1))
    onTestFinished(() => way.close())
    const at = (person: number): string => (person === 1 ? way.url : near(person))

    // Anna opens a table, and the others follow its link. One finds all seats taken, and watches.
    const { hash } = new URL(await host(anna, at(0), 'Anna', { pass: 30, play: 7 }))
    for (const [person, [name]] of cast.entries()) {
      if (person === 0) continue
      const { page } = visits[person] as Visit
      await join(page, at(person) + hash, name)
      // In this order, which decides the seats.
      await expect.poll(() => anna.getByTestId(`seat-${person}`).innerText()).toContain(name)
    }
    await shoot('waiting', 'anna', 'omar')
    for (const { page } of visits) await page.click(id('ready'))
    for (const { page } of visits) await expect.poll(() => count(page)).toBe(13)
    for (const each of servers) expect(await each.measured('openhearts_connections')).toBe(cast.length / servers.length)
    await tove.page.goto(at(4) + hash)
    await callMyself(tove.page, 'Tove')
    await tove.page.waitForSelector(id('table'))
    expect(await count(tove.page)).toBe(0)

    // Each passes three cards to the left.
    const before = await cardsOn(anna)
    for (const { page } of visits) await pilot(page)
    await expect.poll(() => isAsked(anna)).toBe(false)
    for (const { page } of visits) await expect.poll(() => page.locator(id('confirm-pass')).count()).toBe(0)
    await pilot(mei, false)
    await expect.poll(async () => (await cardsOn(anna)).some((card) => !before.includes(card))).toBe(true)
    await shoot('passed', 'omar')
    await anna.click(id('people-phrase-well_played'))
    await place(omar, 'Anna').locator(id('bubble')).getByText('Well played.').waitFor()
    await mei.fill(id('chat-text'), 'Good evening from Recife')
    await mei.click(id('chat-send'))
    await expect.poll(() => told(anna)).toContain('Good evening from Recife')

    // Mei thinks too long: a bot plays that card, and everybody is told.
    await expect.poll(() => isAsked(mei)).toBe(true)
    await expect.poll(() => told(mei)).toContain('Your time was up, so a bot played for you.')
    await expect.poll(() => told(anna)).toContain('Time was up for Mei, so a bot played.')
    await shoot('late', 'mei', 'tove')
    await pilot(mei)

    // Ines closes her browser and opens it again: what a browser stores is still there.
    await pilot(ines, false)
    const hers = await cardsOn(ines)
    const kept = await (visits[3] as Visit).context.storageState()
    await (visits[3] as Visit).close()
    await place(anna, 'Ines').locator(id('badge-away')).waitFor()
    await expect.poll(() => mei.getByTestId('turn-line').innerText()).toContain('Waiting for Ines')
    await shoot('gone', 'anna', 'omar')
    const cookies = kept.cookies.filter(({ expires }) => expires > 0)
    const again = await browser.newContext({ ...sizes.phone, storageState: { ...kept, cookies } })
    const back = await again.newPage()
    await back.goto(at(3) + hash)
    await back.waitForSelector(id('table'))
    await expect.poll(() => count(back)).toBeGreaterThan(0)
    expect(hers).toEqual(expect.arrayContaining([...(await cardsOn(back))]))
    await expect.poll(() => told(anna)).toContain('Ines is back.')
    // Then she closes it for good. Her clock runs out three times, until a bot takes over her seat.
    await again.close()

    // Meanwhile Omar's phone sleeps. When it wakes up he still has his seat, and his cards except those that a bot has
    // played.
    await pilot(omar, false)
    const asleep = await cardsOn(omar)
    const phone = await (visits[1] as Visit).context.newCDPSession(omar)
    await phone.send('Page.setWebLifecycleState', { state: 'frozen' })
    way.open(false)
    await place(anna, 'Omar').locator(id('badge-away')).waitFor()
    await expect.poll(() => told(anna)).toContain('Omar lost the connection. The table waits one minute')
    await shoot('asleep', 'anna', 'tove')
    await phone.send('Page.setWebLifecycleState', { state: 'active' })
    await shoot('awake', 'omar')
    await omar.getByTestId('header-line').getByText('Reconnecting. Your cards are safe.').waitFor()
    way.open(true)
    await expect.poll(() => told(anna)).toContain('Omar is back.')
    await place(anna, 'Omar').locator(id('badge-away')).waitFor({ state: 'detached' })
    await expect.poll(async () => (await cardsOn(omar)).every((card) => asleep.includes(card))).toBe(true)
    await pilot(omar)
    await expect.poll(() => told(anna)).toContain('A bot plays for Ines until Ines is back.')
    await expect.poll(() => place(mei, 'Ines').innerText()).toContain('a bot plays')
    await shoot('never', 'anna', 'omar', 'tove')

    for (const page of [anna, omar, mei, tove.page]) await page.waitForSelector(id('game-over'), { timeout: 60_000 })
    // A spectator has not come last.
    expect(await tove.page.getByTestId('game-over').innerText()).not.toMatch(/You/)
    await shoot('over', 'anna', 'omar', 'tove')
    for (const page of [anna, omar, mei]) await pilot(page, false)

    // Anna hands the table over to Omar, who gives the absent player's seat to a bot. They play another game.
    for (const page of [anna, omar]) await page.click(id('to-table'))
    await shoot('between', 'anna', 'omar')
    await anna.click(id('seat-1'))
    await anna.click(id('seat-host'))
    await omar.getByText('Omar’s table').waitFor()
    await omar.click(id('seat-3'))
    await omar.click(id('seat-remove'))
    await expect.poll(() => mei.getByTestId('after-ready').innerText()).not.toContain('I')
    // She has played in that game all the same.
    expect(await mei.getByTestId('game-over').innerText()).toContain('Ines')
    await mei.click(id('after-again'))
    await anna.click(id('ready'))
    await shoot('again', 'anna', 'omar', 'mei')
    await omar.click(id('start'))
    for (const page of [anna, omar, mei]) await expect.poll(() => count(page)).toBe(13)
    await expect.poll(() => place(mei, 'Bot 1').count()).toBe(1)
    await shoot('rematch', 'anna', 'omar', 'tove')

    // Both workers took part.
    for (const each of servers) expect(await each.measured('openhearts_moves_total')).toBeGreaterThanOrEqual(13)
    for (const each of visits) expect(unexpected(each, expected)).toEqual([])
  }, 180_000)

  test.runIf(all)(
    'a phone sleeps for two minutes: a bot sits in after one, until it wakes up',
    async () => {
      const anna = await visit(browser, 'desktop', { rules: { pass_cycle: ['hold'] } })
      const omar = await visit(browser, 'phone')
      const way = await wayTo(servers.at(-1)?.url ?? '')
      const { hash } = new URL(await host(anna.page, servers[0]?.url ?? '', 'Anna', unlimited))
      await join(omar.page, way.url + hash, 'Omar')
      await omar.page.click(id('ready'))
      await anna.page.click(id('start'))
      await pilot(anna.page)
      await expect.poll(() => isAsked(omar.page)).toBe(true)
      await pilot(anna.page, false)
      const before = await cardsOn(omar.page)
      const phone = await omar.context.newCDPSession(omar.page)
      await phone.send('Page.setWebLifecycleState', { state: 'frozen' })
      way.open(false)
      const since = Date.now()
      await expect
        .poll(() => told(anna.page), { timeout: 80_000 })
        .toContain('A bot plays for Omar until Omar is back.')
      expect(Date.now() - since).toBeGreaterThan(60_000)
      await anna.page.waitForTimeout(120_000 - (Date.now() - since))
      await phone.send('Page.setWebLifecycleState', { state: 'active' })
      way.open(true)
      await expect.poll(() => told(anna.page)).toContain('Omar is back.')
      await expect.poll(async () => before.length - (await count(omar.page))).toBeGreaterThanOrEqual(1)
      // A bot may have played a card before Anna's turn; Omar still holds the rest, and plays it himself.
      const after = await cardsOn(omar.page)
      expect(before).toEqual(expect.arrayContaining([...after]))
      expect(after.length).toBeGreaterThanOrEqual(before.length - 2)
      for (const { page } of [anna, omar]) await pilot(page)
      await expect.poll(() => count(omar.page)).toBeLessThan(after.length)
      for (const each of [anna, omar]) expect(unexpected(each, expected)).toEqual([])
      for (const each of [anna, omar]) await each.close()
      await way.close()
    },
    240_000,
  )
})
