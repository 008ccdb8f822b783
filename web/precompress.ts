/**
 * Writes a .br and a .gz beside every file of the built page that gets smaller by it, so that a server only has to
 * choose. Maximum compression is spent here, once, where nobody waits.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const texts = /\.(html|js|css|wasm|svg|json|webmanifest|txt)$/

export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'openhearts:precompress',
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
        for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !texts.test(entry.name)) continue
          const path = join(entry.parentPath, entry.name)
          const bytes = await readFile(path)
          const best = brotliCompressSync(bytes, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
          })
          // Saving less than a packet makes nothing arrive sooner.
          if (best.length > bytes.length - 64) continue
          await writeFile(`${path}.br`, best)
          await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }))
        }
      },
    },
  }
}
