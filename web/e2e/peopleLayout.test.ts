/**
 * People's tables with long names, many players, small windows, large text or more contrast: everything can be read and
 * used.
 */
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { id, setText } from './browser'
import { sits, type Guest } from './guest'
import { illegible } from './legible'
import { serveTables } from './openhearts'
import { callMyself, enter, goOn, host, join, over, play, unexpected, unlimited } from './people'
import { stage } from './stage'
import { speak } from './walker'

const here = stage({}, serveTables)

test('six at a table, one with the longest name, find everything in its place before and after the game', async () => {
  const rules = { players: 6, pass_cycle: ['hold'], end: { hands: 1 }, tie: 'shared', teams: '3v3' } as const
  const names = ['Anna', 'Omar', 'Mei', 'W'.repeat(24), 'Bartholomew Featherston', 'Zoë']
  const visits = [await here.visit('desktop', { rules }), await here.visit('phone')] as const
  const [anna, omar] = [visits[0].page, visits[1].page]
  await anna.setViewportSize({ width: 1280, height: 720 })
  const link = await host(anna, here.url, 'Anna', unlimited)
  await join(omar, link, 'Omar')
  const others: Guest[] = []
  for (const name of names.slice(2)) others.push(await sits(link, name))
  for (const [i, name] of names.entries())
    if (i > 0) await expect.poll(() => anna.getByTestId(`seat-${i}`).innerText()).toContain(name)
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
  for (const page of [anna, omar]) await page.click(id('ready'))
  for (const each of others) {
    await each.does({ do: 'ready' })
    each.playsOn()
  }
  await play([anna, omar], async () => (await over(anna)) && (await over(omar)))
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
  const link = await wide.page.inputValue(id('table-link'))
  const other = await sits(link, 'Maximiliane Hohenberger')
  const lying = await here.visit('phone', { language: 'de' })
  await lying.page.setViewportSize({ width: 844, height: 390 })
  await join(lying.page, link, 'Benjamin Wolkenstein')
  await join(small.page, link, 'Cy')
  const door = await small.page.locator(`${id('leave')} svg`).boundingBox()
  expect(door?.width).toBeGreaterThan(16)
  await wide.page.getByText('Cy').first().waitFor()
  const all = [wide, small, lying]
  for (const { page } of all) expect(await complete(page)).toEqual([])
  await other.does({ do: 'ready' })
  for (const { page } of all) await page.click(id('ready'))
  for (const { page } of all) await page.waitForSelector(id('pass-title'))
  for (const { page } of [small, lying]) {
    expect(await page.getByTestId('pass-time').innerText()).toMatch(/^[1-6]\d\ss$/)
  }
  // Lying on its side the phone has it before the sentence, and a space between them.
  expect(await lying.page.getByTestId('turn-line').innerText()).toMatch(/^[1-6]\d\ss\s· \S/)
  const words = await small.page.getByTestId('turn-line').boundingBox()
  const slot = await small.page.getByTestId('slot').first().boundingBox()
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(slot?.y ?? 0)
  for (const { page } of all) expect(await covered(page)).toEqual([])
  for (const each of all) await each.close()
})

test('beside the chat, long names are complete: at the table, in sentences and over the scores', async () => {
  const rules = { moon: 'choice', fifty_reset: true, points: { H: 1, QS: 13, JD: -10 }, settlement: 'sweepstakes' }
  const all = [await here.visit('desktop', { rules }), await here.visit('desktop')] as const
  const [ida, bartholomew] = all
  for (const { page } of all) await page.setViewportSize({ width: 1280, height: 720 })
  const link = await host(ida.page, here.url, 'Ida', unlimited)
  await join(bartholomew.page, link, 'Bartholomew Featherston')
  for (const name of ['Maximiliane Hohenberg', 'Evangelina Wolkenstein'])
    await sits(link, name).then((each) => each.does({ do: 'ready' }))
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

test('over the scores beside the chat, a name of one word is whole, however long another one is', async () => {
  const { page, close } = await here.visit('desktop')
  const link = await host(page, here.url, 'Benjamin Wolkenstein', unlimited)
  for (const name of ['Maximiliane Hohenberger', 'Bartholomew', 'Cy'])
    await sits(link, name).then((each) => each.does({ do: 'ready' }))
  await page.click(id('ready'))
  await page.waitForSelector(id('pass-title'))
  expect(await illegible(page)).toEqual([])
  await close()
})

test('long names beside each other keep their distance on a phone, and an Arabic one stands at its medallion', async () => {
  const { page, close } = await here.visit('phone', { rules: { pass_cycle: ['hold'] } })
  const link = await host(page, here.url, 'Ida', unlimited)
  for (const name of ['عبد الرحمن بن عبد العزيز', 'Wilhelmine-Charlotte Abc', 'Maximilian Donaudampfsch'])
    await sits(link, name).then((each) => each.does({ do: 'ready' }))
  await page.click(id('ready'))
  await page.waitForSelector(id('turn-line'))
  const found = page.locator(`${id('seat')} .name`)
  await expect.poll(() => found.count()).toBe(3)
  const boxes = await found.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
  )
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
  await close()
})

test('the second Anna reads what the others see, and the standings of four people cover no name', async () => {
  const rules = { end: { hands: 1 }, tie: 'shared', pass_cycle: ['hold'], teams: '2v2' }
  const [first, second] = [await here.visit('desktop', { rules }), await here.visit('desktop')]
  await first.page.setViewportSize({ width: 1280, height: 720 })
  const link = await host(first.page, here.url, 'Anna', unlimited)
  await join(second.page, link, 'Anna')
  const others = [await sits(link, 'Cy'), await sits(link, 'Dee')]
  expect(await second.page.getByTestId('called').innerText()).toBe('Others see you as Anna 2.')
  expect(await second.page.getByTestId('log').innerText()).toContain('You sat down. Others see you as Anna 2.')
  expect(await first.page.getByTestId('called').count()).toBe(0)
  await first.page.getByTestId('seat-3').getByText('Dee').waitFor()
  const covered = async (): Promise<readonly string[]> =>
    (await illegible(first.page)).filter((each) => !each.endsWith('lies on div.oval'))
  expect(await covered()).toEqual([])
  for (const each of others) {
    await each.does({ do: 'ready' })
    each.playsOn()
  }
  for (const { page } of [first, second]) await page.click(id('ready'))
  await play([first.page, second.page], () => over(first.page))
  await first.page.click(id('to-table'))
  await first.page.waitForSelector(id('evening'))
  expect(await covered()).toEqual([])
  for (const each of [first, second]) await each.close()
}, 120_000)

test('more than four around a small table stand in rows, so that no name lies on another', async () => {
  const names = ['Maximiliane Hohenberger', 'Evangelina Wolkenstein', 'Wilhelmina', 'Anna Maria Schneider', 'Cy']
  const first = await here.visit('phone', { rules: { players: 6 } })
  const link = await host(first.page, here.url, 'Bartholomew Featherston', unlimited)
  for (const name of names) await sits(link, name)
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
  await first.close()
})

test('a name of one long word stays within the window, and a table for partners says who plays with whom', async () => {
  const small = await here.visit('phone', { rules: { teams: '2v2' } })
  await small.page.setViewportSize({ width: 360, height: 640 })
  const link = await host(small.page, here.url, 'Anna', unlimited)
  await expect
    .poll(() => small.page.locator('#limits-allowed').innerText())
    .toMatch(/two against two, partners opposite/i)
  const guest = await sits(link, 'W'.repeat(24))
  await small.page.getByTestId('seat-1').getByText('WWW').waitFor()
  await guest.does({ do: 'ready' })
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
  await small.close()
})

test('on a phone held sideways, two long names leave the question of a pass clear of who sits above it', async () => {
  const lying = await here.visit('phone', { language: 'fr', rules: { players: 3 } })
  await lying.page.setViewportSize({ width: 844, height: 390 })
  const link = await host(lying.page, here.url, 'Ida', { pass: 60, play: 60 })
  for (const name of ['Maximiliane Featherstone', 'Jürgen-Ottokar von Hohen'])
    await sits(link, name).then((each) => each.does({ do: 'ready' }))
  await lying.page.click(id('ready'))
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
  await lying.close()
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
