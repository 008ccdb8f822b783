// Builds the page into the Python package, so that the wheel contains it and `openhearts serve` finds it. All addresses
// are relative: the same files work at /, in a subfolder of a site, and from a service worker.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { catalogues } from './catalogues.ts'
import { fileList } from './fileList.ts'
import { foreignIn, isService, offline } from './offline.ts'
import { precompress } from './precompress.ts'
import { stopped } from './stopped.ts'

/** By module, whether the entry imports it, directly or not, without waiting for a screen to be opened. */
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

/** Svelte's runtime includes custom elements even if a page has none: 2 kB of the first load. */
const noCustomElements: Plugin = {
  name: 'openhearts:no-custom-elements',
  apply: 'build',
  load: {
    filter: { id: /svelte\/src\/internal\/client\/dom\/elements\/custom-element\.js$/ },
    handler: () => 'export const create_custom_element = undefined',
  },
}

/**
 * Retries a failed style sheet together with its part of the page. Vite requests it only once: after a short loss of
 * the network, that screen would lack its styles until the page is reloaded.
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
  plugins: [svelte(), noCustomElements, stylesAgain, catalogues(), stopped(), offline(), precompress(), fileList()],
  worker: { format: 'es' },
  // The catalogues lie beside web/: the terminal and Python read them, too.
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: '../src/openhearts/page',
    emptyOutDir: true,
    target: 'es2022',
    // A browser without modulepreload fetches the same files a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // The first load is a single file: in several files, the same bytes compress less well.
      output: {
        // The files of a language carry its name, because the service worker keeps a language as a whole once it is
        // used.
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
            // Screens share many small modules. Each request takes as long as one for a large file, and only a few run
            // at a time, so shared modules are grouped.
            { name: 'daily', test: /\/src\/.*\/(daily|days\.ts$|Fanned\.)/, minShareCount: 2 },
            { name: 'shared', test: /\/src\//, minShareCount: 2 },
          ],
        },
      },
    },
    // The licences of the bundled packages are shipped with them, as they require.
    license: { fileName: 'licences.txt' },
    // The wasm and the card faces stay separate files: data: addresses would cost a third more and defeat caching.
    assetsInlineLimit: 0,
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 60_000, // the other half of the tests runs beside these
    // Test files share their imports and leave them as they found them: loading them anew for each file took half of
    // the time.
    isolate: false,
  },
  // In tests Svelte must resolve to its browser build, or mounting a component fails.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
})
