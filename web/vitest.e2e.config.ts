// The end-to-end tests: the built page, from a plain file server, played in a real headless Chromium.
// Two files at a time on two processors, each with its own browser and server: more would only wait for each other.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { catalogues } from './catalogues.ts'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files with whole games and every screen take longest: if one of them started last, everything would wait for it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      /(company|variants|game|screens|four)\.test\.ts$/.test(moduleId)
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  // The tests use the same texts as the page.
  plugins: [svelte(), catalogues({ asBuilt: true })],
  test: {
    environment: 'node',
    include: ['e2e/**/*.test.ts'],
    maxWorkers: 2,
    // Test files share their imports and leave them as they found them, like the other tests.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // On a quiet machine everything appears at once; on a busy one, a page that takes longer isn't broken. A browser on
    // a shared machine can also lose a click, so a failed test runs again; what fails twice is broken. Both failures
    // are reported.
    retry: 1,
    expect: { poll: { timeout: 30_000 } },
  },
})
