/**
 * The catalogues as modules. `virtual:languages` lists the languages other than English; `virtual:catalogues` loads
 * each of their files, and `virtual:english` those of English, when first needed. Thus the first script names no files
 * of other languages. The English texts of the home screen and the table are loaded together: `virtual:words`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const folder = join(import.meta.dirname, '../locales')
/** The catalogues that the page doesn't use. */
export const elsewhere: ReadonlySet<string> = new Set(
  JSON.parse(readFileSync(join(folder, 'elsewhere.json'), 'utf-8')) as string[],
)

/** The catalogue without comments, empty lines and most spaces; Fluent reads the same from it. */
export const stripped = (catalogue: string): string =>
  catalogue
    .replace(/^(#.*)?\n/gm, '')
    .replace(/^ +/gm, ' ')
    .replace(/^( \.)?([\w-]+) = ?/gm, '$1$2=')

/**
 * A catalogue as the page shows it. The page's typefaces lack the non-breaking hyphen, so it becomes a hyphen and a word
 * joiner. A dot between two parts stays at the end of a line: it is joined to what comes before.
 */
export const drawn = (catalogue: string): string =>
  stripped(catalogue).replaceAll('\u2011', '-\u2060').replaceAll(' · ', '\u00a0· ')

/** English first, then the others. */
export const languages = (): string[] => ['en', ...foreign()]
const foreign = (): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory() && each.name !== 'en')
    .map(({ name }) => name)

const pathOf = (language: string, name: string): string => join(folder, language, `${name}.ftl`)

/** The text of a catalogue. */
export const catalogueOf = (language: string, name: string): string => readFileSync(pathOf(language, name), 'utf-8')

/** One module: if several share a file, the browser needs a helper as well before it can show any text. */
const first: readonly string[] = ['cards', 'games', 'page', 'play']
/** As a string literal for an import. */
const addressOf = (language: string, name: string): string => JSON.stringify(`${pathOf(language, name)}?raw`)

/** The files of a language: the source of an object that loads each. */
function filesOf(language: string): string {
  const all = readdirSync(join(folder, language)).filter((name) => name.endsWith('.ftl') && !elsewhere.has(name))
  const entries = all.map((file) => {
    const name = file.slice(0, -'.ftl'.length)
    const together = language === 'en' && first.includes(name)
    const [from, what] = together ? ["'virtual:words'", name] : [addressOf(language, name), 'default']
    return `${JSON.stringify(name)}: () => import(${from}).then((it) => it.${what})`
  })
  return `{${entries.join(',\n')}}`
}

const modules: Readonly<Record<string, () => string>> = {
  'virtual:languages': () => `export default ${JSON.stringify(foreign())}`,
  'virtual:english': () => `export default ${filesOf('en')}`,
  'virtual:words': () => first.map((name) => `export { default as ${name} } from ${addressOf('en', name)}`).join('\n'),
  'virtual:catalogues': () =>
    `export default {${foreign().map((each) => `${JSON.stringify(each)}: ${filesOf(each)}`)}}`,
}

/** The last part of the id becomes the name of a file. */
const resolved = (id: string): string => `\0${id.replace(':', '/')}`

/** `asBuilt`: gives the tests of a built page the texts that it has. */
export function catalogues({ asBuilt = false } = {}): Plugin[] {
  return [
    {
      name: 'openhearts:catalogues',
      enforce: 'pre',
      resolveId: (id) => (id in modules ? resolved(id) : undefined),
      load: (id) => Object.entries(modules).find(([each]) => resolved(each) === id)?.[1](),
    },
    {
      name: 'openhearts:stripped',
      apply: (_config, { command }) => asBuilt || command === 'build',
      enforce: 'pre',
      load: {
        filter: { id: /\.ftl\?raw$/ },
        async handler(id) {
          const path = id.slice(0, id.indexOf('?'))
          this.addWatchFile(path)
          return `export default ${JSON.stringify(drawn(await readFile(path, 'utf-8')))}`
        },
      },
    },
  ]
}
