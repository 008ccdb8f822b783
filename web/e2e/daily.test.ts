/**
 * Today's deal, from the home screen to its result, also without a network; the little table beside it; a friend's
 * challenge.
 */
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { RulesJson } from '../src/core/types'
import { sixHands, writeActions } from '../src/game/challenge'
import { dailyCards, dailySeed } from '../src/game/daily'
import { decodeChallenge, encodeChallenge } from '../src/state/challengeLink'
import { dateOf } from '../src/state/days'
import { directEngine } from '../test/core'
import { localGame, playOn } from '../test/play'
import { complete, id } from './browser'
import { serveTables } from './openhearts'
import { unexpected } from './people'
import { pilot } from './pilot'
import { keptEntry } from './player'
import { lastCard } from './screens'
import { stage } from './stage'
import { violations } from './violations'

const here = stage()
const cards = '[data-testid^="card-"]'

/** Plays the first legal cards with the keyboard until the result appears. */
async function playOut(page: Page): Promise<void> {
  for (const at of [0, 1, 2]) {
    await page.locator(cards).nth(at).focus()
    await page.keyboard.press('Enter')
  }
  await page.locator(id('confirm-pass')).focus()
  await page.keyboard.press('Enter')
  const [legal, result] = [page.locator(`${cards}[data-legal="true"]`).first(), page.getByTestId('daily-result')]
  while (!(await result.isVisible())) {
    await legal.or(result).waitFor()
    // There, the key would press the focused button.
    if (await result.isVisible()) break
    // On the card itself: if the result has appeared instead, a key would press one of its buttons.
    await legal.press('Enter', { timeout: 500 }).catch(() => undefined)
  }
}

/** What the browser has kept of a day whose hand has one card left and whose bots have played. */
async function nearlyPlayed(date: string): Promise<string> {
  const game = await localGame(dailySeed(date), { end: { hands: 1 }, tie: 'shared' })
  await playOn(game, lastCard())
  const hand = { date, names: game.names, bot: 'careful', over: false, log: game.log(), field: Array(100).fill(6) }
  return JSON.stringify({ version: 1, days: {}, hand, people: false })
}

/** Has the cards played until the result appears. */
async function toResult(page: Page): Promise<void> {
  await pilot(page)
  await page.waitForSelector(id('daily-result'))
  await pilot(page, false)
}

async function toPeople(page: Page): Promise<void> {
  await page.click(id('daily-others'))
  await page.click(`${id('daily-who')} [data-value="people"]`)
}

test('today’s deal is played, counted, shared and reviewed without a network', async () => {
  const visit = await here.visit('phone', {}, { moves: true, offline: true })
  const { page, context, wrong } = visit
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(here.url).origin })
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.goto(here.url)
  await page.waitForSelector(id('daily'))
  await complete(visit)
  await context.setOffline(true)
  await page.reload()

  // The cards on the home screen are the ones dealt.
  await page.click(id('daily'))
  await page.waitForSelector(id('confirm-pass'))
  const held = await page.locator(cards).evaluateAll((all) => all.map((each) => each.dataset['card'] ?? ''))
  expect(held.sort()).toEqual([...(await dailyCards(directEngine(), dateOf(new Date())))].sort())
  // A hand that counts is played without help.
  expect(await page.locator(id('hint')).count()).toBe(0)
  await page.reload()
  await page.waitForSelector(id('confirm-pass'))
  expect(await page.getByTestId('header-line').innerText()).toBe('Today’s deal')
  await playOut(page)
  // A single hand is no game, and nobody wins a game by it.
  const log = async (): Promise<string> => (await page.getByTestId('log').locator('p').allInnerTexts()).join(' ')
  await expect.poll(log).toContain('Totals:')
  expect(await log()).not.toMatch(/the game|You come/)

  const points = await page.getByTestId('daily-points').innerText()
  await expect.poll(() => page.getByTestId('daily-place').innerText()).toContain('of the 100 bots')
  expect(await violations(page)).toEqual([])
  // An Enter that was meant for a card shares nothing.
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.tagName ?? '')
  await expect.poll(focused).toBe('H1')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(300)
  expect(await page.getByTestId('daily-share').innerText()).toBe('Share')
  await page.click(id('daily-share'))
  await expect.poll(() => page.getByTestId('daily-share').innerText()).toBe('Copied')
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  expect(shared).toMatch(new RegExp(`\\n${points} points?\\n[□♥]{13}\\n${here.url}#daily$`))
  const slip = await page.getByTestId('daily-slip').innerText()
  for (const line of shared.split('\n').filter((each) => !/[□♥]/.test(each))) expect(slip).toContain(line)
  await page.click(id('review-open'))
  await page.waitForSelector(id('review'))
  await page.goBack()

  // It counts once: the same cards again are practice.
  await page.click(id('daily-again'))
  await page.waitForSelector(id('confirm-pass'))
  expect(await page.locator(id('hint')).count()).toBe(1)
  expect(await page.getByTestId('header-line').innerText()).toBe('Practice: this one doesn’t count.')
  await page.goto(`${here.url}?again`)
  await expect.poll(() => page.getByTestId('daily').innerText()).toBe('Your result')
  await page.click(id('daily'))
  expect(await page.getByTestId('daily-points').innerText()).toBe(points)
  // A phone held sideways shows all of it, down to the time of the next deal.
  await page.setViewportSize({ width: 844, height: 390 })
  const last = await page.getByText('Next deal in').boundingBox()
  expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(390)
  // Nothing has been asked about yet: only the hand is shown.
  await page.click(id('review-open'))
  await page.waitForSelector(`${id('review-found')}, ${id('review')} [role="alert"]`)
  expect(await page.locator('dialog[open]').count()).toBe(1)
  expect(wrong.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  await visit.close()
})

/** Plays for a person whose page isn't open here. */
async function sends(url: string, name: string, date: string, actions: readonly string[]): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: new URL(url).origin }
  const api = (path: string): URL => new URL(`api/v1/${path}`, url)
  const come = await fetch(api('me'), { method: 'POST', headers, body: JSON.stringify({ name }) })
  const cookie = (come.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const sent = { method: 'PUT', headers: { ...headers, cookie }, body: JSON.stringify({ actions }) }
  expect((await fetch(api(`daily/${date}`), sent)).status).toBe(200)
}

test('a result joins those of people once the player agrees, and is in the history', async () => {
  const hosted = await serveTables()
  const first = await here.visit('phone')
  const { page } = first
  await page.goto(`${hosted.url}icon.svg`)
  const nearly = await nearlyPlayed(dateOf(new Date()))
  await page.evaluate((daily) => localStorage.setItem('openhearts.daily', daily), nearly)
  await page.goto(hosted.url)
  await page.click(id('daily'))
  await page.click(`${cards}[data-legal="true"]`)
  await page.waitForSelector(id('daily-result'))
  expect(first.asked.filter((each) => each.includes('/api/'))).toEqual([])
  await toPeople(page)
  await page.click(id('daily-people-go'))
  await page.fill(id('name'), 'Maud')
  expect(await violations(page), 'asked').toEqual([])
  await page.click(id('daily-people-go'))
  await expect.poll(() => page.getByTestId('daily-people').innerText()).toContain('Fewer than three others')
  const kept = await page.evaluate(() => localStorage.getItem('openhearts.daily') ?? '')
  const { hand } = JSON.parse(kept) as { hand: { date: string; log: { actions: string[] } } }
  for (const name of ['Olga', 'Pia']) await sends(hosted.url, name, hand.date, hand.log.actions)

  // Somebody else, who has played the same deal and agreed before.
  const other = await here.visit('desktop')
  await other.page.addInitScript((daily) => localStorage.setItem('openhearts.daily', daily), kept)
  await other.page.goto(`${hosted.url}#daily`)
  await toPeople(other.page)
  await other.page.fill(id('name'), 'Nils')
  await other.page.click(id('daily-people-go'))
  const among = 'None of the 3 people who played these cards took more.'
  await expect.poll(() => other.page.getByTestId('daily-people').innerText()).toBe(among)
  expect(await violations(other.page), 'chart').toEqual([])
  expect(unexpected(other)).toEqual([])
  await other.close()

  await page.reload()
  await expect.poll(() => page.getByTestId('daily-among').innerText()).toBe(among)
  expect(await violations(page), 'result').toEqual([])
  await toPeople(page)
  await page.click(id('daily-people-switch'))
  await page.waitForSelector(id('daily-people-go'))
  await page.goto(`${hosted.url}?again#you`)
  await page.getByTestId('you-part-games').click()
  await expect.poll(() => page.getByTestId('you-game').innerText()).toContain('Deal of ')
  expect(unexpected(first)).toEqual([])
  await first.close()
  await hosted.close()
})

test('four bots play on the home screen until they are stopped or the page is hidden', async () => {
  const { page, wrong, close } = await here.visit('desktop', {}, { moves: true })
  await page.goto(here.url)
  const table = page.getByTestId('live')
  const lies = (): Promise<string> => table.locator('.oval').innerHTML()
  await table.waitFor()
  const before = await lies()
  await expect.poll(lies).not.toBe(before)
  expect(await violations(page)).toEqual([])
  await page.click(id('live-toggle'))
  const stopped = await lies()
  await page.waitForTimeout(2500)
  expect(await lies()).toBe(stopped)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await table.waitFor()
  expect(await page.getByTestId('live-toggle').innerText()).toContain('Let them play')
  expect(wrong).toEqual([])
  await close()
})

test('however much there is to say of six hands, the link can be sent without scrolling', async () => {
  // With two cards that count, whoever takes both has shot the moon.
  const dealt = { rules: sixHands({ points: { QS: 13, KS: 5 } }), seed: '5', bot: 'hard' }
  const game = await localGame(dealt.seed, dealt.rules, dealt)
  await playOn(game)
  expect(game.view().results.filter(({ moon }) => moon)).toHaveLength(2)
  const log = game.log()
  const mine = { names: [...game.names], bot: 'hard', over: true, log }
  const kept = JSON.stringify({ version: 1, all: [{ ...dealt, at: 1, mine, theirs: null }] })
  const told = log.actions.map((each) => each.replace(/^(pass 0 )(\S+) (\S+) /, '$1$3 $2 '))
  const link = encodeChallenge({ ...dealt, name: 'Ada', cards: writeActions(told) })
  const { page, wrong, close } = await here.visit('desktop')
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.addInitScript((kept) => localStorage.setItem('openhearts.challenges', kept), kept)
  await page.goto(`${here.url}#challenge=${link}`)
  const send = page.getByTestId('challenge-send')
  await send.waitFor()
  const { y, height } = (await send.boundingBox()) ?? { y: 0, height: Infinity }
  expect(y + height).toBeLessThan(720)
  // Both moons were a bot's, and so were the friend's: each is said once.
  expect(await page.getByTestId('challenge-hands').locator('.note').count()).toBe(2)
  expect(wrong).toEqual([])
  await close()
})

test('a friend’s six hands are compared with one’s own, hand by hand and trick by trick', async () => {
  const dealt = { rules: sixHands({}), seed: '7', bot: 'hard' }
  const game = await localGame('7', dealt.rules, dealt)
  await playOn(game)
  const log = game.log()
  const mine = { names: [...game.names], bot: 'hard', over: true, log }
  const kept = JSON.stringify({ version: 1, all: [{ ...dealt, at: 1, mine, theirs: null }] })
  // The same game from a friend: the passed cards in another order.
  const told = log.actions.map((each) => each.replace(/^(pass 0 )(\S+) (\S+) /, '$1$3 $2 '))
  const link = encodeChallenge({ ...dealt, name: 'Ada', cards: writeActions(told) })
  const { page, wrong, close } = await here.visit('phone')
  await page.addInitScript((kept) => localStorage.setItem('openhearts.challenges', kept), kept)
  await page.goto(`${here.url}#challenge=${link}`)
  await expect.poll(() => page.getByTestId('result-title').innerText()).toBe('It’s a tie.')
  const total = String(game.view().totals[0])
  const last = page.getByTestId('challenge-hands').locator('tfoot td.serif')
  expect(await last.allInnerTexts()).toEqual([total, total])
  expect(await violations(page)).toEqual([])
  await page.click(id('challenge-hand-3'))
  expect(await page.getByTestId('challenge-tricks').locator('tbody tr').count()).toBe(13)
  expect(await violations(page)).toEqual([])
  await page.click(id('close'))
  // Passed cards are read from left to right, line by line, as they lie in a hand.
  await page.setViewportSize({ width: 360, height: 640 })
  await page.click(id('challenge-hand-0'))
  for (const passed of await page.getByTestId('challenge-tricks').locator('tbody tr').first().locator('.cards').all()) {
    const at = await passed.locator('> span').evaluateAll((cards) =>
      cards.map((card) => {
        const { left, top } = card.getBoundingClientRect()
        return Math.round(top) * 1000 + Math.round(left)
      }),
    )
    expect(at).toHaveLength(3)
    expect(at).toEqual([...at].sort((a, b) => a - b))
  }
  await page.click(id('close'))
  await page.fill(id('challenge-name'), 'Ben')
  const answer = await page.inputValue(id('challenge-link'))
  expect(decodeChallenge(answer.slice(answer.indexOf('=') + 1))).toMatchObject({ name: 'Ben', seed: '7' })
  // A link that was cut says so, and leads to making a challenge.
  await page.goto(`${here.url}?again#challenge=${link.slice(0, -4)}`)
  await expect.poll(() => page.getByTestId('trouble').innerText()).toContain('is incomplete')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'A new challenge' }).click()
  await page.waitForSelector(id('challenge-make'))
  expect(wrong).toEqual([])
  await close()
})

test('a challenge that is over is among one’s games and in the figures, and can be compared later', async () => {
  const dealt = { rules: sixHands({}), seed: '7', bot: 'hard' }
  const game = await localGame('7', dealt.rules, dealt)
  await playOn(game)
  const mine = { names: [...game.names], bot: 'hard', over: true, log: game.log() }
  const kept = JSON.stringify({ version: 1, all: [{ ...dealt, at: 1_700_000_000_000, mine, theirs: null }] })
  const { page, wrong, close } = await here.visit('phone')
  await page.goto(here.url)
  await page.evaluate((kept) => localStorage.setItem('openhearts.challenges', kept), kept)
  await page.evaluate(() => (location.hash = '#you'))
  await page.getByTestId('you-won').waitFor()
  expect(await page.getByTestId('you-won').innerText()).toContain('One game')
  await page.click(id('you-part-games'))
  const row = page.getByTestId('you-game')
  await expect.poll(() => row.innerText()).toContain('Challenge: the same cards for a friend')
  expect(await violations(page)).toEqual([])
  await row.click()
  await expect.poll(() => page.getByTestId('you-hand').count()).toBe(6)
  expect(await page.getByTestId('you-game-room').innerText()).toContain('Challenge: the same cards for a friend')
  await page.getByTestId('you-hand').first().click()
  await page.waitForSelector(id('review'))
  // Its result beside a friend's is where it was.
  await page.goto(`${here.url}?again#challenge`)
  await page.click(id('challenge-7'))
  const points = String(game.view().totals[0])
  await expect.poll(() => page.getByTestId('challenge-hands').locator('tfoot td.serif').innerText()).toBe(points)
  const link = await page.inputValue(id('challenge-link'))
  expect(decodeChallenge(link.split('#challenge=')[1] ?? '')).toMatchObject({
    ...dealt,
    cards: writeActions(mine.log.actions),
  })
  expect(wrong).toEqual([])
  await close()
})

/** What a friend's link holds, who has played six hands by these rules. */
async function fromAda(rules: RulesJson): Promise<string> {
  const dealt = { rules: sixHands(rules), seed: '7', bot: 'easy' }
  const game = await localGame('7', dealt.rules, dealt)
  await playOn(game)
  return encodeChallenge({ ...dealt, name: 'Ada', cards: writeActions(game.log().actions) })
}

test('a friend’s link says by which rules the six hands are played', async () => {
  const link = await fromAda({ objective: 'high', moon: 'new' })
  const { page, wrong, close } = await here.visit('phone')
  await page.goto(`${here.url}#challenge=${link}`)
  await page.waitForSelector(id('challenge-play'))
  await expect
    .poll(() => page.getByTestId('challenge-rules').innerText())
    .toBe('Reverse, six hands.\nshooting the moon: the shooter subtracts\u00a0· the highest total wins')
  expect(wrong).toEqual([])
  await close()
})

test('what is opened over a day’s deal or a friend’s challenge leaves the hand as it is', async () => {
  const link = await fromAda({})
  const { page, wrong, close } = await here.visit('desktop')
  for (const [place, play] of [
    [`#challenge=${link}`, 'challenge-play'],
    ['#daily', 'daily-play'],
  ] as const) {
    await page.goto(`${here.url}?${play}${place}`)
    await page.click(id(play))
    await page.waitForSelector(id('confirm-pass'))
    await page.locator(cards).first().press('Enter')
    const chosen = page.locator(`${cards}[aria-pressed="true"]`)
    await expect.poll(() => chosen.count()).toBe(1)
    for (const [way, there] of [
      ['menu-keys', 'keys-letters'],
      ['menu-book', 'page-spot'],
    ] as const) {
      await page.click(id('menu'))
      await page.click(id(way))
      await page.click(id(there))
      expect(page.url()).toContain(place)
      await page.goBack()
      await page.waitForFunction(() => document.querySelector('dialog[open]') === null)
    }
    expect(await chosen.count()).toBe(1)
    expect(page.url()).toMatch(new RegExp(`${place.replaceAll('.', '\\.')}$`))
  }
  expect(wrong).toEqual([])
  await close()
})

/** The date that many days ago. */
const ago = (days: number): string => {
  const now = new Date()
  return dateOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days, 12))
}

test('a played day opens with its result, a missed one says so, and today’s is one tap away', async () => {
  const { page, wrong, close } = await here.visit('phone')
  const kept = JSON.stringify({ version: 1, days: { [ago(1)]: 4, [ago(3)]: 9 }, hand: null, people: false })
  await page.addInitScript((kept) => localStorage.setItem('openhearts.daily', kept), kept)
  await page.goto(here.url)
  await page.waitForSelector(id('daily-week'))
  const line = await page
    .locator(`${id('daily-week')} li`)
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  expect(new Set(line).size).toBe(1)
  await page.click(id(`daily-day-${ago(3)}`))
  await expect.poll(() => page.getByTestId('daily-points').innerText()).toBe('9')
  expect(new URL(page.url()).hash).toBe(`#daily=${ago(3)}`)
  await expect.poll(() => page.getByTestId('daily-place').innerText()).toContain('of the 100 bots')
  expect(await violations(page)).toEqual([])
  expect(await page.getByTestId('daily-week').innerText()).toContain('–')
  expect(await page.getByTestId(`daily-day-${ago(2)}`).count()).toBe(0)
  await page.click(id(`daily-day-${ago(1)}`))
  await expect.poll(() => page.getByTestId('daily-points').innerText()).toBe('4')
  // The same cards again count for nothing, and lead back.
  await page.click(id('daily-again'))
  await page.waitForSelector(id('confirm-pass'))
  await toResult(page)
  await page.click(id('daily-counted'))
  await expect.poll(() => page.getByTestId('daily-points').innerText()).toBe('4')
  await page.reload()
  await expect.poll(() => page.getByTestId('daily-points').innerText()).toBe('4')
  await page.click(id('daily-today'))
  await page.waitForSelector(id('confirm-pass'))
  expect(await page.getByTestId('header-line').innerText()).toBe('Today’s deal')
  expect(wrong).toEqual([])
  await close()
})

test('the first page is whole without scrolling', async () => {
  const game = await localGame('7', {})
  const { page, close } = await here.visit('desktop')
  await page.addInitScript((kept) => {
    for (const name of ['a', 'b']) localStorage.setItem(`openhearts.game.${name}`, kept)
  }, keptEntry(game))
  await page.goto(here.url)
  await page.waitForSelector(id('live'))
  await page.waitForSelector(id('daily'))
  for (const [width, height] of [
    [1280, 720],
    [1280, 800],
    [1440, 860],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const whole = (): Promise<number> => page.getByTestId('home').evaluate(({ scrollHeight }) => scrollHeight)
    await expect.poll(whole, { message: `${width} × ${height}`, timeout: 5000 }).toBe(height)
  }
  await close()
})

test('at midnight a page that stays open has the new day’s cards, and the result leads to them', async () => {
  const { page, wrong, close } = await here.visit('desktop')
  await page.clock.install({ time: new Date(2026, 10, 28, 23, 59, 30) })
  await page.addInitScript(() => {
    const kept = { version: 1, days: { '2026-11-28': 4 }, hand: null, people: false }
    localStorage.setItem('openhearts.daily', JSON.stringify(kept))
  })
  await page.goto(here.url)
  const dailyButton = page.getByTestId('daily')
  await expect.poll(() => dailyButton.innerText()).toBe('Your result')
  await page.clock.fastForward(60_000)
  await expect.poll(() => dailyButton.innerText()).toBe('Play it')
  expect(await page.locator('.today .today').count()).toBe(1)
  expect(await page.getByTestId('daily-day-2026-11-28').count()).toBe(1)
  await page.click(id('daily-day-2026-11-28'))
  await page.click(id('daily-today'))
  await page.waitForSelector(id('confirm-pass'))

  await page.clock.setSystemTime(new Date(2026, 10, 28, 23, 59, 30))
  await page.goto(`${here.url}?late#daily`)
  await expect.poll(() => page.innerText('.result-buttons')).toContain('Next deal in one minute')
  await page.clock.fastForward(60_000)
  await page.click(id('daily-new'))
  await page.waitForSelector(id('daily-play'))
  expect(await page.innerText('.intro-words')).toContain('Sunday 29 November')
  expect(wrong).toEqual([])
  await close()
})

test('a hand begun before midnight is finished after it, for its own day, and then comes the next', async () => {
  const { page, wrong, close } = await here.visit('phone')
  await page.clock.install({ time: new Date(2026, 10, 28, 23, 58) })
  await page.goto(here.url)
  await page.click(id('daily'))
  await page.waitForSelector(id('confirm-pass'))
  const held = (): Promise<string[]> =>
    page.locator(cards).evaluateAll((all) => all.map((each) => each.dataset['card'] ?? ''))
  const before = await held()
  await page.clock.setSystemTime(new Date(2026, 10, 29, 0, 3))
  await page.reload()
  await page.waitForSelector(id('confirm-pass'))
  expect(await held()).toEqual(before)
  expect(await page.getByTestId('header-line').innerText()).toBe('Yesterday’s deal')
  // On the first page it is still the deal to be played.
  await page.goto(`${here.url}?again`)
  await expect.poll(() => page.getByTestId('today').innerText()).toBe('Yesterday’s deal')
  expect(await page.getByTestId('daily').innerText()).toBe('Go on')
  expect(await violations(page)).toEqual([])
  await page.click(id('daily'))
  await page.waitForSelector(id('confirm-pass'))
  await toResult(page)
  const points = await page.getByTestId('daily-points').innerText()
  expect(await page.getByTestId('daily-day-2026-11-29').count()).toBe(1)
  const kept = await page.evaluate(() => localStorage.getItem('openhearts.daily') ?? '')
  expect(JSON.parse(kept)).toMatchObject({ days: { '2026-11-28': Number(points) } })
  await page.click(id('daily-today'))
  await page.waitForSelector(id('confirm-pass'))
  expect(await held()).not.toEqual(before)
  expect(await page.getByTestId('header-line').innerText()).toBe('Today’s deal')
  expect(wrong).toEqual([])
  await close()
})

test('an address entered over an open page leads there, and back leads to what was there', async () => {
  const { page, wrong, close } = await here.visit('phone', { rules: { end: { hands: 1 }, tie: 'shared' } })
  const game = await localGame('7', { end: { hands: 1 }, tie: 'shared' })
  await playOn(game)
  const kept = keptEntry(game, { over: true })
  await page.addInitScript((kept) => localStorage.setItem('openhearts.game.a', kept), kept)
  await page.goto(`${here.url}#you`)
  for (const [hash, shown] of [
    ['daily', 'daily-play'],
    ['challenge', 'challenge-make'],
    ['learn', 'learn-by-playing'],
    ['challenge=abc', 'trouble'],
    ['you', 'you-won'],
    ['daily', 'daily-play'],
  ] as const) {
    await page.evaluate((hash) => (location.hash = hash), hash)
    await page.getByTestId(shown).waitFor()
  }
  await page.goBack()
  await page.getByTestId('you-won').waitFor()
  expect(wrong).toEqual([])
  await close()
})

test('today’s deal that is opened by its address over a game leads back to that game', async () => {
  const { page, wrong, close } = await here.visit('phone')
  await page.goto(`${here.url}?seed=7`)
  await page.click(id('play-now'))
  await page.waitForSelector(id('confirm-pass'))
  const hand = async (): Promise<readonly string[]> =>
    (await page.locator(cards).evaluateAll((all) => all.map((each) => each.dataset['card'] ?? ''))).sort()
  const before = await hand()
  await page.evaluate(() => (location.hash = 'daily'))
  await page.click(id('daily-play'))
  await page.waitForSelector(id('confirm-pass'))
  expect(await hand()).not.toEqual(before)
  await page.goBack()
  await page.waitForSelector(id('take-back'))
  await expect.poll(hand).toEqual(before)
  await page.goBack()
  await page.waitForSelector(id('resume'))
  expect(wrong).toEqual([])
  await close()
})
