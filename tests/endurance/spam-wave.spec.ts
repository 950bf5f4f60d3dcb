import type { Page } from '@playwright/test'
import { calls } from '#contract/calls.ts'
import { expect, newAddress, test } from '../support/site-test.ts'
import { wizardOn } from '../support/wizard.ts'
import { type Words, words } from '../support/words.ts'

/** Promise: a person among machines can still write to us. */

/** A person among machines: each form is being flooded, so it asks for a proof of work. */
test.use({
  serverSettings: { FORM_POSTS_PER_10_MINUTES: '1', PROOF_OF_WORK_ROUNDS: '40' },
  allowedConsole: [/status of 428/],
})

// One after the other: a server of its own costs more than what a second worker would save.
test.describe.configure({ mode: 'default' })

type Held = { id: string; form: string; email: string }

test.beforeEach(async ({ request }) => {
  for (const number of [1, 2]) {
    const email = newAddress(`bot-${number}`)
    const message = { name: 'Bot', email, message: 'Buy now, cheap offer.' }
    await request.post(calls.sendContactEmail, { data: message })
    await request.post(calls.newsletterSubscribe, { data: { email } })
    await request.post(calls.waitlistSubmit, { data: { email } })
  }
})

/** Keeps the sum's script back until it was seen that the visitor is told of it. */
async function whileProving(page: Page, look: () => Promise<void>) {
  const asked = Promise.withResolvers<void>()
  const seen = Promise.withResolvers<void>()
  await page.route('**/assets/prove-*.js', async (route) => {
    asked.resolve()
    await seen.promise
    await route.continue()
  })
  return async () => {
    await asked.promise
    await look()
    seen.resolve()
  }
}

function contactForm(page: Page, { contact: { form: copy } }: Words) {
  const form = page.locator('#contact-form')
  return {
    form,
    answer: form.locator('.form-message'),
    send: async (email: string) => {
      await form.getByLabel(copy.labels.name, { exact: true }).fill('Mira Beispiel')
      await form.getByLabel(copy.labels.email, { exact: true }).fill(email)
      await form.getByLabel(copy.labels.message, { exact: true }).fill('Wir buchen 120 Belege im Monat.')
      await form.getByRole('button').click()
    },
  }
}

const language = words.en
const { prefix, contact, forms, newsletter, waitlist } = language
const proving = (page: Page) => page.getByRole('status').filter({ hasText: forms.proving })

test.describe(language.language, () => {
  test('a message is sent as ever, after a short word on what takes a moment', async ({
    page,
    visit,
    mailTo,
    operator,
  }) => {
    const email = newAddress('person')
    const { form, answer, send } = contactForm(page, language)
    const waiting = await whileProving(page, () => expect(proving(page)).toBeVisible())
    await visit(`${prefix}/contact`)
    await send(email)
    await waiting()
    await expect(answer).toContainText(contact.form.success.text)
    await expect(proving(page)).toHaveCount(0)
    await expect(form.getByLabel(contact.form.labels.message, { exact: true })).toHaveValue('')
    await mailTo(email, { letter: 'contact-receipt' })
    const held = await operator<Held[]>('suspected', 'list')
    expect(held.filter((submission) => submission.email === email)).toEqual([])
    const messages = await operator<Held[]>('contacts', 'list')
    expect(messages.filter((message) => message.email === email)).toHaveLength(1)
  })

  test('the newsletter sends its confirmation', async ({ page, visit, mailTo }) => {
    const email = newAddress('person')
    await visit(`${prefix}/newsletter`)
    const form = page.locator('#newsletter')
    const waiting = await whileProving(page, () => expect(proving(page)).toBeVisible())
    await form.getByLabel(newsletter.email, { exact: true }).fill(email)
    await form.getByRole('button').click()
    await waiting()
    await expect(form.getByRole('status')).toContainText(newsletter.block.success.text)
    await mailTo(email, { letter: 'newsletter-confirmation' })
  })

  test('the waiting list gives a number', async ({ page, visit, mailTo }) => {
    const email = newAddress('person')
    const wizard = wizardOn(page, language)
    await visit(`${prefix}/waitlist`)
    const waiting = await whileProving(page, () => expect(proving(page)).toBeVisible())
    await wizard.send(email)
    await waiting()
    await expect(wizard.heading(waitlist.wizard.done.title)).toBeFocused()
    await mailTo(email, { letter: 'waitlist-received' })
  })

  test('a browser that cannot work the sum out leaves the message where it is, and says so', async ({
    page,
    visit,
    operator,
  }) => {
    const email = newAddress('person')
    const { form, answer, send } = contactForm(page, language)
    await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
    await visit(`${prefix}/contact`)
    await send(email)
    await expect(answer).toContainText(contact.form.held.title)
    await expect(answer).toContainText(contact.form.held.text)
    await expect(answer).toBeFocused()
    await expect(form.getByLabel(contact.form.labels.message, { exact: true })).toHaveValue('')
    const held = await operator<Held[]>('suspected', 'list', '--form', 'contact')
    expect(held.filter((submission) => submission.email === email)).toHaveLength(1)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('a message waits until the operator releases it, and then arrives', async ({ page, mailTo, operator }) => {
      const email = newAddress('no-script')
      const { answer, send } = contactForm(page, language)
      await page.goto(`${prefix}/contact`)
      const posted = page.waitForResponse((response) => response.request().method() === 'POST')
      await send(email)
      expect((await posted).status()).toBe(202)
      await expect(answer).toContainText(contact.form.held.title)
      await expect(answer).toContainText(contact.form.held.text)
      await expect(page.locator('#contact-form').getByLabel(contact.form.labels.message, { exact: true })).toHaveValue(
        '',
      )

      const held = await operator<Held[]>('suspected', 'list', '--form', 'contact')
      const submission = held.find((one) => one.email === email)
      await operator('suspected', 'release', submission?.id ?? '')
      const receipt = await mailTo(email, { letter: 'contact-receipt' })
      expect(receipt.subject).toContain(language.language === 'de' ? 'eingegangen' : 'received')
    })

    test('the newsletter says that its mail comes later', async ({ page, operator }) => {
      const email = newAddress('no-script')
      await page.goto(`${prefix}/newsletter`)
      const form = page.locator('#newsletter')
      await form.getByLabel(newsletter.email, { exact: true }).fill(email)
      await form.getByRole('button').click()
      await expect(form.getByRole('status')).toContainText(newsletter.held)
      await expect(form.getByLabel(newsletter.email, { exact: true })).toHaveValue('')
      const held = await operator<Held[]>('suspected', 'list', '--form', 'newsletter')
      expect(held.filter((submission) => submission.email === email)).toHaveLength(1)
    })

    test('the waiting list says that the request is stored', async ({ page, operator }) => {
      const email = newAddress('no-script')
      const wizard = wizardOn(page, language)
      await page.goto(`${prefix}/waitlist`)
      await wizard.send(email)
      await expect(wizard.heading(waitlist.wizard.held.title)).toBeFocused()
      await expect(wizard.wizard).toContainText(waitlist.wizard.held.text)
      await expect(wizard.wizard).toContainText(email)
      await expect(wizard.wizard).not.toContainText(waitlist.wizard.success)
      const held = await operator<Held[]>('suspected', 'list', '--form', 'waitlist')
      expect(held.filter((submission) => submission.email === email)).toHaveLength(1)
    })
  })
})
