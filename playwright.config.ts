import { defineConfig } from '@playwright/test'
import { showFiles } from './content/documents.ts'
import { findChromium } from './scripts/chromium.ts'
import { type EngineName, engineNames } from './scripts/engines.ts'

// Each worker reads this file: the words that tests expect are those in `content/`.
showFiles()

export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  // As in vitest.config.ts: journeys of daily work, and what proves promises.
  projects: [
    // The other engines, each started once for its files; first, because they take one test after the other and wait a good part of it.
    ...engineNames.flatMap((engineName) =>
      [
        { name: `daily-${engineName}`, testDir: 'tests/engines' },
        { name: `endurance-${engineName}`, testDir: 'tests/endurance/engines' },
      ].map((project) => ({
        ...project,
        // What one engine alone can do is named after it.
        testIgnore: engineNames.filter((other) => other !== engineName).map((other) => `**/*-${other}.spec.ts`),
        fullyParallel: false,
        workers: 1,
        use: { engineName },
      })),
    ),
    { name: 'daily', testIgnore: ['**/endurance/**', '**/tests/engines/**'] },
    { name: 'endurance', testDir: 'tests/endurance', testIgnore: '**/endurance/engines/**' },
  ],
  // One picture for every machine: tolerance is in tests/screens.spec.ts.
  snapshotPathTemplate: '{testDir}/screens/{arg}{ext}',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // More than the cores of a small machine: a journey waits a good part of its time.
  workers: 3,
  forbidOnly: true,
  // Nothing waits this long by itself; a machine with other work may.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    // One profile and page a worker, emptied between tests: a new one starts a renderer, which costs as much as a short test.
    reuseContext: true,
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // One site, so no process is held ready for a second one: a tenth of the processor time.
        '--process-per-site',
        '--renderer-process-limit=1',
        '--disable-site-isolation-trials',
      ],
    },
    locale: 'de-CH',
    // What moves is drawn and waited for at length on a small machine: tests about motion, and one journey, ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
})
