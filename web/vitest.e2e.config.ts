// The end-to-end tests: the built page, from a plain file server, played in a real headless Chromium.
// Two files at a time on two processors, each with its own browser and server: more would only wait for each other.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { catalogues } from './catalogues.ts'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files with whole games and every screen take longest: begun last, one of them would be waited for alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      /(variants|game|screens|looks|axe|four)\.test\.ts$/.test(moduleId)
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  // What the page says is said here as there.
  plugins: [svelte(), catalogues()],
  test: {
    environment: 'node',
    include: ['e2e/**/*.test.ts'],
    maxWorkers: 2,
    // Files share what they import, which they leave as they found it, as the other tests do.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // What is waited for comes at once on a quiet machine. On a busy one nothing is wrong with a page that takes longer.
    // A browser on a machine shared with others can lose a click; what fails twice is broken. Both are told of.
    retry: 1,
    expect: { poll: { timeout: 30_000 } },
  },
})
