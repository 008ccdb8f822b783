/** House rules from end to end: edited, explained, corrected, saved, shared, reopened, and played. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { RulesJson } from '../src/core/types'
import { encodeSet } from '../src/state/ruleSetLink'
import { lineOf, presetAbout, presetName } from '../src/views/rules/ruleSetName'
import { say, words } from '../src/words/words.svelte'
import { directEngine } from '../test/core'
import { id, sizeNames } from './browser'
import { player, sitDown, twin } from './player'
import { stage } from './stage'
import { inTurns, testInTurns } from './sweep'
import { violations } from './violations'

const here = stage()

const field = (name: string): string => id(`field-${name}`)
/** The option of a field with that value. */
const chip = (name: string, value: string): string => `${field(name)} label:has([data-value="${value}"])`
const chosen = (page: Page, name: string): Promise<string> =>
  page
    .locator(`${field(name)} input:checked`)
    .first()
    .getAttribute('data-value') as Promise<string>

async function editor(page: Page, preset: string | null = null): Promise<void> {
  if (preset === null) {
    await page.click(id('change-rules'))
    await page.click(id('all-rules'))
  } else {
    await page.click(id('games-entry'))
    await page.click(id(`change-${preset}`))
  }
  await page.waitForSelector(field('players'))
}

const sunday: RulesJson = { players: 5, pass_cycle: ['left', 'right', 'hold'], moon: 'new' }

test('what a tap has put right stays in sight, however much shorter it is', async () => {
  const { page, wrong, close } = await here.visit('phone')
  await page.goto(here.url)
  await page.click(id('change-rules'))
  await page.click(id('all-rules'))
  await page.click(chip('pass_cycle', 'own'))
  await page.click(chip('players', '5'))
  const mend = page.locator(`${field('pass_cycle')} ${id('mend')}`).first()
  await mend.scrollIntoViewIfNeeded()
  await mend.click()
  await page.waitForSelector(id('problem'), { state: 'detached' })
  const inSight = await page.locator(`${field('pass_cycle')} h3`).evaluate((title) => {
    const { left, top, height } = title.getBoundingClientRect()
    return document.elementFromPoint(left + 4, top + height / 2) === title
  })
  expect(inSight).toBe(true)
  expect(wrong).toEqual([])
  await close()
})

describe.each(sizeNames)('%s', (size) => {
  const turn = testInTurns(size)
  turn('rules are edited, a clash is explained and corrected, and they are saved, shared and played', async () => {
    const { page, wrong, close } = await here.visit(size)
    await page.goto(`${here.url}?seed=7`)
    await editor(page)
    await page.click(chip('pass_cycle', 'own'))
    await page.click(chip('moon', 'new'))
    await page.click(chip('players', '5'))

    // The explanation appears at once at the field to blame; the choice is still there, and playing has to wait.
    const blamed = page.locator(`${field('pass_cycle')} ${id('problem')}`)
    await blamed.waitFor()
    expect(await blamed.innerText()).toContain('Nobody sits across at a table of 5.')
    expect(await page.locator(id('problem')).count()).toBe(1)
    expect(await chosen(page, 'players')).toBe('5')
    expect(await page.locator(`${field('pass_cycle')} li .way`).allInnerTexts()).toEqual([
      'Left',
      'Right',
      'Across',
      'No pass',
    ])
    expect(await page.getByTestId('rules-play').isDisabled()).toBe(true)
    expect(await page.getByTestId('rules-line').innerText()).toContain('Nobody sits across')

    // A reload loses none of it.
    await page.reload()
    await editor(page)
    await blamed.waitFor()
    expect(await chosen(page, 'players')).toBe('5')

    await page.click(`${field('pass_cycle')} [aria-label="across: remove"]`)
    await blamed.waitFor({ state: 'detached' })
    expect(await page.getByTestId('rules-line').innerText()).toMatch(
      /^5 players\u00a0· to 100\u00a0· pass left, right, no pass/,
    )

    // Saving requires a name.
    await page.click(id('save'))
    expect(await page.getByTestId('notice').innerText()).toContain('name')
    await page.fill(id('rules-name'), 'Sunday ♥')
    await page.click(id('save'))
    await page.waitForSelector(`${id('save')}:disabled`)

    await page.click(id('share'))
    const link = await page.inputValue(id('share-link'))
    expect(link.startsWith(`${here.url}#rules=`)).toBe(true)
    await page.click(id('close'))
    await page.click(id('rules-play'))
    const game = await player(page, await twin('7', sunday))
    await game.seen()
    // The table shows how many rules are special, with a link to them.
    expect(await page.getByTestId('table-special').innerText()).toMatch(/\d+ more rules?/)
    await page.click(id('table-special'))
    expect(await page.locator('dialog article h2').innerText()).toBe('Sunday ♥')
    await page.click(id('room-back'))
    await page.click(id('menu'))
    const told = await page.locator('dialog').innerText()
    expect(told).toContain('Sunday ♥')
    expect(told.match(/to 100/g)).toHaveLength(1)
    expect(await page.getByTestId('table-line').innerText()).toContain('shooting the moon: the shooter subtracts')
    await page.click(id('close'))
    await game.playOn((view) => view.tricks.length === 2)

    // The way back from the table leads home, however many rooms were visited.
    await page.click(id('menu'))
    await page.click(id('menu-leave'))
    await page.waitForSelector(id('home'))
    await page.click(id('games-entry'))
    const own = page.getByTestId('own-Sunday ♥')
    expect(await own.innerText()).toContain('Chosen')
    // However narrow the window, neither the share nor the delete button stands alone in a row.
    await page.setViewportSize({ width: 360, height: 640 })
    const tops = await own
      .locator('.icon.plain')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y))
    expect(tops).toEqual([tops[0], tops[0]])
    expect(wrong).toEqual([])
    await close()

    // Somebody else opens the link.
    const other = await here.visit(size)
    await other.page.goto(link.replace('#', '?seed=7#'))
    await other.page.waitForSelector(id('shared-line'))
    expect(await other.page.locator('dialog h2').innerText()).toBe('Sunday ♥')
    expect(await other.page.locator(id('rule-sheet')).innerText()).toContain('hand by hand: to the left, to the right')
    await other.page.click(id('shared-save'))
    await other.page.waitForSelector(`${id('shared-save')}:disabled`)
    await other.page.click(id('shared-play'))
    const theirs = await player(other.page, await twin('7', sunday))
    await theirs.playOn((view) => view.tricks.length === 2)
    // The address is the page's own again, so a reload continues the game.
    expect(other.page.url()).toBe(`${here.url}?seed=7`)
    expect(other.wrong).toEqual([])
    await other.close()
  })

  turn('a bad link says why, and takes nothing away', async () => {
    const { page, wrong, close } = await here.visit(size)
    const game = await sitDown(page, here.url, '7')
    await game.playOn((view) => view.tricks.length === 1)
    const before = await page.evaluate(() => JSON.stringify({ ...localStorage }))

    // Opened in the same tab, in the middle of a game.
    const good = encodeSet({ name: 'Ours', about: '', rules: { moon: 'new' } })
    for (const [code, says] of [
      [good.slice(0, -12), /missing or was changed/],
      ['%F0%9F', /missing or was changed/],
      [encodeSet({ name: 'Odd', about: '', rules: { players: 17 } }), /Players: .*not 17/],
      [encodeSet({ name: '', about: '', rules: { colour: 'red' } }), /“colour”: .*no such field/i],
    ] as const) {
      await page.evaluate((hash) => void (location.hash = hash), `rules=${code}`)
      await expect.poll(() => page.getByTestId('link-trouble').innerText()).toMatch(says)
      expect(await page.getByTestId('link-trouble').innerText()).toContain('Nothing of yours has changed.')
      await page.click(id('room-back'))
      await page.waitForSelector(id('shared'), { state: 'detached' })
    }
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe(before)
    await game.seen()
    await game.playOn((view) => view.tricks.length === 3)

    // Rules that can't be played can be corrected: they open as they were sent.
    await page.evaluate(
      (hash) => void (location.hash = hash),
      `rules=${encodeSet({ name: 'Nine', about: '', rules: { players: 9 } })}`,
    )
    await page.click(id('shared-mend'))
    await page.waitForSelector(`${field('players')} ${id('problem')}`)
    expect(await chosen(page, 'players')).toBe('9')
    expect(await page.inputValue(id('rules-name'))).toBe('Nine')
    await page.click(`${field('players')} ${id('mend')}:has-text("Packs")`)
    await page.waitForSelector(id('problem'), { state: 'detached' })
    expect(await chosen(page, 'packs')).toBe('2')
    expect(await chosen(page, 'players')).toBe('9')
    expect(wrong).toEqual([])
    await close()
  })

  turn('rules are saved to a file and opened from it; a bad file says why', async () => {
    const { page, wrong, close } = await here.visit(size)
    await page.goto(here.url)
    await editor(page, 'black-jack')
    await page.fill(id('rules-name'), 'Our evening')
    await page.fill(id('rules-about'), 'With a costly jack.')
    await page.fill(id('points-JS'), '12')
    await page.click(chip('end', 'hands'))
    await page.click(id('share'))
    const command = page.locator(`${id('save-file')} code`)
    expect(await command.innerText()).toBe('openhearts play --rules our-evening.json')
    const [download] = await Promise.all([page.waitForEvent('download'), page.click(id('save-file'))])
    expect(download.suggestedFilename()).toBe('our-evening.json')
    const text = readFileSync(await download.path(), 'utf8')
    const file = JSON.parse(text) as RulesJson
    expect(file).toEqual({
      name: 'Our evening',
      about: 'With a costly jack.',
      extends: 'black-jack',
      points: { H: 1, JS: 12 },
      end: { hands: 4 },
    })
    await close()

    const other = await here.visit(size)
    await other.page.goto(`${here.url}?seed=7`)
    await other.page.click(id('games-entry'))
    const give = (name: string, content: string): Promise<void> =>
      other.page.setInputFiles(id('file'), { name, mimeType: 'application/json', buffer: Buffer.from(content) })
    const told = (): Promise<string> => other.page.getByTestId('notice').innerText()
    await give('notes.txt', 'Dear Ingrid')
    await expect.poll(told).toMatch(/notes\.txt was not opened\. The file is not valid JSON/)
    await give('list.json', '[1, 2]')
    await expect.poll(told).toMatch(/list\.json was not opened\..*no rule set/)
    await give('empty.json', '')
    await expect.poll(told).toMatch(/empty\.json was not opened\. The file is empty/)
    await give('big.json', JSON.stringify(Array(100_000).fill(0)))
    await expect.poll(told).toMatch(/longer than any rule set/)

    await give('our-evening.json', text)
    await other.page.waitForSelector(field('players'))
    await expect.poll(told).toContain('Our evening is open.')
    expect(await other.page.inputValue(id('points-JS'))).toBe('12')
    expect(await other.page.inputValue(id('rules-about'))).toBe('With a costly jack.')
    await other.page.click(id('rules-play'))
    const game = await player(other.page, await twin('7', file))
    await game.playOn((view) => view.tricks.length === 2)
    expect([...wrong, ...other.wrong]).toEqual([])
    await other.close()
  })

  turn('a file with an impossible rule opens as it is, and can be corrected', async () => {
    const { page, wrong, close } = await here.visit(size)
    await page.goto(here.url)
    await page.click(id('games-entry'))
    const odd = { name: 'Odd', players: 'four', colour: 'red', pass_cycle: ['left'], points: { H: 1, ZZ: 3 } }
    await page.setInputFiles(id('file'), {
      name: 'odd.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(odd)),
    })
    // One fix after the other, in the words of the core, until the rules can be played.
    const seen: string[] = []
    await page.waitForSelector(id('problem'))
    for (let n = 0; n < 5 && (await page.locator(id('problem')).count()) > 0; n++) {
      const problems = page.locator(id('problem'))
      const [said = ''] = await problems.allInnerTexts()
      seen.push(said.split('\n')[0] ?? '')
      if (said.includes('neither a card')) await page.click(`${field('points')} [aria-label="ZZ: remove"]`)
      else await page.locator(id('mend')).first().click()
      await expect.poll(async () => (await problems.allInnerTexts())[0]).not.toBe(said)
    }
    expect(seen.join(' | ')).toMatch(/colour/)
    expect(seen.join(' | ')).toMatch(/whole number/)
    expect(seen.join(' | ')).toMatch(/neither a card/)
    expect(await page.getByTestId('rules-play').isEnabled()).toBe(true)
    expect(await page.getByTestId('rules-line').innerText()).toBe(
      '4 players\u00a0· to 100\u00a0· pass left\u00a0· Q♠\u00a00',
    )
    expect(wrong).toEqual([])
    await close()
  })

  turn('saved rules are changed, saved as another, deleted and brought back; unsaved ones are not lost', async () => {
    const { page, wrong, close } = await here.visit(size)
    await page.goto(here.url)
    await editor(page)
    await page.click(chip('moon', 'new'))
    await page.fill(id('rules-name'), 'First')
    await page.click(id('save'))
    await page.click(chip('breaking', 'false'))
    await page.fill(id('rules-name'), 'Second')
    await page.click(id('save-new'))
    await page.waitForSelector(`${id('save')}:disabled`)
    // Changed and not saved: when other rules take its place, it is still there.
    await page.click(chip('tie', 'shared'))
    await page.goto(here.url)
    await page.click(id('games-entry'))
    await page.click(id('change-omnibus'))
    await page.waitForSelector(field('players'))
    await page.goBack()
    await page.waitForSelector(id('own-rules'))
    const names = (): Promise<string[]> => page.locator(`${id('own-rules')} h3`).allInnerTexts()
    expect(await names()).toEqual(['Second', 'First', 'Second'])
    expect(await page.getByTestId('own-Second').last().innerText()).toContain('You did not save this')

    await page.click('[aria-label="Delete First"]')
    await expect.poll(names).toEqual(['Second', 'Second'])
    await page.click(id('undo'))
    await expect.poll(names).toEqual(['Second', 'First', 'Second'])

    // Also after a reload; and a damaged store loses only the damaged part.
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('openhearts.rules') ?? '') as { sets: unknown[] }
      kept.sets[0] = { id: 1 }
      localStorage.setItem('openhearts.rules', JSON.stringify(kept))
    })
    await page.goto(here.url)
    await expect.poll(() => page.getByTestId('trouble').innerText()).toContain('could not be read')
    await page.click(id('games-entry'))
    await expect.poll(names).toEqual(['First', 'Second'])
    expect(wrong).toEqual([])
    await close()
  })

  test('the rules of every game in the core can be read and opened in the editor', async () => {
    const { page, wrong, close } = await here.visit(size)
    const core = directEngine()
    const presets = await core.presets()
    await page.goto(here.url)
    await page.click(id('games-entry'))
    await words.need('cards', 'games', 'rules', 'input')
    for (const preset of presets) {
      const card = page.getByTestId(`game-${preset.id}`)
      const [first] = (await core.rules({ extends: preset.id })).line
      await expect.poll(() => card.innerText()).toContain(first && say(first))
      expect(await card.innerText()).toContain(presetName(preset))
      expect(await card.innerText()).toContain(presetAbout(preset))
    }
    for (const { id: preset, rules } of inTurns(presets, size)) {
      await page.click(id(`read-${preset}`))
      const sheet = await core.sheet(rules)
      await expect
        .poll(() => page.getByTestId('rule-sheet').innerText())
        .toContain(
          sheet
            .at(-1)
            ?.text.map((each) => say(each))
            .at(-1),
        )
      const told = (await page.getByTestId('rule-sheet').innerText()).replace(/\s+/g, ' ')
      for (const sentence of sheet.flatMap(({ text }) => text)) expect(told).toContain(say(sentence))
      await page.click(id('book-change'))
      await page.waitForSelector(field('players'))
      await expect
        .poll(() => page.getByTestId('rules-line').innerText())
        .toBe(lineOf(await core.rules({ extends: preset })))
      expect(await page.locator(id('problem')).count()).toBe(0)
      await page.click(id('room-back'))
      await page.waitForSelector(id('book'))
      await page.click(id('room-back'))
      await page.waitForSelector(id('games'))
    }
    // One tap plays.
    await page.goto(`${here.url}?seed=7`)
    await page.click(id('games-entry'))
    await page.click(id('play-omnibus'))
    const game = await player(page, await twin('7', { extends: 'omnibus' }))
    await game.playOn((view) => view.tricks.length === 1)
    await page.click(id('menu'))
    await page.click(id('menu-book'))
    expect(await page.locator('dialog article h2').innerText()).toBe('Omnibus')
    await page.click(id('room-back'))
    await game.playOn((view) => view.tricks.length === 2)
    expect(wrong).toEqual([])
    await close()
  })

  turn('every rule can be changed, by its own kind of control', async () => {
    const { page, wrong, close } = await here.visit(size)
    await page.goto(here.url)
    await editor(page)
    const line = (): Promise<string> => page.getByTestId('rules-line').innerText()
    await page.click(chip('removed', 'these'))
    await page.click(`${field('removed')} [data-card="2D"]`)
    await expect.poll(line).toContain('without 2♦')
    await page.click(chip('hand_size', 'own'))
    await page.fill(`${field('hand_size')} input[type="text"]`, '10')
    await expect.poll(line).toContain('10 cards each')
    await page.click(`${field('queen')} button`)
    await page.click(`${field('queen')} [data-card="QH"]`)
    await expect.poll(line).toContain('the queen is Q♥')
    await page.click(`${field('points')} .other`)
    await page.click(`${field('points')} [data-card="JD"]`)
    await page.fill(id('points-JD'), '-10')
    await expect.poll(line).toContain('J♦\u00a0−10')
    await page.click(chip('sun', 'on'))
    await expect.poll(line).toContain('shooting the sun: 52')
    await page.fill(`${field('end')} input[type="text"]`, '24')
    await page.waitForSelector(`${field('end')} ${id('problem')}`)
    expect(await page.inputValue(`${field('end')} input[type="text"]`)).toBe('24')
    await page.fill(`${field('end')} input[type="text"]`, '60')
    await expect.poll(line).toContain('to 60')
    await page.fill(`${field('end')} input[type="text"]`, 'sixty')
    await page.waitForSelector(`${field('end')} ${id('problem')}`)
    expect(await page.inputValue(`${field('end')} input[type="text"]`)).toBe('sixty')
    await page.fill(`${field('end')} input[type="text"]`, '60')
    await page.click(chip('settlement', 'sweepstakes'))
    await page.fill(id('settlement-buy_in'), '40')
    await page.fill(id('settlement-chip_value'), '0.25')
    await page.click(id('settlement-split_two'))
    await expect.poll(line).toContain('chips:')
    await page.click(id('share'))
    const link = await page.inputValue(id('share-link'))
    await page.click(id('close'))
    await page.waitForSelector(field('players'))
    const code = /#rules=([\w-]+)/.exec(link)?.[1] ?? ''
    const rules = JSON.parse(Buffer.from(code, 'base64url').toString()) as RulesJson
    expect(rules).toEqual({
      removed: ['2D'],
      hand_size: 10,
      queen: 'QH',
      points: { H: 1, QS: 13, JD: -10 },
      sun: 52,
      end: { target: 60 },
      settlement: { kind: 'sweepstakes', chip_value: 0.25, buy_in: 40, split_two: true },
    })
    // Resetting the changes one by one leads to the standard game.
    for (let n = 0; n < 9 && (await page.locator(id('reset')).count()) > 0; n++)
      await page.locator(id('reset')).first().click()
    await expect.poll(line).toBe('4 players\u00a0· to 100')
    expect(wrong).toEqual([])
    await close()
  })

  test.each(inTurns(['daylight', 'evening'] as const, size))('axe, %s', async (theme) => {
    const { page, close } = await here.visit(size, { theme })
    await page.goto(here.url)
    await page.click(id('change-rules'))
    await page.waitForSelector(id('all-rules'))
    expect(await violations(page), 'house rules').toEqual([])
    await page.click(id('all-rules'))
    await page.waitForSelector(field('players'))
    await page.fill(id('rules-name'), 'Sunday')
    await page.click(id('save'))
    await page.click(chip('pass_cycle', 'own'))
    await page.click(chip('removed', 'these'))
    await page.click(chip('settlement', 'sweepstakes'))
    expect(await violations(page), 'editor').toEqual([])
    await page.click(chip('players', '5'))
    await page.waitForSelector(id('mend'))
    expect(await violations(page), 'editor with a clash').toEqual([])
    await page.locator(id('mend')).first().click()
    await page.waitForSelector(id('problem'), { state: 'detached' })
    await page.click(id('share'))
    await page.waitForSelector(id('share-link'))
    expect(await violations(page), 'share').toEqual([])
    const link = await page.inputValue(id('share-link'))
    await page.goto(here.url)
    await page.click(id('games-entry'))
    await page.waitForSelector(id('own-rules'))
    expect(await violations(page), 'games').toEqual([])
    await page.click(id('read-black-maria'))
    await page.waitForSelector(`${id('rule-sheet')} h3`)
    expect(await violations(page), 'book').toEqual([])
    await page.goto('about:blank')
    await page.goto(link)
    await page.waitForSelector(`${id('rule-sheet')} h3`)
    expect(await violations(page), 'rules from a link').toEqual([])
    await close()
  })
})

test('in the short list of rules, why they can’t be played is announced once', async () => {
  const { page, wrong, close } = await here.visit('phone')
  await page.goto(here.url)
  await page.getByTestId('change-rules').click()
  await page.getByTestId('rules-field-preset').locator('select').selectOption({ label: 'Partnership' })
  await page.click(`${id('rules-field-players')} [data-value="5"]`)
  const alerts = page.getByRole('alert')
  await expect.poll(() => alerts.count()).toBeGreaterThan(0)
  const [said = ''] = await alerts.allInnerTexts()
  await expect.poll(() => page.getByTestId('rules-line').innerText()).toContain(said)
  expect(await alerts.count()).toBe(1)
  expect(wrong).toEqual([])
  await close()
})

test('on a small phone, the way to a fault stays in sight beside the longest sentence', async () => {
  const { page, close } = await here.visit('phone', { language: 'de' })
  await page.setViewportSize({ width: 360, height: 640 })
  const rules = { auction: true, opening: 'bidder', pass_cycle: ['hold'] }
  await page.goto(`${here.url}#rules=${encodeSet({ name: 'Neun', about: '', rules })}`)
  await page.click(id('shared-mend'))
  const show = page.getByTestId('rules-line').getByRole('button')
  const { y, height } = (await show.boundingBox())!
  const line = (await page.getByTestId('rules-line').boundingBox())!
  expect(Math.abs(y + height / 2 - line.y - line.height / 2)).toBeLessThan(line.height / 2)
  // Of which no line is hidden.
  const hidden = await page
    .locator(`${id('rules-line')} .text`)
    .evaluate((each) => each.scrollHeight - each.clientHeight)
  expect(hidden).toBeLessThanOrEqual(0)
  await show.click()
  await page.getByTestId('field-auction').getByTestId('problem').waitFor()
  await close()
})

test('a page of the rule book is printed whole, dark on white, without anything to press', async () => {
  const { page, wrong, close } = await here.visit('phone')
  await page.goto(here.url)
  await page.click(id('games-entry'))
  await page.click(id('read-auction'))
  await page.waitForSelector(`${id('rule-sheet')} h3`)
  for (const width of [700, 1000]) {
    await page.setViewportSize({ width, height: 600 })
    await page.emulateMedia({ media: 'print' })
    for (const pressed of await page.locator('button, select').all()) expect(await pressed.isVisible()).toBe(false)
    expect(await page.getByTestId('home').isVisible()).toBe(false)
    const sheet = page.getByTestId('rule-sheet')
    expect(await sheet.evaluate((each) => getComputedStyle(each).color)).toBe('rgb(0, 0, 0)')
    expect((await sheet.boundingBox())!.width).toBeGreaterThan(600)
    const scrolls = await sheet.evaluate((each) => each.closest('.scroll')!.scrollHeight - innerHeight)
    expect(scrolls).toBeGreaterThan(0)
    await page.emulateMedia({ media: null })
  }
  // What doesn't fit on a page is on the next ones: at this size, the rules take four.
  const paper = await page.pdf({ format: 'A6' })
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(2)
  expect(wrong).toEqual([])
  await close()
})
