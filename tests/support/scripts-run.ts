import type { Page } from '@playwright/test'

/** Waits until every island of the page is React's. */
export async function scriptsRun(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-island]')].every((island) =>
      // React's own mark of a root: from here on it takes every event, if need be by hydrating at once.
      Object.keys(island).some((key) => key.startsWith('__reactContainer')),
    ),
  )
}
