/**
 * Writes a .br and a .gz beside every file of the built page that gets smaller by it, so that a server only has to
 * choose. Maximum compression is spent here, once, where nobody waits.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { afterBuild } from './afterBuild.ts'

const texts = /\.(html|js|css|wasm|svg|json|webmanifest|txt)$/

export const precompress = (): Plugin =>
  afterBuild('openhearts:precompress', async (_, paths) => {
    for (const path of paths.filter((path) => texts.test(path))) {
      const bytes = await readFile(path)
      const best = brotliCompressSync(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      })
      // Saving less than a packet makes nothing arrive sooner.
      if (best.length > bytes.length - 64) continue
      await writeFile(`${path}.br`, best)
      await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    }
  })
