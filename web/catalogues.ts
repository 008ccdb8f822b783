/**
 * The catalogues as modules: `virtual:languages` names the languages other than English, `virtual:catalogues` loads each file
 * of theirs, and `virtual:english` those of English, when it is first needed. So the first script names no file of a
 * language that not everybody reads.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const folder = join(import.meta.dirname, '../locales')
/** What is not among the page's own words. */
export const elsewhere: ReadonlySet<string> = new Set(
  JSON.parse(readFileSync(join(folder, 'elsewhere.json'), 'utf-8')) as string[],
)

/** A catalogue without its comments, empty lines and most spaces: to Fluent it says the same. */
export const stripped = (catalogue: string): string =>
  catalogue
    .replace(/^(#.*)?\n/gm, '')
    .replace(/^ +/gm, ' ')
    .replace(/^( \.)?([\w-]+) = ?/gm, '$1$2=')

/** English first, before what is made of it. */
export const languages = (): string[] => ['en', ...foreign()]
const foreign = (): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory() && each.name !== 'en')
    .map(({ name }) => name)

/** The text of a catalogue. */
export const catalogueOf = (language: string, name: string): string =>
  readFileSync(join(folder, language, `${name}.ftl`), 'utf-8')

/** The files of a language: an object that loads each. */
function filesOf(language: string): string {
  const names = readdirSync(join(folder, language)).filter((name) => name.endsWith('.ftl') && !elsewhere.has(name))
  const entries = names.map((name) => {
    const path = JSON.stringify(`${join(folder, language, name)}?raw`)
    return `${JSON.stringify(name.slice(0, -'.ftl'.length))}: () => import(${path}).then((it) => it.default)`
  })
  return `{${entries.join(',\n')}}`
}

const modules: Readonly<Record<string, () => string>> = {
  'virtual:languages': () => JSON.stringify(foreign()),
  'virtual:english': () => filesOf('en'),
  'virtual:catalogues': () => `{${foreign().map((each) => `${JSON.stringify(each)}: ${filesOf(each)}`)}}`,
}

export function catalogues(): Plugin[] {
  return [
    {
      name: 'openhearts:catalogues',
      enforce: 'pre',
      resolveId: (id) => (id in modules ? `\0${id}` : undefined),
      load(id) {
        const made = id.startsWith('\0') ? modules[id.slice(1)]?.() : undefined
        return made === undefined ? undefined : `export default ${made}`
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
