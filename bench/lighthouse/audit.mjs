// What Lighthouse says of the page on a telephone, at an address where it is served: the first page, how to play and one's
// own room as a first visit finds them, and the table, which has no address of its own, as a reload finds it. Prints one
// line of JSON.
//   CHROMIUM=/usr/bin/chromium node bench/lighthouse/audit.mjs http://127.0.0.1:8000/ [REPEATS]
import { navigation } from 'lighthouse'
import puppeteer from 'puppeteer-core'

const [address, repeats = '3'] = process.argv.slice(2)
const categories = ['performance', 'accessibility', 'best-practices']

const browser = await puppeteer.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})

/** The report of one visit; a function does what leads there, and nothing that is kept is thrown away before it. */
async function report(page, where) {
  const again = typeof where === 'function'
  const flags = { onlyCategories: categories, disableStorageReset: again, logLevel: 'error' }
  const { lhr } = await navigation(page, where, { flags })
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
  return lhr
}

async function table(page) {
  await page.goto(`${address}?seed=7`)
  await (await page.waitForSelector('[data-testid="play-now"]:not(:disabled)')).click()
  await page.waitForSelector('[data-testid="confirm-pass"]')
  const said = await report(page, () => page.reload())
  // Of the table, and not of the first page instead.
  await page.waitForSelector('[data-testid="confirm-pass"]')
  return said
}

const rooms = {
  'first page': (page) => report(page, address),
  table: (page) => table(page),
  learn: (page) => report(page, `${address}#learn`),
  you: (page) => report(page, `${address}#you`),
}
const median = (all) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)]
/** What takes points from a category. */
const faults = ({ categories, audits }) =>
  Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9).map(({ id }) => id),
  )

const found = []
for (const [room, visit] of Object.entries(rooms)) {
  const reports = []
  for (let n = 0; n < Number(repeats); n++) {
    const context = await browser.createBrowserContext()
    reports.push(await visit(await context.newPage()))
    await context.close()
  }
  const score = (category) => Math.round(100 * median(reports.map((each) => each.categories[category].score)))
  found.push({
    room,
    performance: score('performance'),
    accessibility: score('accessibility'),
    best_practices: score('best-practices'),
    faults: [...new Set(reports.flatMap(faults))],
  })
}
await browser.close()
console.log(JSON.stringify(found))
