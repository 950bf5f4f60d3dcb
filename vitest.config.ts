import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { documentsInScripts } from './scripts/documents-in-scripts.ts'

const all = '{server,desk,assistant,contract,search,operator,content,app,scripts,tests}/**/*.test.{ts,tsx}'
const endurance = 'tests/endurance/*.test.ts'
const ofEitherStore = globSync(all).filter((file) => readFileSync(file, 'utf8').includes('onStoreOfRun('))

/**
 * Unit and service tests; journeys in a browser run in Playwright. `daily` is what a change can break in daily work,
 * `endurance` what proves promises, `postgres` once more what daily work tries on SQLite alone.
 */
export default defineConfig({
  test: {
    // More than the cores of a small machine: many tests wait for a process, a mail or the disk.
    maxWorkers: 4,
    globalSetup: ['tests/support/global-setup.ts'],
    projects: [
      project('daily', { include: [all], exclude: [endurance] }),
      project('endurance', { include: [endurance] }),
      project('postgres', { include: ofEitherStore, env: { TEST_STORE: 'postgres' } }),
    ],
  },
})

function project(name: string, own: { include: string[]; exclude?: string[]; env?: Record<string, string> }) {
  return {
    extends: true as const,
    plugins: [documentsInScripts()],
    test: {
      name,
      environment: 'node' as const,
      // Files share what they import, read once by each worker: a third of the time. So no file may replace a module for all.
      isolate: false,
      unstubGlobals: true,
      setupFiles: ['tests/support/use-files.ts'],
      // Nothing waits this long by itself; a machine with other work may.
      testTimeout: 180_000,
      hookTimeout: 180_000,
      expect: { poll: { timeout: 60_000 } },
      ...own,
    },
  }
}
