import { calls } from '#contract/calls.ts'
import { expectAccessible, lookAt, stateLook } from '../support/axe.ts'
import { expect, newAddress, test } from '../support/site-test.ts'
import { words } from '../support/words.ts'

/**
 * Promise: axe has nothing to say in any state that a page is brought into, and the keyboard never loses its place.
 *
 * Axe in the states that a page is brought into; kinds-of-pages.spec.ts looks at the pages as they are loaded.
 */

const { language, prefix, home, waitlist, contact, newsletter, shell } = words.de
test.describe(language, () => {
  test.beforeEach(({ page }) => lookAt(page, stateLook[language]))

  test.describe('the waiting list', () => {
    test.use({ allowedConsole: [/status of 409/] })

    test('axe finds nothing in any step or error, and each step takes the focus', async ({ page, visit, request }) => {
      const { wizard: copy } = waitlist
      const known = newAddress('known')
      await request.post(calls.waitlistSubmit, { data: { email: known } })
      const wizard = page.locator('.wizard')
      const heading = wizard.locator('.wizard-title')
      const press = (name: string) => wizard.getByRole('button', { name, exact: true }).click()
      const email = wizard.getByLabel(copy.labels.email, { exact: true })
      await visit(`${prefix}/waitlist`)
      await press(copy.join.button)
      await expect(heading).toBeFocused()
      await test.step('step 1', () => expectAccessible(page, '.wizard'))
      await press(copy.next)
      await expect(email).toBeFocused()
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(email).toHaveAccessibleDescription(/\S/)
      await test.step('step 1 with an error', () => expectAccessible(page, '.wizard'))
      await email.fill(known)
      await press(copy.next)
      await expect(heading).toBeFocused()
      await test.step('step 2', () => expectAccessible(page, '.wizard'))
      await press(copy.offer.choose)
      await expect(heading).toBeFocused()
      await test.step('step 3', () => expectAccessible(page, '.wizard'))
      await wizard.getByRole('checkbox').check()
      await press(copy.motivation.submit)
      await expect(wizard.locator('.form-message')).toBeFocused()
      await test.step('step 3 with an error', () => expectAccessible(page, '.wizard'))
      await press(copy.back)
      await press(copy.back)
      await email.fill(newAddress('axe'))
      await press(copy.next)
      await press(copy.offer.choose)
      await press(copy.motivation.submit)
      await expect(page.locator('.toast')).toBeVisible()
      await expect(heading).toBeFocused()
      await test.step('step 4 with its toast', () => expectAccessible(page))
    })
  })

  test('axe finds nothing in the errors and answers of the contact form', async ({ page, visit }) => {
    await visit(`${prefix}/contact`)
    const form = page.locator('#contact-form')
    await form.getByRole('button').click()
    await expect(form.getByLabel(contact.form.labels.name, { exact: true })).toBeFocused()
    await test.step('errors', () => expectAccessible(page))
    await form.getByLabel(contact.form.labels.name, { exact: true }).fill('Mira Beispiel')
    await form.getByLabel(contact.form.labels.email, { exact: true }).fill(newAddress('axe'))
    await form.getByLabel(contact.form.labels.message, { exact: true }).fill('Wir hätten eine Frage.')
    await form.getByRole('button').click()
    await expect(form.locator('.form-message')).toBeFocused()
    await test.step('answer', () => expectAccessible(page, '#contact-form'))
  })

  test.describe('posted without scripts', () => {
    test.use({ allowedConsole: [/status of 400/] })

    /** As a browser without scripts would: past whatever listens to the form. */
    const post = (form: Element | null) => HTMLFormElement.prototype.submit.call(form)

    test('axe finds nothing in the pages that answer', async ({ page, visit }) => {
      await visit(`${prefix}/contact`)
      await Promise.all([page.waitForURL(/#contact-outcome$/), page.locator('#contact-form').evaluate(post)])
      await expect(page.locator('.error-summary')).toBeVisible()
      await test.step('contact', () => expectAccessible(page))
      await visit(`${prefix}/newsletter`)
      await Promise.all([page.waitForURL(/#newsletter$/), page.locator('form#newsletter').evaluate(post)])
      await expect(page.locator('#newsletter [aria-invalid=true]')).toBeVisible()
      await test.step('newsletter', () => expectAccessible(page))
    })
  })

  test('axe finds nothing in the errors and answers of the newsletter forms', async ({ page, visit }) => {
    await visit(`${prefix}/newsletter`)
    const block = page.locator('.newsletter-form[data-variant=block]')
    await block.getByRole('button').click()
    await page.locator('footer .newsletter-form').getByRole('button').click()
    await expect(page.locator('footer .newsletter-form input[aria-invalid=true]')).toBeVisible()
    await test.step('errors in the page', () => expectAccessible(page, '#newsletter'))
    await test.step('errors in the footer', () => expectAccessible(page, 'footer .newsletter-form'))
    await block.getByLabel(newsletter.email, { exact: true }).fill(newAddress('axe'))
    await block.getByRole('button').click()
    await expect(block.locator('.newsletter-answer')).not.toBeEmpty()
    await test.step('answer', () => expectAccessible(page, '#newsletter'))
  })

  test('axe finds nothing in the errors and answers of the tools', async ({ page, visit }) => {
    const wrong = { 'iban-check': 'CH00', vat: 'x', savings: 'x', 'qr-bill': 'x' }
    for (const [slug, text] of Object.entries(wrong)) {
      await visit(`${prefix}/tools/${slug}`)
      for (const field of await page.locator('.tool-form input:is([type=text], :not([type])):visible').all()) {
        await field.fill(text)
      }
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      await test.step(slug, () => expectAccessible(page, 'main'))
    }
  })

  test('axe finds nothing in open menus, dialogs and answers', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1280, height: 844 })
    await visit(`${prefix}/faq`)
    await page.locator('.services-menu > button').click()
    await expect(page.locator('#services-list')).toBeVisible()
    await test.step('services', () => expectAccessible(page, 'header'))
    await page.locator('main details summary').first().click()
    await expect(page.locator('main details[open]')).toHaveCount(1)
    await test.step('an answer', () => expectAccessible(page, 'main'))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('.mobile-menu summary').click()
    await expect(page.locator('.mobile-menu nav')).toBeVisible()
    await test.step('small screen', () => expectAccessible(page, 'header'))
  })

  test.describe('an unknown address', () => {
    test.use({ allowedConsole: [/status of 404/] })

    test('axe finds nothing', async ({ page, visit }) => {
      await visit(`${prefix}/no-such-page`)
      await expectAccessible(page)
    })
  })

  test.describe('a crash', () => {
    test.use({ allowedConsole: [/undefined|null|not an object/i] })

    test('axe finds nothing', async ({ page }) => {
      // Props that no server would send: a part fails while it renders.
      await page.route(`**${prefix}/contact`, async (route) => {
        const response = await route.fetch()
        const props = /data-island="ContactForm"([^>]*?)data-props="[^"]*"/
        const body = (await response.text()).replace(props, 'data-island="ContactForm"$1data-props="{}"')
        await route.fulfill({ response, body })
      })
      await page.goto(`${prefix}/contact`)
      // Its form wakes when it is near the screen.
      await page.mouse.wheel(0, 800)
      await expect(page.locator('.crash')).toBeVisible()
      await expectAccessible(page)
    })
  })

  test('no stop of the keyboard hides under the header or beside the page', async ({ page, visit }) => {
    await visit(home)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: shell.skipLink })).toBeFocused()
    const hidden: string[] = []
    let stops = 0
    for (; stops < 200; stops++) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return undefined
        const { left, right, top, bottom } = focused.getBoundingClientRect()
        const seen = [0.1, 0.5, 0.9].some((part) => {
          const at = document.elementFromPoint((left + right) / 2, top + (bottom - top) * part)
          return at !== null && (focused.contains(at) || at.contains(focused))
        })
        return { seen, words: focused.textContent?.trim().slice(0, 40) || focused.tagName }
      })
      if (!stop) break
      if (!stop.seen) hidden.push(stop.words)
    }
    expect(stops).toBeGreaterThan(30)
    expect(stops).toBeLessThan(200)
    expect(hidden).toEqual([])
  })
})
