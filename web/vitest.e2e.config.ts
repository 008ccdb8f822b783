// The end-to-end tests: the built page, from a plain file server, played in a real headless Chromium.
// One file at a time: a browser and a server are enough for a small machine, and times stay comparable.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
})
