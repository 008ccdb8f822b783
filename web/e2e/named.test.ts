/** Accessible names: what can be chosen or typed in, with what a screen reader is told; and the window's title. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { id } from './browser'
import { stage } from './stage'

const here = stage()

interface Told {
  readonly role: string
  readonly name: string
  readonly description: string
}

/** The controls as the browser exposes them. */
async function told(page: Page): Promise<readonly Told[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const usable = ['button', 'radio', 'switch', 'textbox', 'combobox', 'radiogroup']
  return nodes
    .map(({ role, name, description }) => ({
      role: String(role?.value),
      name: String(name?.value ?? ''),
      description: String(description?.value ?? ''),
    }))
    .filter(({ role }) => usable.includes(role))
}
const nameless = async (page: Page): Promise<readonly Told[]> => (await told(page)).filter(({ name }) => name === '')

test('every rule with all of its values has a name', async () => {
  const { page, wrong, close } = await here.visit('desktop')
  await page.goto(here.url)
  await page.getByTestId('change-rules').click()
  await page.waitForSelector(id('rules-field-queen'))
  expect(await told(page)).toContainEqual({
    role: 'radiogroup',
    name: 'Queen of spades',
    description: 'What she costs.',
  })
  await page.getByTestId('all-rules').click()
  await page.waitForSelector(id('editor'))
  expect(await nameless(page)).toEqual([])
  expect(await told(page)).toContainEqual({ role: 'radio', name: '3', description: '' })
  expect(wrong).toEqual([])
  await close()
})

test('a hand on the scorepad: the bid, whose points are typed, and two players with similar names', async () => {
  const { page, wrong, close } = await here.visit('desktop')
  await page.goto(here.url)
  await page.getByTestId('keep-score').click()
  const names = ['Ann', 'ann', 'Cat', 'Dan']
  for (const [i, name] of names.entries()) await page.getByTestId(`pad-name-${i}`).fill(name)
  const invalid = page.locator('[aria-invalid="true"][aria-describedby="pad-problem"]')
  await expect.poll(() => invalid.count()).toBe(2)
  await page.getByTestId('pad-name-1').fill('Bob')
  await expect.poll(() => invalid.count()).toBe(0)
  await page.getByTestId('pad-game').locator('select').selectOption({ label: 'Auction Hearts' })
  await page.getByTestId('pad-start').click()
  await page.getByTestId('pad-enter').click()

  // A single Tab stop, and the arrow keys choose.
  const at = (): Promise<string | null | undefined> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-testid'))
  await page.focus(id('pad-bidder-none'))
  for (const name of ['pad-bidder-0', 'pad-bidder-1']) {
    await page.keyboard.press('ArrowRight')
    expect(await at()).toBe(name)
    expect(await page.getByTestId(name).getAttribute('aria-checked')).toBe('true')
  }
  expect(await nameless(page)).toEqual([])
  expect((await told(page)).filter(({ role }) => role === 'textbox').map(({ name }) => name)).toEqual([
    'For how many chips',
  ])
  await page.focus(id('pad-mode-cards'))
  await page.keyboard.press('ArrowRight')
  await page.getByTestId('pad-key-7').click()
  const points = (name: string): Promise<Told | undefined> =>
    told(page).then((all) => all.find((each) => each.name === name))
  await expect.poll(() => points('Points of Ann')).toMatchObject({ description: '7' })
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.getByTestId('log').innerText()).toMatch(/Points of Bob$/)
  expect(wrong).toEqual([])
  await close()
})

test('the window’s title is that of the open room or sheet, and of what is under it after it closes', async () => {
  const { page, wrong, close } = await here.visit('desktop')
  await page.goto(here.url)
  const called = (title: string): Promise<void> =>
    expect.poll(() => page.title()).toBe(title === '' ? 'OpenHearts' : `${title}\u00a0· OpenHearts`)
  for (const [button, title] of [
    ['you-entry', 'Your games'],
    ['learn', 'How to play'],
    ['games-entry', 'Games'],
    ['settings', 'Settings'],
    ['keep-score', 'Keep score'],
  ] as const) {
    await called('')
    await page.getByTestId(button).click()
    await called(title)
    await page.goBack()
  }
  await called('')
  // A room that takes the place of another has its own title, too.
  await page.getByTestId('learn').click()
  await page.getByTestId('learn-by-playing').click()
  await called('Learn by playing')
  await page.goBack()
  await called('How to play')
  await page.goBack()
  await called('')
  await page.getByTestId('play-now').click()
  await called('Black Lady\u00a0· to 100')
  await page.getByTestId('menu').click()
  await called('Menu')
  await page.getByTestId('menu-book').click()
  await called('Rule book')
  await page.goBack()
  await called('Black Lady\u00a0· to 100')
  expect(wrong).toEqual([])
  await close()
})
