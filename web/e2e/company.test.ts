/**
 * What people add to a game, on a real server: chat, muting, leaving and returning, clocks that run out, spectators.
 */
import { expect, test } from 'vitest'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { id, level, type Size, type Visit } from './browser'
import { illegible } from './legible'
import { serveTables } from './openhearts'
import { hosts, sits } from './guest'
import { callMyself, cardsOn, getUp, host, join, playCard, unexpected, unlimited, type Clock } from './people'
import { shoot } from './shots'
import { stage } from './stage'
import { violations } from './violations'
import { wayTo } from './way'

const here = stage({}, serveTables)

/** Anna opens a table for three without bots; others come by its link. */
async function annas(clock: Clock, size: Size): Promise<Visit & { readonly link: string }> {
  const anna = await here.visit(size, { rules: { players: 3, pass_cycle: ['hold'] } })
  return { ...anna, link: await host(anna.page, here.url, 'Anna', clock) }
}

/** With Omar, who has a page, too, and Mei. A game is running. */
async function three(clock: Clock, sizes: readonly [Size, Size] = ['desktop', 'desktop']) {
  const anna = await annas(clock, sizes[0])
  const { link } = anna
  const omar = await here.visit(sizes[1])
  await join(omar.page, link, 'Omar')
  const mei = await sits(link, 'Mei')
  for (const { page } of [anna, omar]) await page.click(id('ready'))
  await mei.does({ do: 'ready' })
  for (const { page } of [anna, omar]) await page.waitForSelector(id('table'))
  const close = async (): Promise<void> => {
    for (const each of [anna, omar]) await each.close().catch(() => undefined)
  }
  return { anna, omar, mei, link, close }
}

/** With Omar and Mei, of whom nobody sees a page. A game is running. */
async function alone(size: Size) {
  const anna = await annas(unlimited, size)
  const [omar, mei] = [await sits(anna.link, 'Omar'), await sits(anna.link, 'Mei')]
  await anna.page.click(id('ready'))
  for (const each of [omar, mei]) await each.does({ do: 'ready' })
  await anna.page.waitForSelector(id('table'))
  return { ...anna, omar, mei }
}

/** A person's place as another player sees it. */
const place = (page: Page, name: string) => page.locator(`${id('seat')}[aria-label="${name}"]`)

/** Waits until another player is to play. */
async function untilOthersPlay(page: Page): Promise<void> {
  const turn = page.getByTestId('turn-line')
  await expect
    .poll(async () => {
      await playCard(page)
      return turn.innerText()
    })
    .toMatch(/Omar|Mei/)
}

async function openChat(page: Page): Promise<void> {
  if ((await page.locator(id('chat')).count()) === 0) await page.click(id('chat-open'))
  await page.waitForSelector(id('chat'))
}

test('phrases and words reach the others, unread lines are counted, and muted people are not heard', async () => {
  const { anna, omar, mei, close } = await three(unlimited, ['desktop', 'phone'])
  // A desktop shows the chat beside the table, a phone a button for it.
  await anna.page.waitForSelector(id('chat'))
  await anna.page.click(id('people-phrase-well_played'))
  await place(omar.page, 'Anna').locator(id('bubble')).getByText('Well played.').waitFor()
  expect(await omar.page.getByTestId('unread').innerText()).toBe('1')
  await anna.page.fill(id('chat-text'), 'Good evening from Recife')
  await anna.page.click(id('chat-send'))
  await expect.poll(() => omar.page.getByTestId('unread').innerText()).toBe('2')
  await expect.poll(() => anna.page.inputValue(id('chat-text'))).toBe('')
  await mei.does({ do: 'say', text: 'Good evening from Xiamen' })
  await expect.poll(() => anna.page.getByTestId('chat-lines').innerText()).toContain('Good evening from Xiamen')
  await expect.poll(() => anna.page.getByTestId('log').innerText()).toContain('Mei: Good evening from Xiamen')
  // The phrase disappears by itself.
  await place(omar.page, 'Anna').locator(id('bubble')).waitFor({ state: 'detached', timeout: 6000 })
  await violations(anna.page).then((found) => expect(found).toEqual([]))

  await anna.page.click(id('person-2'))
  await anna.page.click(id('person-mute'))
  await place(anna.page, 'Mei').locator(id('badge-muted')).waitFor()
  await mei.does({ do: 'phrase', phrase: 'people-phrase-thanks' })
  await place(omar.page, 'Mei').locator(id('bubble')).getByText('Thank you.').waitFor()
  expect(await place(anna.page, 'Mei').locator(id('bubble')).count()).toBe(0)
  expect(await anna.page.getByTestId('chat-lines').innerText()).not.toContain('Xiamen')
  // A person who mutes everybody hears nobody.
  await openChat(omar.page)
  await omar.page.click(id('chat-mute-all'))
  await expect.poll(() => omar.page.getByTestId('chat-lines').innerText()).not.toContain('Recife')
  await anna.page.click(id('people-phrase-sorry'))
  await expect.poll(() => anna.page.getByTestId('chat-lines').innerText()).toContain('Sorry')
  expect(await omar.page.locator(id('bubble')).count()).toBe(0)
  expect(await violations(omar.page)).toEqual([])
  await shoot(omar.page, 'quiet')
  await omar.page.click(id('chat-mute-all'))
  await expect.poll(() => omar.page.getByTestId('chat-lines').innerText()).toContain('Sorry')
  for (const each of [anna, omar]) expect(unexpected(each)).toEqual([])
  await close()
})

test('a block is taken back where one meets the person, or in the list under one’s own name', async () => {
  const anna = await hosts(here.url, 'Anna', { players: 3, pass_cycle: ['hold'] })
  const [omar, mei] = [await sits(anna.link, 'Omar'), await here.visit('phone')]
  const { page } = mei
  await join(page, anna.link, 'Mei')
  for (const each of [anna, omar]) await each.does({ do: 'ready' })
  await page.click(id('ready'))
  await page.waitForSelector(id('table'))
  const bubble = (name: string, words: string): Locator => place(page, name).locator(id('bubble')).getByText(words)
  async function openAnna(): Promise<void> {
    if ((await page.locator('dialog').count()) > 0) await page.keyboard.press('Escape')
    await page.click(id('person-0'))
  }
  async function blockAnna(): Promise<void> {
    await openAnna()
    await page.click(id('person-block'))
    await page.click(id('person-block-sure'))
    await page.waitForSelector(id('person-done'))
    await page.keyboard.press('Escape')
  }
  await blockAnna()
  for (const each of [anna, omar]) await each.does({ do: 'phrase', phrase: 'people-phrase-sorry' })
  await bubble('Omar', 'Sorry').waitFor()
  expect(await place(page, 'Anna').locator(id('bubble')).count()).toBe(0)

  await openAnna()
  expect(await page.getByTestId('person-is-blocked').count()).toBe(1)
  await shoot(page, 'blocked')
  await violations(page).then((found) => expect(found).toEqual([]))
  await page.click(id('person-unblock'))
  await page.waitForSelector(id('person-done'))
  await page.keyboard.press('Escape')
  await anna.does({ do: 'phrase', phrase: 'people-phrase-thanks' })
  await bubble('Anna', 'Thank you.').waitFor()

  await blockAnna()
  await page.goto(`${here.url}?again`)
  await page.click(id('friends'))
  await page.click(id('account'))
  await page.click(id('account-mine'))
  await page.click(id('account-blocks-open'))
  await page.waitForSelector(id('unblock'))
  expect(await page.getByTestId('blocks').innerText()).toContain('Anna')
  await shoot(page, 'blocks')
  await violations(page).then((found) => expect(found).toEqual([]))
  await page.click(id('unblock'))
  await page.getByTestId('unblock').waitFor({ state: 'detached' })
  await page.click(id('account-back'))
  await page.click(id('account-blocks-open'))
  await page.waitForSelector(id('blocks-none'))
  await page.keyboard.press('Escape')
  // The table knows it, too.
  await page.click(id('lobby-seat'))
  await page.waitForSelector(id('table'))
  await page.click(id('person-0'))
  await page.waitForSelector(id('person-block'))
  expect(await page.getByTestId('person-unblock').count()).toBe(0)
  expect(unexpected(mei)).toEqual([])
  await mei.close()
})

test('in the middle of a game the host asks somebody to leave, lets them come back, and hands over the table', async () => {
  const { anna, omar, link, close } = await three(unlimited)
  await anna.page.click(id('person-1'))
  await anna.page.click(id('seat-remove'))
  await omar.page.waitForSelector(id('people-trouble'))
  await expect.poll(() => anna.page.getByTestId('chat-lines').innerText()).toContain('The host asked Omar to leave.')
  // A bot has Omar's cards. From its seat the host lets Omar come back.
  await anna.page.click(id('seat-1'))
  await anna.page.click(`[data-testid^="seat-readmit-"]`)
  await anna.page.waitForSelector(id('seat-1'), { state: 'detached' })
  await omar.page.goto('about:blank')
  await omar.page.goto(link)
  await omar.page.waitForSelector(id('table'))
  // Only the host can do so.
  await anna.page.click(id('person-2'))
  await anna.page.click(id('seat-remove'))
  await expect.poll(() => omar.page.getByTestId('chat-lines').innerText()).toContain('The host asked Mei to leave.')
  await anna.page.waitForSelector(id('seat-2'))
  expect(await omar.page.locator(id('seat-2')).count()).toBe(0)
  await anna.page.click(id('person-1'))
  await anna.page.click(id('seat-host'))
  await expect.poll(() => omar.page.getByTestId('chat-lines').innerText()).toContain('You are the host now.')
  await omar.page.waitForSelector(id('seat-2'))
  await omar.page.click(id('person-0'))
  await omar.page.waitForSelector(id('seat-remove'))
  await close()
})

test('when a table is closed in the middle of a game, everybody reads so, and is asked for nothing more', async () => {
  const { anna, omar, link, close } = await three(unlimited, ['desktop', 'phone'])
  here.served.admin('close', new URL(link).hash.split(/[/?]/)[2] ?? '')
  for (const { page } of [anna, omar]) {
    await expect.poll(() => page.getByTestId('closed').innerText()).toBe('This table was closed by an admin.')
    expect(await page.locator([id('ready'), id('start'), id('sit'), id('table-link')].join()).count()).toBe(0)
    expect(await violations(page)).toEqual([])
  }
  await anna.page.click(id('leave'))
  await anna.page.click(id('leave-go'))
  await anna.page.waitForSelector(id('people-start'))
  for (const each of [anna, omar]) expect(unexpected(each)).toEqual([])
  await close()
})

test('words in the chat have their own direction, whichever way the page is read', async () => {
  const [anna, mei] = [await here.visit('desktop'), await here.visit('desktop', { language: 'ar' })]
  const link = await host(anna.page, here.url, 'Anna', unlimited)
  await join(mei.page, link, 'Mei')
  for (const { page } of [anna, mei]) await page.click(id('chat-open'))
  for (const words of ['Are you ready?', 'مرحبا!']) {
    await anna.page.fill(id('chat-text'), words)
    await anna.page.click(id('chat-send'))
    for (const { page } of [anna, mei]) {
      const line = page.getByTestId('chat-lines').getByText(words)
      await line.waitFor()
      expect(await line.evaluate((each) => getComputedStyle(each).direction)).toBe(words.endsWith('?') ? 'ltr' : 'rtl')
    }
  }
  for (const each of [anna, mei]) await each.close()
})

test('who has deleted their data is a former player at once, in the language of whoever reads', async () => {
  const [omar, mei] = [await here.visit('desktop'), await here.visit('phone', { language: 'ar' })]
  const { link } = await hosts(here.url, 'Anna')
  await join(mei.page, link, 'Mei')
  await join(omar.page, link, 'Omar')
  for (const { page } of [mei, omar]) await page.click(id('chat-open'))
  await omar.page.fill(id('chat-text'), 'I am Omar')
  await omar.page.click(id('chat-send'))
  await mei.page.getByTestId('chat-lines').getByText('I am Omar').waitFor()
  await omar.page.goto(`${here.url}?again`)
  await omar.page.click(id('friends'))
  await omar.page.click(id('account'))
  await omar.page.click(id('account-mine'))
  await omar.page.click(id('account-delete'))
  await omar.page.click(id('account-delete-go'))
  await omar.page.click(id('account-delete-sure'))
  await omar.page.waitForSelector(id('people-name'))
  await expect.poll(() => mei.page.getByTestId('chat-lines').innerText()).toContain('لاعب سابق')
  expect(await mei.page.locator('body').innerText()).not.toContain('Omar')
  // A page that is opened later knows no other name.
  await mei.page.reload()
  await mei.page.click(id('chat-open'))
  await expect.poll(() => mei.page.getByTestId('chat-lines').innerText()).toContain('لاعب سابق')
  await shoot(mei.page, 'former')
  for (const each of [mei, omar]) await each.close()
})

test('the sheet of a phone closes when it is my turn, and keeps what was typed', async () => {
  const { page, omar, mei, close } = await alone('phone')
  await untilOthersPlay(page)
  await openChat(page)
  await page.fill(id('chat-text'), 'Just a mom')
  for (const each of [omar, mei]) each.playsOn()
  await page.waitForSelector(id('chat'), { state: 'detached' })
  await openChat(page)
  expect(await page.inputValue(id('chat-text'))).toBe('Just a mom')
  await close()
})

test('on a phone the back button closes what lies over the table, the chat too, and only then leaves', async () => {
  const { page, omar, mei, close } = await alone('phone')
  const isOpen = (): Promise<boolean> => page.locator(id('chat')).isVisible()
  await untilOthersPlay(page)
  await openChat(page)
  await page.click(id('person-1'))
  await page.waitForSelector('dialog[open]')
  await page.goBack()
  await page.waitForSelector('dialog[open]', { state: 'detached' })
  expect(await isOpen()).toBe(true)
  await page.goBack()
  await page.waitForSelector(id('chat'), { state: 'detached' })
  expect(await page.locator(id('table')).count()).toBe(1)
  // However else it closes, no step is left behind.
  await page.click(id('chat-open'))
  await page.click(id('chat-close'))
  await page.waitForSelector(id('chat'), { state: 'detached' })
  await page.click(id('chat-open'))
  for (const each of [omar, mei]) each.playsOn()
  await page.waitForSelector(id('chat'), { state: 'detached' })
  await page.click(id('chat-open'))
  expect(await isOpen()).toBe(true)
  await page.goBack()
  await page.waitForSelector(id('chat'), { state: 'detached' })
  expect(await page.locator(id('table')).count()).toBe(1)
  await page.goBack()
  await page.waitForSelector(id('table'), { state: 'detached' })
  await close()
})

test('typing while the sheet closes plays no card, and the focus follows the chat', async () => {
  const { page, omar, mei, close } = await alone('desktop')
  await page.setViewportSize({ width: 1000, height: 700 })
  const cards = page.locator('[data-testid^="card-"]')
  const focus = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? document.activeElement?.tagName ?? '')
  await untilOthersPlay(page)
  const count = await cards.count()
  await page.focus(id('chat-open'))
  await page.keyboard.press('Enter')
  await expect.poll(focus).toBe('chat-lines')
  await page.focus(id('chat-close'))
  await page.keyboard.press('Enter')
  await expect.poll(focus).toBe('chat-open')
  await page.keyboard.press('Enter')
  await page.focus(id('chat-text'))
  await page.keyboard.type('Just a mom')
  for (const each of [omar, mei]) each.playsOn()
  await page.waitForSelector(id('chat'), { state: 'detached' })
  await expect.poll(focus).toBe('turn-line')
  for (const key of ['Space', 'e', 'Enter']) await page.keyboard.press(key)
  await page.waitForTimeout(300)
  expect(await cards.count()).toBe(count)
  expect(await page.locator('[data-testid^="card-"][data-legal="true"]').count()).toBeGreaterThan(0)

  // A sheet silences what is behind it, so announcements are made inside it.
  await page.click(id('menu'))
  await page.waitForSelector('dialog[open]')
  await omar.does({ do: 'say', text: 'It is your turn' })
  await expect.poll(() => page.getByTestId('log-in-dialog').innerText()).toContain('Omar: It is your turn')
  await close()
})

test('closing the browser marks the seat as away; reopening it restores seat and cards', async () => {
  const { anna, omar, link, close } = await three(unlimited)
  await expect.poll(async () => (await cardsOn(omar.page)).length).toBe(17)
  const before = await cardsOn(omar.page)
  await omar.page.close()
  const away = place(anna.page, 'Omar')
  await away.locator(id('badge-away')).waitFor({ timeout: 10_000 })
  expect(await away.innerText()).toMatch(/(1:00|0:5\d) to come back/)
  await expect
    .poll(() => anna.page.getByTestId('chat-lines').innerText())
    .toContain('Omar lost the connection. The table waits one minute, then a bot plays on.')

  const again = await (omar.context as BrowserContext).newPage()
  await again.goto(link)
  await again.waitForSelector(id('table'))
  await expect.poll(() => cardsOn(again)).toEqual(before)
  await away.locator(id('badge-away')).waitFor({ state: 'detached' })
  await expect.poll(() => anna.page.getByTestId('chat-lines').innerText()).toContain('Omar is back.')
  await close()
})

test('time runs out in a ring, a bot plays that card, and after three it takes over until the person is back', async () => {
  const { anna, omar, mei, close } = await three({ pass: 7, play: 7 })
  // The player to act has a clock that everybody sees.
  await omar.page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(() => omar.page.locator(id('ring')).count()).toBe(1)
  await omar.page.emulateMedia({ reducedMotion: 'reduce' })
  const told = anna.page.getByText(/Your time was up|A bot plays for you/).first()
  await told.waitFor({ timeout: 60_000 })
  expect(await anna.page.getByTestId('log').innerText()).toContain('5 seconds left')
  // Meanwhile the others play on; if bots play for everybody, the game waits.
  mei.playsOn()
  const whilePlayed = async (so: () => Promise<boolean>): Promise<void> => {
    while (!(await so())) {
      await playCard(omar.page)
      await anna.page.waitForTimeout(100)
    }
  }
  await whilePlayed(() => anna.page.locator(id('return')).isVisible())
  // While a bot plays for somebody, nothing is asked of them.
  const heard = async (): Promise<string> =>
    (await anna.page.getByTestId('log').innerText()).split('A bot plays for you until you come back.')[1] ?? ''
  await whilePlayed(async () => ((await heard()).match(/^You: /gm)?.length ?? 0) > 1)
  expect(await heard()).not.toContain('Your turn')
  await anna.page.click(id('return'))
  await anna.page.waitForSelector(id('return'), { state: 'detached' })
  await expect.poll(() => omar.page.getByTestId('chat-lines').innerText()).toContain('A bot plays for Anna until')
  await close()
}, 200_000)

test('if a bot would play for everybody, the page says that the game waits; the moon’s chooser has a clock', async () => {
  // Whoever takes the queen shoots the moon, and chooses how it counts.
  const rules = { moon: 'choice', points: { QS: 13 }, pass_cycle: ['hold'], end: { hands: 30 } }
  const { page, wrong, close } = await here.visit('phone', { rules })
  await host(page, here.url, 'Anna', { pass: 0, play: 7 })
  await page.click(id('start'))
  await page.waitForSelector(id('table'))
  await page.getByText('The game waits for you.').waitFor({ timeout: 60_000 })
  await page.click(id('return'))
  const seen: string[] = []
  for (let hand = 0; hand < 30 && seen.length === 0; hand++) {
    while ((await page.locator(id('result')).count()) === 0 && seen.length === 0) {
      if (await page.locator(id('moon')).count()) {
        const says = await page
          .getByTestId('next-in')
          .innerText({ timeout: 2000 })
          .catch(() => '')
        if (says !== '' && (await page.locator(id('moon-confirm')).count()) > 0) seen.push(says)
      } else await playCard(page)
      await page.waitForTimeout(60)
    }
    if (seen.length === 0) await page.click(id('result-next'))
  }
  expect(seen[0]).toMatch(/^[1-7] seconds?$/)
  // Who lets it run out reads below the result that a bot has chosen. The clock begins once the table has had time to
  // show the result of the hand before, too.
  await expect
    .poll(() => page.getByTestId('next-in').innerText(), { timeout: 40_000 })
    .toMatch(/^Your time was up\. A bot played\. Next hand in \d+ seconds$/)
  expect(wrong.filter((each) => !/\b401\b/.test(each))).toEqual([])
  await close()
}, 200_000)

test('on the smallest phone, the way back to one’s cards is a button of one line that covers no card', async () => {
  const rules = { players: 7, pass_cycle: ['hold'] }
  const { page, close } = await here.visit('phone', { rules, language: 'de' })
  await page.setViewportSize({ width: 360, height: 640 })
  await host(page, here.url, 'Anna', { pass: 0, play: 7 })
  await page.click(id('start'))
  const button = page.locator(id('return'))
  await button.waitFor({ timeout: 60_000 })
  const lines = await button.evaluate((each) => {
    const range = document.createRange()
    range.selectNodeContents(each)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
  expect(lines).toBe(1)
  const top = (await button.boundingBox())?.y ?? 0
  for (const card of await page.locator('.trick li').all()) {
    const box = await card.boundingBox()
    expect(box!.y + box!.height).toBeLessThanOrEqual(top + 4)
  }
  await close()
}, 90_000)

test('a hand’s result shows all the time when the next hand comes by itself, and reads it out once', async () => {
  const rules = { players: 3, pass_cycle: ['hold'] }
  const { page, wrong, close } = await here.visit('phone', { rules })
  await host(page, here.url, 'Anna', unlimited)
  await page.click(id('start'))
  await page.waitForSelector(id('table'))
  const next = page.getByTestId('next-in')
  // The next hand comes by itself once a bot has led; if Anna leads, it waits for her.
  const comes = (): Promise<boolean> =>
    next.waitFor({ timeout: 3_000 }).then(
      () => true,
      () => false,
    )
  for (let i = 0; i < 2_000 && !(await next.isVisible()); i++) {
    await playCard(page)
    await page.waitForTimeout(50)
    if ((await page.getByTestId('result').isVisible()) && !(await comes())) await page.click(id('result-next'))
  }
  expect(await next.innerText()).toMatch(/^Next hand in \d+ seconds?$/)
  await page.setViewportSize({ width: 844, height: 390 })
  const box = await next.boundingBox()
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(390)
  // On the smallest phone held sideways, too, one line has it all, and the standings the rest.
  await page.setViewportSize({ width: 640, height: 360 })
  const middle = async (of: Locator): Promise<number> => {
    const { y, height } = (await of.boundingBox()) ?? { y: 0, height: 0 }
    return y + height / 2
  }
  expect(Math.abs((await middle(next)) - (await middle(page.getByTestId('result-next'))))).toBeLessThan(8)
  expect(await violations(page)).toEqual([])
  await page.waitForSelector(id('result'), { state: 'detached' })
  const log = await page.getByTestId('log').innerText()
  expect(log.match(/Next hand in/g)).toHaveLength(1)
  expect(wrong.filter((each) => !/\b401\b/.test(each))).toEqual([])
  await close()
}, 200_000)

test('a hand can be looked through while the next one goes on behind it', async () => {
  const { page, close } = await here.visit('phone', { rules: { players: 3, pass_cycle: ['hold'] } })
  await host(page, here.url, 'Anna', unlimited)
  await page.click(id('start'))
  await page.waitForSelector(id('table'))
  for (let i = 0; i < 2_000 && !(await page.getByTestId('result').isVisible()); i++) {
    await playCard(page)
    await page.waitForTimeout(50)
  }
  await page.click(id('review-open'))
  await page.waitForSelector(id('review'))
  const title = await page.getByTestId('review').locator('h1').innerText()
  // The next hand comes by itself, or where Anna leads, it has to be asked for.
  const button = page.getByTestId('result-next')
  await button
    .waitFor({ state: 'detached', timeout: 15_000 })
    .catch(() => button.evaluate((each: HTMLElement) => each.click()))
  await page.waitForSelector(id('result'), { state: 'detached' })
  expect(await page.getByTestId('review').locator('h1').innerText()).toBe(title)
  await page.locator('[data-testid^="move-"][data-seat="0"]').last().click()
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(2)
  await page.goBack()
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(1)
  await page.waitForTimeout(300)
  expect(await page.getByTestId('review').isVisible()).toBe(true)
  await close()
}, 200_000)

test('who loses the page at a hand’s result sees it again, as in a game against bots', async () => {
  const visit = await here.visit('phone', { rules: { players: 3, pass_cycle: ['hold'] } })
  const { page, close } = visit
  const link = await host(page, here.url, 'Anna', unlimited)
  await page.click(id('start'))
  await page.waitForSelector(id('table'))
  for (let i = 0; i < 2_000 && !(await page.getByTestId('result').isVisible()); i++) {
    await playCard(page)
    await page.waitForTimeout(50)
  }
  const title = await page.getByTestId('result-title').innerText()
  await page.reload()
  await page.waitForSelector(id('result'))
  expect(await page.getByTestId('result-title').innerText()).toBe(title)
  // Who takes a bot’s seat meanwhile has not played that hand.
  const guest = await here.visit('desktop')
  await guest.page.goto(link)
  await callMyself(guest.page, 'Omar')
  await guest.page.waitForSelector('[data-testid^="card-"]')
  expect(await guest.page.locator(id('result')).count()).toBe(0)
  await guest.close()
  // The next hand may also have come by itself.
  await page.click(id('result-next'), { timeout: 1_000 }).catch(() => undefined)
  await expect.poll(() => page.locator('[data-testid^="card-"]').count()).toBe(17)
  // Once the person has done something in the next hand, that is what they come back to.
  await expect.poll(() => playCard(page)).toBe(true)
  await expect.poll(() => page.locator('[data-testid^="card-"]').count()).toBeLessThan(17)
  await page.reload()
  await page.waitForSelector(id('table'))
  await page.waitForSelector('[data-testid^="card-"]')
  expect(await page.locator(id('result')).count()).toBe(0)
  expect(unexpected(visit)).toEqual([])
  await close()
}, 200_000)

test('who has watched for want of a seat takes one that becomes free in the middle of the game', async () => {
  const anna = await hosts(here.url, 'Anna', { players: 3, pass_cycle: ['hold'] })
  const [omar, mei] = [await sits(anna.link, 'Omar'), await sits(anna.link, 'Mei')]
  for (const each of [anna, omar, mei]) await each.does({ do: 'ready' })
  const watcher = await here.visit('phone')
  await watcher.page.goto(anna.link)
  await watcher.page.fill(id('name'), 'Ines')
  await watcher.page.click(id('name-go'))
  await watcher.page.waitForSelector(id('you-watch'))
  expect(await watcher.page.locator(id('sit')).count()).toBe(0)
  await openChat(watcher.page)
  await watcher.page.getByText('Only those who sit at the table can write here.').waitFor()
  await watcher.page.keyboard.press('Escape')
  await omar.does({ do: 'leave' })
  await watcher.page.click(id('sit'))
  await watcher.page.waitForSelector('[data-testid^="card-"]')
  expect(await watcher.page.locator(id('you-watch')).count()).toBe(0)
  expect(await violations(watcher.page)).toEqual([])
  expect(unexpected(watcher)).toEqual([])
  await watcher.close()
})

test('who leaves on one page watches the game on another one, and sits down again with the cards of that seat', async () => {
  const anna = await hosts(here.url, 'Anna', { players: 3 }, level)
  const [omar, { link }] = [await here.visit('phone'), anna]
  await join(omar.page, link, 'Omar')
  const other = await (omar.context as BrowserContext).newPage()
  await other.goto(link)
  await other.waitForSelector(id('waiting'))
  await omar.page.click(id('ready'))
  await anna.does({ do: 'start' })
  const cards = (): Promise<number> => other.locator('[data-testid^="card-"]').count()
  await expect.poll(cards).toBe(17)
  await getUp(omar.page)
  await other.waitForSelector(id('you-watch'))
  expect(await cards()).toBe(0)
  expect(await violations(other)).toEqual([])
  // A bot passes meanwhile: which cards, this page is sent only once Omar sits there again.
  expect(await anna.plays()).toBe(true)
  await other.click(id('sit'))
  await expect.poll(cards).toBeGreaterThan(0)
  expect(await other.locator(id('you-watch')).count()).toBe(0)
  expect(unexpected(omar)).toEqual([])
  await omar.close()
})

test('a person who finds no seat watches, a trick late, and sees no cards', async () => {
  const { page, link, omar, mei, close } = await alone('phone')
  const watcher = await here.visit('desktop')
  await watcher.page.goto(link)
  await watcher.page.fill(id('name'), 'Ines')
  await watcher.page.click(id('name-go'))
  await watcher.page.waitForSelector(id('table'))
  expect(await watcher.page.getByTestId('you-watch').innerText()).toBe(
    'Every seat is taken. You are watching, one trick behind.',
  )
  expect(await watcher.page.getByTestId('turn-line').innerText()).toBe('The trick is shown once it is complete')
  expect(await watcher.page.locator('[data-testid^="card-"]').count()).toBe(0)
  const players = [() => playCard(page), omar.plays, mei.plays]
  for (let played = 0; played < 3;) {
    for (const plays of players) {
      // The next trick isn't begun: what is said in it, a spectator reads when it is complete.
      if (played === 3 || !(await plays())) continue
      played += 1
      await page.waitForTimeout(200)
      // While a trick is being played, the spectator sees nothing of it.
      if (played < 3) expect(await watcher.page.locator(`${id('trick')} img`).count()).toBe(0)
    }
    await page.waitForTimeout(50)
  }
  await watcher.page.getByTestId('last-trick').waitFor()

  // Everybody learns that a spectator has come, and has gone. A narrow screen shows it in the chat.
  for (const each of [page, watcher.page]) {
    await openChat(each)
    await expect.poll(() => each.getByTestId('watchers').innerText()).toBe('1')
  }
  const own = (): Promise<string> => watcher.page.locator('section.own').innerText()
  expect(await own()).toContain('Anna')
  expect(await violations(watcher.page)).toEqual([])
  await shoot(watcher.page, 'watcher')
  // At 400 % zoom, what they can do stands below the table, and covers nothing of it.
  const window = watcher.page.viewportSize()!
  await watcher.page.setViewportSize({ width: 320, height: 256 })
  expect((await illegible(watcher.page)).filter((each) => each.includes('you-watch'))).toEqual([])
  await watcher.page.setViewportSize(window)
  // A spectator doesn't hear who is thinking, and changes sides with the keyboard.
  const said = await watcher.page.getByTestId('log').innerText()
  expect(said).not.toContain('thinking')
  // Who can't see the line is told so, once, and doesn't find a hand without cards.
  expect(said.match(/You are watching, one trick behind/g)).toHaveLength(1)
  expect(await watcher.page.getByRole('group', { name: 'Your hand' }).count()).toBe(0)
  await watcher.page.focus(id('watch-side'))
  await watcher.page.keyboard.press('Enter')
  await expect.poll(own).toContain('Omar')
  await expect
    .poll(() => watcher.page.evaluate(() => document.activeElement?.getAttribute('data-testid')))
    .toBe('watch-side')
  expect(await watcher.page.locator('[data-testid^="card-"]').count()).toBe(0)
  // A watcher can mute everybody, also the player on their own side, and is offered nothing that the table refuses.
  await watcher.page.click(`section.own ${id('person-1')}`)
  expect(await watcher.page.locator('dialog [data-testid^="person-"]').count()).toBe(1)
  await watcher.page.click(id('person-mute'))
  await watcher.page.locator(`section.own ${id('badge-muted')}`).waitFor()
  await omar.does({ do: 'phrase', phrase: 'people-phrase-thanks' })
  await expect.poll(() => page.getByTestId('chat-lines').innerText()).toContain('Thank you.')
  await openChat(watcher.page)
  expect(await watcher.page.getByTestId('chat-lines').innerText()).not.toContain('Thank you.')
  await watcher.page.click(`section.own ${id('person-1')}`)
  await watcher.page.click(id('person-mute'))
  await expect.poll(() => watcher.page.getByTestId('chat-lines').innerText()).toContain('Thank you.')
  expect(unexpected(watcher)).toEqual([])
  // Without a connection nothing is said of cards that a spectator doesn't have.
  const way = await wayTo(here.url)
  await watcher.page.goto(way.url + new URL(link).hash)
  await watcher.page.waitForSelector(id('you-watch'))
  way.open(false)
  await expect
    .poll(() => watcher.page.getByTestId('header-line').innerText())
    .toBe('The connection is lost. Trying again.')
  await way.close()
  await watcher.close()
  await expect.poll(() => page.locator(id('watchers')).count(), { timeout: 10_000 }).toBe(0)
  await close()
})
