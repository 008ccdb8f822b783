/** An account on a real server: a guest makes one, signs in and out on several devices, and takes everything along. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { unknown } from '../src/people/table'
import { id, level } from './browser'
import { newcomer, type Newcomer } from './guest'
import { serveTables } from './openhearts'
import { callMyself, cardsOn, enter, getUp, unexpected } from './people'
import { shoot } from './shots'
import { stage } from './stage'
import { violations } from './violations'

const here = stage({}, serveTables, true)

/** 401 says that a name is needed; 403 and 409 are what a test of refusals asks for. */
const expected = /\b40[139]\b/

const PASSWORD = 'amber foxes at night'

/** Makes an account without a browser, as on a device whose page nobody looks at. */
async function account(name: string): Promise<Newcomer> {
  const person = await newcomer(here.url, name)
  await person.api.join(name, PASSWORD)
  return person
}

/** Makes an account, and begins a game with bots at a table of people. Returns the cards dealt. */
async function playsAs(page: Page, name: string): Promise<readonly string[]> {
  await enter(page, here.url, name)
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
  const desktop = await account('Mathilda')
  const table = desktop.at(await desktop.api.open({ rules: {}, limits: unknown.limits, bot: level }))
  await table.does({ do: 'start' })
  await expect.poll(() => table.table().game).not.toBeNull()
  const dealt = (table.table().game?.events[0]?.own?.dealt ?? []).map((card) => `card-${card}`).sort()
  const phone = await here.visit('phone')
  const { page } = phone
  await page.goto(here.url)
  await page.waitForSelector(id('live'))
  expect(await page.getByTestId('home-seat').count()).toBe(0)
  await page.click(id('friends'))
  await signIn(page, 'Mathilda')
  await page.click(id('lobby-seat'))
  await page.waitForSelector(id('confirm-pass'))
  expect(await cardsOn(page)).toEqual(dealt)

  await page.goto(`${here.url}?again`)
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
  await phone.close()
})

test('who is signed out from another device while playing is told so, signs in, and has the same cards again', async () => {
  const { page, close } = await here.visit('phone')
  const cards = (): Promise<readonly string[]> => cardsOn(page)
  const dealt = await playsAs(page, 'Maud')

  const other = await newcomer(here.url, 'Maud')
  await other.api.signIn('Maud', PASSWORD)
  await other.api.signOutEverywhere()

  await page.waitForSelector(id('name'))
  expect(await page.getByTestId('trouble').innerText()).toBe('You have been signed out in this browser.')
  expect(await violations(page)).toEqual([])
  await signIn(page, 'Maud')
  await page.waitForSelector(id('confirm-pass'))
  await expect.poll(cards).toEqual(dealt)
  await close()
})

test('who is signed out from another device while their account is open signs in again', async () => {
  const other = await account('Nora')
  const { page, close } = await here.visit('desktop')
  await page.goto(here.url)
  await page.click(id('friends'))
  await signIn(page, 'Nora')
  await page.click(id('account'))
  await page.waitForSelector(id('account-out-everywhere'))
  await other.api.signOutEverywhere()
  await expect.poll(() => page.getByTestId('trouble').innerText()).toBe('You have been signed out in this browser.')
  await signIn(page, 'Nora')
  await page.waitForSelector(id('people-start'))
  await close()
})

test('a guest makes an account, and signs in with it in another browser', async () => {
  const anna = await here.visit('phone')
  await enter(anna.page, here.url, 'Anna')
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

  const other = await here.visit('desktop')
  await other.page.goto(here.url)
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
  const at = here.url.replace('127.0.0.1', 'localhost')
  const anna = await here.visit('phone')
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
  const anna = await here.visit('phone', { fourColours: true })
  await anna.page.goto(here.url)
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

  const desktop = await here.visit('desktop')
  await desktop.page.goto(here.url)
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
