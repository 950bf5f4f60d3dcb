import { defineConfig } from 'vitest/config'

/** Unit and service tests. Journeys in a browser run in Playwright. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{server,contract,search,operator,content,app,scripts,tests}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/global-setup.ts'],
    testTimeout: 30_000,
  },
})
