/**
 * Writes the list of all files of the built page, each with its SHA-256, when all others are there: while the page is
 * being built or installed, a server tells by it which files are still missing or half-written.
 */
import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { afterBuild } from './afterBuild.ts'

/** As `LIST` in `server/page.py`. */
const LIST = 'files.json'

/** To be the last of the plugins. */
export const fileList = (): Plugin =>
  afterBuild('openhearts:file-list', async (folder, paths) => {
    const list = new Map<string, string>()
    for (const path of paths) {
      const hash = createHash('sha256').update(await readFile(path))
      list.set(relative(folder, path).replaceAll('\\', '/'), hash.digest('hex'))
    }
    const sorted = Object.fromEntries([...list].sort(([a], [b]) => (a < b ? -1 : 1)))
    const part = join(folder, `${LIST}.part`)
    await writeFile(part, `${JSON.stringify(sorted, null, 1)}\n`)
    await rename(part, join(folder, LIST))
  })
