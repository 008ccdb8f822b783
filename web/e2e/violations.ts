/** What axe finds on a screen at rest, of the kinds that keep somebody out. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

export async function violations(page: Page): Promise<string[]> {
  // At rest: what is half faded in has no contrast yet. Endless ornaments are not waited for.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    ),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`))
}
