// How many bytes the built page loads, how soon it shows the first card (on a slow connection), and how smoothly it
// plays a hand (on a processor four times slower than this one). Prints one line of JSON.
//   CHROMIUM=/usr/bin/chromium node web/bench/page.mjs [--page FOLDER] [--repeats N]
import { createServer } from 'node:http'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'

const { values } = parseArgs({ options: { page: { type: 'string' }, repeats: { type: 'string', default: '3' } } })
const folder = values.page ?? fileURLToPath(new URL('../../src/openhearts/page/', import.meta.url))
const repeats = Number(values.repeats)
const SLOWER = 4
/** The usual connection for measuring mobile pages; used for the visits, not for the hand. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 }

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }
types['.wasm'] = 'application/wasm'
types['.webmanifest'] = 'application/manifest+json'

const server = createServer(async (request, response) => {
  const path = normalize(new URL(request.url ?? '/', 'http://page').pathname)
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
  if (!file.startsWith(folder) || !existsSync(file)) return void response.writeHead(404).end()
  const packed = existsSync(`${file}.br`)
  const body = await readFile(packed ? `${file}.br` : file)
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'content-length': body.length,
    ...(packed ? { 'content-encoding': 'br' } : {}),
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
  response.end(body)
})
await new Promise((done) => server.listen(0, '127.0.0.1', done))
const address = `http://127.0.0.1:${server.address().port}/?seed=7`

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})
const median = (all) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
const share = (all, of) => [...all].sort((a, b) => a - b)[Math.floor(all.length * of)] ?? 0

/** Opens a page on a phone whose player has chosen the normal speed. */
async function telephone(settings = {}) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  })
  const kept = JSON.stringify({ version: 1, sound: false, speed: 'normal', ...settings })
  await context.addInitScript((text) => {
    if (localStorage.getItem('openhearts.settings') === null) localStorage.setItem('openhearts.settings', text)
  }, kept)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  return { context, page, devtools }
}

/** In the page: presses "Play now" as soon as it appears, and returns when the first card does, in ms. */
const toFirstCard = () =>
  new Promise((done) => {
    let pressed = false
    const watch = new MutationObserver(() => look())
    const look = () => {
      const button = document.querySelector('[data-testid="play-now"]')
      if (!pressed && button && !button.disabled) {
        pressed = true
        button.click()
      }
      if (document.querySelector('[data-testid^="card-"]') === null) return
      watch.disconnect()
      done(performance.now())
    }
    watch.observe(document, { subtree: true, childList: true, attributes: true })
    look()
  })

/** In the page: how many bytes were transferred (compressed bodies) for requests begun before `until`. */
const fetched = (until) =>
  performance
    .getEntriesByType('resource')
    .concat(performance.getEntriesByType('navigation'))
    .filter((each) => each.startTime < until)
    .reduce((sum, each) => sum + each.encodedBodySize, 0)

async function visits() {
  const { context, page, devtools } = await telephone()
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4G)
  await page.goto(address, { waitUntil: 'commit' })
  const first = await page.evaluate(toFirstCard)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (navigator.serviceWorker.controller === null) await new Promise((done) => setTimeout(done, 50))
    localStorage.removeItem('openhearts.mine')
    sessionStorage.clear()
  })
  // Counted only now: the browser reports a resource when it has loaded completely.
  const bytes = await page.evaluate(fetched, first)
  await page.goto('about:blank')
  await page.goto(address, { waitUntil: 'commit' })
  const second = await page.evaluate(toFirstCard)
  await context.close()
  return { first, second, bytes }
}

/** In the page: records every long task, with what the player was doing, and every frame's duration. */
function note() {
  const notes = { tasks: [], frames: [] }
  window.notes = notes
  const doing = () =>
    document.querySelector('[data-testid="table"]') === null
      ? document.querySelector('[data-testid="home"]') === null
        ? 'result'
        : 'home'
      : document.querySelector('[data-testid="confirm-pass"]')
        ? 'pass'
        : 'play'
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      notes.tasks.push({ at: Math.round(startTime), ms: Math.round(duration), doing: doing() })
  }).observe({ type: 'longtask' })
  let last = performance.now()
  const frame = (now) => {
    notes.frames.push(now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

/** Plays one hand like a player who takes half a second over each card, and returns what was recorded. */
async function hand() {
  const { context, page, devtools } = await telephone()
  await page.goto(address)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForTimeout(1500)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(note)
  await page.evaluate(
    () =>
      new Promise((done) => {
        document.querySelector('[data-testid="play-now"]').click()
        const turn = setInterval(() => {
          const table = document.querySelector('[data-testid="table"]')
          if (table === null)
            return document.querySelector('[data-testid="home"]')
              ? undefined
              : (clearInterval(turn), setTimeout(done, 1500))
          const confirm = document.querySelector('[data-testid="confirm-pass"]')
          if (confirm && !confirm.disabled && confirm.ariaDisabled !== 'true') return confirm.click()
          const cards = [
            ...document.querySelectorAll('[data-testid^="card-"][data-legal="true"]:not([aria-pressed="true"])'),
          ]
          const card = cards[0]
          if (card === undefined) return
          const box = card.getBoundingClientRect()
          const at = {
            clientX: box.x + 10,
            clientY: box.y + 10,
            bubbles: true,
            pointerId: 1,
            isPrimary: true,
            button: 0,
          }
          card.dispatchEvent(new PointerEvent('pointerdown', at))
          card.dispatchEvent(new PointerEvent('pointerup', at))
          card.click()
        }, 500)
      }),
  )
  const notes = await page.evaluate(() => window.notes)
  await context.close()
  return notes
}

const cold = []
for (let n = 0; n < repeats; n++) cold.push(await visits())
const hands = []
for (let n = 0; n < repeats; n++) hands.push(await hand())
await browser.close()
server.close()
const frames = hands.flatMap((each) => each.frames)
const worst = hands.flatMap((each) => each.tasks).sort((a, b) => b.ms - a.ms)
const found = {
  bytes: median(cold.map((each) => each.bytes)),
  first_ms: Math.round(median(cold.map((each) => each.first))),
  second_ms: Math.round(median(cold.map((each) => each.second))),
  long_tasks: median(hands.map((each) => each.tasks.length)),
  worst_ms: median(hands.map((each) => Math.max(0, ...each.tasks.map((task) => task.ms)))),
  frame_p95_ms: Math.round(10 * share(frames, 0.95)) / 10,
  tasks: worst.slice(0, 12),
}
console.log(JSON.stringify(found))
