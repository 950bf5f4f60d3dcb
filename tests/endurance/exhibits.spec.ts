import { vatForm } from '#app/exhibits/vat-form.ts'
import { formatCentimes } from '#app/payments/number-text.ts'
import { read } from '#content/documents.ts'
import { serviceSlugs } from '#content/site.ts'
import { expectAccessible, lookAt, stateLook } from '../support/axe.ts'
import { expect, test } from '../support/site-test.ts'
import { words } from '../support/words.ts'

/** Promise: the exhibits of the services work by HTML and CSS alone. */

const nothingHidden = (text: string) => text.replaceAll('\u00ad', '')

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  const { language, prefix } = words.de
  const copy = read('exhibits', language)

  test(`${language}: the run posts six bills by one key, by keyboard`, async ({ page }) => {
    await page.goto(`${prefix}/services/erp-automation`)
    const exhibit = page.locator('.service-exhibit')
    const { key, done, posted, proposed } = copy['erp-automation']
    await expect(exhibit.getByText(proposed, { exact: true })).toHaveCount(6)
    const decision = exhibit.getByRole('checkbox', { name: nothingHidden(key).replace('{n}', '6') })
    await decision.focus()
    await page.keyboard.press('Space')
    await expect(exhibit.getByRole('checkbox', { name: nothingHidden(done), checked: true })).toBeFocused()
    await expect(exhibit.getByText(posted.replace('{number}', '1192'))).toBeVisible()
    await expect(exhibit.locator('.run-number:visible')).toHaveCount(6)
    await page.keyboard.press('Space')
    await expect(exhibit.locator('.run-number:visible')).toHaveCount(0)
  })

  test(`${language}: the form shows a month, and the tax from abroad once it is confirmed`, async ({ page }) => {
    await page.goto(`${prefix}/services/tax-reporting`)
    const exhibit = page.locator('.service-exhibit')
    const { months, boxes } = copy['tax-reporting']
    const shown = async (box: 303 | 383 | 405 | 500) => {
      const row = exhibit.getByRole('row', { name: nothingHidden(boxes[box]) })
      return (await row.locator('.vat-form-field').innerText()).trim()
    }
    for (const month of [10, 11, 12] as const) {
      await exhibit.getByRole('radio', { name: months[month] }).check()
      expect(await shown(405)).toBe(formatCentimes(vatForm(month, false)[405]))
      expect(await shown(500)).toBe(formatCentimes(vatForm(month, false)[500]))
    }
    expect(await shown(383)).toBe('0.00')
    await exhibit.getByRole('checkbox').check({ force: true })
    expect(await shown(383)).toBe('19.44')
    expect(await shown(405)).toBe(formatCentimes(vatForm(12, true)[405]))
    expect(await shown(500)).toBe("8'639.95")
  })

  test(`${language}: a credit closes its item, alone or by a person`, async ({ page }) => {
    await page.goto(`${prefix}/services/system-integration-api`)
    const exhibit = page.locator('.service-exhibit')
    const { cases } = copy['system-integration-api']
    const hit = exhibit.locator('[data-hit]:visible')
    await exhibit.getByRole('radio', { name: cases.reference }).check()
    await expect(exhibit.getByRole('checkbox')).toHaveCount(0)
    await expect(hit).toContainText('0.00')
    await exhibit.getByRole('radio', { name: cases.candidates }).check()
    await expect(hit).toContainText('412.00')
    await exhibit.getByRole('checkbox').check({ force: true })
    await expect(hit).toContainText('26098')
    await expect(hit.locator('td').last()).toHaveText(/0\.00$/)
  })
})

const { language, prefix } = words.de
for (const slug of serviceSlugs) {
  test(`${language}: axe finds nothing in the exhibit of ${slug}, decided and not`, async ({ page }) => {
    await lookAt(page, stateLook[language])
    await page.goto(`${prefix}/services/${slug}`)
    await expectAccessible(page, '.service-exhibit')
    const lit = page.locator('.service-exhibit .decision-button:visible')
    await expect(lit).toHaveCount(1)
    await page.locator('.service-exhibit').getByRole('checkbox').check({ force: true })
    await expectAccessible(page, '.service-exhibit')
  })
}
