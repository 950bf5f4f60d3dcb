import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../support/site-test.ts'

/** Promise: a page that is likely to be next is read ahead, and counted only when it is seen. */

/** Resolves with the address of the page that the browser has read ahead. */
async function readAhead(page: Page): Promise<{ devtools: CDPSession; url: Promise<string> }> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Preload.enable')
  const url = new Promise<string>((resolve) => {
    devtools.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
      if (status === 'Ready') resolve(prefetchUrl)
    })
  })
  return { devtools, url }
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a page is read while the pointer rests on its link', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const ahead = await readAhead(page)
  await page.goto('/about')
  const link = page.locator('header').getByRole('link', { name: 'FAQ' }).first()
  await link.hover()
  expect(await ahead.url).toBe(`${server.url}/faq`)
  await link.click()
  await expect(page).toHaveURL('/faq')
  const delivered = await page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & { deliveryType: string })
        .deliveryType,
  )
  expect(delivered).toBe('navigational-prefetch')
})
