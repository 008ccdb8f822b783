/** The violations that axe finds on a screen at rest, of the kinds that exclude people. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { painted } from './paint'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Defined in the page by axe's script. */
declare const axe: {
  readonly _audit: { readonly rules: readonly { readonly id: string; readonly impact: string }[] }
  run: (what: Document, how: object) => Promise<AxeResults>
}

export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return painted(page, async () => {
    // Content that appeared while axe was looking, and is still fading in, is checked again.
    const first = await look(page)
    return first.length === 0 ? first : look(page)
  })
}

async function look(page: Page): Promise<string[]> {
  // At rest, because half-faded content has no contrast yet. Endless ornaments are not waited for.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    ),
  )
  const violations = await page.evaluate(async () => {
    // Rules about what excludes nobody would take a sixth of the time.
    const idle = axe._audit.rules.filter(({ impact }) => impact !== 'serious' && impact !== 'critical')
    const rules = Object.fromEntries(idle.map(({ id }) => [id, { enabled: false }]))
    return (await axe.run(document, { resultTypes: ['violations'], rules, preload: false })).violations
  })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`))
}
