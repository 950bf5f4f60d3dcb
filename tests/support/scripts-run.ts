import type { Page } from '@playwright/test'

/** Waits until the entry script has run: whatever is done from here on is answered, if need be by waking an island. */
export async function scriptsRun(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // The entry script has taken over what the page's first script kept for it.
    const isTaken = 'earlyEvents' in window && window.earlyEvents === undefined
    return isTaken && document.readyState !== 'loading'
  })
}

/** Wakes every island of the page, as a pointer does that passes over it, and waits until all are React's, with what they do once they are. */
export async function islandsAwake(page: Page): Promise<void> {
  await scriptsRun(page)
  // Again for a page that has loaded itself anew meanwhile, as in development.
  await page.waitForFunction(() => {
    const asleep = [...document.querySelectorAll('[data-island]')].filter(
      // React's own mark of a root.
      (island) => !Object.keys(island).some((key) => key.startsWith('__reactContainer')),
    )
    for (const island of asleep) island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    return asleep.length === 0
  })
  // Hydrating and its effects are tasks that go before any idle time.
  // A page that Chromium takes for hidden is never idle; those tasks are over within seconds all the same.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
}
