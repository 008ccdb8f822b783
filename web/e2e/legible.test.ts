/** Unreadable text is found: otherwise a check that finds nothing on a screen would prove nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { launch } from './browser'
import { illegible } from './legible'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const box = 'position: absolute; left: 0; top: 0; width: 200px; height: 40px'
test.each([
  [
    'a word that is broken',
    '<p style="width: 30px; word-break: break-all">broken</p>',
    '“broken” is broken in the middle',
  ],
  [
    'text cut off',
    '<div style="width: 40px; overflow: clip"><p style="width: 300px">too long by far</p></div>',
    'is cut by div.',
  ],
  [
    'text cut with dots',
    '<p style="width: 40px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">too long</p>',
    'is cut with dots',
  ],
  ['text under something', `<p>beneath</p><div style="${box}; background: red"></div>`, '“beneath” lies under div.'],
  [
    'text on a card',
    `<div class="playing-card" style="${box}"></div><p style="position: relative">above</p>`,
    'lies on div.playing-card',
  ],
  [
    'text beside its panel',
    '<div class="panel" style="width: 40px"><p style="width: 300px">too long by far</p></div>',
    'runs over its panel',
  ],
  ['a button outside', '<button style="position: fixed; left: -20px">out</button>', 'leaves the window at a side'],
  [
    'a field too narrow',
    '<input type="text" style="width: 40px" value="too long by far" />',
    '“too long by far” in input. is cut',
  ],
  ['a page too wide', '<p style="width: 2000px">wide</p>', 'the page is 2000 wide'],
  ['nothing', '<p></p>', 'there is nothing to read'],
])('%s', async (_, body, said) => {
  const page = await browser.newPage()
  await page.setContent(`<!doctype html><style>* { margin: 0 }</style>${body}`)
  expect((await illegible(page)).join('\n')).toContain(said)
  await page.close()
})

test('hidden lines are scrolled into view, and are not reported', async () => {
  const page = await browser.newPage()
  const far = '<p style="height: 300px">first</p><p>last</p>'
  await page.setContent(`<!doctype html><div style="height: 60px; overflow: auto">${far}</div>`)
  expect(await illegible(page)).toEqual([])
  await page.close()
})
