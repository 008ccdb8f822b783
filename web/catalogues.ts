/**
 * The catalogues as modules: `virtual:catalogues/TAG` loads those of a language, each when it is first needed, and
 * `virtual:languages` finds the languages other than English. So the first script names the languages and not their files.
 */
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const folder = join(import.meta.dirname, '../locales')
const LANGUAGES = 'virtual:languages'
const CATALOGUES = 'virtual:catalogues/'
/** What only the terminal and Python say. */
const elsewhere = new Set(['terminal.ftl', 'arena.ftl'])

/** A catalogue without its comments, empty lines and most spaces: to Fluent it says the same. */
export const stripped = (catalogue: string): string =>
  catalogue
    .replace(/^(#.*)?\n/gm, '')
    .replace(/^ +/gm, ' ')
    .replace(/^( \.)?([\w-]+) = ?/gm, '$1$2=')

/** A module that gives a value by each name once it is asked for. */
const module = (entries: readonly (readonly [name: string, from: string])[]): string =>
  `export default {${entries
    .map(([name, from]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(from)}).then((it) => it.default)`)
    .join(',\n')}}`

function languages(): string {
  const tags = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory() && each.name !== 'en')
  return module(tags.map(({ name }) => [name, `${CATALOGUES}${name}`]))
}

function cataloguesOf(language: string): string {
  const files = readdirSync(join(folder, language)).filter((name) => name.endsWith('.ftl') && !elsewhere.has(name))
  return module(files.map((name) => [name.slice(0, -'.ftl'.length), `${join(folder, language, name)}?raw`]))
}

export function catalogues(): Plugin[] {
  return [
    {
      name: 'openhearts:catalogues',
      enforce: 'pre',
      resolveId(id) {
        if (id === LANGUAGES) return `\0${LANGUAGES}`
        // Named like the files it loads: it comes, and is kept, with them.
        return id.startsWith(CATALOGUES) ? `\0${join(folder, id.slice(CATALOGUES.length), 'all')}` : undefined
      },
      load(id) {
        if (id === `\0${LANGUAGES}`) return languages()
        return id.startsWith(`\0${folder}`) ? cataloguesOf(id.slice(folder.length + 2, -'/all'.length)) : undefined
      },
    },
    {
      name: 'openhearts:stripped',
      apply: 'build',
      enforce: 'pre',
      load: {
        filter: { id: /\.ftl\?raw$/ },
        async handler(id) {
          const path = id.slice(0, id.indexOf('?'))
          this.addWatchFile(path)
          return `export default ${JSON.stringify(stripped(await readFile(path, 'utf-8')))}`
        },
      },
    },
  ]
}
