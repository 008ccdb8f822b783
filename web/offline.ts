/**
 * Completes the built page: strips it of what only developers read, preloads the core together with the first script,
 * has that script compiled as a whole, adds the content security policy and the version, and gives the service worker
 * the list of all files.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { withPolicy } from './policy.ts'

const SERVICE = 'src/offline/service.ts'
/**
 * Not in the list: the page itself, which is cached under its own address; files that only the system shows; the
 * licences; and what is only useful at a table of people, which needs a network, or when the page can't start.
 */
const unlisted =
  /^icons\/|^index\.html$|^sw\.js$|^stopped\.js$|^licences\.txt$|^assets\/(whole|People|people|tables|verify|kept\.svelte)-/
/** The texts and typefaces of languages other than English. */
const foreign = /\/(?:locales|fonts)\/(?!en\/)([\w-]+)\//

/**
 * Asks the browser to compile all of a script while it arrives, beside the page. Nearly all of the first one is needed
 * to draw a hand: compiled function by function, when each is first called, a slow phone's first table takes half as
 * long again.
 */
const COMPILED_WHOLE = '//# allFunctionsCalledOnLoad\n'

/** Whether this is the service worker, which is built on its own and shares nothing with the page. */
export const isService = (id: string): boolean => id.endsWith(SERVICE)

/** The language other than English to which these files belong, if any. */
export function foreignIn(files: readonly string[]): string | null {
  return files.map((id) => foreign.exec(id)?.[1]).find((language) => language !== undefined) ?? null
}

export function offline(): Plugin {
  let publicFolder = ''
  return {
    name: 'openhearts:offline',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicFolder = config.publicDir
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: SERVICE, fileName: 'sw.js' })
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html']
        const service = bundle['sw.js']
        const script = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry && part !== service)
        if (page?.type !== 'asset' || service?.type !== 'chunk' || script?.type !== 'chunk')
          throw new Error('the page was not built as expected')
        script.code = COMPILED_WHOLE + script.code
        const html = withPolicy(withPreloads(bare(String(page.source)), Object.keys(bundle)))

        const files = new Map<string, string | Uint8Array>(await publicFiles(publicFolder))
        for (const [name, part] of Object.entries(bundle))
          files.set(name, part.type === 'chunk' ? part.code : part.source)
        files.set('index.html', html).delete('sw.js')
        const version = versionOf(files)

        page.source = html.replace('<html lang="en">', `<html lang="en" data-version="${version}">`)
        if (page.source === html) throw new Error('the page has no place for its version')
        const filesOf = (part: (typeof bundle)[string]): readonly string[] =>
          part.type === 'chunk' ? part.moduleIds : part.originalFileNames
        const chosen = Object.values(bundle).filter((part) => foreignIn(filesOf(part)) !== null)
        const left = new Set(chosen.map((part) => part.fileName))
        const kept = [...files.keys()].filter((name) => !unlisted.test(name) && !left.has(name)).sort()
        const lists = `FILES=${JSON.stringify(kept)},FOREIGN=${JSON.stringify([...left].sort())}`
        service.code = `const VERSION='${version}',${lists};\n${service.code}`
      },
    },
  }
}

/** Without comments and indentation, which would only delay every first visit. */
const bare = (html: string): string => html.replace(/^ *(?:\/\/.*|\/\*.*\*\/)\n/gm, '').replace(/^ +/gm, '')

/** Preloads the core, its worker and the texts while the script that needs them is still loading. */
function withPreloads(html: string, names: readonly string[]): string {
  const named = (pattern: RegExp): string => {
    const found = names.find((name) => pattern.test(name))
    if (found === undefined) throw new Error(`nothing was built that is named like ${String(pattern)}`)
    return found
  }
  const core = `<link rel="preload" as="fetch" crossorigin href="./${named(/openhearts-.*\.wasm$/)}" />`
  const worker = `<link rel="modulepreload" href="./${named(/worker-.*\.js$/)}" />`
  const words = `<link rel="modulepreload" href="./${named(/words-.*\.js$/)}" />`
  return html.replace('</title>', `</title>\n    ${core}\n    ${worker}\n    ${words}`)
}

async function publicFiles(folder: string): Promise<[name: string, bytes: Buffer][]> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    paths.map(async (path): Promise<[string, Buffer]> => [
      relative(folder, path).replaceAll('\\', '/'),
      await readFile(path),
    ]),
  )
}

/** The same files give the same version, whoever builds them. */
function versionOf(files: ReadonlyMap<string, string | Uint8Array>): string {
  const hash = createHash('sha256')
  for (const [name, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${name}\0`).update(content)
  return hash.digest('hex').slice(0, 16)
}
