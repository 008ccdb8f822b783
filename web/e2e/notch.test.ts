/** Nothing that is read or pressed lies under a phone's notch, in its rounded corners, or under its home indicator. */
import { expect, test } from 'vitest'
import type { Settings } from '../src/storage/settings'
import { id, type Visit } from './browser'
import { sitDown } from './player'
import { stage } from './stage'

interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

const here = stage()

/** A visit with a phone of this size. */
async function at(width: number, height: number, insets: Insets, settings: Partial<Settings> = {}): Promise<Visit> {
  const visit = await here.visit('phone', settings)
  await visit.page.setViewportSize({ width, height })
  const session = await visit.context.newCDPSession(visit.page)
  // Newer than the types of the protocol.
  await session.send('Emulation.setSafeAreaInsetsOverride' as 'Emulation.setEmulatedMedia', { insets } as object)
  return visit
}

const phones = [
  ['upright', { width: 390, height: 844 }, { top: 47, right: 0, bottom: 34, left: 0 }, 4],
  ['on its side', { width: 844, height: 390 }, { top: 0, right: 47, bottom: 21, left: 47 }, 4],
  ['on its side', { width: 844, height: 390 }, { top: 0, right: 47, bottom: 21, left: 47 }, 5],
] as const
test.each(phones)('at a table on a phone held %s', async (_, { width, height }, insets, players) => {
  const { page, wrong, close } = await at(width, height, insets, { rules: { players } })
  const player = await sitDown(page, here.url, '7', { players })
  await player.playOn((view) => view.tricks.length === 1)
  const boxesOf = (what: string): Promise<DOMRect[]> =>
    page
      .locator(`${id('table')} :is(${what})`)
      .evaluateAll((found) => found.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
  const corners = await boxesOf('header > *, .tools > *')
  const seats = await boxesOf('.seat .face, .seat .who')
  const others = await boxesOf('[data-testid^="card-"], .own .round, .own .line, .turn p')
  expect(seats).toHaveLength(2 * (players - 1))
  expect(corners.length + others.length).toBeGreaterThan(15)
  for (const box of [...corners, ...seats, ...others]) {
    expect(box.left).toBeGreaterThanOrEqual(insets.left)
    expect(box.top).toBeGreaterThanOrEqual(insets.top)
    expect(box.right).toBeLessThanOrEqual(width - insets.right)
    expect(box.bottom).toBeLessThanOrEqual(height - insets.bottom + 8)
  }
  for (const one of corners)
    for (const two of seats) {
      const apart = one.right <= two.left || two.right <= one.left || one.bottom <= two.top || two.bottom <= one.top
      expect(apart, `${JSON.stringify(one)} and ${JSON.stringify(two)}`).toBe(true)
    }
  expect(wrong).toEqual([])
  await close()
})

test('in every room on a phone held on its side', async () => {
  const { page, wrong, close } = await at(844, 390, { top: 0, right: 47, bottom: 21, left: 47 })
  const under = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('dialog[open] *, body:not(:has(dialog[open])) main *')]
        .filter((each) => each.matches('button, a, h1, h2, h3, select, input, p, td, th') && !each.closest('.unseen'))
        .filter((each) => {
          const { left, right, width } = each.getBoundingClientRect()
          return width > 1 && (left < 47 || right > innerWidth - 47)
        })
        .map((each) => each.outerHTML.slice(0, 150)),
    )
  await page.goto(here.url)
  await page.waitForSelector(id('play-now'))
  expect(await under()).toEqual([])
  for (const [room, then] of [
    ['learn', null],
    ['learn', 'whole-law'],
    ['games-entry', null],
    ['games-entry', 'change-omnibus'],
  ] as const) {
    await page.goto(here.url)
    await page.click(id(room))
    if (then !== null) await page.click(id(then))
    await page.waitForSelector('dialog[open] h1')
    expect(await under(), `${room} ${then ?? ''}`).toEqual([])
  }
  expect(wrong).toEqual([])
  await close()
})
