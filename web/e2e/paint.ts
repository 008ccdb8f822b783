/**
 * Painting takes more of the processor than anything else that a page does, and most tests look at no pixels. A fully
 * transparent page is laid out, clicked and read like any other, but not painted.
 */
import type { BrowserContext, Page } from 'playwright-core'

/** Whether pictures of the tests are wanted. */
const looked = (process.env['SHOTS'] ?? '') !== ''

/** Turns painting off for all pages of this context. */
export async function unpainted(context: BrowserContext): Promise<void> {
  if (looked) return
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { opacity: 0 }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Paints the page while `look` runs: for a check of colours, transparent content doesn't exist. */
export async function painted<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  const paint = (opacity: string): Promise<void> =>
    page.evaluate((opacity) => {
      document.documentElement.style.opacity = opacity
    }, opacity)
  await paint('1')
  try {
    return await look()
  } finally {
    await paint('')
  }
}
