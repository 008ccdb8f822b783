/**
 * Draws the page's icon as the images that systems need to install the page. Run it after changing the icon:
 *
 *     CHROMIUM=/usr/bin/chromium node icons.mjs
 */
import { mkdir, readFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'

const svg = await readFile(new URL('public/icon.svg', import.meta.url), 'utf8')
// Systems cut their own shape out of the image, so its corners must not be rounded already.
const whole = svg.replace(/ rx="\d+"/, '')

const pictures = [
  { file: '192.png', size: 192, drawing: svg },
  { file: '512.png', size: 512, drawing: svg },
  { file: 'maskable-512.png', size: 512, drawing: whole },
  { file: 'apple-180.png', size: 180, drawing: whole },
]

const folder = new URL('public/icons/', import.meta.url)
await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] })
for (const { file, size, drawing } of pictures) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`)
  await page.screenshot({ path: new URL(file, folder).pathname, omitBackground: true })
  await page.close()
}
await browser.close()
