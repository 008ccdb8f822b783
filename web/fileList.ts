/**
 * Writes the list of all files of the built page, each with its SHA-256, when all others are there: while the page is
 * being built or installed, a server tells by it which files are still missing or half-written.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** As `LIST` in `server/page.py`. */
const LIST = 'files.json'

export function fileList(): Plugin {
  let folder = ''
  return {
    name: 'openhearts:file-list',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      // After the compressed files have been written.
      order: 'post',
      sequential: true,
      async handler() {
        const list = new Map<string, string>()
        for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile()) continue
          const path = join(entry.parentPath, entry.name)
          const hash = createHash('sha256').update(await readFile(path))
          list.set(relative(folder, path).replaceAll('\\', '/'), hash.digest('hex'))
        }
        const sorted = Object.fromEntries([...list].sort(([a], [b]) => (a < b ? -1 : 1)))
        const part = join(folder, `${LIST}.part`)
        await writeFile(part, `${JSON.stringify(sorted, null, 1)}\n`)
        await rename(part, join(folder, LIST))
      },
    },
  }
}
