/** A plugin that works on the files of the built page. Several do so one after the other, in the order of the list. */
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

export function afterBuild(name: string, work: (folder: string, paths: readonly string[]) => Promise<void>): Plugin {
  let folder = ''
  return {
    name,
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      // After the service worker has been written.
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true })
        const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
        await work(folder, paths)
      },
    },
  }
}
