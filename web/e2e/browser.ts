/** A real Chromium for the tests, and visits of the page that record everything that went wrong. */
import { existsSync } from 'node:fs'
import { expect } from 'vitest'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { defaults, type Settings } from '../src/storage/settings'
import { unpainted } from './paint'

export const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
} as const

export type Size = keyof typeof sizes
export const sizeNames = Object.keys(sizes) as Size[]

const places = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Features that Playwright disables, repeated because our own list replaces Playwright's. */
const playwrights = [
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
].concat(['OptimizationHints', 'PaintHolding', 'PreconnectToSearch', 'AimEnabled'])
/** The suggestions of the invisible address bar: two more pages for each visit, more expensive than the visit. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']
/** Drawing and the network inside the browser's own process: a twentieth less processor time than in two more. */
const fewerProcesses = ['--in-process-gpu', '--enable-features=NetworkServiceInProcess2']

/** `more`: further arguments for Chromium. */
export function launch(...more: readonly string[]): Promise<Browser> {
  const executablePath = places.find((path) => path !== undefined && path !== '' && existsSync(path))
  if (executablePath === undefined) throw new Error('no Chromium found: set CHROMIUM to its path')
  // Chromium refuses its sandbox to root, and calls home at start unless told not to.
  const quiet = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']
  const off = `--disable-features=${[...playwrights, ...addressBar].join()}`
  return chromium.launch({
    executablePath,
    args: [...quiet, ...fewerProcesses, '--disable-sync', '--no-first-run', off, ...more],
  })
}

/** A selector for the element with that test id. */
export const id = (name: string): string => `[data-testid="${name}"]`

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Console errors, exceptions and failed requests, in order. Should stay empty. */
  readonly wrong: string[]
  /** Every address that the page requested from the network. */
  readonly asked: string[]
  close(): Promise<void>
}

/**
 * What costs a browser most: painting, animation, and storing the page for offline use. Each is turned off unless a
 * test is about it.
 */
export interface Costly {
  readonly paints?: boolean
  readonly moves?: boolean
  readonly offline?: boolean
}

/** The strength of the bots on a first visit. */
export const level = 'hard'

/** A first visit with these settings: nothing cached, nothing stored. */
export async function visit(
  browser: Browser,
  size: Size,
  settings: Partial<Settings> = {},
  { paints = false, moves = false, offline = false }: Costly = {},
): Promise<Visit> {
  const context = await browser.newContext({
    ...sizes[size],
    locale: 'en-GB',
    reducedMotion: moves ? 'no-preference' : 'reduce',
    serviceWorkers: offline ? 'allow' : 'block',
  })
  const stored = JSON.stringify({ version: 1, ...defaults, level, speed: 'instant', sound: false, ...settings })
  await context.addInitScript((text) => {
    // Only the first time: the player's later changes must last.
    if (localStorage.getItem('openhearts.settings') === null) localStorage.setItem('openhearts.settings', text)
  }, stored)
  if (!paints) await unpainted(context)
  const page = await context.newPage()
  const wrong: string[] = []
  const asked: string[] = []
  page.on('console', (message) => {
    if (!offline && message.text().startsWith('Service Worker registration blocked')) return
    if (message.type() === 'error' || message.type() === 'warning') wrong.push(message.text())
  })
  page.on('pageerror', (error) => wrong.push(String(error)))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Aborted by the page itself when it was left or reloaded: not a failure.
    if (reason !== 'net::ERR_ABORTED') wrong.push(`${request.url()}: ${reason}`)
  })
  // Card faces are composed in the page and have data: addresses, which use no network.
  page.on('request', (request) => {
    if (/^(http|ws)/.test(request.url())) asked.push(request.url())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.url()}: ${response.status()}`)
  })
  return { page, context, wrong, asked, close: () => context.close() }
}

/** Sets the browser's text size, in px; 16 is usual. */
export async function setText(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
}

/** Waits until everything is stored for playing without a network. */
export async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller === null) {
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))
    }
  })
}

/** What was requested since then, except for the page's own parts, each fetched once when first needed. */
export const elsewhere = (asked: readonly string[], since: number): readonly string[] =>
  asked.filter((url, i) => i >= since && (!/\/assets\/[^/]+$/.test(url) || asked.indexOf(url) < i))

/** Waits until the page has also fetched what it fetches in idle time: the court figures, the end of a hand. */
export async function complete({ page, asked }: Pick<Visit, 'page' | 'asked'>): Promise<void> {
  await installed(page)
  await expect.poll(() => asked.filter((url) => /\/(courts|Result)-[^/]+\.js/.test(url)).length).toBe(2)
}
