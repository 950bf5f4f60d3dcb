import type { Page } from '@playwright/test'

/** Waits until every island of the page is React's, with what it does once it is: listening for keys, for one. */
export async function scriptsRun(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-island]')].every((island) =>
      // React's own mark of a root: from here on it takes every event, if need be by hydrating at once.
      Object.keys(island).some((key) => key.startsWith('__reactContainer')),
    ),
  )
  // Hydrating and its effects are tasks that go before any idle time.
  // A page that Chromium takes for hidden is never idle; those tasks are over within seconds all the same.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
}
