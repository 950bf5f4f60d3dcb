import { dayAfter, swissDay } from '#content/swiss-time.ts'
import { addBatch } from '#server/numbers/store.ts'
import type { Count, Metric } from '#server/numbers/tally.ts'
import { bucketOf } from '#server/numbers/vitals.ts'
import { openOffice } from '../support/desk-office.ts'
import { expect, expectGoodScreen, sit, test } from '../support/desk-test.ts'

/** Promise: the room of numbers says what was counted. */

/** Four weeks as a small site has them. */
function someWeeks(): Count[] {
  const counts: Count[] = []
  const days = Array.from({ length: 28 }, (_, index) => dayAfter(swissDay(new Date()), index - 27))
  for (const [index, day] of days.entries()) {
    const add = (metric: Metric, subject: string, value: string, count: number) =>
      counts.push({ day, metric, subject, value, count })
    const visits = 20 + ((index * 7) % 13)
    add('view', '/', '', visits * 2)
    add('view', '/en/faq', '', 6)
    add('visit', '/', '', visits)
    add('from', 'duckduckgo.com', '', 9)
    add('device', 'phone', '', visits)
    add('form', 'contact', 'seen', 12)
    add('form', 'contact', 'begun', 5)
    add('form', 'contact', 'sent', 1)
    add('touch', 'telephone', '/', 1)
    add('lcp', '/', `phone ${bucketOf('lcp', 1_400)}`, 10)
    add('cls', '/', `phone ${bucketOf('cls', 0.01)}`, 10)
    if (index === 27) add('read before', '/en/faq', '', 2)
  }
  return counts
}

test('the room of numbers, in German at a desk and in English on a telephone', async ({ server, atDesk }) => {
  const office = await openOffice(server)
  await addBatch(office.db, { id: 'weeks', counts: someWeeks() }, new Date())
  for (const { language, locale, width } of [
    { language: 'de', locale: 'de-CH', width: 1280 },
    { language: 'en', locale: 'en-GB', width: 390 },
  ] as const) {
    await test.step(`${language}, ${width} px`, async () => {
      const page = await atDesk({ viewport: { width, height: 900 }, locale })
      await sit(page, office, language)
      await page.goto('/desk/numbers')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(language === 'de' ? 'Zahlen' : 'Numbers')
      await expect(page.locator('.figure').first()).toContainText('723')
      await expectGoodScreen(page)
      // Each part says its figure before it is unfolded.
      const parts = page.locator('.part > .fold > summary')
      await expect(parts.first()).toContainText('duckduckgo.com')
      for (const part of await parts.all()) await part.click()
      await expect(page.getByRole('cell', { name: '252', exact: true })).toBeVisible()
      // 5 of 12, from 336 seen: enough for a share.
      await expect(page.locator('.funnel')).toContainText(language === 'de' ? '42 %' : '42%')
      await expectGoodScreen(page)
      for (const details of await page.locator('summary:not(.part > .fold > summary)').all()) await details.click()
      await expectGoodScreen(page)

      await page.locator('main a[href*="page=%2Fen%2Ffaq"]').first().click()
      await expect(page).toHaveURL(/page=%2Fen%2Ffaq/)
      await expect(page.locator('.figure').first()).toContainText('168')
      await expectGoodScreen(page)
      await page.goBack()

      const today = swissDay(new Date())
      await page.locator('#note-day').fill(today)
      await page.locator('#note-text').fill('Newsletter versandt')
      await page.getByRole('button', { name: /Vermerken|Add note/ }).click()
      await expect(page.locator('.note-line')).toContainText('Newsletter versandt')
      await page.getByRole('button', { name: /^(Entfernen|Remove)/ }).click()
      await expect(page.locator('.note-line')).toHaveCount(0)

      await page.getByRole('link', { name: /12 Monate|12 months/ }).click()
      await expect(page).toHaveURL(/days=365/)
      await expectGoodScreen(page)
    })
  }
})
