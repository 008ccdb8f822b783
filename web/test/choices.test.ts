/** Felts and seasons: each as legible as the usual one, each at its time. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { felts } from '../src/storage/settings'
import { feltOf, wear } from '../src/views/look/choices'

/** The values of a style sheet, by selector. */
function valuesOf(path: string): Map<string, Map<string, string>> {
  const css = readFileSync(path, 'utf-8').replace(/\/\*[^]*?\*\/|@media[^{]*\{[^]*?\n\}/g, '')
  return new Map(
    [...css.matchAll(/(:root[^{,]*)\s*\{([^}]*)\}/g)].map(([, selector = '', body = '']) => [
      selector.trim(),
      new Map([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value])),
    ]),
  )
}
const usual = valuesOf('src/views/look/tokens.css')
const chosen = valuesOf('src/views/look/choices.css')

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const named = felts.filter((felt) => felt !== 'petrol' && felt !== 'date')

test.each(
  named.flatMap(
    (felt) =>
      [
        [felt, ''],
        [felt, "[data-theme='daylight']"],
      ] as const,
  ),
)('on %s %s everything is read as well as on the usual felt', (felt, light) => {
  const before = usual.get(`:root${light}`)!
  const after = chosen.get(`:root[data-felt='${felt}']${light}`)!
  const texts = ['text', 'text-2', 'text-3', 'brass', 'heart'].map((name) => before.get(name) ?? '')
  for (const plane of ['table-light', 'table-middle', 'table-rim', 'table-corner', 'panel-solid', 'medallion'])
    for (const colour of texts) {
      const [was, is] = [contrast(colour, before.get(plane) ?? ''), contrast(colour, after.get(plane) ?? '')]
      expect(is, `${colour} on ${plane}`).toBeGreaterThan(0.97 * was)
    }
})

test.each([
  ['2026-01-15', 'winter', 'summer'],
  ['2026-02-12', 'valentine', 'valentine'],
  ['2026-02-20', 'winter', 'summer'],
  ['2026-03-01', 'spring', 'autumn'],
  ['2026-06-01', 'summer', 'winter'],
  ['2026-09-30', 'autumn', 'spring'],
  ['2026-10-31', 'halloween', 'halloween'],
  ['2026-11-01', 'autumn', 'spring'],
  ['2026-12-01', 'winter', 'summer'],
  ['2026-12-24', 'christmas', 'christmas'],
  ['2026-12-31', 'winter', 'summer'],
])('on %s the felt is of %s, in the south of %s', (day, north, south) => {
  const date = new Date(`${day}T12:00:00`)
  expect([feltOf(date, false), feltOf(date, true)]).toEqual([north, south])
})

test('the root element shows the chosen settings', () => {
  const root = document.createElement('html')
  const usual = { felt: 'moss', textSize: 'large', leftHanded: false, large: false } as const
  wear(usual, root)
  expect([root.dataset['felt'], root.dataset['text']]).toEqual(['moss', 'large'])
  wear({ ...usual, felt: 'date', leftHanded: true, large: true }, root)
  expect([root.dataset['hand'], root.dataset['targets']]).toEqual(['left', 'large'])
  expect(felts).toContain(root.dataset['felt'])
  expect(root.dataset['felt']).not.toBe('date')
})
