/** Pictures to look at: with SHOTS=folder, a screen is written there at five sizes, in both themes. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

const folder = process.env['SHOTS'] ?? ''
const windows = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1280, 720],
  [1440, 900],
] as const
const lights = [
  ['evening', 'dark'],
  ['daylight', 'light'],
] as const

export async function shoot(page: Page, what: string): Promise<void> {
  if (folder === '') return
  mkdirSync(folder, { recursive: true })
  const before = page.viewportSize()
  for (const [light, colorScheme] of lights) {
    await page.emulateMedia({ colorScheme })
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height })
      await page.waitForTimeout(250)
      await page.screenshot({ path: join(folder, `${what}-${light}-${width}.png`) })
    }
  }
  await page.emulateMedia({ colorScheme: null })
  if (before) await page.setViewportSize(before)
}
