/**
 * Painting takes more of a processor than all else that a page does, and most tests look at no pixel. A page that is wholly
 * transparent is laid out, clicked and read as any other, and nothing of it is painted.
 */
import type { BrowserContext, Page } from 'playwright-core'

/** Whether somebody wants to see pictures of what the tests do. */
const looked = (process.env['SHOTS'] ?? '') !== ''

/** Pages of this context are not painted from now on. */
export async function unpainted(context: BrowserContext): Promise<void> {
  if (looked) return
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { opacity: 0 }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** The page is painted while `look` looks at it: to whoever judges colours, what is transparent isn't there. */
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
