/** A hand followed only by what a screen reader announces. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sitDown, takeUp } from './player'
import { lastCard } from './screens'
import { stage } from './stage'
import { mostly } from './sweep'

const here = stage({ moves: true })

interface Node {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: { readonly value: string }
  readonly name?: { readonly value: string }
  readonly childIds?: readonly string[]
}

/** The lines of the log in the accessibility tree, oldest first; null if there is no log. */
async function told(page: Page): Promise<readonly string[] | null> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: readonly Node[] }
  await session.detach()
  const named = new Map(nodes.map((node) => [node.nodeId, node]))
  const within = (node: Node): readonly Node[] => [
    node,
    ...(node.childIds ?? []).flatMap((id) => within(named.get(id) as Node)),
  ]
  const log = nodes.find((node) => node.role?.value === 'log')
  if (!log) return null
  return within(log).flatMap((node) => (node.role?.value === 'StaticText' ? [node.name?.value ?? ''] : []))
}

const names = ['You', 'Ingrid', 'Basil', 'Tomás']
const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king', 'ace']
const suits: Readonly<Record<string, string>> = { C: 'clubs', D: 'diamonds', S: 'spades', H: 'hearts' }
const cardName = ([rank = '', suit = '']: string): string => `${ranks['23456789TJQKA'.indexOf(rank)]} of ${suits[suit]}`
const lower = (line: string): string => line.toLowerCase()

test.each(mostly('phone'))('the log tells a whole hand, in order (%s)', async (size) => {
  const { page, wrong, close } = await here.visit(size)
  await page.goto(here.url)
  await page.waitForSelector('[data-testid="home"]')
  // It exists before there is anything to say: only then are additions announced.
  expect(await told(page)).toEqual([])

  const player = await sitDown(page, here.url, '7')
  await player.seen()
  await expect.poll(async () => (await told(page))?.slice(0, 2)).toEqual(['Hand 1', 'Pass three to Ingrid'])
  await player.playOn((view) => view.cards.length === 1)
  await player.lastCard()
  await page.waitForSelector('[data-testid="result"]')
  const { tricks, values } = await player.past(0)
  const lines = (await told(page)) ?? []
  expect(lines.filter((line) => /thinking|choosing/.test(line))).toEqual([])

  // Card by card and trick by trick, and after each trick who took it and what was in it.
  let at = 0
  const next = (what: RegExp): void => {
    const found = lines.findIndex((line, i) => i >= at && what.test(line))
    expect(found, `${String(what)} from line ${at} of ${lines.join(' | ')}`).toBeGreaterThanOrEqual(0)
    at = found + 1
  }
  for (const { seats, cards, winner } of tricks) {
    cards.forEach((card, i) => {
      if (seats[i] === 0) next(/^Your (turn|last)/)
      next(new RegExp(`^${names[seats[i] ?? 0]}: ${cardName(card)}$`, 'i'))
    })
    const points = cards.reduce((sum, card) => sum + (values[card] ?? 0), 0)
    const who = winner === 0 ? 'You take' : `${names[winner ?? 0]} takes`
    next(
      new RegExp(
        points === 0 ? `^${who} the trick$` : `^${who} the trick, including .*: (one point|${points} points)$`,
      ),
    )
  }
  next(/^Totals: /)
  const played = lines.filter((line) => names.some((name) => line.startsWith(`${name}: `)))
  expect(played.map(lower)).toEqual(
    tricks.flatMap(({ seats, cards }) => cards.map((card, i) => lower(`${names[seats[i] ?? 0]}: ${cardName(card)}`))),
  )
  const broken = lines.findIndex((line) => line === 'Hearts are broken')
  expect(lines[broken - 1], 'what broke them').toMatch(/ of hearts$/)
  expect(lines.filter((line) => line === 'Hearts are broken')).toHaveLength(1)
  expect(wrong).toEqual([])
  await close()
})

test('a refusal is announced once', async () => {
  const { page, close } = await here.visit('desktop', { speed: 'calm', rules: { pass_cycle: ['hold'] } })
  await page.goto(`${here.url}?seed=7`)
  await page.getByTestId('play-now').click()
  const barred = page.locator('[data-testid^="card-"][data-legal="false"]')
  await expect.poll(async () => (await told(page))?.at(-1), { timeout: 60_000 }).toMatch(/^Your turn/)
  await barred.first().focus()
  await page.keyboard.press('Enter')
  const refusal = /^(You|Hearts|The first|Follow)/
  await expect.poll(async () => (await told(page))?.at(-1)).not.toMatch(/^Your turn/)
  const lines = (await told(page)) ?? []
  const last = lines.at(-1) ?? ''
  expect(last, 'the reason').toBe(await page.getByTestId('turn-line').innerText())
  expect(lines.filter((line) => line === last)).toHaveLength(1)
  expect(last).toMatch(refusal)
  await close()
})

test('while a total counts up, only its final value is read out', async () => {
  const { page, close } = await here.visit('desktop', { speed: 'calm' })
  await takeUp(page, here.url, '7', lastCard())
  await page.evaluate(() => {
    const heard = new Set<string>()
    Object.assign(window, { heard })
    new MutationObserver(() => {
      for (const each of document.querySelectorAll<HTMLElement>('[data-total]'))
        heard.add(`${each.dataset['total']}: ${each.nextElementSibling?.textContent}`)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.locator('[data-testid^="card-"]').click({ position: { x: 12, y: 20 } })
  await page.waitForSelector('[data-testid="result"]')
  const spoken = await page.locator('[data-testid="result"] table').ariaSnapshot()
  const ends = await page
    .locator('[data-total]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-total')))
  for (const end of ends) expect(spoken).toMatch(new RegExp(`cell "${end}"`))
  expect(ends.length).toBe(4)
  const heard = await page.evaluate(() => [...(window as unknown as { heard: Set<string> }).heard])
  expect(heard.sort()).toEqual([...new Set(ends.map((end) => `${end}: ${end}`))].sort())
  // The cards taken are read out as well as drawn.
  expect(spoken).toMatch(/rowheader "\S+ hearts: \d+/)
  await close()
})

test('cards chosen to pass are announced one by one, and that there is no room for more', async () => {
  const { page, close } = await here.visit('desktop', { speed: 'instant' })
  await page.goto(`${here.url}?seed=7`)
  await page.getByTestId('play-now').click()
  await expect.poll(async () => (await told(page))?.at(-1)).toBe('Pass three to Ingrid')
  const cards = page.locator('[data-testid^="card-"]')
  const names = await cards.evaluateAll((all) => all.map((each) => each.getAttribute('data-testid') ?? ''))
  async function choose(i: number): Promise<void> {
    await page.getByTestId(names[i] ?? '').focus()
    await page.keyboard.press('Enter')
  }
  for (const i of [0, 1, 2, 3]) await choose(i)
  const room = 'Tap a chosen card to take it back.'
  await expect
    .poll(async () => (await told(page))?.slice(2))
    .toEqual(['Choose two more', 'Choose one more', 'Pass to Ingrid', room])
  const line = page.getByTestId('turn-line')
  expect(await line.innerText()).toBe(room)
  await choose(0)
  await expect.poll(async () => (await told(page))?.at(-1)).toBe('Choose one more')
  expect(await line.innerText()).not.toBe(room)
  await close()
})

test('the scores are read out on request if they stand beside the table', async () => {
  const { page, close } = await here.visit('desktop', { speed: 'instant' })
  await sitDown(page, here.url, '7')
  await expect.poll(async () => (await told(page))?.at(-1)).toBe('Pass three to Ingrid')
  expect(await page.getByTestId('scores').count()).toBe(0)
  await page.keyboard.press('s')
  await expect.poll(async () => (await told(page))?.at(-1)).toBe('Totals: You 0, Ingrid 0, Basil 0, Tomás 0')
  await close()
})

test.each(mostly('desktop'))('the answer about a move is read out (%s)', async (size) => {
  const { page, close } = await here.visit(size, { speed: 'instant' })
  const player = await takeUp(page, here.url, '7', lastCard())
  await player.lastCard()
  await page.getByTestId('review-open').click()
  const move = page.locator('[data-testid="review"] [data-testid^="move-"]').first()
  await move.focus()
  await page.keyboard.press('Enter')
  const said = page.locator('dialog[open]').last().getByTestId('log-in-dialog')
  await expect.poll(() => said.innerText()).toContain(await page.getByTestId('verdict').innerText())
  expect(await said.innerText()).toContain(await page.getByTestId('why-reason').innerText())
  await close()
})

test('the log of a sheet exists before anything is said in it', async () => {
  const { page, close } = await here.visit('desktop')
  await page.addInitScript(() => {
    const came: string[] = []
    Object.assign(window, { came })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (node instanceof Element) {
            const log = node.querySelector('[data-testid="log-in-dialog"]')
            if (log) came.push(log.textContent.trim())
          }
        }
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(here.url)
  await page.getByTestId('learn').click()
  await page.getByTestId('learn-by-playing').click()
  const log = page.getByTestId('log-in-dialog').last()
  await expect.poll(() => log.innerText()).toContain('Everyone plays one card')
  const came = await page.evaluate(() => (window as unknown as { came: string[] }).came)
  expect(came.length).toBeGreaterThan(0)
  expect(came.filter((text) => text !== '')).toEqual([])
  await close()
})
