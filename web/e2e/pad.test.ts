/** Evenings on the scorepad: entered by cards, points and moons, with chips, a reload, and mistakes. */
import { describe, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { sizeNames } from './browser'
import { illegible } from './legible'
import { stage } from './stage'
import { inTurns, testInTurns } from './sweep'
import { violations } from './violations'

const here = stage()

const names = ['Ada', 'Ben', 'Cleo', 'Dan']

async function sit(page: Page, game: string, chips: { kind?: string; value?: string } = {}): Promise<void> {
  await page.goto(here.url)
  await page.getByTestId('keep-score').click()
  for (const [i, name] of names.entries()) await page.getByTestId(`pad-name-${i}`).fill(name)
  await page.getByTestId('pad-game').locator('select').selectOption({ label: game })
  if (chips.kind) await page.getByTestId('pad-settlement').locator('select').selectOption({ label: chips.kind })
  if (chips.value) await page.getByTestId('pad-chip-value').fill(chips.value)
  await page.getByTestId('pad-start').click()
  await page.getByTestId('pad').waitFor()
}

/** Types the points of a hand on the keypad, and puts it on the sheet. */
async function points(page: Page, ...row: number[]): Promise<void> {
  await page.getByTestId('pad-enter').click()
  await page.getByTestId('pad-mode-points').click()
  for (const [seat, value] of row.entries()) {
    await page.getByTestId(`pad-seat-${seat}`).click()
    for (const digit of String(value)) await page.getByTestId(`pad-key-${digit}`).click()
  }
  await page.getByTestId('pad-put').click()
  await page.getByTestId('pad').waitFor()
}

const check = (page: Page): Promise<string> => page.getByTestId('pad-check').innerText()

async function totals(page: Page): Promise<number[]> {
  await page.getByTestId('pad-totals').waitFor()
  return page.evaluate(() =>
    [0, 1, 2, 3].map((seat) =>
      Number(
        document
          .querySelector(`[data-testid="pad-totals"] [data-seat="${seat}"] [data-total]`)
          ?.getAttribute('data-total'),
      ),
    ),
  )
}
const chips = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-testid="pad-chips"] [data-chips]')].map((each) =>
      Number(each.getAttribute('data-chips')),
    ),
  )

test('names of two words and two cards that count leave no row lying over the next', async () => {
  const { page, wrong, close } = await here.visit('phone', { language: 'ar' })
  const long = ['Maximiliane-Theresia', 'Ångström Þórðarson', 'Evangelina Hohenberger', 'Zoë', 'Bo']
  const rules = { extends: 'omnibus', players: long.length }
  const evening = { names: long, rules, title: 'Omnibus', dealer: 0, began: 1_700_000_000_000, hands: [] }
  const kept = JSON.stringify({ version: 1, evening, draft: null, before: [], past: [] })
  await page.addInitScript((kept) => localStorage.setItem('openhearts.pad', kept), kept)
  await page.goto(here.url)
  await page.getByTestId('keep-score').click()
  await page.getByTestId('pad-enter').click()
  await page.getByTestId('pad-QS-4').waitFor()
  const tooTall = await page
    .getByTestId('pad-entry')
    .locator('li')
    .evaluateAll((rows) => rows.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
  expect(tooTall).toEqual(long.map(() => 0))
  expect(wrong).toEqual([])
  await close()
})

test('long names and their chips are complete on a phone', async () => {
  const { page, wrong, close } = await here.visit('phone')
  const long = ['Maximiliane', 'Björn Þórðarson', 'Cleo', 'Dan', 'Eve']
  const settlement = { kind: 'average', chip_value: 0.5, buy_in: 100, split_two: false }
  const rules = { extends: 'omnibus', players: long.length, settlement }
  const hands = [{ counts: { H: [5, 4, 4, null, null] }, cards: { QS: 0, JD: 2 } }]
  const evening = { names: long, rules, title: '', dealer: 4, began: 1_700_000_000_000, hands }
  const kept = JSON.stringify({ version: 1, evening, draft: null, before: [], past: [] })
  await page.addInitScript((kept) => localStorage.setItem('openhearts.pad', kept), kept)
  await page.goto(here.url)
  await page.getByTestId('keep-score').click()
  await page.getByTestId('pad-chips').waitFor()
  expect(await illegible(page, '[data-testid="pad-chips"]')).toEqual([])
  // A mark that has no room beside the name begins below its first letter.
  const dealer = page.locator('[data-testid="pad-totals"] .name:has(.mark)')
  const [name, mark] = [await dealer.boundingBox(), await dealer.locator('.mark').boundingBox()]
  expect(mark!.y).toBeGreaterThan(name!.y + 12)
  expect(mark!.x).toBe(name!.x)
  expect(wrong).toEqual([])
  await close()
})

test.each([
  ['an evening of few digits', { end: { target: 100 } }, { chip_value: 0.05, buy_in: 100 }],
  ['sums of many digits', { end: { hands: 1 }, tie: 'shared' }, { chip_value: 12.345, buy_in: 10_000 }],
])('on the smallest phone, in the largest letters, names are whole beside %s', async (_, end, terms) => {
  const { page, wrong, close } = await here.visit('phone', { textSize: 'larger', large: true, language: 'de' })
  await page.setViewportSize({ width: 360, height: 640 })
  const settlement = { kind: 'average', split_two: false, ...terms }
  const long = ['Maximiliane', 'Bartholomew', 'Wolfgangmarc', 'Dan']
  const rules = { extends: 'spot', players: 4, moon: 'off', settlement, ...end }
  const evening = {
    names: long,
    rules,
    title: '',
    dealer: 2,
    began: 1_700_000_000_000,
    hands: [{ points: [100, 29, 0, 0] }],
  }
  const kept = JSON.stringify({ version: 1, evening, draft: null, before: [], past: [] })
  await page.addInitScript((kept) => localStorage.setItem('openhearts.pad', kept), kept)
  await page.goto(here.url)
  await page.getByTestId('keep-score').click()
  await page.getByTestId('pad-chips').waitFor()
  expect(await illegible(page)).toEqual([])
  expect(wrong).toEqual([])
  await close()
})

describe.each(sizeNames)('%s', (size) => {
  const turn = testInTurns(size)
  turn('an evening of sweepstakes, with a reload in the middle of a hand', async () => {
    const { page, wrong, close } = await here.visit(size)
    await sit(page, 'Sweepstakes', { value: '0.05' })
    await expect.poll(() => page.getByTestId('pad').innerText()).toContain('Ada deals hand 1.')
    expect(await page.getByTestId('pad').innerText()).toContain('passes three cards to the left')

    // By taps: who took the queen, how many hearts; every tap says what is missing.
    await page.getByTestId('pad-enter').click()
    await expect.poll(() => check(page)).toBe('Still missing: 13 hearts and the queen of spades.')
    await page.getByTestId('pad-QS-2').click()
    for (let n = 0; n < 3; n++) await page.getByTestId('pad-more-H-0').click()
    for (let n = 0; n < 5; n++) await page.getByTestId('pad-more-H-1').click()
    await expect.poll(() => check(page)).toBe('Still missing: 5 hearts.')
    expect(await page.getByTestId('pad-put').isDisabled()).toBe(true)

    await page.reload()
    await page.getByTestId('pad-entry').waitFor()
    await expect.poll(() => check(page)).toBe('Still missing: 5 hearts.')
    await page.getByTestId('pad-rest-H-2').click()
    await expect.poll(() => check(page)).toBe('It adds up.')
    await page.getByTestId('pad-put').click()
    await expect.poll(() => totals(page)).toEqual([3, 5, 18, 0])
    // Read out as well, once.
    const log = page.getByTestId('log').locator('p')
    await expect.poll(() => log.allInnerTexts()).toEqual(['Totals: Ada 3, Ben 5, Cleo 18, Dan 0'])
    expect(await chips(page)).toEqual([97, 95, 82, 126])
    expect(await page.getByTestId('pad-chips').innerText()).toContain('6.30')

    // Nobody is clear: the pot stays, and the next player who alone is clear takes it.
    await points(page, 14, 2, 6, 4)
    await expect.poll(() => page.getByTestId('pad-pot').innerText()).toBe('26')
    await page.reload()
    await expect.poll(() => totals(page)).toEqual([17, 7, 24, 4])
    await points(page, 0, 7, 1, 18)
    await expect.poll(() => page.getByTestId('pad-pot').innerText()).toBe('0')
    expect(await chips(page)).toEqual([135, 86, 75, 104])
    expect(await page.getByTestId('pad-owed').innerText()).toBe(
      'Cleo gives Ada 25 chips (1.25).\nBen gives Ada 10 chips (0.50).\nBen gives Dan 4 chips (0.20).',
    )
    await page.locator('[data-testid="pad-chips"] summary').click()
    expect(await page.getByTestId('pad-chips').innerText()).toContain('Ada is clear and takes the pot of 52 chips.')

    // To the end.
    await points(page, 1, 6, 0, 19)
    await points(page, 1, 19, 6, 0)
    await points(page, 0, 13, 9, 4)
    await points(page, 4, 9, 0, 13)
    await points(page, 0, 25, 1, 0)
    await points(page, 2, 22, 0, 2)
    await expect.poll(() => page.getByTestId('pad').innerText()).toContain('Ada wins the game')
    expect((await log.allInnerTexts()).slice(-2)).toEqual([
      'Totals: Ada 25, Ben 108, Cleo 41, Dan 60',
      expect.stringContaining('Ada wins the game'),
    ])
    expect(await totals(page)).toEqual([25, 108, 41, 60])
    expect(await page.getByTestId('pad-enter').count()).toBe(0)
    await page.getByTestId('pad-new').click()
    await page.getByTestId('pad-setup').waitFor()
    expect(await page.getByTestId('pad-name-2').inputValue()).toBe('Cleo')
    await page.getByTestId('pad-start').click()
    await expect.poll(() => page.getByTestId('pad').innerText()).toContain('Ben deals hand 1.')
    expect(wrong).toEqual([])
    await close()
  })

  turn('a moon by one tap, a sheet that does not add up, a change, and undo', async () => {
    const { page, wrong, close } = await here.visit(size)
    await sit(page, 'Black Lady')
    await points(page, 3, 5, 18, 0)

    await page.getByTestId('pad-enter').click()
    await page.getByTestId('pad-moon').click()
    await page.getByTestId('pad-shot-1').click()
    await expect.poll(() => check(page)).toBe('Ben shot the moon.')
    await page.getByTestId('pad-put').click()
    await expect.poll(() => totals(page)).toEqual([29, 5, 44, 26])

    // One point short: the hand stays open until it is corrected, and nothing typed is lost.
    await page.getByTestId('pad-enter').click()
    await page.getByTestId('pad-mode-points').click()
    for (const [seat, value] of ['3', '5', '17', '0'].entries()) {
      await page.getByTestId(`pad-seat-${seat}`).click()
      for (const digit of value) await page.getByTestId(`pad-key-${digit}`).click()
    }
    await expect.poll(() => check(page)).toBe('The points add up to 25, not 26: one is missing.')
    expect(await page.getByTestId('pad-put').isDisabled()).toBe(true)
    await page.getByTestId('pad-seat-2').click()
    await page.getByTestId('pad-key-rest').click()
    await expect.poll(() => check(page)).toBe('It adds up.')
    await page.getByTestId('pad-put').click()
    await expect.poll(() => totals(page)).toEqual([32, 10, 62, 26])

    // The first hand was somebody else's.
    await page.getByTestId('pad-hand-0').click()
    await page.getByTestId('pad-edit').click()
    await page.getByTestId('pad-seat-3').click()
    await page.getByTestId('pad-key-1').click()
    await page.getByTestId('pad-key-8').click()
    await expect.poll(() => check(page)).toBe('The points add up to 44, not 26: 18 too many.')
    await page.getByTestId('pad-seat-2').click()
    await page.getByTestId('pad-key-erase').click()
    await page.getByTestId('pad-key-erase').click()
    await page.getByTestId('pad-put').click()
    await expect.poll(() => totals(page)).toEqual([32, 10, 44, 44])
    await page.getByTestId('pad-undo').click()
    await expect.poll(() => totals(page)).toEqual([32, 10, 62, 26])
    await page.getByTestId('pad-hand-1').click()
    await page.getByTestId('pad-remove').click()
    await expect.poll(() => totals(page)).toEqual([6, 10, 36, 0])
    await page.getByTestId('pad-undo').click()
    await expect.poll(() => totals(page)).toEqual([32, 10, 62, 26])
    expect(wrong).toEqual([])
    await close()
  })

  test.each(inTurns(['daylight', 'evening'] as const, size))('axe finds nothing in the theme %s', async (theme) => {
    const { page, close } = await here.visit(size, { theme })
    const clean = async (screen: string): Promise<void> => expect(await violations(page), screen).toEqual([])
    await page.goto(here.url)
    await page.getByTestId('keep-score').click()
    await page.getByTestId('pad-setup').waitFor()
    await clean('setup')
    await page.getByTestId('pad-back').click()
    await page.getByTestId('home').waitFor()
    await sit(page, 'Auction Hearts', { value: '0.05' })
    await page.getByTestId('pad-enter').click()
    await page.getByTestId('pad-bidder-1').click()
    await page.getByTestId('pad-suit-hearts').click()
    await clean('auction')
    await page.getByTestId('pad-more-H-0').click()
    await page.getByTestId('pad-rest-H-1').click()
    await page.getByTestId('pad-put').click()
    await page.getByTestId('pad-chips').waitFor()
    await page.locator('[data-testid="pad-chips"] summary').click()
    await clean('sheet')
    await page.getByTestId('pad-hand-0').click()
    await page.getByTestId('pad-edit').waitFor()
    await clean('hand')
    await page.getByTestId('close').click()
    await page.getByTestId('pad-change').click()
    await page.getByTestId('pad-game').locator('select').selectOption({ label: 'Omnibus' })
    await page.getByTestId('pad-start').click()
    await expect.poll(() => page.getByTestId('pad').innerText()).toContain('Omnibus')
    await page.getByTestId('pad-undo').click()
    await page.getByTestId('pad-enter').click()
    // The hand taken back has kept its hearts, and not its bid.
    await page.getByTestId('pad-JD-2').click()
    await page.getByTestId('pad-QS-1').click()
    await expect.poll(() => check(page)).toBe('It adds up.')
    await clean('cards')
    await page.getByTestId('pad-moon').click()
    await clean('moon')
    await page.getByTestId('pad-shot-0').click()
    await page.getByTestId('pad-mode-points').click()
    await page.getByTestId('pad-key-3').click()
    await clean('points')
    await close()
  })
})

test('entered by points, a hand also takes who has the card on which the chips depend', async () => {
  const { page, wrong, close } = await here.visit('phone')
  await sit(page, 'Omnibus', { kind: 'Lowest takes the pot' })
  await page.getByTestId('pad-enter').click()
  await page.getByTestId('pad-JD-2').waitFor()
  await page.getByTestId('pad-mode-points').click()
  await expect.poll(() => check(page)).toBe('Say also who took the jack of diamonds: the chips depend on it.')
  expect(await page.getByTestId('pad-QS-2').count()).toBe(0)
  await page.getByTestId('pad-JD-2').click()
  for (const [seat, pressed] of [['5'], ['1', '3'], ['sign', '1', '0'], ['rest']].entries()) {
    await page.getByTestId(`pad-seat-${seat}`).click()
    for (const key of pressed) await page.getByTestId(`pad-key-${key}`).click()
  }
  await expect.poll(() => check(page)).toBe('It adds up.')
  await page.getByTestId('pad-put').click()
  await expect.poll(() => totals(page)).toEqual([5, 13, -10, 8])
  expect(wrong).toEqual([])
  await close()
})

test('an auction: bid, suit, and a pot that carries', async () => {
  const { page, wrong, close } = await here.visit('phone')
  await sit(page, 'Auction Hearts')
  await page.getByTestId('pad-enter').click()
  await page.getByTestId('pad-bidder-1').click()
  await page.getByTestId('pad-bid').fill('5')
  await page.getByTestId('pad-bid').blur()
  await expect.poll(() => check(page)).toBe('Say which suit was named.')
  await page.getByTestId('pad-suit-spades').click()
  for (const [seat, number] of [3, 4, 5].entries())
    for (let n = 0; n < number; n++) await page.getByTestId(`pad-more-S-${seat}`).click()
  await page.getByTestId('pad-rest-S-3').click()
  await expect.poll(() => check(page)).toBe('It adds up.')
  await page.getByTestId('pad-put').click()
  await expect.poll(() => page.getByTestId('pad-pot').innerText()).toBe('18')
  expect(await page.getByTestId('pad').innerText()).toContain('The pot carries: Ben names the suit again.')
  expect(await chips(page)).toEqual([97, 91, 95, 99])
  // The bid is part of what the hand cost, and of why.
  const rows = page.getByTestId('pad-chips').locator('tbody tr')
  expect(await rows.locator('td:nth-child(2)').allInnerTexts()).toEqual(['−3', '−9', '−5', '−1', '+18'])
  await page.locator('[data-testid="pad-chips"] summary').click()
  expect(await page.getByTestId('pad-chips').innerText()).toContain('Ben pays 5 chips for the bid.')
  await page.getByTestId('pad-undo').click()
  await page.getByTestId('pad-enter').click()
  expect(await page.getByTestId('pad-bid').inputValue()).toBe('5')
  await page.getByTestId('pad-put').click()
  await expect.poll(() => page.getByTestId('pad-pot').innerText()).toBe('18')
  expect(wrong).toEqual([])
  await close()
})

test('a moon whose shooter chooses', async () => {
  const { page, wrong, close } = await here.visit('phone', { rules: { moon: 'choice', sun: 52 } })
  await sit(page, 'Your house rules')
  await page.getByTestId('pad-enter').click()
  await page.getByTestId('pad-QS-3').click()
  for (let n = 0; n < 13; n++) await page.getByTestId('pad-more-H-3').click()
  await expect.poll(() => check(page)).toBe('How does the moon count?')
  await page.getByTestId('pad-way-new').click()
  await expect.poll(() => check(page)).toBe('Dan shot the moon.')
  await page.getByTestId('pad-moon').click()
  await page.getByTestId('pad-sun').click()
  await page.getByTestId('pad-shot-old-0').click()
  await expect.poll(() => check(page)).toBe('Ada shot the sun.')
  await page.getByTestId('pad-put').click()
  await expect.poll(() => totals(page)).toEqual([0, 52, 52, 52])
  expect(wrong).toEqual([])
  await close()
})

test('a moon that partners shot together, by one tap, and rules by which it does not add up, said before they are kept', async () => {
  const rules = { extends: 'partnership', joint_moon: true, moon: 'choice' }
  const { page, wrong, close } = await here.visit('phone', { rules })
  await sit(page, 'Your house rules')
  await page.getByTestId('pad-enter').click()
  await page.getByTestId('pad-QS-0').click()
  for (let n = 0; n < 13; n++) await page.getByTestId('pad-more-H-2').click()
  expect(await page.getByTestId('pad-way-new').innerText()).toBe('Ada and Cleo −26')
  await page.getByTestId('pad-moon').click()
  await page.getByTestId('pad-shot-old-1-3').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByTestId('pad-shot-new-0-2').click()
  await expect.poll(() => check(page)).toBe('Ada and Cleo shot the moon.')
  await page.getByTestId('pad-put').click()
  await expect.poll(() => totals(page)).toEqual([-26, 0, -26, 0])

  await page.getByTestId('pad-change').click()
  await page.getByTestId('pad-game').locator('select').selectOption({ label: 'Omnibus' })
  const problem = page.getByTestId('pad-problem')
  await expect.poll(() => problem.innerText()).toContain('By these rules, hand 1 will have to be fixed.')
  expect(await page.getByTestId('pad-start').isEnabled()).toBe(true)
  expect(await violations(page)).toEqual([])
  await page.getByTestId('pad-game').locator('select').selectOption({ index: 0 })
  await expect.poll(() => problem.innerText()).toBe('')
  expect(wrong).toEqual([])
  await close()
})

test('too few names, two alike, a chip worth nothing: a sentence, and no evening', async () => {
  const { page, wrong, close } = await here.visit('phone')
  await page.goto(here.url)
  await page.getByTestId('keep-score').click()
  const problem = (): Promise<string> => page.getByTestId('pad-problem').innerText()
  const isGiven = (): Promise<boolean> =>
    page.getByTestId('pad-dealer-0').evaluate((each) => each.ariaLabel!.startsWith('Ada'))
  const game = page.getByTestId('pad-game').locator('select')
  await page.getByTestId('pad-name-0').fill('Ada')
  // Somebody who is still typing names isn't told that there are too few, which would be read out, too.
  await expect.poll(isGiven).toBe(true)
  expect(await problem()).toBe('')
  await game.focus()
  await expect.poll(problem).toBe('Two players at least, please.')
  await page.getByTestId('pad-name-1').fill('ada')
  await expect.poll(problem).toBe('Two players have the same name.')
  await page.getByTestId('pad-name-1').fill('Ben')
  await expect.poll(problem).toBe('')
  await game.focus()
  await expect.poll(problem).toContain('3 to 7 players')
  expect(await page.getByTestId('pad-start').isDisabled()).toBe(true)
  await page.getByTestId('pad-name-2').fill('Cleo')
  await page.getByTestId('pad-settlement').locator('select').selectOption({ label: 'Howell' })
  await page.getByTestId('pad-chip-value').fill('nothing')
  await expect.poll(problem).toBe('The worth of a chip is a number from 0.001 to 1,000,000.')
  await page.getByTestId('pad-chip-value').fill('0,25')
  await expect.poll(problem).toBe('')
  // A whole number has no decimals: what looks like them are thousands.
  for (const typed of ['1,000', '1.000', '1 000', '1’000']) {
    await page.getByTestId('pad-buy-in').fill('7')
    await expect.poll(() => page.getByTestId('pad-line').innerText()).toContain('7 chips bought at 0.25 each')
    await page.getByTestId('pad-buy-in').fill(typed)
    await expect.poll(() => page.getByTestId('pad-line').innerText()).toContain('1,000 chips bought at 0.25 each')
  }
  await page.getByTestId('pad-buy-in').fill('1,5')
  await expect.poll(problem).toContain('whole number')
  await page.getByTestId('pad-buy-in').fill('100')
  await expect.poll(problem).toBe('')
  await page.getByTestId('pad-start').click()
  await expect.poll(() => page.getByTestId('pad').innerText()).toContain('Ada deals hand 1.')
  expect(wrong).toEqual([])
  await close()
})

test.each([
  ['text that is no pad', '{"version":1,"evening":'],
  ['a pad of another kind', '{"version":9}'],
])('%s is put aside, and told of', async (_, text) => {
  const { page, wrong, close } = await here.visit('phone')
  await page.goto(here.url)
  await page.evaluate((entry) => localStorage.setItem('openhearts.pad', entry), text)
  await page.waitForLoadState('networkidle') // a request cut off by the reload would count as a failed one
  await page.reload()
  await page.getByTestId('keep-score').click()
  await expect.poll(() => page.getByTestId('pad-trouble').innerText()).toContain('put aside')
  expect(await page.evaluate(() => localStorage.getItem('openhearts.pad.aside'))).toBe(text)
  expect(wrong).toEqual([])
  await close()
})

test('a stored hand that does not add up is named, and can be corrected', async () => {
  const { page, wrong, close } = await here.visit('phone')
  await sit(page, 'Black Lady')
  await points(page, 3, 5, 18, 0)
  await page.evaluate(() => {
    const kept = localStorage.getItem('openhearts.pad') ?? ''
    localStorage.setItem('openhearts.pad', kept.replace('[3,5,18,0]', '[3,5,17,0]'))
  })
  await page.reload()
  await expect
    .poll(() => page.getByTestId('pad-fault').innerText())
    .toBe('Hand 1: The points add up to 25, not 26: one is missing.')
  await page.getByTestId('pad-mend').click()
  await page.getByTestId('pad-seat-0').click()
  await page.getByTestId('pad-key-rest').click()
  await page.getByTestId('pad-put').click()
  await expect.poll(() => totals(page)).toEqual([4, 5, 17, 0])
  expect(wrong).toEqual([])
  await close()
})

test('the sheet is copied, and printed black on white', async () => {
  const { page, context, wrong, close } = await here.visit('desktop')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await sit(page, 'Sweepstakes')
  await points(page, 3, 5, 18, 0)
  await page.getByTestId('pad-share').click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Total')
  expect(await page.getByTestId('pad').innerText()).toContain('The sheet is copied.')
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.paper').isVisible()).toBe(true)
  expect(await page.getByTestId('pad-enter').isVisible()).toBe(false)
  const figures = await page
    .locator('.paper :is(h1, td, tfoot th, p)')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).fontVariantNumeric))
  expect(new Set(figures)).toEqual(new Set(['lining-nums tabular-nums']))
  expect(wrong).toEqual([])
  await close()
})

test('on a phone held sideways all four players are on the screen, before the evening and in it', async () => {
  const { page, wrong, close } = await here.visit('phone')
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto(here.url)
  await page.getByTestId('keep-score').click()
  const bottom = async (row: Locator): Promise<number> => {
    const { y, height } = (await row.boundingBox()) ?? { y: 0, height: Infinity }
    return y + height
  }
  expect(await bottom(page.getByTestId('pad-name-3'))).toBeLessThanOrEqual(390)
  for (const [i, name] of names.entries()) await page.getByTestId(`pad-name-${i}`).fill(name)
  await page.getByTestId('pad-start').click()
  expect(await bottom(page.getByTestId('pad-totals').locator('[data-seat="3"]'))).toBeLessThanOrEqual(390)
  expect(wrong).toEqual([])
  await close()
})

test('Escape leads back from every screen of the pad, one for each press, and nothing typed is lost', async () => {
  const { page, wrong, close } = await here.visit('desktop')
  await page.goto(here.url)
  await page.getByTestId('keep-score').click()
  await page.getByTestId('pad-name-0').fill('Ada')
  await page.getByTestId('pad-game').locator('select').selectOption({ label: 'Omnibus' })
  await page.keyboard.press('Escape')
  await page.getByTestId('home').waitFor()
  await page.getByTestId('keep-score').click()
  expect(await page.getByTestId('pad-name-0').inputValue()).toBe('Ada')
  expect(await page.getByTestId('pad-game').locator('option:checked').innerText()).toBe('Omnibus')
  for (const [i, name] of names.entries()) await page.getByTestId(`pad-name-${i}`).fill(name)
  await page.getByTestId('pad-start').click()
  await page.getByTestId('pad-enter').click()
  await page.getByTestId('pad-QS-2').click()
  // A sheet over the screen goes first.
  await page.getByTestId('pad-moon').click()
  await page.getByTestId('pad-shot-1').waitFor()
  await page.keyboard.press('Escape')
  await page.getByTestId('pad-shot-1').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await page.getByTestId('pad').waitFor()
  await page.getByTestId('pad-enter').click()
  expect(await page.getByTestId('pad-QS-2').getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Escape')
  await page.getByTestId('pad-change').click()
  await page.getByTestId('pad-setup').waitFor()
  await page.keyboard.press('Escape')
  await page.getByTestId('pad').waitFor()
  await page.keyboard.press('Escape')
  await page.getByTestId('home').waitFor()
  expect(wrong).toEqual([])
  await close()
})

test('somebody leaves in the evening: no place can be emptied, and a new evening is begun beside the one kept', async () => {
  const { page, wrong, close } = await here.visit('phone')
  await sit(page, 'Black Lady')
  await points(page, 3, 5, 18, 0)
  await page.getByTestId('pad-change').click()
  await page.getByTestId('pad-name-3').fill('')
  await page.getByTestId('pad-game').locator('select').focus()
  await expect.poll(() => page.getByTestId('pad-problem').innerText()).toBe('Everybody needs a name.')
  expect(await page.getByTestId('pad-start').isDisabled()).toBe(true)
  await page.getByTestId('pad-begin').click()
  await expect.poll(() => page.getByTestId('pad-setup').innerText()).toContain('Keep score')
  await page.getByRole('button', { name: 'Remove Dan' }).click()
  await page.getByTestId('pad-start').click()
  await expect.poll(() => page.getByTestId('pad').innerText()).toContain('Ben deals hand 1.')
  // It took the place of the other: from here it is one step home.
  await page.getByTestId('pad-back').click()
  await page.getByTestId('home').waitFor()
  await page.getByTestId('keep-score').click()
  await points(page, 13, 13, 0)
  await page.getByTestId('pad-change').click()
  await page.getByTestId('pad-begin').click()
  await page.getByTestId('pad-past').getByRole('button').first().click()
  await expect.poll(() => totals(page)).toEqual([3, 5, 18, 0])
  expect(wrong).toEqual([])
  await close()
})

test('partners stand together below their sum, on the screen, on paper and in the copied text', async () => {
  const { page, context, wrong, close } = await here.visit('phone')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await sit(page, 'Partnership')
  await points(page, 3, 9, 14, 0)
  const rows = page.getByTestId('pad-totals').locator('tbody tr')
  await expect.poll(() => rows.count()).toBe(6)
  const read = (await rows.allInnerTexts()).map((row) => row.replace(/^\w\s+/, '').replace(/\s+/g, ' '))
  expect(read).toEqual(['Ben and Dan 9', 'Ben deals +9 9', 'Dan 0 0', 'Ada and Cleo 17', 'Ada +3 3', 'Cleo +14 14'])
  const sums = ['Ada and Cleo: 17', 'Ben and Dan: 9']
  await page.getByTestId('pad-share').click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(sums.join('\n'))
  await page.emulateMedia({ media: 'print' })
  expect((await page.locator('.paper > p').allInnerTexts()).slice(1)).toEqual(sums)
  expect(wrong).toEqual([])
  await close()
})

test('a short name stays whole beside a card and “no trick”', async () => {
  const { page, wrong, close } = await here.visit('phone', { rules: { no_trick_bonus: 5 } })
  await page.setViewportSize({ width: 360, height: 640 })
  await sit(page, 'Your house rules')
  await page.getByTestId('pad-enter').click()
  await page.getByTestId('pad-QS-0').waitFor()
  expect(await illegible(page, '[data-testid="pad-entry"]')).toEqual([])
  const name = page.getByTestId('pad-entry').locator('li').first().locator('.who')
  expect(await name.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
  expect((await name.boundingBox())!.width).toBeGreaterThan(36)
  expect(wrong).toEqual([])
  await close()
})
