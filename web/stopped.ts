/**
 * The messages of a page that can't start, from the `stopped.ftl` of each language: those in English stand in the page
 * itself, those of all languages in a script that is only loaded if the page has stopped.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { catalogueOf, languages } from './catalogues.ts'

const name = 'stopped.js'

/** The sentences of a language by id, in the order in which the page shows them. */
const sentencesOf = (language: string): ReadonlyMap<string, string> =>
  new Map(
    [...catalogueOf(language, 'stopped').matchAll(/^([\w-]+) = (.+)/gm)].map(([, id = '', words = '']) => [id, words]),
  )
/** The sentences of a language, and its direction. */
const wordsOf = (language: string) => ({
  direction: /^text-direction = (\w+)/m.exec(catalogueOf(language, 'cards'))?.[1] ?? 'ltr',
  said: [...sentencesOf(language).values()],
})

const scriptOf = (): string => {
  const words = Object.fromEntries(languages().map((language) => [language, wordsOf(language)]))
  return readFileSync(join(import.meta.dirname, name), 'utf-8').replace('WORDS', () => JSON.stringify(words))
}

export function stopped(): Plugin {
  return {
    name: 'openhearts:stopped',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const english = sentencesOf('en')
        return html.replace(/\{(stopped-[\w-]+)\}/g, (place, id: string) => english.get(id) ?? place)
      },
    },
    configureServer(server) {
      server.middlewares.use(`/${name}`, (_, answer) => {
        answer.setHeader('content-type', 'text/javascript')
        answer.end(scriptOf())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: name, source: scriptOf() })
    },
  }
}
