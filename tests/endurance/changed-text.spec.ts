import type { Page } from '@playwright/test'
import { documentCopy } from '#app/lib/copy.ts'
import { holdIslands } from '../support/hold-islands.ts'
import { islandsAwake } from '../support/scripts-run.ts'
import { expect, newAddress, test } from '../support/site-test.ts'

/**
 * Promise: a page whose words a browser has changed before its scripts run works all the same.
 *
 * Safari on a telephone makes links of dates and numbers, translators wrap and replace words.
 */

// React says that it rendered an island anew.
test.use({ allowedConsole: [/React error #418/] })

/** Makes a link of each number in the islands, with what stands beside it. @returns how many */
function linkNumbers(page: Page): Promise<number> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const inside =
        node.parentElement?.closest('[data-island]') && !node.parentElement.closest('script, style, option')
      if (inside && /\d/.test(node.textContent ?? '')) texts.push(node as Text)
    }
    for (const text of texts) {
      const link = document.createElement('a')
      link.href = 'x-apple-data-detectors://0'
      text.replaceWith(link)
      link.append(text)
    }
    return texts.length
  })
}

test('a talk is booked on a page whose numbers have become links', async ({ page }) => {
  const copy = documentCopy('book', 'de')
  const release = await holdIslands(page)
  await page.goto('/book')
  expect(await linkNumbers(page)).toBeGreaterThan(20)
  release()
  await islandsAwake(page)
  await page.locator('.slots-day').nth(2).click()
  await page.locator('.slots-time:visible').first().click()
  await page.locator('#book-name').fill('Mira Beispiel')
  await page.locator('#book-email').fill(newAddress('links'))
  await page.getByRole('button', { name: copy.form.submit }).click()
  await expect(page.getByText(copy.form.success.title)).toBeVisible()
})

test('a tool calculates on a page whose numbers have become links', async ({ page }) => {
  const release = await holdIslands(page)
  await page.goto('/tools/vat')
  expect(await linkNumbers(page)).toBeGreaterThan(10)
  release()
  await islandsAwake(page)
  await page.getByLabel('Betrag in CHF').fill('1000')
  await expect(page.locator('.tool-result').first()).toContainText("1'081.00")
})
