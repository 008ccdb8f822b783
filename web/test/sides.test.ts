/**
 * Left and right are distinguished from the start and end of reading, because the page can also be read from right to
 * left.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * What is on the left or the right in every language: places on the table, the cards there, and what is moved from the
 * corner of the screen.
 */
const places =
  /^views\/(table\/|people\/(AtTable|Bubble|Rated|SeatMark|TableOval|Waiting|WatchingBar)\.|home\/LiveTable\.|learn\/(LessonTable|TrickPicture)\.|look\/base\.css)/

const sheets = readdirSync('src', { recursive: true, encoding: 'utf-8' })
  .filter((name) => /\.(svelte|css)$/.test(name) && !/tokens\.css|fonts/.test(name))
  .map((name) => {
    const code = readFileSync(`src/${name}`, 'utf-8')
    const css = name.endsWith('.css') ? code : (code.match(/<style>[^]*<\/style>/)?.[0] ?? '')
    return { name, css: css.replace(/\/\*[^]*?\*\//g, '') }
  })

/** The declarations that name a side, except for the safe areas on both, which are the window's. */
function sided(css: string): readonly string[] {
  const declarations = [...css.matchAll(/(?<![\w-])([\w-]+):\s*([^;{}]+);/g)].map(
    ([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ')] as const,
  )
  return declarations
    .filter(([name, value]) => {
      if (/^(padding|margin|border)-(left|right)/.test(name) || /^border-\w+-(left|right)-radius$/.test(name))
        return true
      if (/^(text-align|text-align-last|float|clear)$/.test(name)) return /left|right/.test(value)
      if (name === 'left' || name === 'right') return true
      if (!/^(padding|margin|inset)$/.test(name)) return false
      const parts = value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
      return parts.length === 4 && parts[1]?.replace('right', 'left') !== parts[3]
    })
    .map(([name, value]) => `${name}: ${value}`)
}

test('sides are found', () => {
  expect(sided('a { margin-left: 4px; padding: 1px 2px 3px 4px; inset-inline: 0 4px; }')).toEqual([
    'margin-left: 4px',
    'padding: 1px 2px 3px 4px',
  ])
  expect(sided('a { padding: 0 calc(1px + var(--safe-right)) 0 calc(1px + var(--safe-left)); right: 0; }')).toEqual([
    'right: 0',
  ])
})

test('only places on the table are on the left or the right in every language', () => {
  const found = sheets
    .filter(({ name }) => !places.test(name))
    .flatMap(({ name, css }) => sided(css).map((each) => `${name}: ${each}`))
  expect(found).toEqual([])
})

test('the table keeps its left, and what is said at it follows the language', () => {
  const cssOf = (name: string): string => sheets.find((each) => each.name === `views/table/${name}.svelte`)?.css ?? ''
  expect(cssOf('Table')).toMatch(/\.table \{[^}]*direction: ltr/)
  for (const name of ['Header', 'Prompt', 'TurnLine', 'Passing', 'Advice', 'Opponent', 'OwnSeat'])
    expect(cssOf(name), name).toContain('direction: var(--direction)')
})
