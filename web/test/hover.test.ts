// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../src')
const styled = readdirSync(src, { recursive: true, encoding: 'utf-8' }).filter((name) => /\.(svelte|css)$/.test(name))

test('what a pointer only passes over is marked only where there is a pointer: after a touch, the mark would stay', () => {
  const marked = styled.filter((name) => {
    const style = readFileSync(join(src, name), 'utf-8')
    return /:hover/.test(style.replace(/^( *)@media \(hover: hover\) \{\n[^]*?^\1\}$/gm, ''))
  })
  expect(styled.length).toBeGreaterThan(100)
  expect(marked).toEqual([])
})
