/** The lobby of a real server: people find each other by quick match and at open tables. */
import { expect, test } from 'vitest'
import { id, setText } from './browser'
import { sits } from './guest'
import { illegible } from './legible'
import { serveTables } from './openhearts'
import { enter, getUp, unexpected } from './people'
import { shoot } from './shots'
import { stage } from './stage'
import { violations } from './violations'
import { wayTo } from './way'

// Each test has a lobby of its own, with nobody of another test in it.
const here = stage({}, serveTables, true)

test('two people find each other by quick match, and bots take the other seats', async () => {
  const anna = await here.visit('desktop')
  const omar = await here.visit('phone')
  await enter(anna.page, here.url, 'Anna')
  await enter(omar.page, here.url, 'Omar')
  await expect.poll(() => omar.page.getByTestId('lobby-calm').innerText()).toContain('nobody yet')
  await anna.page.focus(id('lobby-calm'))
  await anna.page.keyboard.press('Enter')
  // Waiting, stopping and waiting again, with the keyboard alone.
  await anna.page.waitForSelector(`${id('lobby-cancel')}:focus`)
  await anna.page.keyboard.press('Enter')
  await anna.page.waitForSelector(`${id('lobby-calm')}:focus`)
  await anna.page.keyboard.press('Enter')
  await anna.page.waitForSelector(`${id('lobby-cancel')}:focus`)
  await expect.poll(() => anna.page.getByTestId('lobby-waits').innerText()).toContain('One of 4')
  await expect.poll(() => anna.page.getByTestId('log').innerText()).toContain('One of 4 is here: you.')
  await expect.poll(() => anna.page.getByTestId('lobby-bots-in').innerText()).toMatch(/in \d+ seconds/)
  // The other person sees it at once, may change their mind, and is counted only while they wait.
  await expect.poll(() => omar.page.getByTestId('lobby-calm').innerText()).toContain('one waiting')
  await omar.page.click(id('lobby-calm'))
  await expect.poll(() => anna.page.getByTestId('lobby-waits').innerText()).toContain('2 of 4')
  await omar.page.click(id('lobby-cancel'))
  await expect.poll(() => anna.page.getByTestId('lobby-waits').innerText()).toContain('One of 4')
  await omar.page.click(id('lobby-calm'))
  await shoot(anna.page, 'waits')
  for (const { page } of [anna, omar]) await page.waitForSelector(id('table'), { timeout: 40_000 })
  await expect.poll(() => anna.page.getByTestId('table').innerText()).toContain('Omar')
  // A person who leaves can look for another game where they found this one.
  await omar.page.reload()
  for (const { page } of [anna, omar]) {
    await getUp(page)
    await page.waitForSelector(id('lobby-calm'))
    expect(await page.getByTestId('lobby-calm').isVisible()).toBe(true)
    await page.click(id('people-back'))
    await page.waitForSelector(id('home'))
  }
  for (const each of [anna, omar]) {
    expect(unexpected(each)).toEqual([])
    await each.close()
  }
})

test('whoever reloads the page while waiting for a game waits on, and loses no time', async () => {
  const anna = await here.visit('phone')
  await enter(anna.page, here.url, 'Anna')
  await anna.page.click(id('lobby-quick'))
  const left = (): Promise<number> =>
    anna.page
      .getByTestId('lobby-bots-in')
      .innerText()
      .then((said) => Number(/\d+/.exec(said)?.[0]))
  await expect.poll(left).toBeLessThan(19)
  await anna.page.reload()
  await anna.page.waitForSelector(id('lobby-waits'))
  await expect.poll(left).toBeLessThan(19)
  expect(await anna.page.getByTestId('lobby-waits').innerText()).toContain('Quick')
  // Whoever has stopped is left alone.
  await anna.page.click(id('lobby-cancel'))
  await anna.page.waitForSelector(id('lobby-quick'))
  await anna.page.reload()
  await anna.page.waitForSelector(id('lobby-quick'))
  expect(await anna.page.getByTestId('lobby-waits').count()).toBe(0)
  // So is whoever has stopped after the page went away and came back as it was.
  await anna.page.click(id('lobby-quick'))
  await anna.page.waitForSelector(id('lobby-waits'))
  await anna.page.evaluate(() => {
    for (const what of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(what, { persisted: true }))
  })
  await anna.page.click(id('lobby-cancel'))
  await anna.page.waitForSelector(id('lobby-quick'))
  await anna.page.click(id('people-back'))
  await anna.page.waitForSelector(id('home'))
  await anna.page.click(id('friends'))
  await anna.page.waitForSelector(id('lobby-quick'))
  expect(await anna.page.getByTestId('lobby-waits').count()).toBe(0)
  expect(unexpected(anna)).toEqual([])
  await anna.close()
})

test('in the lobby one hears that the connection is lost, and that it is back', async () => {
  const { page, close } = await here.visit('phone')
  const way = await wayTo(here.url)
  await enter(page, way.url, 'Anna')
  const heard = (): Promise<string> => page.getByTestId('log').innerText()
  expect(await heard()).not.toContain('Reconnected')
  way.open(false)
  await expect.poll(heard, { timeout: 10_000 }).toContain('The connection is lost. Trying again.')
  way.open(true)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(heard).toContain('Reconnected.')
  await close()
  await way.close()
})

test('at twice the text size, the month’s names and ratings fit into their panel', async () => {
  const { page, close } = await here.visit('desktop')
  await setText(page, 32)
  const leaders = ['Bartholomew Featherston', 'Anna'].map((name, i) => ({
    ...{ place: i + 1, person: name, name, rating: 1680, error: 58, games: 40 },
  }))
  const board = { season: '2026-11', seasons: ['2026-11', '2026-10'], sure_after: 20, sure: 2, leaders, you: null }
  await page.route('**/api/v1/leaderboard*', (route) => route.fulfill({ json: board }))
  await enter(page, here.url, 'Omar')
  await page.getByText('Bartholomew').waitFor()
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await illegible(page), `${width} × ${height}`).toEqual([])
  }
  await close()
})

test('a table opened to everybody is seen in the lobby, and somebody sits down at it', async () => {
  const anna = await here.visit('desktop')
  const omar = await here.visit('phone')
  await enter(omar.page, here.url, 'Omar')
  await expect.poll(() => omar.page.getByTestId('lobby-sit').innerText()).toContain('Nobody yet')
  await shoot(omar.page, 'empty')
  const name = 'Bartholomew Featherston'
  await enter(anna.page, here.url, name)
  await anna.page.click(id('host-open'))
  // With the keyboard: the chosen option is the single Tab stop, and the arrow keys choose another.
  await anna.page.focus(`${id('host-entrance')} [tabindex="0"]`)
  await anna.page.keyboard.press('ArrowRight')
  expect(await anna.page.locator(`${id('host-entrance')} [aria-checked="true"]`).getAttribute('data-value')).toBe(
    'open',
  )
  await anna.page.click(id('host-bots'))
  await anna.page.click(id('host-go'))
  await anna.page.waitForSelector(id('waiting'))
  await expect
    .poll(() => omar.page.getByTestId('lobby-sit').innerText())
    .toMatch(/Bartholomew Featherston[^]*Black Lady[^]*3 seats/)
  expect(await violations(omar.page)).toEqual([])
  const broken = async (): Promise<readonly string[]> =>
    (await illegible(omar.page)).filter((each) => each.endsWith('is broken in the middle'))
  await omar.page.setViewportSize({ width: 320, height: 568 })
  expect(await broken()).toEqual([])
  // Nor at twice the text size, beside the oval and the button.
  await setText(omar.page, 32)
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
  ] as const) {
    await omar.page.setViewportSize({ width, height })
    expect(await broken(), `${width} × ${height}`).toEqual([])
  }
  await setText(omar.page, 16)
  await shoot(omar.page, 'open')
  // When somebody sits down there, everybody in the lobby sees one free seat less.
  await sits(await anna.page.inputValue(id('table-link')), 'Ines')
  await expect
    .poll(() => omar.page.getByTestId('lobby-sit').innerText())
    .toMatch(/Bartholomew Featherston and Ines[^]*2 seats/)
  await omar.page.getByRole('button', { name: 'Sit down' }).click()
  await omar.page.getByText(`${name}’s table`).waitFor()
  await anna.page.getByText('Omar').first().waitFor()
  for (const each of [anna, omar]) {
    expect(unexpected(each)).toEqual([])
    await each.close()
  }
})
