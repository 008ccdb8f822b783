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

/** While `look` runs, scripts find the page opaque: for a check of colours, transparent content doesn't exist. */
export async function asPainted<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  const restore = await page.evaluateHandle(() => {
    const real = window.getComputedStyle
    window.getComputedStyle = (element, pseudo) => {
      const style = real.call(window, element, pseudo)
      if (element !== document.documentElement) return style
      const value = (name: string): string => (name === 'opacity' ? '1' : style.getPropertyValue(name))
      return new Proxy(style, {
        get: (_, name) => (name === 'getPropertyValue' ? value : name === 'opacity' ? '1' : Reflect.get(style, name)),
      })
    }
    return () => void (window.getComputedStyle = real)
  })
  try {
    return await look()
  } finally {
    await restore.evaluate((restore) => restore())
  }
}
