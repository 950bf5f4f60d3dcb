import type { Page } from '@playwright/test'
import { answerFirst } from '../support/answer-first.ts'
import { hold } from '../support/hold-islands.ts'
import { expect, newAddress, test } from '../support/site-test.ts'
import { wizardOn } from '../support/wizard.ts'
import { words } from '../support/words.ts'

/** Promise: what was typed into a form is there on the same page in the other language, and nowhere else. */

async function switchLanguage(page: Page, to: string): Promise<void> {
  const name = to === 'de' ? 'Deutsch' : 'English'
  await page.locator('.header-row > .language-switch').getByRole('link', { name }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', to === 'de' ? 'de-CH' : 'en')
}

const inStorage = (page: Page) => page.evaluate(() => sessionStorage.getItem('form-input'))

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 900 }))

const { language, prefix, contact } = words.de
const other = language === 'de' ? 'en' : 'de'
const otherWords = words[other]

test.describe(`from ${language}`, () => {
  test('a contact message, as far as it is written', async ({ page, visit }) => {
    await visit(`${prefix}/contact`)
    await page.locator('#contact-name').fill('Mira Beispiel')
    await page.locator('#contact-email').fill('mira@')
    await page.locator('#contact-message').fill('Guten Tag\nEine Frage.')
    await page
      .locator('footer .newsletter-form')
      .getByLabel(words[language].newsletter.email)
      .fill('footer@example.com')
    await switchLanguage(page, other)
    await expect(page.locator('#contact-name')).toHaveValue('Mira Beispiel')
    await expect(page.locator('#contact-email')).toHaveValue('mira@')
    await expect(page.locator('#contact-message')).toHaveValue('Guten Tag\nEine Frage.')
    await expect(page.locator('#contact-message')).toHaveAccessibleDescription(/\b21\b/)
    await expect(page.locator('footer .newsletter-form input[type=email]')).toHaveValue('footer@example.com')
    expect(await inStorage(page)).toBeNull()

    // And back, where it is sent: nothing is left of it.
    await switchLanguage(page, language)
    await expect(page.locator('#contact-name')).toHaveValue('Mira Beispiel')
    await page.locator('#contact-email').fill(newAddress('switched'))
    await page.locator('#contact-form').getByRole('button').click()
    await expect(page.locator('.toast')).toContainText(contact.form.success.title)
    await switchLanguage(page, other)
    await expect(page.locator('#contact-name')).toHaveValue('')
    await expect(page.locator('#contact-message')).toHaveValue('')
  })

  test('a registration for an event follows its language until it is changed', async ({ page, visit }) => {
    await visit(`${prefix}/contact?topic=MWST`)
    await expect(page.locator('#contact-message')).toHaveValue(/MWST/)
    await page.locator('#contact-name').fill('Mira Beispiel')
    await switchLanguage(page, other)
    await expect(page.locator('#contact-message')).toHaveValue(
      otherWords.contact.form.prefill.replace('{topic}', 'MWST'),
    )
    await expect(page.locator('#contact-name')).toHaveValue('Mira Beispiel')
  })

  test('the waiting list, at the step that was reached', async ({ page, visit }) => {
    const wizard = wizardOn(page, words[language])
    const there = wizardOn(page, otherWords)
    await visit(`${prefix}/waitlist`)
    await wizard.join.click()
    await wizard.email.fill('mira@example.com')
    await switchLanguage(page, other)
    await expect(there.email).toHaveValue('mira@example.com')
    await there.company.fill('Muster Treuhand')
    await there.next.click()
    await switchLanguage(page, language)
    await wizard.choose.click()
    await wizard.motivation.fill('120 Belege')
    await wizard.consent.check()
    await switchLanguage(page, other)
    await expect(there.motivation).toHaveValue('120 Belege')
    await expect(there.consent).toBeChecked()
    await expect(there.submit).toBeEnabled()
    await there.back.click()
    await there.back.click()
    await expect(there.email).toHaveValue('mira@example.com')
    await expect(there.company).toHaveValue('Muster Treuhand')
  })

  test('the tools, with what they make of it', async ({ page, visit }) => {
    await visit(`${prefix}/tools/linkedin-post-generator`)
    await page.locator('[name=topic]').fill('QR-Rechnung')
    await page.locator('[name=tone]').last().check({ force: true })
    const tone = await page.locator('[name=tone]:checked').inputValue()
    const audience = await page.locator('[name=audience]').inputValue()
    await switchLanguage(page, other)
    await expect(page.locator('[name=topic]')).toHaveValue('QR-Rechnung')
    await expect(page.locator('[name=tone]:checked')).toHaveValue(tone)
    await expect(page.locator('.post-draft').first()).toContainText('QR-Rechnung')
    // An example that nobody changed is the page's own.
    await expect(page.locator('[name=audience]')).not.toHaveValue(audience)

    await visit(`${prefix}/tools/vat`)
    await page.locator('#vat-amount').fill('200')
    await page.locator('#vat-turnover1').fill('100000')
    await page.locator('select[name=netTaxRate1]').selectOption({ index: 2 })
    const rate = await page.locator('select[name=netTaxRate1]').inputValue()
    await switchLanguage(page, other)
    await expect(page.locator('.tool-figures').first()).toContainText('216.20')
    await expect(page.locator('#vat-turnover1')).toHaveValue('100000')
    await expect(page.locator('select[name=netTaxRate1]')).toHaveValue(rate)

    await visit(`${prefix}/tools/iban-check`)
    await page.locator('#iban-check-iban').fill('CH00')
    const verdict = await page.locator('.tool-verdict').textContent()
    await switchLanguage(page, other)
    await expect(page.locator('#iban-check-iban')).toHaveValue('CH00')
    await expect(page.locator('.tool-verdict')).not.toHaveText(`${verdict}`)
  })
})

test('what somebody types and chooses on the new page before the rest is restored stays', async ({ page, visit }) => {
  await visit('/tools/linkedin-post-generator')
  await page.locator('[name=topic]').fill('QR-Rechnung')
  await page.locator('[name=audience]').fill('Treuhand')
  await page.locator('[name=tone]').last().check({ force: true })
  const release = await hold(page, /\/restored-input-[^/]+\.js$/)
  await switchLanguage(page, 'en')
  await page.locator('[name=topic]').fill('VAT')
  await page.locator('[name=tone]').nth(1).check({ force: true })
  release()
  await expect(page.locator('[name=audience]')).toHaveValue('Treuhand')
  await expect(page.locator('[name=topic]')).toHaveValue('VAT')
  await expect(page.locator('[name=tone]').nth(1)).toBeChecked()
  await expect(page.locator('.post-draft').first()).toContainText('VAT')
})

test('what was typed shows up on no other page and in no other tab', async ({ page, visit, context }) => {
  await visit('/contact')
  await page.locator('#contact-name').fill('Mira Beispiel')
  await page.locator('footer .newsletter-form input[type=email]').fill('footer@example.com')
  await answerFirst(page, '/en/contact', (route) => route.fulfill({ status: 302, headers: { location: '/en/faq' } }))
  await page.locator('.header-row > .language-switch a[lang=en]').dispatchEvent('click')
  await expect(page).toHaveURL('/en/faq')
  // What was kept is taken by the page's script, after its first picture.
  await expect.poll(() => inStorage(page)).toBeNull()
  await expect(page.locator('footer .newsletter-form input[type=email]')).toHaveValue('')
  const tab = await context.newPage()
  await tab.goto('/en/contact')
  await expect(tab.locator('#contact-name')).toHaveValue('')
})
