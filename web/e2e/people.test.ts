/** Two people, each with a browser, at a table of a real server: they meet by link, play, come back, and play again. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { id, setText, sizeNames, type Visit } from './browser'
import { illegible } from './legible'
import { serveTables } from './openhearts'
import { callMyself, enter, goOn, host, join, unexpected } from './people'
import { servePage } from './server'
import { shoot } from './shots'
import { stage } from './stage'
import { testInTurns } from './sweep'
import { violations } from './violations'
import { speak } from './walker'
import { wayTo } from './way'

const here = stage({}, serveTables)

const unlimited = { pass: 0, play: 0 }

/** The player's cards as the page shows them. */
const hand = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[data-testid^="card-"]')
    .evaluateAll((cards) => cards.map((card) => card.dataset['testid'] ?? '').sort())

/** Both play until `enough` is true. */
async function play(pages: readonly Page[], enough: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 90_000
  while (!(await enough())) {
    if (Date.now() > until) throw new Error('nobody could go on')
    for (const page of pages) await goOn(page)
    await pages[0]?.waitForTimeout(60)
  }
}

/** Who sat where, for each game in this browser's history. */
const inHistory = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    // Opening it would make it, without the page's stores.
    if ((await indexedDB.databases()).length === 0) return []
    return new Promise((done) => {
      const opened = indexedDB.open('openhearts')
      opened.onsuccess = () => {
        const all = opened.result.transaction('games').objectStore('games').getAll() as IDBRequest<
          { readonly seat: number; readonly names: readonly string[]; readonly bot: string | null }[]
        >
        all.onsuccess = () => {
          opened.result.close()
          done(all.result.map(({ seat, names, bot }) => ({ seat, names, bot })))
        }
      }
    })
  })

const over = async (page: Page): Promise<boolean> => (await page.locator(id('game-over')).count()) > 0

describe.each(sizeNames)('the host on a %s', (size) => {
  const turn = testInTurns(size)
  const other = size === 'phone' ? 'desktop' : 'phone'

  turn('a friend joins by link, both play a game with two bots, one reloads, and they play another', async () => {
    const anna = await here.visit(size, { rules: { end: { hands: 1 } } }, { moves: true })
    const omar = await here.visit(other, {}, { moves: true })
    const link = await host(anna.page, here.url, 'Anna', unlimited)
    expect(await anna.page.getByTestId('missing').innerText()).toBe('Three more, and off we go')
    await violations(anna.page).then((found) => expect(found).toEqual([]))

    // The link shows whose table it is before a name is asked for.
    await omar.page.goto(link)
    await expect.poll(() => omar.page.getByTestId('invited').innerText()).toBe('You are invited to play with Anna.')
    expect(await violations(omar.page)).toEqual([])
    if (size === 'desktop') await shoot(omar.page, 'invited')
    await join(omar.page, link, 'Omar')
    await anna.page.getByText('Omar').first().waitFor()
    await omar.page.getByText('Anna’s table').waitFor()
    await omar.page.click(id('ready'))
    await expect.poll(() => anna.page.getByTestId('seat-1').innerText()).toContain('Ready')
    await anna.page.click(id('start'))
    for (const { page } of [anna, omar]) await page.waitForSelector(id('table'))

    // Each sees the other across their own cards.
    await expect.poll(() => hand(omar.page).then((cards) => cards.length)).toBe(13)
    const tricks = async (): Promise<number> => 13 - (await hand(omar.page)).length
    await play([anna.page, omar.page], async () => (await tricks()) >= 4 && (await tricks()) < 13)

    await expect.poll(async () => (await hand(omar.page)).length > 0).toBe(true)
    const before = await hand(omar.page)
    await omar.page.reload()
    await omar.page.waitForSelector(id('table'))
    await expect.poll(() => hand(omar.page)).toEqual(before)

    await play([anna.page, omar.page], async () => (await over(anna.page)) && (await over(omar.page)))
    const score = (page: Page): Promise<string> => page.locator('[data-testid="game-over"] table').first().innerText()
    expect((await score(anna.page)).match(/-?\d+/g)?.sort()).toEqual((await score(omar.page)).match(/-?\d+/g)?.sort())

    // The deal is checked against what both were promised and have seen.
    for (const { page } of [anna, omar]) {
      await page.click(id('deal-open'))
      await expect.poll(() => page.getByTestId('deal-check').innerText()).toContain('Nobody chose these cards.')
      expect(await page.getByTestId('deal-check').innerText()).toMatch(/Anna and Omar each added a part/)
      expect(await page.getByTestId('deal-check').innerText()).toContain('Everything you saw is in it')
    }
    expect(await violations(anna.page)).toEqual([])
    if (size === 'desktop') await shoot(anna.page, 'deal')
    const [file] = await Promise.all([anna.page.waitForEvent('download'), anna.page.click(id('log-download'))])
    expect(JSON.parse(readFileSync(await file.path(), 'utf-8'))).toMatchObject({ openhearts: 2 })
    for (const { page } of [anna, omar]) await page.click(id('close'))
    if (size === 'desktop') await shoot(anna.page, 'end')
    // Chat lines remain after the end of a game.
    await anna.page.click(id('chat-open'))
    await anna.page.click(id('people-phrase-well_played'))
    await anna.page.click(id('close'))
    await expect.poll(() => omar.page.getByTestId('unread').innerText()).toBe('1')
    // It is in both histories, each with its own seat, with the names that people read at the table.
    const names = ['Anna', 'Omar', 'Bot 1', 'Bot 2']
    await expect.poll(() => inHistory(anna.page)).toEqual([{ seat: 0, names, bot: null }])
    await expect.poll(() => inHistory(omar.page)).toEqual([{ seat: 1, names, bot: null }])
    // A phone held sideways has the next actions on one line.
    if (size === 'desktop') {
      const window = anna.page.viewportSize()
      await anna.page.setViewportSize({ width: 844, height: 390 })
      const tops = await Promise.all(
        ['review-open', 'after-leave', 'to-table', 'after-again'].map((name) =>
          anna.page.getByTestId(name).evaluate((button) => Math.round(button.getBoundingClientRect().top / 10)),
        ),
      )
      expect(new Set(tops).size).toBe(1)
      // Also with four people.
      const covers = await anna.page.getByTestId('after-ready').evaluate((ready) => {
        const one = ready.querySelector('.one') as Element
        const more = [one.cloneNode(true), one.cloneNode(true)] as Element[]
        one.after(...more)
        const right = Math.max(...[...ready.children].map((each) => each.getBoundingClientRect().right))
        const free = (ready.nextElementSibling as Element).getBoundingClientRect().left
        for (const each of more) each.remove()
        return right - free
      })
      expect(covers).toBeLessThanOrEqual(0)
      if (window) await anna.page.setViewportSize(window)
    }

    // The evening continues: the standings, and another game with the same people.
    for (const { page } of [anna, omar]) await page.click(id('to-table'))
    await expect.poll(() => anna.page.getByTestId('evening').innerText()).toContain('Omar')
    if (size === 'desktop') await shoot(anna.page, 'evening')
    // On a small phone, in a language of long words, a long name isn't broken beside the figures.
    await speak(anna.page, 'de')
    const windowed = anna.page.viewportSize()!
    await anna.page.setViewportSize({ width: 360, height: 640 })
    const named = anna.page.locator(`${id('evening')} tbody th`).first()
    await named.evaluate((name) => (name.textContent = 'Bartholomew Featherston'))
    expect((await illegible(anna.page)).filter((each) => /Barth.*broken/.test(each))).toEqual([])
    await named.evaluate((name) => (name.textContent = 'Omar'))
    await speak(anna.page, 'en')
    // Nor is a short one at twice the text size.
    await anna.page.setViewportSize({ width: 390, height: 844 })
    await setText(anna.page, 32)
    const lines = await named.evaluate((name) => {
      const range = document.createRange()
      range.selectNodeContents(name)
      return range.getClientRects().length
    })
    expect(lines).toBe(1)
    await setText(anna.page, 16)
    await anna.page.setViewportSize(windowed)
    // Until then the result can be looked at again, also after a reload.
    await omar.page.reload()
    for (const { page } of [anna, omar]) {
      await page.click(id('look-back'))
      await page.waitForSelector(id('game-over'))
    }
    expect((await score(omar.page)).match(/-?\d+/g)?.sort()).toEqual((await score(anna.page)).match(/-?\d+/g)?.sort())
    await anna.page.click(id('to-table'))
    await omar.page.click(id('after-again'))
    await omar.page.click(id('to-table'))
    await expect.poll(() => omar.page.getByTestId('ready').isDisabled()).toBe(true)
    await anna.page.click(id('ready'))
    for (const { page } of [anna, omar]) await page.waitForSelector(id('table'))
    await expect.poll(() => hand(anna.page).then((cards) => cards.length)).toBe(13)

    // Omar has to go. His seat is now a bot's, and says so.
    await omar.page.click(id('menu'))
    await omar.page.click(id('menu-leave'))
    await omar.page.click(id('leave-go'))
    await expect.poll(() => anna.page.getByTestId('table').innerText()).toContain('Bot 1')
    for (const each of [anna, omar]) {
      expect(unexpected(each)).toEqual([])
      await each.close()
    }
  })

  turn('a table is found by its code, however it is typed; a missing one is reported', async () => {
    const anna = await here.visit(size)
    const omar = await here.visit(other)
    await host(anna.page, here.url, 'Anna', unlimited)
    const code = await anna.page.getByTestId('table-code').innerText()
    await enter(omar.page, here.url, 'Omar')
    await omar.page.locator('[data-testid^="have-code"]:visible').click()
    // Typed at once: the field is focused, because it is the only question.
    await omar.page.waitForSelector(`${id('code')}:focus`)
    await omar.page.fill(id('code'), 'nobody at home')
    await omar.page.click(id('code-go'))
    await expect.poll(() => omar.page.getByTestId('trouble').innerText()).toContain('no such table')
    const why = await omar.page.getByTestId('code').getAttribute('aria-describedby')
    expect(await omar.page.locator(`#${why}`).innerText()).toContain('no such table')
    await omar.page.fill(id('code'), code.toUpperCase())
    await omar.page.click(id('code-go'))
    await omar.page.getByText('Anna’s table').waitFor()
    // The host removes him: he is told why, and finds the way to the tables. The link works when she readmits him.
    await anna.page.click(id('seat-1'))
    await anna.page.click(id('seat-remove'))
    const shown = omar.page.getByTestId('trouble')
    await expect.poll(() => shown.innerText()).toContain('The host has asked you to leave')
    expect(await omar.page.locator(`${id('people-trouble')} h1`).innerText()).toBe('No longer at the table')
    expect(await omar.page.getByTestId('people-again').count()).toBe(0)
    expect(await violations(omar.page)).toEqual([])
    const invited = omar.page.url()
    await omar.page.reload()
    await expect.poll(() => shown.innerText()).toContain('The host has asked you to leave')
    expect(await omar.page.getByTestId('people-again').count()).toBe(0)
    await omar.page.click(id('people-tables'))
    await omar.page.waitForSelector(id('people-start'))
    await anna.page.click(id('seat-1'))
    await anna.page.getByText('Let Omar come back').click()
    await omar.page.goto(invited)
    await omar.page.getByText('Anna’s table').waitFor()
    await omar.close()
    await anna.close()
  })

  turn('a link that leads nowhere, and a page without a server, are explained in a sentence', async () => {
    const { page, close } = await here.visit(size)
    await page.goto(`${here.url}#/t/amber-fox-17?nokey`)
    await callMyself(page, 'Anna')
    await expect.poll(() => page.getByTestId('trouble').innerText()).toContain('Ask for a new link')
    expect(await page.getByTestId('people-again').count()).toBe(0)
    expect(await violations(page)).toEqual([])
    await close()

    const plain = await servePage()
    const alone = await here.visit(size)
    await alone.page.goto(plain.url)
    await alone.page.click(id('friends'))
    await expect.poll(() => alone.page.getByTestId('trouble').innerText()).toContain('without a server')
    await alone.page.click(id('people-home'))
    await alone.page.waitForSelector(id('home'))
    await alone.close()
    await plain.close()
  })
})

test('who leaves a game by the browser’s back button finds the way to their seat again, until they get up', async () => {
  const anna = await here.visit('phone')
  const { page } = anna
  const link = await host(page, here.url, 'Anna', unlimited)
  await page.click(id('start'))
  await page.waitForSelector(id('confirm-pass'))
  const dealt = await hand(page)
  await page.goBack()
  await page.waitForSelector(`${id('lobby-seat')}:focus`)
  // Neither a reload nor the first page forgets it.
  await page.goto(`${here.url}?again`)
  await page.click(id('friends'))
  await page.click(id('lobby-seat'))
  await page.waitForSelector(id('confirm-pass'))
  expect(new URL(page.url()).hash).toBe(new URL(link).hash)
  expect(await hand(page)).toEqual(dealt)
  await page.click(id('menu'))
  await page.click(id('menu-leave'))
  await page.click(id('leave-go'))
  await page.waitForSelector(id('people-start'))
  expect(await page.getByTestId('lobby-seat').count()).toBe(0)
  expect(unexpected(anna)).toEqual([])
  await anna.close()
})

test('people at a table can read its rules, and are asked again when they change', async () => {
  const anna = await here.visit('desktop', { rules: { players: 5 } })
  const omar = await here.visit('phone')
  await join(omar.page, await host(anna.page, here.url, 'Anna', unlimited), 'Omar')
  await omar.page.click(id('ready'))
  await expect.poll(() => omar.page.getByTestId('ready').innerText()).toBe('Waiting for the others')
  // They chat about it.
  await omar.page.click(id('chat-open'))
  await omar.page.fill(id('chat-text'), 'With the jack?')
  await omar.page.click(id('chat-send'))
  // A free seat asks for a tap only where it does something: at the host's.
  expect(await anna.page.locator(`${id('seat-2')} svg`).count()).toBe(1)
  expect(await omar.page.locator(`${id('seat-2')} svg`).count()).toBe(0)
  await expect.poll(() => anna.page.getByTestId('unread').innerText()).toBe('1')
  await anna.page.click(id('chat-open'))
  await expect.poll(() => anna.page.getByTestId('chat-lines').innerText()).toContain('With the jack?')
  expect(await violations(anna.page)).toEqual([])
  for (const { page } of [anna, omar]) await page.click(id('close'))
  expect(await anna.page.getByTestId('unread').count()).toBe(0)
  await anna.page.click(id('waiting-rules'))
  await anna.page.click(id('rules-field-jack'))
  await anna.page.click(id('rules-play'))
  await expect.poll(() => omar.page.getByTestId('ready').innerText()).toBe('I’m ready')
  await omar.page.click(id('waiting-law'))
  await expect.poll(() => omar.page.getByTestId('rule-sheet').innerText()).toContain('−10 points for the J♦')
  expect(await violations(omar.page)).toEqual([])
  await omar.page.click(id('close'))
  await omar.page.click(id('ready'))
  await expect.poll(() => anna.page.getByTestId('seat-1').innerText()).toContain('Ready')
  for (const each of [anna, omar]) {
    expect(unexpected(each)).toEqual([])
    await each.close()
  }
})

test('six at a table, one with the longest name, find everything in its place before and after the game', async () => {
  const rules = { players: 6, pass_cycle: ['hold'], end: { hands: 1 }, tie: 'shared', teams: '3v3' } as const
  const names = ['Anna', 'Omar', 'Mei', 'W'.repeat(24), 'Bartholomew Featherston', 'Zoë']
  const visits = await Promise.all(names.map((_, i) => here.visit(i === 0 ? 'desktop' : 'phone', { rules })))
  const pages = visits.map(({ page }) => page)
  const [anna, omar] = pages as [Page, Page]
  await anna.setViewportSize({ width: 1280, height: 720 })
  const link = await host(anna, here.url, 'Anna', unlimited)
  for (const [i, page] of pages.entries()) {
    if (i === 0) continue
    await join(page, link, names[i] ?? '')
    await expect.poll(() => anna.getByTestId(`seat-${i}`).innerText()).toContain(names[i])
  }
  /** Which of the things with words or faces lie on each other. */
  const colliding = (page: Page, things: string): Promise<readonly string[]> =>
    page.evaluate((all) => {
      const found = [...document.querySelectorAll(all)].map((each) => [each, each.getBoundingClientRect()] as const)
      return found.flatMap(([one, a], i) =>
        found
          .slice(i + 1)
          .filter(([other, b]) => !one.contains(other) && a.left < b.right - 1 && b.left < a.right - 1)
          .filter(([, b]) => a.top < b.bottom - 1 && b.top < a.bottom - 1)
          .map(([other]) => `${one.textContent.trim()} / ${other.textContent.trim()}`),
      )
    }, things)
  await anna.getByText('Three against three, every other seat').waitFor()
  expect(await colliding(anna, '.face, .name, .note, .chip, [data-testid="invite"]')).toEqual([])
  for (const page of pages) await page.click(id('ready'))
  await play(pages, async () => (await over(anna)) && (await over(omar)))
  await omar.waitForSelector(id('after-again'))
  const size = { width: 360, height: 640 }
  for (const page of [anna, omar]) {
    // Whoever turned the game may be the one with the longest name. A game whose win is shared has no turning point.
    await page.locator(`${id('turning-points')} .second`).evaluateAll((all, name) => {
      for (const each of all) each.textContent = `Hand 1: ${name} shot the moon.`
    }, names[3])
    await page.setViewportSize(size)
    const inside = page.locator('main > .inside')
    await expect.poll(() => inside.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
  }
  const ends = await omar
    .locator('.standings td')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right))
  expect(Math.max(...ends)).toBeLessThanOrEqual(size.width)
  await omar.setViewportSize({ width: 844, height: 390 })
  expect(await colliding(omar, '.foot .button, [data-testid="after-ready"] .medallion')).not.toContainEqual(
    expect.stringMatching(/Leave|To the table|Another game|Look at the hand/),
  )
  // A phone shows who is ready, says it, and has the way to the chat.
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 844],
    [568, 320],
  ] as const) {
    await omar.setViewportSize({ width, height })
    // Only a word that is wider than the window.
    const broken = (await illegible(omar)).filter((each) => each.endsWith('is broken in the middle'))
    expect(
      broken.filter((each) => !each.includes(names[3] ?? '')),
      `${width} × ${height}`,
    ).toEqual([])
    // Some of the result can be seen above it.
    const top = await omar.locator('.foot').evaluate((foot) => foot.getBoundingClientRect().top)
    expect(top, `${width} × ${height}`).toBeGreaterThan(height / 2)
    const right = await omar
      .locator(`${id('after-ready')} > *`)
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().right)))
    expect(right).toHaveLength(8)
    expect(Math.max(...right), `${width} × ${height}`).toBeLessThanOrEqual(width)
  }
  // The standings of the evening leave the seats beside them room enough.
  await anna.setViewportSize({ width: 1440, height: 900 })
  await anna.click(id('to-table'))
  await anna.getByText('The evening so far').waitFor()
  expect(await illegible(anna)).not.toContainEqual(expect.stringContaining('Bartholomew'))
  for (const each of visits) {
    expect(unexpected(each)).toEqual([])
    await each.close()
  }
})

test('with a screen reader and keyboard, one hears who comes and is ready, and the focus is never lost', async () => {
  const anna = await here.visit('desktop', { rules: { players: 3, pass_cycle: ['hold'] } })
  const omar = await here.visit('desktop')
  const link = await host(anna.page, here.url, 'Anna', unlimited)
  const heard = (page: Page): Promise<string> => page.getByTestId('log').innerText()
  const focus = (page: Page): Promise<string> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? document.activeElement?.tagName ?? '')
  const press = async (page: Page, name: string): Promise<void> => {
    await page.focus(id(name))
    await page.keyboard.press('Enter')
  }
  await press(anna.page, 'copy-link')
  await expect.poll(() => heard(anna.page)).toContain('Copied')
  expect(await focus(anna.page)).toBe('copy-link')
  await join(omar.page, link, 'Omar')
  await expect.poll(() => heard(anna.page)).toContain('Omar sat down.')
  await press(omar.page, 'ready')
  await expect.poll(() => heard(anna.page)).toContain('Omar is ready.')
  await expect.poll(() => focus(omar.page)).toBe('H1')
  // After handing over the table, what anybody can do about a person is still at that seat.
  await press(anna.page, 'seat-1')
  await press(anna.page, 'seat-host')
  await expect.poll(() => heard(anna.page)).toContain('Omar is the host now.')
  await expect.poll(() => focus(anna.page)).toBe('seat-1')
  // At 400 % zoom the window is low: everything scrolls.
  await anna.page.setViewportSize({ width: 320, height: 256 })
  await anna.page.getByTestId('ready').scrollIntoViewIfNeeded()
  expect(
    await anna.page
      .locator('main header')
      .boundingBox()
      .then((box) => box!.y + box!.height),
  ).toBeLessThan(0)
  // The player's own place at the table also has room.
  await press(omar.page, 'start')
  await omar.page.waitForSelector(id('table'))
  await omar.page.setViewportSize({ width: 320, height: 640 })
  await omar.page.getByTestId('scores').waitFor()
  const scores = await omar.page.getByTestId('scores').boundingBox()
  expect(scores!.x + scores!.width).toBeLessThanOrEqual(320)
  // Escape closes the chat sheet, like any sheet.
  await press(omar.page, 'chat-open')
  await expect.poll(() => focus(omar.page)).toBe('chat-lines')
  await omar.page.keyboard.press('Escape')
  await expect.poll(() => focus(omar.page)).toBe('chat-open')
  expect(await omar.page.getByTestId('chat').count()).toBe(0)
  for (const each of [anna, omar]) await each.close()
})

test('on a bad connection there is no empty page, nothing is said twice, and leaving works', async () => {
  const anna = await here.visit('desktop', { rules: { end: { hands: 1 } } })
  const { page, close } = await here.visit('phone', {}, { moves: true, offline: true })
  const way = await wayTo(here.url)
  const link = await host(anna.page, here.url, 'Anna', unlimited)

  // First no answer, then no network, then it is back.
  await page.route('**/api/v1/me', () => undefined)
  await page.goto(way.url + new URL(link).hash)
  await page.waitForSelector(id('people-connecting'))
  await page.click(id('people-back'))
  await page.waitForSelector(id('home'))
  await page.unroute('**/api/v1/me')
  await page.route('**/api/v1/me', (route) => route.abort())
  await page.click(id('friends'))
  await page.waitForSelector(id('people-again'))
  await page.unroute('**/api/v1/me')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.waitForSelector(id('name'))

  await join(page, way.url + new URL(link).hash, 'Omar')
  // Who is ready while there is no connection sees at once that they have said so, and that nobody knows yet.
  way.open(false)
  await page.getByText('The connection is lost').waitFor()
  await page.click(id('ready'))
  expect(await page.getByTestId('ready').innerText()).toBe('Waiting for the others')
  expect(await page.getByTestId('waiting-says').innerText()).toBe('The connection is lost. Trying again.')
  way.open(true)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => page.getByTestId('waiting-says').innerText()).toContain('You are ready.')
  await expect.poll(() => anna.page.getByTestId('seat-1').innerText()).toContain('Ready')
  await anna.page.click(id('start'))
  await page.waitForSelector(id('table'))
  await page.click(id('chat-open'))
  way.open(false)
  await page.getByText('Reconnecting').waitFor()
  await page.fill(id('chat-text'), 'In a tunnel')
  await page.press(id('chat-text'), 'Enter')
  await page.press(id('chat-text'), 'Enter')
  // The chat covers what else says so.
  await page.getByTestId('chat').getByText('The connection is lost').waitFor()
  await page.click(id('people-phrase-thanks'))
  await page.click(id('people-phrase-thanks'))
  way.open(true)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  const lines = anna.page.getByTestId('chat-lines').getByText('In a tunnel')
  await lines.first().waitFor()
  await expect.poll(() => page.inputValue(id('chat-text'))).toBe('')
  expect(await lines.count()).toBe(1)
  const thanks = anna.page.getByTestId('chat-lines').getByText('Thank you.')
  await thanks.first().waitFor()
  expect(await thanks.count()).toBe(1)

  way.open(false)
  await page.getByText('Reconnecting').waitFor()
  await page.click(id('menu'))
  await page.click(id('menu-leave'))
  await page.click(id('leave-go'))
  await page.waitForSelector(id('table'), { state: 'detached', timeout: 5_000 })
  await close()
  await anna.close()
  await way.close()
})

test('long names cover nothing, and a phone shows the time left to pass', async () => {
  const rules = { rules: { end: { hands: 1 } } }
  const wide = await here.visit('desktop', rules)
  const small = await here.visit('phone', { language: 'de' })
  await small.page.setViewportSize({ width: 360, height: 640 })
  await enter(wide.page, here.url, 'Bartholomew')
  await wide.page.click(id('host-open'))
  await wide.page.click(id('host-go'))
  await wide.page.waitForSelector(id('waiting'))
  // Bots hold the seats until people come, and the link is for this machine.
  expect(await wide.page.getByTestId('missing').innerText()).toBe('Bots keep the seats for friends')
  expect(await wide.page.getByTestId('link-about').innerText()).toBe('This link works on this machine only.')
  // Names stand on the table's oval. Nobody's is cut before a game; during it, the longest end in an ellipsis.
  const covered = async (page: Page, cut = /cut with dots$|leaves the window at a side$/): Promise<readonly string[]> =>
    (await illegible(page)).filter((each) => !each.endsWith('lies on div.oval') && !cut.test(each))
  const complete = (page: Page): Promise<readonly string[]> => covered(page, /^$/)
  expect(await complete(wide.page)).toEqual([])
  await join(small.page, await wide.page.inputValue(id('table-link')), 'Maximiliane Hohenberger')
  const lying = await here.visit('phone', { language: 'de' })
  await lying.page.setViewportSize({ width: 844, height: 390 })
  await join(lying.page, await wide.page.inputValue(id('table-link')), 'Benjamin Wolkenstein')
  const last = await here.visit('phone', { language: 'de' })
  await last.page.setViewportSize({ width: 360, height: 640 })
  await join(last.page, await wide.page.inputValue(id('table-link')), 'Cy')
  const door = await small.page.locator(`${id('leave')} svg`).boundingBox()
  expect(door?.width).toBeGreaterThan(16)
  for (const { page } of [wide, small, lying, last]) expect(await complete(page)).toEqual([])
  const all = [wide, small, lying, last]
  for (const { page } of all) await page.click(id('ready'))
  for (const { page } of all) await page.waitForSelector(id('pass-title'))
  for (const { page } of [small, lying, last]) {
    expect(await page.getByTestId('pass-time').innerText()).toMatch(/^[1-6]\d\ss$/)
  }
  // Lying on its side the phone has it before the sentence, and a space between them.
  expect(await lying.page.getByTestId('turn-line').innerText()).toMatch(/^[1-6]\d\ss\s· \S/)
  for (const { page } of [small, last]) {
    const words = await page.getByTestId('turn-line').boundingBox()
    const slot = await page.getByTestId('slot').first().boundingBox()
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(slot?.y ?? 0)
  }
  for (const { page } of all) expect(await covered(page)).toEqual([])
  for (const each of all) await each.close()
})

test('beside the chat, long names are complete: at the table, in sentences and over the scores', async () => {
  const names = ['Ida', 'Bartholomew Featherston', 'Maximiliane Hohenberg', 'Evangelina Wolkenstein']
  const rules = { moon: 'choice', fifty_reset: true, points: { H: 1, QS: 13, JD: -10 }, settlement: 'sweepstakes' }
  const all = await Promise.all(names.map(() => here.visit('desktop', { rules })))
  const [ida] = all as [Visit]
  for (const { page } of all) await page.setViewportSize({ width: 1280, height: 720 })
  const link = await host(ida.page, here.url, 'Ida', { pass: 0, play: 0 })
  for (const [i, { page }] of all.entries()) if (i > 0) await join(page, link, names[i] ?? '')
  for (const { page } of all) await page.click(id('ready'))
  for (const { page } of all) await page.waitForSelector(id('pass-title'))
  for (const { page } of all) {
    expect(await illegible(page)).toEqual([])
    // However long, the rules end before the ring of who sits at the top.
    const line = await page.getByTestId('table-rules').boundingBox()
    const ring = await page.locator('.seat.top .medallion').boundingBox()
    expect(line!.width).toBeGreaterThan(150)
    expect(line!.x + line!.width).toBeLessThan(ring!.x - 8)
  }
  // On the smallest phones, what a watcher is told and offered lies below the place of whom they watch.
  const watcher = await here.visit('phone')
  await watcher.page.goto(link)
  await callMyself(watcher.page, 'Zoë')
  await watcher.page.waitForSelector(id('you-watch'))
  for (const [width, height] of [
    [320, 568],
    [568, 320],
  ] as const) {
    await watcher.page.setViewportSize({ width, height })
    const below = async (): Promise<number> => {
      const own = (await watcher.page.locator('section.own').boundingBox())!
      return (await watcher.page.getByTestId('you-watch').boundingBox())!.y - own.y - own.height
    }
    await expect.poll(below, { message: `${width} × ${height}` }).toBeGreaterThanOrEqual(-4)
  }
  for (const each of [...all, watcher]) await each.close()
})

test('long names beside each other keep their distance on a phone, and an Arabic one stands at its medallion', async () => {
  const names = ['Ida', 'عبد الرحمن بن عبد العزيز', 'Wilhelmine-Charlotte Abc', 'Maximilian Donaudampfsch']
  const all = await Promise.all(names.map(() => here.visit('phone', { rules: { pass_cycle: ['hold'] } })))
  const [{ page }] = all as [Visit]
  const link = await host(page, here.url, 'Ida', { pass: 0, play: 0 })
  for (const [i, each] of all.entries()) if (i > 0) await join(each.page, link, names[i] ?? '')
  for (const each of all) await each.page.click(id('ready'))
  await page.waitForSelector(id('turn-line'))
  const boxes = await page
    .locator(`${id('seat')} .name`)
    .evaluateAll((found) =>
      found.map((each) => each.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    )
  expect(boxes).toHaveLength(3)
  for (const [i, { left }] of boxes.entries()) if (i > 0) expect(left - boxes[i - 1]!.right).toBeGreaterThanOrEqual(8)
  // Beside the chat the name takes two lines, which begin above what is told below it.
  await page.setViewportSize({ width: 1280, height: 720 })
  const beginnings = (): Promise<readonly number[]> =>
    page.locator('.seat.side:not(.right)').evaluate((seat) => {
      const range = document.createRange()
      range.selectNodeContents(seat.querySelector('.name')!)
      const lines = [...range.getClientRects()].map(({ left }) => left)
      return [seat.querySelector('.medallion')!.getBoundingClientRect().left, ...lines]
    })
  await expect.poll(async () => (await beginnings()).length).toBeGreaterThan(2)
  const [edge, ...lines] = await beginnings()
  for (const line of lines) expect(Math.abs(line - edge!)).toBeLessThan(4)
  for (const each of all) await each.close()
})

test('the second Anna reads what the others see, and the standings of four people cover no name', async () => {
  const rules = { end: { hands: 1 }, tie: 'shared', pass_cycle: ['hold'], teams: '2v2' }
  const all = await Promise.all(['Anna', 'Anna', 'Cy', 'Dee'].map(() => here.visit('desktop', { rules })))
  const [first, second] = all as [Visit, Visit]
  for (const { page } of all) await page.setViewportSize({ width: 1280, height: 720 })
  const link = await host(first.page, here.url, 'Anna', unlimited)
  for (const [i, name] of ['Anna', 'Cy', 'Dee'].entries()) await join((all[i + 1] as Visit).page, link, name)
  expect(await second.page.getByTestId('called').innerText()).toBe('Others see you as Anna 2.')
  expect(await second.page.getByTestId('log').innerText()).toContain('You sat down. Others see you as Anna 2.')
  expect(await first.page.getByTestId('called').count()).toBe(0)
  await first.page.getByTestId('seat-3').getByText('Dee').waitFor()
  const covered = async (): Promise<readonly string[]> =>
    (await illegible(first.page)).filter((each) => !each.endsWith('lies on div.oval'))
  expect(await covered()).toEqual([])
  for (const { page } of all) await page.click(id('ready'))
  await play(
    all.map(({ page }) => page),
    async () => (await first.page.locator(id('game-over')).count()) > 0,
  )
  await first.page.click(id('to-table'))
  await first.page.waitForSelector(id('evening'))
  expect(await covered()).toEqual([])
  for (const each of all) await each.close()
}, 120_000)

test('more than four around a small table stand in rows, so that no name lies on another', async () => {
  const names = ['Maximiliane Hohenberger', 'Evangelina Wolkenstein', 'Wilhelmina', 'Anna Maria Schneider', 'Cy']
  const first = await here.visit('phone', { rules: { players: 6 } })
  const link = await host(first.page, here.url, 'Bartholomew Featherston', unlimited)
  const others = await Promise.all(names.map(() => here.visit('desktop')))
  for (const [i, { page }] of others.entries()) await join(page, link, names[i] ?? '')
  await first.page.getByTestId('seat-5').getByText('Cy').waitFor()
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [844, 390],
  ] as const) {
    await first.page.setViewportSize({ width, height })
    // The word of the way out is only read out there.
    const wrong = (await illegible(first.page)).filter((each) => !each.startsWith('“Leave”'))
    expect(wrong, `${width} × ${height}`).toEqual([])
  }
  for (const each of [first, ...others]) await each.close()
})

test('a name of one long word stays within the window, and a table for partners says who plays with whom', async () => {
  const small = await here.visit('phone', { rules: { teams: '2v2' } })
  await small.page.setViewportSize({ width: 360, height: 640 })
  const link = await host(small.page, here.url, 'Anna', unlimited)
  await expect
    .poll(() => small.page.locator('#limits-allowed').innerText())
    .toMatch(/two against two, partners opposite/i)
  const guest = await here.visit('desktop')
  await join(guest.page, link, 'W'.repeat(24))
  await small.page.getByTestId('seat-1').getByText('WWW').waitFor()
  await guest.page.click(id('ready'))
  await small.page.click(id('start'))
  const { page } = small
  const right = (name: string): Promise<number> =>
    page.getByTestId(name).evaluate((each) => Math.round(each.getBoundingClientRect().left + each.scrollWidth))
  await page.waitForSelector(id('pass-title'))
  expect(await right('pass-title')).toBeLessThanOrEqual(360)
  await goOn(page)
  await expect.poll(() => page.getByTestId('turn-line').innerText()).toContain('WWW')
  expect(await right('turn-line')).toBeLessThanOrEqual(360)
  await page.click(id('chat-open'))
  await page.getByTestId('chat-lines').getByText('WWW').first().waitFor()
  expect(await right('chat-lines')).toBeLessThanOrEqual(360)
  for (const each of [small, guest]) await each.close()
})

test('games that ended while a page was not at their table are in its history once it is', async () => {
  const anna = await here.visit('desktop', {
    rules: { players: 3, end: { hands: 1 }, tie: 'shared', pass_cycle: ['hold'] },
  })
  const link = await host(anna.page, here.url, 'Anna', unlimited)
  for (const next of ['start', 'after-again']) {
    await anna.page.click(id(next))
    await anna.page.getByTestId('game-over').waitFor({ state: 'detached' })
    await play([anna.page], () => over(anna.page))
  }
  // The same person comes with a browser that has seen neither.
  const other = await here.visit('phone')
  await other.context.addCookies(await anna.context.cookies())
  await other.page.goto(link)
  const each = { seat: 0, names: ['Anna', 'Bot 1', 'Bot 2'], bot: null }
  await expect.poll(() => inHistory(other.page)).toEqual([each, each])
  for (const each of [anna, other]) await each.close()
})

test('on a phone held sideways, two long names leave the question of a pass clear of who sits above it', async () => {
  const lying = await here.visit('phone', { language: 'fr', rules: { players: 3 } })
  await lying.page.setViewportSize({ width: 844, height: 390 })
  const link = await host(lying.page, here.url, 'Ida', { pass: 60, play: 60 })
  const others = [await here.visit('desktop'), await here.visit('desktop')] as const
  await join(others[0].page, link, 'Maximiliane Featherstone')
  await join(others[1].page, link, 'Jürgen-Ottokar von Hohen')
  for (const { page } of [lying, ...others]) await page.click(id('ready'))
  await lying.page.waitForSelector(id('pass-title'))
  const title = await lying.page.getByTestId('pass-title').boundingBox()
  for (const seat of await lying.page.locator(`${id('seat')} p`).all()) {
    const line = await seat.boundingBox()
    if (line!.x < title!.x + title!.width) expect(line!.y + line!.height).toBeLessThanOrEqual(title!.y + 2)
  }
  expect(await lying.page.getByTestId('pass-time').isVisible()).toBe(true)
  // The longer of them stands in the button, too, on two lines at most.
  await lying.page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('[data-testid^="card-"][data-legal="true"]')]
    for (const card of cards.slice(0, 3)) card.click()
  })
  const confirm = lying.page.locator(`${id('confirm-pass')}[aria-disabled="false"]`)
  const lines = await confirm.evaluate((button) => {
    const range = document.createRange()
    range.selectNodeContents(button)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
  expect(lines).toBeLessThanOrEqual(2)
  for (const each of [lying, ...others]) await each.close()
})

test('in Arabic, too, it can be read whose table it is, however long the name', async () => {
  const { page, close } = await here.visit('phone', { language: 'ar' })
  await page.setViewportSize({ width: 360, height: 640 })
  await host(page, here.url, 'Maximiliane Featherstone', unlimited)
  expect((await illegible(page)).filter((each) => each.includes('Featherstone'))).toEqual([])
  await close()
})

test('at twice the text size everything can be read before a game: who sits there, the invitation, what is allowed', async () => {
  const [anna, guest] = [await here.visit('desktop'), await here.visit('phone')]
  for (const { page } of [anna, guest]) await setText(page, 32)
  const link = await host(anna.page, here.url, 'Bartholomew Featherston', unlimited)
  await join(guest.page, link, 'Maximiliane Hohenberg')
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
    [844, 390],
  ] as const) {
    for (const { page } of [anna, guest]) {
      await page.setViewportSize({ width, height })
      expect(await illegible(page), `${width} × ${height}`).toEqual([])
    }
  }
  await anna.close()
  await guest.close()
})

test('at twice the text size, the sheets about a long name or with long words keep their button and fit the window', async () => {
  const [anna, guest] = [await here.visit('phone'), await here.visit('phone', { language: 'de' })]
  for (const { page } of [anna, guest]) await setText(page, 32)
  const link = await host(anna.page, here.url, 'Anna', unlimited)
  /** All but a name of one word that is longer than the line. */
  const faults = async (page: Page): Promise<readonly string[]> =>
    (await illegible(page)).filter((each) => !/“(Wolfe|Einst).*is broken/.test(each))
  await enter(guest.page, here.url, 'Wolfeschlegelsteinhause')
  await guest.page.setViewportSize({ width: 360, height: 640 })
  await guest.page.click(id('have-code-small'))
  await guest.page.waitForSelector(id('code'))
  expect(await faults(guest.page)).toEqual([])
  await guest.page.goto(link)
  await guest.page.waitForSelector(id('waiting'))
  await anna.page.getByText('Wolfeschlegelsteinhause').first().waitFor()
  await anna.page.click(id('seat-1'))
  await anna.page.waitForSelector(id('seat-person'))
  expect(await faults(anna.page)).toEqual([])
  await anna.page.keyboard.press('Escape')
  await speak(anna.page, 'de')
  await anna.page.setViewportSize({ width: 360, height: 640 })
  await anna.page.click(id('waiting-limits'))
  await anna.page.waitForSelector(id('limits-keep'))
  expect(await faults(anna.page)).toEqual([])
  await anna.page.keyboard.press('Escape')
  // The way out has only a picture there.
  for (const { page } of [anna, guest])
    expect((await faults(page)).filter((each) => !each.startsWith('“Verlassen”'))).toEqual([])
  for (const each of [anna, guest]) await each.close()
})

test('in a list of seats the ring of whoever is ready is whole, and stands clear of the name beside it', async () => {
  const rules = { players: 5 }
  const [anna, omar] = [await here.visit('phone', { rules }), await here.visit('phone')]
  const link = await host(anna.page, here.url, 'Bartholomew Featherston', unlimited)
  await join(omar.page, link, 'Omar')
  await omar.page.click(id('ready'))
  for (const { page } of [anna, omar]) {
    await page.setViewportSize({ width: 360, height: 640 })
    const ready = page.locator(`${id('seat-1')} .face.ready`)
    await ready.waitFor()
    const [ring, room, name] = await Promise.all([
      ready.boundingBox(),
      page.locator('main .scroll').boundingBox(),
      page.locator(`${id('seat-0')} .name`).boundingBox(),
    ])
    expect(ring!.y - 6).toBeGreaterThanOrEqual(room!.y)
    expect(ring!.x - 6 - name!.x - name!.width).toBeGreaterThanOrEqual(6)
  }
  for (const each of [anna, omar]) await each.close()
})

test('in German, what is allowed at a table for five stays clear of the seats beside it', async () => {
  const { page, close } = await here.visit('desktop', { language: 'de', rules: { players: 5 } })
  await page.setViewportSize({ width: 1280, height: 720 })
  await host(page, here.url, 'Anna', unlimited)
  const [limits, ...seats] = await Promise.all(
    [id('waiting-limits'), ...[1, 2, 3, 4].map((seat) => `${id(`seat-${seat}`)} .name`)].map((each) =>
      page.locator(each).boundingBox(),
    ),
  )
  for (const seat of seats) {
    const apart = Math.max(seat!.x - limits!.x - limits!.width, limits!.x - seat!.x - seat!.width)
    const below = Math.max(seat!.y - limits!.y - limits!.height, limits!.y - seat!.y - seat!.height)
    expect(Math.max(apart, below)).toBeGreaterThan(8)
  }
  await close()
})

test.each([
  ['in forced colours', { forcedColors: 'active' }],
  ['with more contrast', { contrast: 'more' }],
] as const)('%s no button’s frame strikes out whose table it is, or what is written at a seat', async (_, media) => {
  const { page, close } = await here.visit('phone')
  await page.setViewportSize({ width: 360, height: 640 })
  await page.emulateMedia(media)
  await host(page, here.url, 'Anna', unlimited)
  for (const seat of [1, 2, 3]) {
    await page.click(id(`seat-${seat}`))
    await page.getByText('Seat a bot').click()
    await expect.poll(() => page.getByTestId(`seat-${seat}`).innerText()).toContain('until somebody comes')
  }
  const seats = page.locator('button[data-testid^="seat-"]')
  const struck = await seats.evaluateAll((all) => {
    const framed = all.filter(
      (each) => getComputedStyle(each).outlineStyle !== 'none' && !each.matches(':focus-visible'),
    )
    return framed.filter((each) => {
      const frame = each.getBoundingClientRect()
      return all.some((other) => {
        const note = other.querySelector('.note')!.getBoundingClientRect()
        const beside = note.right < frame.left || note.left > frame.right
        return other !== each && !beside && note.bottom > frame.top && note.top < frame.bottom
      })
    }).length
  })
  expect(struck).toBe(0)
  const title = await page.locator(`${id('waiting')} h1`).boundingBox()
  for (const button of await page.locator(`${id('waiting')} h1 + p button`).all()) {
    const framed = await button.evaluate((each) => getComputedStyle(each).outlineStyle !== 'none')
    const box = await button.boundingBox()
    expect(framed && box!.y < title!.y + title!.height).toBe(false)
  }
  await close()
})

test('with more contrast, no frame lies on the words of its own button', async () => {
  const { page, close } = await here.visit('phone')
  await page.emulateMedia({ contrast: 'more' })
  /** The buttons whose frame reaches over the edge of their words. */
  const struck = (buttons = 'button'): Promise<readonly string[]> =>
    page.locator(buttons).evaluateAll((all) =>
      all.flatMap((button) => {
        const { outlineStyle, outlineOffset } = getComputedStyle(button)
        if (outlineStyle === 'none' || !button.checkVisibility() || button.textContent.trim() === '') return []
        const range = document.createRange()
        range.selectNodeContents(button)
        const inside = -parseFloat(outlineOffset)
        const [words, box] = [range.getBoundingClientRect(), button.getBoundingClientRect()]
        return words.left < box.left + inside || words.right > box.right - inside ? [button.textContent.trim()] : []
      }),
    )
  await page.goto(here.url)
  await page.click(id('friends'))
  await page.waitForSelector(id('name-account'))
  expect(await struck()).toEqual([])
  await callMyself(page, 'Anna')
  await page.click(id('host-open'))
  await page.waitForSelector(id('host-go'))
  expect(await struck()).toEqual([])
  await page.click(id('host-go'))
  await page.click(id('seat-1'))
  await page.waitForSelector('dialog')
  expect(await struck('dialog button')).toEqual([])
  await close()
})

test('on the smallest phone, the host reads the whole name of the game and how it ends', async () => {
  const { page, close } = await here.visit('phone', { rules: { extends: 'auction' } })
  await page.setViewportSize({ width: 360, height: 640 })
  await host(page, here.url, 'Anna', unlimited)
  expect(await page.getByTestId('waiting-law').innerText()).toContain('Auction Hearts\u00a0· to 100')
  // The oval runs behind the names of the seats, and the door stands for its words.
  expect((await illegible(page)).filter((each) => each.includes('is cut'))).toEqual([])
  await close()
})

test('at 400 % the chat can be used before and in a game', async () => {
  const { page, close } = await here.visit('desktop')
  await page.setViewportSize({ width: 320, height: 180 })
  await host(page, here.url, 'Anna', unlimited)
  const used = async (): Promise<void> => {
    await page.click(id('chat-open'))
    for (const name of ['people-phrase-thanks', 'chat-text', 'chat-lines', 'chat-mute-all']) {
      const each = page.getByTestId(name)
      await each.scrollIntoViewIfNeeded()
      // What can be seen of it: the row of phrases had been squeezed.
      const seen = await each.evaluate(
        (each) =>
          new Promise<number>((done) => {
            new IntersectionObserver(([entry]) => done(entry!.intersectionRatio)).observe(each)
          }),
      )
      expect([name, seen > 0.9]).toEqual([name, true])
    }
  }
  await used()
  await page.keyboard.press('Escape')
  await page.click(id('start'))
  await page.waitForSelector(id('confirm-pass'))
  await used()
  await close()
})
