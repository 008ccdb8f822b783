/** The reader’s own room: a finished game is there with its figures, and everything goes into a file and back. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Everything } from '../src/state/everything'
import { localGame, playOn, type AdvisedGame } from '../test/play'
import { id } from './browser'
import { keptEntry, takeUp } from './player'
import { lastCard } from './screens'
import { stage } from './stage'
import { violations } from './violations'

const here = stage()

async function exported(page: Page): Promise<{ readonly all: Everything; readonly path: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('you-export').click()])
  expect(file.suggestedFilename()).toMatch(/^openhearts-\d{4}-\d\d-\d\d\.json$/)
  const path = await file.path()
  return { all: JSON.parse(readFileSync(path, 'utf8')) as Everything, path }
}

const figures = (page: Page) => page.locator(`dl:has(${id('you-won')})`)

/** Imports games from a file. */
async function bring(page: Page, games: readonly unknown[]): Promise<void> {
  await page.goto(`${here.url}#you`)
  await page.getByTestId('you-part-data').click()
  const all = JSON.stringify({ openhearts_everything: 1, at: 1_700_000_000_000, documents: {}, games, reviews: [] })
  await page.setInputFiles(id('you-file'), { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(all) })
  await page.getByTestId('you-carry').click()
  await page.waitForSelector(id('you-said'))
}

/** A finished game against bots, as the file has it. */
const kept = ({ names, log }: AdvisedGame, id = 'a', at = 1_700_000_000_000) => ({
  ...{ id, seat: 0, at, log: log(), names, bot: 'hard', replayed: [], givenUp: false },
})

/** Imports a game of one hand, and opens the look at it. */
async function openHand(page: Page, game: AdvisedGame): Promise<void> {
  await bring(page, [kept(game)])
  await page.getByTestId('you-part-games').click()
  await page.getByTestId('you-game').click()
  await page.getByTestId('you-hand').click()
}

test('a finished game is in the history and the statistics; exported, wiped and imported it is the same', async () => {
  const { page, wrong, close } = await here.visit('phone')
  const player = await takeUp(page, here.url, '7', lastCard(), { end: { hands: 1 }, tie: 'shared' })
  await player.lastCard()
  await page.waitForSelector(id('game-over'))
  const { totals, results } = player.view()
  const total = String(totals[0])

  // By its own address, too.
  await page.goto(`${here.url}#you`)
  await page.waitForSelector(id('you-won'))
  expect(await page.getByTestId('you-points').innerText()).toContain(String((totals[0] ?? 0) / results.length))
  expect(await violations(page), 'figures').toEqual([])
  // None of the five stands alone beside an empty space.
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const [last, first, all] = await Promise.all(
      ['you-moons', 'you-won'].map((name) => page.getByTestId(name).boundingBox()).concat(figures(page).boundingBox()),
    )
    const alone = last?.y !== first?.y && last?.width !== all?.width
    expect({ width, alone }).toEqual({ width, alone: false })
  }
  await page.getByTestId('you-part-games').click()
  expect(await violations(page), 'games').toEqual([])
  expect(await page.getByTestId('you-game').innerText()).toContain(total)
  await page.getByTestId('you-game').click()
  await page.waitForSelector(id('you-hand'))
  expect(await violations(page), 'game').toEqual([])
  await page.getByTestId('you-hand').first().click()
  await page.waitForSelector(id('review'))
  // What the coach finds in it is counted.
  await page.waitForSelector(`${id('review-found')}:not(:has(progress))`)
  await page.goBack()
  await page.goBack()
  await page.getByTestId('you-part-play').click()
  await page.waitForSelector(id('you-habits'))

  await page.getByTestId('you-part-data').click()
  expect(await violations(page), 'data').toEqual([])
  const { all, path } = await exported(page)
  expect(all.reviews).toHaveLength(1)
  expect(all.games.map(({ log }) => 'seed' in log && log.seed)).toEqual(['7'])
  // In the confirmation, the focus is on the harmless button; afterwards it is on what was asked for.
  const focus = (): Promise<string | null | undefined> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? document.activeElement?.textContent)
  await page.focus(id('you-wipe'))
  for (const name of ['Keep it', 'you-wipe', 'Keep it']) {
    await page.keyboard.press('Enter')
    await expect.poll(focus).toBe(name)
  }
  await page.getByTestId('you-wipe-yes').click()
  await page.waitForSelector(id('you-empty'))
  expect(await page.getByTestId('you-won').count()).toBe(0)

  await page.getByTestId('you-part-data').click()
  await page.setInputFiles(id('you-file'), { name: 'holiday.png', mimeType: 'image/png', buffer: Buffer.from('PNG') })
  await expect.poll(() => page.getByTestId('you-said').innerText()).toContain('holiday.png')
  await page.setInputFiles(id('you-file'), path)
  expect(await page.getByTestId('you-plan').innerText()).toContain('One game is added to your history.')
  await page.focus(id('you-carry'))
  await page.keyboard.press('Enter')
  await page.waitForSelector(id('you-said'))
  await expect.poll(focus).toBe('you-import')
  const back = await exported(page)
  expect({ ...back.all, at: 0 }).toEqual({ ...all, at: 0 })

  await page.getByTestId('you-part-games').click()
  await page.getByTestId('you-game-forget').click()
  await expect.poll(() => page.getByTestId('you-game').count()).toBe(0)
  await page.getByTestId('undo').click()
  await expect.poll(() => page.getByTestId('you-game').count()).toBe(1)
  expect(wrong).toEqual([])
  await close()
})

test('a slip of the key at the end takes nothing out of the history or the statistics', async () => {
  const { page, wrong, close } = await here.visit('desktop')
  const player = await takeUp(page, here.url, '7', lastCard(), { end: { hands: 1 }, tie: 'shared' })
  await player.lastCard()
  const over = page.getByTestId('game-over')
  await over.waitFor()
  await page.keyboard.press('Control+z')
  await over.waitFor({ state: 'detached' })
  const legal = page.locator('[data-testid^="card-"][data-legal="true"]').first()
  while (!(await over.isVisible())) {
    await legal.or(over).first().waitFor()
    await legal.press('Enter', { timeout: 500 }).catch(() => undefined)
  }
  await page.goto(`${here.url}#you`)
  await expect.poll(() => page.getByTestId('you-won').innerText()).toContain('One game')
  const total = String(player.view().totals[0])
  await page.getByTestId('you-part-games').click()
  const counting = page.getByTestId('you-game').filter({ hasNotText: 'Not counted' })
  await expect.poll(() => counting.innerText()).toContain(total)
  expect(wrong).toEqual([])
  await close()
})

test('before the first game has ended the room says what will be there, and leads to a game, today’s deal and a file', async () => {
  const { page, wrong, close } = await here.visit('phone')
  for (const [way, leads] of [
    ['you-bring', 'you-data'],
    ['you-daily', 'confirm-pass'],
    ['you-play', 'table'],
  ] as const) {
    await page.goto(`${here.url}?${way}#you`)
    await page.waitForSelector(id('you-empty'))
    expect(await violations(page), way).toEqual([])
    await page.click(id(way))
    await page.waitForSelector(id(leads))
  }
  // During a game there is a way back to it, and nothing that would start another.
  await page.waitForSelector(id('confirm-pass'))
  await page.evaluate(() => (location.hash = '#you'))
  await page.waitForSelector(id('you-empty'))
  expect(await page.getByTestId('you-daily').count()).toBe(0)
  await page.click(id('you-play'))
  await page.waitForSelector(id('you-empty'), { state: 'detached' })
  await page.waitForSelector(id('confirm-pass'))
  expect(wrong).toEqual([])
  await close()
})

test('if no stored game counts, the room says how one would count, not that there are none', async () => {
  const game = await localGame('7', { end: { hands: 1 }, tie: 'shared' })
  await playOn(game)
  const kept = { log: game.log(), names: game.names, bot: 'hard', replayed: [0], givenUp: false }
  const { page, wrong, close } = await here.visit('phone')
  await page.goto(`${here.url}#you`)
  await page.waitForSelector(id('you-empty'))
  await page.getByTestId('you-part-data').click()
  const games = [{ id: 'a', seat: 0, at: 1_700_000_000_000, ...kept }]
  const all = JSON.stringify({ openhearts_everything: 1, at: 1_700_000_000_000, documents: {}, games, reviews: [] })
  await page.setInputFiles(id('you-file'), { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(all) })
  await page.getByTestId('you-carry').click()
  await page.waitForSelector(id('you-said'))
  await page.getByTestId('you-part-play').click()
  const said = page.getByTestId('you-statistics')
  await expect.poll(() => said.innerText()).toContain('One game was given up, or something in it was taken back')
  await expect.poll(() => said.innerText()).toContain('without taking anything back')
  expect(await said.innerText()).not.toContain('it is kept here')
  expect(wrong).toEqual([])
  await close()
})

test('the longest names are cut at their own end, and leave the cards their columns', async () => {
  const game = await localGame('7', { end: { hands: 1 }, tie: 'shared' })
  await playOn(game)
  const names = ['', 'Wolfeschlegelsteinhausen', 'Bartholomew Featherstone', 'Ingrid']
  const games = [
    { id: 'a', seat: 0, at: 1_700_000_000_000, log: game.log(), names, bot: null, replayed: [], givenUp: false },
  ]
  const { page, wrong, close } = await here.visit('phone', { language: 'ar' })
  await bring(page, games)
  await page.getByTestId('you-part-games').click()
  await page.getByTestId('you-game').click()
  await page.waitForSelector(id('you-hand'))
  // How far the first letter of each name lies within its column.
  const within = await page.locator('thead th:not(.first)').evaluateAll((all) =>
    all.map((cell) => {
      const letter = document.createRange()
      const walk = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      for (let node = walk.nextNode(); node; node = walk.nextNode())
        if (node.textContent?.trim()) {
          const from = node.textContent.search(/[\p{L}]/u)
          letter.setStart(node, from)
          letter.setEnd(node, from + 1)
          break
        }
      return letter.getBoundingClientRect().left - cell.getBoundingClientRect().left
    }),
  )
  expect(within).toHaveLength(4)
  expect(Math.min(...within)).toBeGreaterThanOrEqual(0)
  // A short name lies over its figures.
  expect(within[3]).toBeLessThan(8)
  await page.getByTestId('you-hand').click()
  await page.waitForSelector(id('review'))
  const table = page.getByTestId('review').locator('table')
  const beyond = await table.evaluate(({ parentElement: around }) => around!.scrollWidth - around!.clientWidth)
  expect(beyond).toBeLessThanOrEqual(0)
  expect(wrong).toEqual([])
  await close()
})

test('forward leads into no hand of a deleted game, and a filter for which no game is left is gone', async () => {
  const game = await localGame('7', { end: { hands: 1 }, tie: 'shared' })
  await playOn(game)
  const three = await localGame('8', { players: 3, end: { hands: 1 }, tie: 'shared' })
  await playOn(three)
  const { page, wrong, close } = await here.visit('phone')
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver(() => {
      for (const status of document.querySelectorAll('[role="status"]')) heard.push(status.textContent)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await bring(page, [kept(game), kept(three, 'b', 1_700_050_000_000)])
  await page.getByTestId('you-part-games').click()
  const games = page.getByTestId('you-game')
  await games.first().click()
  await page.getByTestId('you-hand').click()
  await page.waitForSelector(id('review'))
  await page.goBack()
  await page.waitForSelector(id('you-game-room'))
  await page.goBack()
  // How far the first look has come is not read out.
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard.join('\n'))
  expect(heard).toContain('added to your history')
  expect(heard).not.toContain('still to be looked through')
  await page.getByTestId('you-kind').locator('select').selectOption({ index: 1 })
  await expect.poll(() => games.count()).toBe(1)
  await page.getByTestId('you-game-forget').click()
  await page.waitForSelector(id('notice'))
  // The other game is not hidden by the choice of what is gone.
  await expect.poll(() => games.count()).toBe(1)
  await page.goForward()
  await page.waitForSelector(id('you'))
  await page.goForward()
  await page.waitForTimeout(300)
  expect(await page.getByTestId('review').count()).toBe(0)
  expect(await page.getByTestId('you').count()).toBe(1)
  expect(wrong).toEqual([])
  await close()
})

test('a hand that the way back leads to after a reload is there', async () => {
  const game = await localGame('7', { end: { hands: 1 }, tie: 'shared' })
  await playOn(game)
  const { page, wrong, close } = await here.visit('phone')
  await openHand(page, game)
  await page.waitForSelector(id('review'))
  // By a link to somewhere else, reloaded there: this page has not looked at the games yet.
  await page.evaluate(() => (location.hash = '#daily'))
  await page.waitForSelector(id('daily-play'))
  await page.reload()
  await page.waitForSelector(id('daily-play'))
  await page.goBack()
  await page.waitForSelector(id('home'))
  await page.goBack()
  await page.waitForSelector(id('review'))
  expect(wrong).toEqual([])
  await close()
})

test('of a game given up in its first hand, only what was taken is shown', async () => {
  const game = await localGame('7')
  await playOn(game, (view) => view.tricks.length === 8)
  const { page, wrong, close } = await here.visit('phone')
  await bring(page, [{ ...kept(game), givenUp: true }])
  await page.getByTestId('you-part-games').click()
  await page.getByTestId('you-game').click()
  const room = page.getByTestId('you-game-room')
  await room.locator('table').waitFor()
  expect(await room.locator('h2, figure').count()).toBe(0)
  expect(wrong).toEqual([])
  await close()
})

test('in the list of games, a game about chips shows the chips won', async () => {
  const game = await localGame('7', { extends: 'sweepstakes' })
  await playOn(game)
  const { chips, totals } = game.view()
  const net = (chips?.net[0] ?? 0) / (chips?.unit ?? 1)
  expect(net).not.toBe(totals[0])
  const { page, wrong, close } = await here.visit('phone')
  await bring(page, [kept(game)])
  await page.getByTestId('you-part-games').click()
  const signed = net < 0 ? `−${-net}` : `+${net}`
  await expect.poll(() => page.locator(`${id('you-game')} .total`).innerText()).toBe(`${signed} chips`)
  expect(wrong).toEqual([])
  await close()
})

test('the deal of a day counts as a hand, but not as a game won or lost', async () => {
  const game = await localGame('7', { end: { hands: 1 }, tie: 'shared' })
  await playOn(game)
  const kept = { log: game.log(), names: game.names, seat: 0, replayed: [], givenUp: false }
  const games = [
    { ...kept, id: 'a', bot: 'medium', at: 1_700_000_000_000 },
    { ...kept, id: 'day-2023-11-15', day: '2023-11-15', bot: 'careful', at: 1_700_050_000_000 },
  ]
  const { page, wrong, close } = await here.visit('phone')
  await bring(page, games)
  await page.getByTestId('you-part-play').click()
  const row = page.locator('tr', { has: page.getByText('Careful', { exact: true }) })
  await expect.poll(() => row.locator('td').allInnerTexts()).toHaveLength(5)
  expect((await row.locator('td').allInnerTexts()).slice(0, 3)).toEqual(['0', '–', '–'])
  expect(wrong).toEqual([])
  await close()
})

test('if there is no room for a finished game, that is reported, and it stays where it is', async () => {
  const game = await localGame('7', { end: { hands: 1 }, tie: 'shared' })
  await playOn(game)
  const entry = keptEntry(game, { over: true, saved: 1000 })
  const { page, wrong, close } = await here.visit('desktop')
  await page.addInitScript((entry) => {
    if (localStorage.getItem('openhearts.game.full') === null) localStorage.setItem('openhearts.game.full', entry)
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
  }, entry)
  await page.goto(`${here.url}#you`)
  await expect.poll(() => page.getByTestId('notice').innerText()).toContain('There is no room in this browser')
  await page.getByTestId('room-back').click()
  await page.getByTestId('play-now').click()
  await page.waitForSelector(id('table'))
  expect(await page.evaluate(() => localStorage.getItem('openhearts.game.full'))).toBe(entry)
  expect(wrong).toEqual([])
  await close()
})

test('on a phone held sideways, what a file would bring comes into view', async () => {
  const { page, wrong, close } = await here.visit('phone')
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto(`${here.url}#you`)
  await page.getByTestId('you-part-data').click()
  const review = { id: 'r', from: null, at: 1, unit: 'points', moves: 14, costly: [] }
  const file = { openhearts_everything: 1, at: 1, documents: {}, games: [], reviews: [review] }
  const buffer = Buffer.from(JSON.stringify(file))
  await page.setInputFiles(id('you-file'), { name: 'openhearts.json', mimeType: 'application/json', buffer })
  const add = page.getByTestId('you-carry')
  await expect.poll(async () => ((await add.boundingBox())?.y ?? 400) + 44).toBeLessThanOrEqual(390)
  expect(wrong).toEqual([])
  await close()
})

test('of a hand, the table is printed alone and as wide as the paper', async () => {
  const game = await localGame('7', { end: { hands: 1 }, tie: 'shared' })
  await playOn(game)
  const { page, wrong, close } = await here.visit('desktop')
  await openHand(page, game)
  const review = page.getByTestId('review')
  await review.locator('aside').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await review.locator('aside').isVisible()).toBe(false)
  expect((await review.locator('table').boundingBox())!.width).toBeGreaterThan(1100)
  expect(wrong).toEqual([])
  await close()
})
