// Builds the page into the Python package, so that the wheel carries it and `openhearts serve` finds it.
// All addresses are relative: the same files work at /, in a folder of somebody's site, and from a service worker.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { catalogues } from './catalogues.ts'
import { foreignIn, isService, offline } from './offline.ts'
import { precompress } from './precompress.ts'
import { stopped } from './stopped.ts'

/** Does the entry import it, by whatever way, without waiting for a room to be opened? */
const needed = new Map<string, boolean>()
function isNeeded(
  id: string,
  infoOf: (id: string) => { isEntry: boolean; importers: readonly string[] } | null,
): boolean {
  const known = needed.get(id)
  if (known !== undefined) return known
  needed.set(id, false)
  const info = infoOf(id)
  const is =
    info !== null && !isService(id) && (info.isEntry || info.importers.some((importer) => isNeeded(importer, infoOf)))
  needed.set(id, is)
  return is
}

/** Custom elements, of which the page makes none, stay in Svelte's runtime by themselves: 2 kB of the first load. */
const noCustomElements: Plugin = {
  name: 'openhearts:no-custom-elements',
  apply: 'build',
  load: {
    filter: { id: /svelte\/src\/internal\/client\/dom\/elements\/custom-element\.js$/ },
    handler: () => 'export const create_custom_element = undefined',
  },
}

/**
 * A style sheet that didn't come is asked for again with its part of the page. Vite asks once: whoever lost the network
 * for a moment had that room without its styles until the page was reloaded.
 */
const stylesAgain: Plugin = {
  name: 'openhearts:styles-again',
  apply: 'build',
  transform: {
    order: 'post',
    filter: { code: 'const preloadOnce' },
    handler(code) {
      const mended = code
        .replace(/\(err\) => \{\s*seen\[href\] = void 0;/, '(err) => { delete seen[href];')
        .replace('if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej(')
      if (!/delete seen\[href\]/.test(mended) || !/link\.remove\(\), rej/.test(mended))
        this.error('Vite preloads style sheets in another way now')
      return { code: mended, map: null }
    },
  },
}

export default defineConfig({
  base: './',
  plugins: [svelte(), noCustomElements, stylesAgain, catalogues(), stopped(), offline(), precompress()],
  worker: { format: 'es' },
  // The catalogues lie beside web/: the terminal and Python read them, too.
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: '../src/openhearts/page',
    emptyOutDir: true,
    target: 'es2022',
    // A browser that doesn't know such links fetches the same a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What the first load needs is one file: in several the same bytes compress less well.
      output: {
        // A language's words and typefaces carry its name: the service worker keeps a language that is read as a whole.
        chunkFileNames: ({ moduleIds }) => {
          const language = foreignIn(moduleIds)
          return `assets/[name]${language === null ? '' : `.${language}`}-[hash].js`
        },
        assetFileNames: ({ originalFileNames }) => {
          const language = foreignIn(originalFileNames)
          return `assets/[name]${language === null ? '' : `.${language}`}-[hash][extname]`
        },
        codeSplitting: {
          groups: [
            { name: (id, module) => (isNeeded(id, (each) => module.getModuleInfo(each)) ? 'page' : null) },
            // Rooms share much, in small files; each takes as long to come as a large one, and few come at a time.
            { name: 'daily', test: /\/src\/.*\/(daily|days\.ts$|Fanned\.)/, minShareCount: 2 },
            { name: 'shared', test: /\/src\/(views\/(parts|look)|state|game|storage)\//, minShareCount: 3 },
          ],
        },
      },
    },
    // The licences of the packages that end up in it travel with it, as they ask.
    license: { fileName: 'licences.txt' },
    // The wasm and the card faces stay files of their own: a data: address would cost a third more and defeat caching.
    assetsInlineLimit: 0,
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 60_000, // the other half of the tests runs beside these
    // Files share what they import, which they leave as they found it: read anew for each it cost half of the time.
    isolate: false,
  },
  // In tests Svelte must resolve to its browser build, or mounting a component fails.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
})
