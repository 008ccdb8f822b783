/** axe finds no serious or critical violation on any screen, in both themes and at both sizes. */
import { describe, expect, test } from 'vitest'
import type { View } from '../src/core/protocol'
import { level, sizeNames } from './browser'
import { ourMoon } from '../test/play'
import { sitDown } from './player'
import { stage } from './stage'
import { inTurns, testInTurns } from './sweep'
import { violations } from './violations'

const here = stage()

test('what excludes people is found, and what only bothers them is not', async () => {
  const { page, close } = await here.visit('desktop')
  await page.goto(here.url)
  await page.waitForSelector('[data-testid="home"]')
  await page.evaluate(() => {
    const pale = '<p style="color: #777; background: #888">pale</p>'
    document.body.innerHTML = `<main><h1>Title</h1>${pale}<img src="icon.svg" /><h4></h4></main>`
  })
  const found = (await violations(page)).map((each) => each.split(':')[0])
  expect(found.sort()).toEqual(['color-contrast', 'image-alt'])
  await close()
})

describe.each(sizeNames)('%s', (size) => {
  const turn = testInTurns(size)
  test.each(inTurns(['evening', 'daylight'] as const, size))('%s', async (theme) => {
    const { page, close } = await here.visit(size, { theme })
    await page.goto(here.url)
    await page.waitForSelector('[data-testid="home"]')
    expect(await violations(page), 'home').toEqual([])

    await page.getByTestId('settings').click()
    await page.waitForSelector('dialog[open]')
    expect(await violations(page), 'settings').toEqual([])

    const player = await sitDown(page, here.url, '7')
    await player.seen()
    expect(await violations(page), 'pass').toEqual([])

    await player.playOn((view) => view.tricks.length === 3)
    expect(await violations(page), 'table').toEqual([])

    await player.playOn((view) => view.cards.length === 1)
    await player.lastCard()
    await page.waitForSelector('[data-testid="result"]')
    expect(await violations(page), 'result').toEqual([])
    await close()
  })

  turn('bidding, naming a suit, and who paid whom', async () => {
    const rules = { extends: 'auction', end: { hands: 1 } }
    const { page, close } = await here.visit(size, { rules })
    const player = await sitDown(page, here.url, '7', rules, (view) =>
      view.phase === 'bid'
        ? { kind: 'bid', chips: view.auction?.most ?? 0 }
        : view.phase === 'suit'
          ? { kind: 'suit', suit: 'spades' }
          : null,
    )
    await player.playOn((view) => view.phase === 'bid')
    expect(await violations(page), 'bid').toEqual([])
    await player.playOn((view) => view.phase === 'suit')
    expect(await violations(page), 'suit').toEqual([])
    await player.playOn((view) => view.tricks.length === 2)
    expect(await violations(page), 'table').toEqual([])
    await player.playOn()
    await page.getByTestId('settlement').waitFor()
    expect(await violations(page), 'settlement').toEqual([])
    await close()
  })

  turn('a scatter pass, a stock, and two packs for eight', async () => {
    const tables = [
      { rules: { pass_cycle: ['scatter'] }, at: (view: View) => view.phase === 'pass' },
      { rules: { extends: 'domino' }, at: (view: View) => view.tricks.length === 2 },
      { rules: { extends: 'cancellation' }, at: (view: View) => view.tricks.length === 2 },
    ]
    for (const { rules, at } of tables) {
      const { page, close } = await here.visit(size, { rules })
      const player = await sitDown(page, here.url, '7', rules)
      await player.playOn(at)
      expect(await violations(page), JSON.stringify(rules)).toEqual([])
      await close()
    }
  })

  turn('the end of a game, and the choice after a moon', async () => {
    const { rules, seed } = await ourMoon(level)
    const { page, close } = await here.visit(size, { rules })
    const player = await sitDown(page, here.url, seed, rules)
    await player.playOn((view) => view.phase === 'moon')
    expect(await violations(page), 'moon').toEqual([])
    await player.playOn()
    expect(await violations(page), 'game over').toEqual([])
    await close()
  })
})
