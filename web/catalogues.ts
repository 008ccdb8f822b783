/** Sends catalogues without what only their authors read. */
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** A catalogue without its comments, empty lines and most spaces: to Fluent it says the same. */
export const stripped = (catalogue: string): string =>
  catalogue
    .replace(/^(#.*)?\n/gm, '')
    .replace(/^ +/gm, ' ')
    .replace(/^( \.)?([\w-]+) = ?/gm, '$1$2=')

export function catalogues(): Plugin {
  return {
    name: 'openhearts:catalogues',
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
  }
}
