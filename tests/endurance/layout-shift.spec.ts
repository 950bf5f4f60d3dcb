import type { Page } from '@playwright/test'
import { read } from '#content/documents.ts'
import { availability } from '#content/tiers.ts'
import { calls } from '#contract/calls.ts'
import { islandsAwake } from '../support/scripts-run.ts'
import { expect, test } from '../support/site-test.ts'

/** Promise: nothing on a page moves when its scripts take over and the live figures come. */

const defaultTiers = availability(read('tiers'))

/**
 * Scripts and live figures are held back until the page stands with
 * its fonts, as on a slow line; how fonts themselves come in depends on what the machine has instead of them.
 */

const paths = ['/', '/en/', '/services/erp-automation', '/contact', '/waitlist', '/blog', '/video-studio', '/tools/vat']

const places = 12

const live = defaultTiers.map((tier) =>
  tier.tier === 'early_access'
    ? { ...tier, total_slots: 25, accepted_count: 25 - places, available_slots: places }
    : tier,
)

/** Times in a week and later, whose days are named by their dates. */
const far = [8, 9, 10].map((days) => {
  const start = new Date(Date.now() + days * 86_400_000)
  start.setUTCHours(13, 0, 0, 0)
  return { start: start.toISOString() }
})

/** What has moved since the page stood: how far each element went, without what a visitor's own doing has caused. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[]
      })[]) {
        const placed = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
        const nodes = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.getAttribute?.('class') || node?.nodeName} ${placed(previousRect)} → ${placed(currentRect)}`,
        )
        moved.push(`${entry.value.toFixed(4)} ${nodes.join(', ')}`)
      }
    }).observe({ type: 'layout-shift' })
  })
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved)
}

/** Two frames: what was changed has been laid out and painted, and what moved was reported. */
function settled(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )
}

// As most visitors have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const width of [390, 1280]) {
  test(`nothing moves at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.route(`**${calls.tierAvailability}`, (route) => route.fulfill({ json: live }))
    await page.route(`**${calls.freeAppointments}`, (route) => route.fulfill({ json: far }))
    for (const path of paths) {
      let letThrough = () => {}
      const held = new Promise<void>((resolve) => {
        letThrough = resolve
      })
      await page.route('**/assets/*.js', async (route) => {
        await held
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await settled(page)
      // A font is asked for when the first text is laid out in it.
      await page.evaluate(async () => void (await document.fonts.ready))
      await settled(page)
      const shifts = await watchShifts(page)
      letThrough()
      await islandsAwake(page)
      await expect(page.locator('.banner')).toContainText(String(places))
      await settled(page)
      expect.soft(await shifts(), path).toEqual([])
      await page.unroute('**/assets/*.js')
    }
  })
}
