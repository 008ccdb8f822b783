/** A page that can't start says why, and one that failed once can be tried again. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { id, sizeNames, sizes } from './browser'
import { stage } from './stage'
import { inTurns, testInTurns } from './sweep'
import { violations } from './violations'

const here = stage()

const parts = [
  ['core', /\.wasm$/],
  ['worker', /worker-/],
] as const

describe.each(sizeNames)('%s', (size) => {
  const turn = testInTurns(size)
  turn('without scripts', async () => {
    const context = await here.browser.newContext({ ...sizes[size], javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(here.url)
    const heading = page.getByRole('heading', { name: 'OpenHearts needs JavaScript' })
    expect(await heading.isVisible()).toBe(true)
    expect((await heading.boundingBox())?.y).toBeLessThan(200)
    expect(await page.locator('#name').isVisible()).toBe(false)
    await context.close()
  })

  test.each(inTurns(['Worker', 'WebAssembly'], size))('without %s', async (part) => {
    const { page, wrong, close } = await here.visit(size)
    await page.addInitScript((name) => void Reflect.deleteProperty(window, name), part)
    await page.goto(here.url)
    expect(await page.getByRole('heading').allInnerTexts()).toEqual(['The game can’t start'])
    const words = await page.locator('body').innerText()
    expect(words).toContain('WebAssembly or web workers')
    expect(words).not.toContain('connection')
    expect(await page.locator(id('home')).count()).toBe(0)
    expect(await violations(page)).toEqual([])
    expect(wrong).toEqual([])
    await close()
  })

  turn('with a slow first script the name is shown until the page is', async () => {
    const { page, wrong, close } = await here.visit(size)
    let send = (): void => undefined
    const sent = new Promise<void>((done) => (send = done))
    await page.route(/index-[^/]*\.js$/, async (route) => {
      await sent
      await route.continue()
    })
    await page.goto(here.url, { waitUntil: 'commit' })
    await page.locator('#name').waitFor()
    expect(await page.locator('body').innerText()).toBe('OpenHearts')
    expect(await violations(page)).toEqual([])
    send()
    await page.waitForSelector(id('play-now'))
    expect(await page.locator('#name').isVisible()).toBe(false)
    expect(wrong).toEqual([])
    await close()
  })

  turn('with a first script that fails to load', async () => {
    const { page, close } = await here.visit(size)
    here.served.fails = (path) => /index-.*\.js$/.test(path)
    await page.goto(here.url)
    await page.getByText('Part of the page didn’t arrive').waitFor()
    expect(await page.locator('#name').isVisible()).toBe(false)
    expect(await page.locator('body').innerText()).not.toContain('WebAssembly')
    here.served.fails = () => false
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.waitForSelector(id('play-now'))
    await close()
  })

  test.each(inTurns(parts, size))('with a %s that does not come at first: play works when it does', async (_, part) => {
    const { page, close } = await here.visit(size)
    here.served.fails = (path) => part.test(path)
    await page.goto(here.url)
    await expect.poll(() => page.getByTestId('trouble').innerText()).toContain('connection')
    await page.click(id('play-now'))
    await expect.poll(() => page.locator(id('play-now')).isEnabled()).toBe(true)
    await expect.poll(() => page.getByTestId('trouble').innerText()).toContain('connection')
    // Screens that would be empty say so, too.
    for (const room of ['keep-score', 'change-rules', 'learn']) {
      await page.click(id(room))
      await page.waitForSelector(id('not-loaded'))
      await page.goBack()
      await page.waitForSelector(id('not-loaded'), { state: 'detached' })
    }
    here.served.fails = () => false
    await page.click(id('keep-score'))
    await expect.poll(() => page.getByTestId('pad-setup').locator('option').count()).toBeGreaterThan(10)
    await page.goBack()
    await page.click(id('play-now'))
    await page.waitForSelector('[data-testid^="card-"]')
    await page.goBack()
    const next = page.locator('.rules', { has: page.getByTestId('change-rules') })
    await expect.poll(() => next.innerText()).toContain('4 players')
    expect(await page.getByTestId('trouble').count()).toBe(0)
    await close()
  })
})

test.each([
  ['de-AT', 'auto', 'de', 'ltr', 'Das Spiel kann nicht starten'],
  ['ar', 'auto', 'ar', 'rtl', 'لا يمكن بدء اللعبة'],
  ['zh-CN', 'auto', 'zh-Hans', 'ltr', '游戏无法启动'],
  ['sv', 'auto', 'en', 'ltr', 'The game can’t start'],
  ['de-AT', 'pl', 'pl', 'ltr', 'Gra nie może się uruchomić'],
])('a browser that speaks %s (chosen: %s) is told in its language', async (locale, chosen, tag, direction, title) => {
  const context = await here.browser.newContext({ locale })
  const page = await context.newPage()
  await page.addInitScript((language) => {
    localStorage.setItem('openhearts.settings', JSON.stringify({ version: 1, language }))
    Reflect.deleteProperty(window, 'WebAssembly')
  }, chosen)
  await page.goto(here.url)
  const [whole, heading] = [page.locator('#unfit'), page.getByRole('heading')]
  await expect.poll(() => heading.innerText()).toBe(title)
  expect([await whole.getAttribute('lang'), await whole.getAttribute('dir')]).toEqual([tag, direction])
  // Every sentence is in its own place.
  expect(await page.locator('#unfit .browser').first().innerText()).toContain('WebAssembly')
  if (tag !== 'en') expect(await whole.evaluate((each) => each.textContent)).not.toMatch(/browser, allow|Try again/)
  await context.close()
})

test('the page forbids itself what does not come from its own host', async () => {
  const { page, close } = await here.visit('desktop')
  await page.goto(here.url)
  await page.waitForSelector(id('play-now'))
  const forbidden = await page.evaluate(async () => {
    const found: string[] = []
    document.addEventListener('securitypolicyviolation', (event) => found.push(event.effectiveDirective))
    await fetch('https://example.com/').catch(() => undefined)
    const script = document.createElement('script')
    script.text = 'window.broken = true'
    document.head.append(script)
    document.head.append(Object.assign(document.createElement('base'), { href: 'https://example.com/' }))
    await new Promise((done) => setTimeout(done, 100))
    return { found, broken: 'broken' in window }
  })
  expect(forbidden).toEqual({ found: ['connect-src', 'script-src-elem', 'base-uri'], broken: false })
  await close()
})

test('a room whose style sheet failed to load has it when opened again', async () => {
  const { page, close } = await here.visit('phone')
  await page.goto(here.url)
  await page.waitForSelector(id('play-now'))
  here.served.fails = (path) => /Settings-.*\.css$/.test(path)
  await page.click(id('settings'))
  await page.waitForSelector(id('not-loaded'))
  await page.goBack()
  await page.waitForSelector(id('not-loaded'), { state: 'detached' })
  here.served.fails = () => false
  await page.click(id('settings'))
  await page.waitForSelector(id('look-theme'))
  const rules = await page.evaluate(() =>
    [...document.styleSheets].filter(({ href }) => href?.includes('Settings-')).map(({ cssRules }) => cssRules.length),
  )
  expect(rules).toEqual([expect.any(Number)])
  expect(rules[0]).toBeGreaterThan(3)
  await close()
})

/** Begins a game whose table fails to load one of its parts. */
async function playWithout(page: Page, part: string): Promise<void> {
  here.served.fails = (path) => path.includes(`/${part}-`)
  await page.goto(`${here.url}?seed=7`)
  await page.click(id('play-now'))
}

test('an essential part of the table is tried again when its error message is closed', async () => {
  const { page, close } = await here.visit('phone')
  await playWithout(page, 'Passing')
  await page.waitForSelector(id('not-loaded'))
  await page.click(id('close'))
  await page.waitForSelector(id('not-loaded'))
  here.served.fails = () => false
  await page.click(id('close'))
  await page.waitForSelector(id('confirm-pass'))
  await close()
})

test('if the coach’s part can’t be loaded, the question is shown in its place', async () => {
  const { page, close } = await here.visit('phone', { rules: { pass_cycle: ['hold'] } })
  await playWithout(page, 'Advice')
  await page.waitForSelector('[data-legal="true"]')
  await page.click(id('hint'))
  await expect.poll(() => page.getByTestId('log').innerText()).toContain('Best')
  await expect.poll(() => page.getByTestId('turn-line').innerText()).toMatch(/^Your turn/)
  await page.click(id('hint'))
  here.served.fails = () => false
  await page.click(id('hint'))
  await page.waitForSelector(id('bars-about'))
  await close()
})

test('a core that crashes in a game is restarted, and the game continues', async () => {
  const { page, close } = await here.visit('phone', { rules: { pass_cycle: ['hold'] } })
  await page.addInitScript(() => {
    const workers: Worker[] = []
    const Plain = window.Worker
    const Noted = class extends Plain {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options)
        workers.push(this)
      }
    }
    Object.assign(window, { workers, Worker: Noted })
  })
  const cards = page.locator('[data-testid^="card-"]')
  const play = async (left: number): Promise<void> => {
    await page.locator('[data-testid^="card-"][data-legal="true"]').first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => cards.count()).toBe(left)
    await page.locator('[data-testid^="card-"][data-legal="true"]').first().waitFor()
  }
  await page.goto(`${here.url}?seed=7`)
  await page.click(id('play-now'))
  await play(12)
  // The taps until the game is opened again are lost, but nothing else. They come at once: later ones might find it open.
  await page.evaluate(() => {
    const { workers } = window as unknown as { workers: Worker[] }
    workers[0]?.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }))
    const all = [...document.querySelectorAll<HTMLElement>('[data-testid^="card-"]')]
    for (const card of all) card.classList.add('of-the-crashed')
    const playable = all.find((card) => card.dataset.legal === 'true')
    playable?.click()
    playable?.click()
  })
  await expect.poll(() => page.evaluate(() => (window as unknown as { workers: Worker[] }).workers.length)).toBe(2)
  await page.locator('.of-the-crashed').first().waitFor({ state: 'detached' })
  await page.locator('[data-testid^="card-"][data-legal="true"]').first().waitFor()
  await play(11)
  await close()
})
