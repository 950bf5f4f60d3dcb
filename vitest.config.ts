import { defineConfig } from 'vitest/config'
import { documentsInScripts } from './scripts/documents-in-scripts.ts'
import { LongestFirst } from './tests/support/longest-first.ts'

/** Unit and service tests. Journeys in a browser run in Playwright. */
export default defineConfig({
  plugins: [documentsInScripts()],
  test: {
    environment: 'node',
    // More than the cores of a small machine: many tests wait for a process, a mail or the disk.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // Files share what they import, read once by each worker: a third of the time. So no file may replace a module for all.
    isolate: false,
    unstubGlobals: true,
    include: ['{server,desk,assistant,contract,search,operator,content,app,scripts,tests}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/use-files.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    // Nothing waits this long by itself; a machine with other work may.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
