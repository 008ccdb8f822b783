/** Every screen without a network, though none was ever opened; and a new build that arrives during a game. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { id, installed, sizeNames } from './browser'
import { nextBuild } from './nextBuild'
import type { View } from '../src/core/protocol'
import { inTrick, keepGame, resume, takeUp } from './player'
import { lastCard } from './screens'
import { servePage } from './server'
import { stage } from './stage'
import { testInTurns } from './sweep'

const here = stage({ offline: true })
let next: string
beforeAll(async () => {
  next = await nextBuild()
})
afterAll(() => rm(next, { recursive: true }))

const versionOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['version'])
const versionsKept = async (page: Page): Promise<string[]> =>
  (await page.evaluate(() => caches.keys())).map((name) => name.split(' ').at(-1) ?? '')

/** Makes the browser look for a new build, and waits until it is installed. */
async function updated(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const taken = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done))
    await (await navigator.serviceWorker.ready).update()
    await taken
  })
}

describe.each(sizeNames)('%s', (size) => {
  const turn = testInTurns(size)
  turn('after the first visit every room opens without a network', async () => {
    const served = await servePage()
    const { page, context, wrong, close } = await here.visit(size, { counter: true, hints: true })
    const game = await keepGame(page, served.url, '7', lastCard())
    await page.goto(served.url)
    await installed(page)
    await context.setOffline(true)
    await served.close()
    await page.reload()

    const player = await resume(page, game)
    // Beside the table if there is room, otherwise in a sheet.
    if (size === 'phone') await page.click(id('counter-button'))
    await page.waitForSelector(id('counter'))
    if (size === 'phone') await page.keyboard.press('Escape')
    await player.lastCard()
    await page.click(id('review-open'))
    await page.locator(id('row-play')).first().waitFor()
    // Another address: a reload would lead back to the game.
    await page.goto(`${served.url}?rooms`)
    await page.click(id('games-entry'))
    await page.click(id('read-omnibus'))
    await page.waitForSelector(`${id('rule-sheet')} h3`)
    await page.click(id('book-share'))
    await page.waitForSelector(id('share-link'))
    await page.goto(served.url)
    await page.click(id('games-entry'))
    await page.click(id('change-omnibus'))
    await page.waitForSelector(id('field-players'))
    await page.goto(served.url)
    await page.click(id('learn'))
    await page.click(id('whole-law'))
    await page.waitForSelector(`${id('rule-sheet')} h3`)
    await page.goto(served.url)
    await page.click(id('keep-score'))
    await page.waitForSelector(id('pad-setup'))
    expect(wrong).toEqual([])
    await close()
  })

  turn('a new build in the middle of a game waits until the hand is over, and the game goes on in it', async () => {
    const served = await servePage()
    const { page, wrong, close } = await here.visit(size)
    const late = (view: View): boolean => inTrick(view) && view.cards.length <= 4
    const player = await takeUp(page, served.url, '7', late)
    await installed(page)
    const before = await versionOf(page)
    await player.seen()
    served.folder = next
    await updated(page)
    expect(await versionsKept(page)).toHaveLength(2)

    // The hand continues in the build in which it was begun, including screens not opened yet.
    expect(await page.locator(id('new-version')).count()).toBe(0)
    await page.click(id('menu'))
    await page.click(id('menu-book'))
    await page.waitForSelector(`${id('rule-sheet')} h3`)
    await page.click(id('room-back'))
    await page.waitForSelector(id('rule-sheet'), { state: 'detached' })
    await page.keyboard.press('Escape')
    await player.playOn((view) => view.cards.length === 1)
    expect(await page.locator(id('new-version')).count()).toBe(0)
    await player.lastCard()
    await page.waitForSelector(id('new-version'))
    expect(await versionOf(page)).toBe(before)

    await page.click(id('reload'))
    await page.waitForSelector(id('result-next'))
    expect(await versionOf(page)).not.toBe(before)
    await player.playOn((view) => view.hand === 1 && view.phase === 'play')
    // No tab shows the earlier build any more.
    await expect.poll(() => versionsKept(page)).toEqual([await versionOf(page)])
    expect(wrong).toEqual([])
    await close()
    await served.close()
  })
})

test('an earlier build is kept for a tab that still shows it, while another tab has gone on', async () => {
  const served = await servePage()
  const { page, context, wrong, close } = await here.visit('desktop')
  await page.goto(served.url)
  await installed(page)
  served.folder = next
  await updated(page)
  const other = await context.newPage()
  await other.goto(served.url)
  await other.waitForSelector(id('play-now'))
  expect(await versionOf(other)).not.toBe(await versionOf(page))
  expect(await other.locator(id('new-version')).count()).toBe(0)
  await page.waitForSelector(id('new-version'))
  await context.setOffline(true)
  for (const tab of [page, other]) {
    await tab.click(id('learn'))
    await tab.click(id('whole-law'))
    await tab.waitForSelector(`${id('rule-sheet')} h3`)
  }
  expect(wrong).toEqual([])
  await close()
  await served.close()
})

test('a tab that is opened while a new build is still coming takes nothing of it away', async () => {
  const served = await servePage()
  const { page, context, wrong, close } = await here.visit('desktop')
  await page.goto(served.url)
  await installed(page)
  const before = await versionOf(page)
  let last = (): void => undefined
  const held = new Promise<void>((done) => (last = done))
  served.folder = next
  served.waits = (path) => (path.includes('Pad-') ? held : Promise.resolve())
  const finished = updated(page)
  await expect.poll(() => versionsKept(page)).toHaveLength(2)
  const coming = (await versionsKept(page)).find((version) => version !== before)
  const other = await context.newPage()
  await other.goto(served.url)
  // This tab asks the worker of the earlier build, which clears away what no tab shows any more.
  await other.evaluate(async () => {
    const answered = new Promise((done) => navigator.serviceWorker.addEventListener('message', done))
    ;(await navigator.serviceWorker.ready).active?.postMessage([])
    await answered
  })
  await other.close()
  last()
  await finished
  expect(await versionsKept(page)).toContain(coming)
  await context.setOffline(true)
  await served.close()
  await page.reload()
  expect(await versionOf(page)).toBe(coming)
  await page.click(id('keep-score'))
  await page.waitForSelector(id('pad-setup'))
  expect(wrong).toEqual([])
  await close()
})

test('without offline storage, a part that is gone with its build offers the new one', async () => {
  const served = await servePage()
  const context = await here.browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(served.url)
  await page.waitForSelector(id('play-now'))
  const before = await versionOf(page)
  served.fails = (path) => path.includes('Learn-')
  await page.click(id('learn'))
  await page.waitForSelector(id('not-loaded'))
  expect(await page.locator(id('new-version')).count()).toBe(0)
  await page.goBack()
  served.fails = () => false
  served.folder = next
  await page.click(id('keep-score'))
  await page.click(id('reload'))
  await page.waitForSelector(id('pad-setup'))
  expect(await versionOf(page)).not.toBe(before)
  await context.close()
  await served.close()
})

test('a partly deployed build is not used', async () => {
  const served = await servePage()
  const { page, close } = await here.visit('desktop')
  await page.goto(served.url)
  await installed(page)
  served.folder = next
  served.fails = (path) => path.includes('Pad-')
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const found = new Promise<ServiceWorker | null>((done) =>
      registration.addEventListener('updatefound', () => done(registration.installing)),
    )
    await registration.update().catch(() => undefined)
    const worker = await found
    while (worker && worker.state === 'installing') await new Promise((done) => setTimeout(done, 50))
    return worker?.state
  })
  expect(state).toBe('redundant')
  expect(await page.locator(id('new-version')).count()).toBe(0)
  served.fails = () => false
  await updated(page)
  await page.waitForSelector(id('new-version'))
  await close()
  await served.close()
})

test('a part that is not kept for everybody is kept once used', async () => {
  const served = await servePage()
  const trimmed = await nextBuild()
  const service = await readFile(join(trimmed, 'sw.js'), 'utf8')
  const pad = /assets\/Pad-[\w-]{8}\.js/.exec(service)?.[0] ?? ''
  expect(service).toContain(`"${pad}",`)
  await writeFile(join(trimmed, 'sw.js'), service.replace(`"${pad}",`, ''))
  served.folder = trimmed
  const { page, context, wrong, close } = await here.visit('desktop')
  await page.goto(served.url)
  await page.click(id('keep-score'))
  await page.waitForSelector(id('pad-setup'))
  await installed(page)
  await expect.poll(() => page.evaluate(async (name) => !!(await caches.match(`./${name}`)), pad)).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await page.waitForSelector(id('pad-setup'))
  expect(wrong).toEqual([])
  await close()
  await served.close()
  await rm(trimmed, { recursive: true })
})

test('a language in use is kept as a whole, and through an update', async () => {
  const served = await servePage()
  const { page, context, wrong, close } = await here.visit('phone', { language: 'pl' })
  const kept = (kind: string): Promise<number> =>
    page.evaluate(async (kind) => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
      return all.flat().filter(({ url }) => /\.pl-/.test(url) && url.endsWith(kind)).length
    }, kind)
  await page.goto(served.url)
  await installed(page)
  await expect.poll(() => kept('.js')).toBeGreaterThan(7)
  // Its typefaces as well.
  await expect.poll(async () => [await kept('.css'), await kept('.woff2')]).toEqual([1, 2])
  const before = await versionOf(page)
  served.folder = next
  await updated(page)
  await context.setOffline(true)
  await page.reload()
  await page.waitForSelector(id('play-now'))
  expect(await versionOf(page)).not.toBe(before)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('pl')
  // They come after the texts.
  const letters = (): Promise<number> =>
    page.evaluate(async () => (await document.fonts.load('600 20px Vollkorn', 'ł')).length)
  await expect.poll(letters).toBe(1)
  for (const room of ['learn', 'games-entry', 'change-rules', 'settings']) {
    await page.click(id(room))
    await page.waitForSelector('dialog[open]')
    expect(await page.locator(id('not-loaded')).count()).toBe(0)
    await page.goBack()
    await page.waitForSelector('dialog[open]', { state: 'detached' })
  }
  await page.click(id('keep-score'))
  await page.waitForSelector(id('pad-setup'))
  expect(wrong).toEqual([])
  await close()
  await served.close()
})

test('if a language can’t be loaded the page speaks English, and says so', async () => {
  const served = await servePage()
  served.fails = (path) => path.includes('.de-')
  const { page, close } = await here.visit('phone', { language: 'de' })
  await page.goto(served.url)
  await page.click(id('settings'))
  await page.waitForSelector(`${id('look-language')} ${id('problem')}`)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  served.fails = () => false
  await page.reload()
  await page.waitForSelector(id('play-now'))
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
  await close()
  await served.close()
})

test('if there is no room to keep more, the network still serves it', async () => {
  const served = await servePage()
  const { page, context, close } = await here.visit('phone')
  await page.goto(served.url)
  await installed(page)
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(served.url).origin, quotaSize: 1000 })
  await page.goto(`${served.url}?language=de`)
  await page.waitForSelector(id('play-now'))
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
  await close()
  await served.close()
})

test('cleared files are kept again at the next visit', async () => {
  const served = await servePage()
  const { page, context, close } = await here.visit('phone')
  await page.goto(served.url)
  await installed(page)
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))))
  await page.reload()
  await expect.poll(() => page.evaluate(async () => !!(await caches.match('./')))).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await page.click(id('learn'))
  await page.click(id('whole-law'))
  await page.waitForSelector(`${id('rule-sheet')} h3`)
  await close()
  await served.close()
})
