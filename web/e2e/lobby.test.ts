/** The lobby of a real server: people find each other by quick match and at open tables; a guest makes an account. */
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { id, launch, setText, visit } from './browser'
import { illegible } from './legible'
import { serveTables, type Hosted } from './openhearts'
import { callMyself, cardsOn, enter, getUp, unexpected } from './people'
import { shoot } from './shots'
import { violations } from './violations'
import { wayTo } from './way'

let browser: Browser
let served: Hosted
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())
// Each test has a lobby of its own, with nobody of another test in it.
beforeEach(async () => {
  served = await serveTables()
})
afterEach(() => served.close())

/** 401 says that a name is needed; 403 and 409 are what a test of refusals asks for. */
const expected = /\b40[139]\b/

test('two people find each other by quick match, and bots take the other seats', async () => {
  const anna = await visit(browser, 'desktop')
  const omar = await visit(browser, 'phone')
  await enter(anna.page, served.url, 'Anna')
  await enter(omar.page, served.url, 'Omar')
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
    expect(unexpected(each, expected)).toEqual([])
    await each.close()
  }
})

test('whoever reloads the page while waiting for a game waits on, and loses no time', async () => {
  const anna = await visit(browser, 'phone')
  await enter(anna.page, served.url, 'Anna')
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
  expect(unexpected(anna, expected)).toEqual([])
  await anna.close()
})

test('in the lobby one hears that the connection is lost, and that it is back', async () => {
  const { page, close } = await visit(browser, 'phone')
  const way = await wayTo(served.url)
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
  const { page, close } = await visit(browser, 'desktop')
  await setText(page, 32)
  const leaders = ['Bartholomew Featherston', 'Anna'].map((name, i) => ({
    ...{ place: i + 1, person: name, name, rating: 1680, error: 58, games: 40 },
  }))
  const board = { season: '2026-11', seasons: ['2026-11', '2026-10'], sure_after: 20, sure: 2, leaders, you: null }
  await page.route('**/api/v1/leaderboard*', (route) => route.fulfill({ json: board }))
  await enter(page, served.url, 'Omar')
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
  const anna = await visit(browser, 'desktop')
  const omar = await visit(browser, 'phone')
  await enter(omar.page, served.url, 'Omar')
  await expect.poll(() => omar.page.getByTestId('lobby-sit').innerText()).toContain('Nobody yet')
  await shoot(omar.page, 'empty')
  const name = 'Bartholomew Featherston'
  await enter(anna.page, served.url, name)
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
  await omar.page.getByRole('button', { name: 'Sit down' }).click()
  await omar.page.getByText(`${name}’s table`).waitFor()
  await anna.page.getByText('Omar').first().waitFor()
  // In the lobby, everybody sees one free seat less.
  const ines = await visit(browser, 'desktop')
  await enter(ines.page, served.url, 'Ines')
  await expect
    .poll(() => ines.page.getByTestId('lobby-sit').innerText())
    .toMatch(/Bartholomew Featherston and Omar[^]*2 seats/)
  for (const each of [anna, omar, ines]) {
    expect(unexpected(each, expected)).toEqual([])
    await each.close()
  }
})

const PASSWORD = 'amber foxes at night'

/** Makes an account, and begins a game with bots at a table of people. Returns the cards dealt. */
async function playsAs(page: Page, name: string): Promise<readonly string[]> {
  await enter(page, served.url, name)
  await page.click(id('account'))
  await page.fill(id('account-password'), PASSWORD)
  await page.click(id('account-go'))
  await page.waitForSelector(id('lobby-rated'))
  await page.click(id('host-open'))
  await page.click(`${id('host-play-time')} [data-value="0"]`)
  await page.click(`${id('host-pass-time')} [data-value="0"]`)
  await page.click(id('host-go'))
  await page.click(id('start'))
  await page.waitForSelector(id('confirm-pass'))
  return cardsOn(page)
}

/** Signs in where a name is asked for. */
async function signIn(page: Page, name: string): Promise<void> {
  await page.click(id('name-account'))
  await page.fill(id('account-name'), name)
  await page.fill(id('account-password'), PASSWORD)
  await page.click(id('account-go'))
}

/** From the sheet of the account. */
async function signOutEverywhere(page: Page): Promise<void> {
  await page.click(id('account-out-everywhere'))
  await page.click(id('account-everywhere-sure'))
}

test('who signs in on another device is led back to the table where they play, from there and from the first page', async () => {
  const [desktop, phone] = [await visit(browser, 'desktop'), await visit(browser, 'phone')]
  const { page } = phone
  const dealt = await playsAs(desktop.page, 'Mathilda')
  await page.goto(served.url)
  await page.waitForSelector(id('live'))
  expect(await page.getByTestId('home-seat').count()).toBe(0)
  await page.click(id('friends'))
  await signIn(page, 'Mathilda')
  await page.click(id('lobby-seat'))
  await page.waitForSelector(id('confirm-pass'))
  expect(await cardsOn(page)).toEqual(dealt)

  await page.goto(`${served.url}?again`)
  await page.waitForSelector(id('home-seat'))
  expect(await violations(page)).toEqual([])
  await shoot(page, 'home-seat')
  await page.click(id('home-seat'))
  await page.waitForSelector(id('confirm-pass'))
  expect(await cardsOn(page)).toEqual(dealt)
  await getUp(page)
  await page.waitForSelector(id('live'))
  expect(await page.getByTestId('home-seat').count()).toBe(0)
  expect(unexpected(phone)).toEqual([])
  for (const each of [desktop, phone]) await each.close()
})

test('who is signed out from another device while playing is told so, signs in, and has the same cards again', async () => {
  const phone = await visit(browser, 'phone')
  const desktop = await visit(browser, 'desktop')
  const { page } = phone
  const cards = (): Promise<readonly string[]> => cardsOn(page)
  const dealt = await playsAs(page, 'Maud')

  await desktop.page.goto(served.url)
  await desktop.page.click(id('friends'))
  await signIn(desktop.page, 'Maud')
  await desktop.page.click(id('account'))
  await signOutEverywhere(desktop.page)

  await page.waitForSelector(id('name'))
  expect(await page.getByTestId('trouble').innerText()).toBe('You have been signed out in this browser.')
  expect(await violations(page)).toEqual([])
  await signIn(page, 'Maud')
  await page.waitForSelector(id('confirm-pass'))
  await expect.poll(cards).toEqual(dealt)
  for (const each of [phone, desktop]) await each.close()
})

test('who is signed out from another device while their account is open signs in again', async () => {
  const phone = await visit(browser, 'phone')
  const desktop = await visit(browser, 'desktop')
  await playsAs(phone.page, 'Nora')
  await desktop.page.goto(served.url)
  await desktop.page.click(id('friends'))
  await signIn(desktop.page, 'Nora')
  await desktop.page.click(id('account'))
  await getUp(phone.page)
  await phone.page.click(id('account'))
  await signOutEverywhere(phone.page)
  await expect
    .poll(() => desktop.page.getByTestId('trouble').innerText())
    .toBe('You have been signed out in this browser.')
  await signIn(desktop.page, 'Nora')
  await desktop.page.waitForSelector(id('people-start'))
  for (const each of [phone, desktop]) await each.close()
})

test('a guest makes an account, and signs in with it in another browser', async () => {
  const anna = await visit(browser, 'phone')
  await enter(anna.page, served.url, 'Anna')
  // Rated games are mentioned where they would be chosen.
  expect(await anna.page.getByTestId('lobby-rated-guest').innerText()).toContain('rated games')
  await anna.page.click(id('lobby-rated-guest'))
  await anna.page.fill(id('account-name'), 'Anna of the hill')
  await anna.page.fill(id('account-password'), 'short')
  await anna.page.click(id('account-go'))
  await expect.poll(() => anna.page.getByTestId('trouble').innerText()).toContain('at least 8 characters')
  expect(await violations(anna.page)).toEqual([])
  await shoot(anna.page, 'account')
  await anna.page.fill(id('account-password'), 'amber foxes at night')
  await anna.page.click(id('account-go'))
  await anna.page.waitForSelector(id('lobby-rated'))
  expect(await anna.page.getByTestId('lobby-rated-guest').count()).toBe(0)
  await shoot(anna.page, 'signed')
  await anna.page.click(id('account'))
  await anna.page.getByText('You are signed in').waitFor()
  await anna.page.click(id('account-out'))
  await anna.page.waitForSelector(id('people-name'))

  const other = await visit(browser, 'desktop')
  await other.page.goto(served.url)
  await other.page.click(id('friends'))
  await other.page.click(id('name-account'))
  await other.page.fill(id('account-name'), 'Anna of the hill')
  await other.page.fill(id('account-password'), 'amber foxes at noon')
  await other.page.click(id('account-go'))
  await expect.poll(() => other.page.getByTestId('trouble').innerText()).toContain('Wrong name or password')
  await other.page.fill(id('account-password'), 'amber foxes at night')
  await other.page.click(id('account-go'))
  await other.page.waitForSelector(id('people-start'))
  await expect.poll(() => other.page.getByTestId('account').innerText()).toContain('Anna of the hill')
  for (const each of [anna, other]) {
    expect(unexpected(each, expected).filter((each) => !/\b400\b/.test(each))).toEqual([])
    await each.close()
  }
})

test('an account: changing the password, a passkey, the export, and leaving', async () => {
  // Passkeys need a domain name; every computer has this one for itself.
  const at = served.url.replace('127.0.0.1', 'localhost')
  const anna = await visit(browser, 'phone')
  const { page } = anna
  const cdp = await anna.context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...({ protocol: 'ctap2', transport: 'internal' } as const),
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  await enter(page, at, 'Anna')
  await page.click(id('account'))
  await page.fill(id('account-password'), 'amber foxes at night')
  await page.click(id('account-go'))
  await page.waitForSelector(id('account-go'), { state: 'detached' })

  await page.click(id('account'))
  await page.waitForSelector(id('account-password-open'))
  expect(await violations(page)).toEqual([])
  await shoot(page, 'account-room')
  await page.click(id('account-password-open'))
  await page.fill(id('account-old'), 'amber foxes at noon')
  await page.fill(id('account-new'), 'blue foxes at night')
  await shoot(page, 'account-password')
  await page.click(id('account-change'))
  await expect.poll(() => page.getByTestId('trouble').innerText()).toContain('Wrong name or password')
  await page.fill(id('account-old'), 'amber foxes at night')
  await page.click(id('account-change'))
  await expect.poll(() => page.getByTestId('account-done').innerText()).toContain('Your password is changed')

  await page.click(id('account-passkeys-open'))
  await expect.poll(() => page.getByTestId('account-passkeys').innerText()).toContain('You have none yet')
  await page.fill(id('account-device'), 'My phone')
  await page.click(id('account-passkey-add'))
  await expect.poll(() => page.getByTestId('account-passkeys').innerText()).toMatch(/My phone\s+Since \d+/)
  expect(await violations(page)).toEqual([])
  await shoot(page, 'account-passkeys')
  await page.click(id('account-back'))
  const [file] = await Promise.all([page.waitForEvent('download'), page.click(id('account-download'))])
  expect(JSON.parse(readFileSync(await file.path(), 'utf-8'))).toMatchObject({ name: 'Anna', kind: 'account' })

  // Signed out everywhere, and in again with the passkey.
  await signOutEverywhere(page)
  await page.click(id('name-account'))
  await page.click(id('account-by-passkey'))
  await page.waitForSelector(id('people-start'))
  await expect.poll(() => page.getByTestId('account').getAttribute('aria-label')).toContain('Anna')

  // Leaving takes a confirmation; afterwards nobody has that name.
  await page.click(id('account'))
  await page.click(id('account-delete'))
  await shoot(page, 'account-delete')
  expect(await violations(page)).toEqual([])
  await page.click(id('account-delete-go'))
  await shoot(page, 'account-sure')
  await page.click(id('account-delete-sure'))
  await page.waitForSelector(id('people-name'))
  await page.click(id('name-account'))
  await page.fill(id('account-name'), 'Anna')
  await page.fill(id('account-password'), 'blue foxes at night')
  await page.click(id('account-go'))
  await expect.poll(() => page.getByTestId('trouble').innerText()).toContain('Wrong name or password')
  expect(unexpected(anna, expected)).toEqual([])
  await anna.close()
})

test('an account brings a game and the settings of one device to another', async () => {
  const anna = await visit(browser, 'phone', { fourColours: true })
  await anna.page.goto(served.url)
  await anna.page.click(id('play-now'))
  await anna.page.waitForSelector('[data-testid^="card-"]')
  await anna.page.goBack()
  await anna.page.waitForSelector(id('resume'))
  const join = async (page: Page, password: string, other: boolean): Promise<void> => {
    await page.click(id('friends'))
    if (other) await page.click(id('name-account'))
    else {
      await callMyself(page, 'Anna')
      await page.click(id('account'))
    }
    await page.fill(id('account-name'), 'Anna')
    await page.fill(id('account-password'), password)
    await page.click(id('account-go'))
    await page.waitForSelector(id('account-go'), { state: 'detached' })
    await page.click(id('account'))
    await page.click(id('account-kept-open'))
    await page.click(id('account-kept'))
    await expect.poll(() => page.getByTestId('account-kept-rows').innerText()).toMatch(/Settings[^]*One game\s+kept \d/)
  }
  await join(anna.page, 'amber foxes at night', false)
  expect(await violations(anna.page)).toEqual([])
  await shoot(anna.page, 'account-kept')

  const desktop = await visit(browser, 'desktop')
  await desktop.page.goto(served.url)
  await join(desktop.page, 'amber foxes at night', true)
  await desktop.page.click(id('close'))
  await desktop.page.click(id('people-back'))
  await desktop.page.waitForSelector(id('resume'))
  const kept = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('openhearts.settings'))
  expect(JSON.parse((await kept(desktop.page)) ?? '')).toMatchObject({ fourColours: true })
  // The game continues here; the phone learns of it on its home screen.
  const actions = (page: Page): Promise<number> =>
    page.evaluate(() => {
      const games = Object.entries(localStorage).filter(([key]) => key.startsWith('openhearts.game.'))
      const logs = games.map(([, text]) => (JSON.parse(text as string) as { log: { actions: string[] } }).log)
      return Math.max(...logs.map(({ actions }) => actions.length))
    })
  const before = await actions(anna.page)
  await desktop.page.click(id('resume'))
  await desktop.page.waitForSelector('[data-testid^="card-"][data-legal="true"]')
  await desktop.page.evaluate(() => {
    const cards = document.querySelectorAll<HTMLElement>('[data-testid^="card-"][data-legal="true"]')
    for (const card of [...cards].slice(0, 3)) card.click()
  })
  await desktop.page.click(id('confirm-pass'))
  await expect.poll(() => actions(desktop.page)).toBeGreaterThan(before)
  await desktop.page.goBack()
  await desktop.page.waitForSelector(id('home'))
  const played = await actions(desktop.page)
  await anna.page.click(id('close'))
  await anna.page.click(id('people-back'))
  await anna.page.waitForSelector(id('home'))
  // Whichever is first: one sends, the other asks again when it is looked at.
  await expect
    .poll(async () => {
      await anna.page.evaluate(() => dispatchEvent(new Event('focus')))
      return actions(anna.page)
    })
    .toBe(played)
  // Signing out ends synchronizing; what is stored here stays.
  await anna.page.click(id('friends'))
  await anna.page.click(id('account'))
  await anna.page.click(id('account-out'))
  await anna.page.waitForSelector(id('people-name'))
  await expect.poll(() => anna.page.evaluate(() => localStorage.getItem('openhearts.account'))).toBeNull()
  expect(await actions(anna.page)).toBe(played)
  for (const each of [anna, desktop]) {
    expect(unexpected(each, expected)).toEqual([])
    await each.close()
  }
})
