/** Two people, each with a browser, at a table of a real server: they meet by link, play, come back, and play again. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { id, level, setText, sizeNames } from './browser'
import { hosts } from './guest'
import { illegible } from './legible'
import { serveTables } from './openhearts'
import { callMyself, cardsOn, enter, getUp, host, join, over, play, unexpected, unlimited } from './people'
import { servePage } from './server'
import { shoot } from './shots'
import { stage } from './stage'
import { testInTurns } from './sweep'
import { violations } from './violations'
import { speak } from './walker'
import { wayTo } from './way'

const here = stage({}, serveTables)

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

describe.each(sizeNames)('the host on a %s', (size) => {
  const turn = testInTurns(size)
  const other = size === 'phone' ? 'desktop' : 'phone'

  turn('a friend joins by link, both play a game with two bots, one reloads, and they play another', async () => {
    const anna = await here.visit(size, { rules: { end: { hands: 1 } } }, { moves: true })
    const omar = await here.visit(other)
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
    await expect.poll(() => cardsOn(omar.page).then((cards) => cards.length)).toBe(13)
    const tricks = async (): Promise<number> => 13 - (await cardsOn(omar.page)).length
    await play([anna.page, omar.page], async () => (await tricks()) >= 4 && (await tricks()) < 13)

    await expect.poll(async () => (await cardsOn(omar.page)).length > 0).toBe(true)
    const before = await cardsOn(omar.page)
    await omar.page.reload()
    await omar.page.waitForSelector(id('table'))
    await expect.poll(() => cardsOn(omar.page)).toEqual(before)

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
    await expect.poll(() => cardsOn(anna.page).then((cards) => cards.length)).toBe(13)

    // Omar has to go. His seat is now a bot's, and says so.
    await getUp(omar.page)
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
  const dealt = await cardsOn(page)
  await page.goBack()
  await page.waitForSelector(`${id('lobby-seat')}:focus`)
  // Neither a reload nor the first page forgets it.
  await page.goto(`${here.url}?again`)
  await page.click(id('friends'))
  await page.click(id('lobby-seat'))
  await page.waitForSelector(id('confirm-pass'))
  expect(new URL(page.url()).hash).toBe(new URL(link).hash)
  expect(await cardsOn(page)).toEqual(dealt)
  await getUp(page)
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
  const anna = await hosts(here.url, 'Anna', { end: { hands: 1 } }, level)
  const { page, close } = await here.visit('phone', {}, { moves: true, offline: true })
  const way = await wayTo(here.url)
  const { hash } = new URL(anna.link)

  // First no answer, then no network, then it is back.
  await page.route('**/api/v1/me', () => undefined)
  await page.goto(way.url + hash)
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

  await join(page, way.url + hash, 'Omar')
  // Who is ready while there is no connection sees at once that they have said so, and that nobody knows yet.
  way.open(false)
  await page.getByText('The connection is lost').waitFor()
  await page.click(id('ready'))
  expect(await page.getByTestId('ready').innerText()).toBe('Waiting for the others')
  expect(await page.getByTestId('waiting-says').innerText()).toBe('The connection is lost. Trying again.')
  way.open(true)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => page.getByTestId('waiting-says').innerText()).toContain('You are ready.')
  await expect.poll(() => anna.table().seats[1]?.ready).toBe(true)
  await anna.does({ do: 'start' })
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
  const heard = (): readonly unknown[] => anna.table().spoken.map(({ phrase, words }) => words ?? phrase)
  await expect.poll(heard).toEqual(['In a tunnel', 'people-phrase-thanks'])
  await expect.poll(() => page.inputValue(id('chat-text'))).toBe('')

  way.open(false)
  await page.getByText('Reconnecting').waitFor()
  await getUp(page)
  await page.waitForSelector(id('table'), { state: 'detached', timeout: 5_000 })
  await close()
  await way.close()
})

test('games that ended while a page was not at their table are in its history once it is', async () => {
  const rules = { players: 3, end: { hands: 1 }, tie: 'shared', pass_cycle: ['hold'] }
  const anna = await hosts(here.url, 'Anna', rules, level)
  anna.playsOn()
  for (const game of [1, 2]) {
    await anna.does({ do: 'ready' })
    await expect.poll(() => anna.table().results.length).toBe(game)
  }
  // The same person comes with a browser that has seen neither.
  const other = await here.visit('phone')
  const [name = '', value = ''] = anna.cookie.split('=')
  await other.context.addCookies([{ name, value, url: here.url }])
  await other.page.goto(anna.link)
  const each = { seat: 0, names: ['Anna', 'Bot 1', 'Bot 2'], bot: null }
  await expect.poll(() => inHistory(other.page)).toEqual([each, each])
  await other.close()
})
