import type { Browser } from '@playwright/test'

/**
 * Whether a browser remembers an import that has failed, and fails it again without asking the server: Chromium does so before 156
 * (https://github.com/whatwg/html/issues/6768).
 */
export function remembersFailedImports(browser: Browser): boolean {
  return Number.parseInt(browser.version(), 10) < 156
}
