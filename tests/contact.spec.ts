import type { Locator, Page } from '@playwright/test'
import { fill } from '#app/lib/fill.ts'
import { calls } from '#contract/calls.ts'
import type { Language } from '#contract/language.ts'
import { callsOf, holdCalls } from './support/page-calls.ts'
import { expect, newAddress, test } from './support/site-test.ts'
import { type Words, words } from './support/words.ts'

/** Messages whose wording is fixed. */
const specified = {
  de: {
    name: 'Name muss zwischen 2 und 100 Zeichen lang sein',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    message: 'Nachricht muss zwischen 10 und 2000 Zeichen lang sein',
    company: 'Firmenname darf maximal 200 Zeichen lang sein',
    invalid: 'Bitte korrigieren Sie die Eingabefehler',
    sending: 'Wird gesendet...',
    failure: 'Fehler beim Senden der Nachricht. Bitte versuchen Sie es erneut.',
    success: 'Nachricht erfolgreich gesendet! Wir melden uns binnen 24h bei Ihnen.',
  },
  en: {
    name: 'Name must be between 2 and 100 characters long',
    email: 'Please enter a valid email address',
    message: 'Message must be between 10 and 2000 characters long',
    company: 'Company name must be max 200 characters long',
    invalid: 'Please correct the input errors',
    sending: 'Sending...',
    failure: 'Error sending message. Please try again.',
    success: 'Message sent successfully! We will get back to you within 24 hours.',
  },
} satisfies Record<Language, Record<string, string>>

/** Shown beside the form, where the words differ from those of the toast. */
const besideTheForm = {
  failure: 'There was an error sending your message. Please try again later.',
  success: 'Thank you for your message. We will get back to you within 24 hours.',
}

const operatorAddress = 'kontakt@saldora.example'

type Field = 'name' | 'email' | 'company' | 'message'

const good: Record<Field, string> = {
  name: 'Mira Beispiel',
  email: 'mira@example.com',
  company: 'Muster Treuhand',
  message: 'Wir buchen 120 Belege im Monat.\nGeht das mit Abacus?',
}

/** The form's parts on a page, by the names that a person sees. */
function formOn(page: Page, { contact: { form: copy } }: Words) {
  const form = page.locator('#contact-form')
  const fields = {
    name: form.getByLabel(copy.labels.name, { exact: true }),
    email: form.getByLabel(copy.labels.email, { exact: true }),
    company: form.getByLabel(copy.labels.company),
    message: form.getByLabel(copy.labels.message, { exact: true }),
  }
  return {
    form,
    ...fields,
    button: form.getByRole('button'),
    answer: form.locator('.form-message'),
    toast: page.locator('.toast'),
    fill: async (values: Record<Field, string>) => {
      for (const [field, value] of Object.entries(values)) await fields[field as Field].fill(value)
    },
    expectValues: async (values: Record<Field, string>) => {
      for (const [field, value] of Object.entries(values)) await expect(fields[field as Field]).toHaveValue(value)
    },
  }
}

/** The form's fields, their labels and messages that the toast lies on. */
async function coveredBy(toast: Locator, form: Locator): Promise<string[]> {
  const cover = await toast.boundingBox()
  if (!cover) throw new Error('No toast is shown')
  return form.evaluate((element, { x, y, width, height }) => {
    const parts = element.querySelectorAll('label, input, textarea, .error, .form-message')
    const isUnder = (box: DOMRect) => box.left < x + width && x < box.right && box.top < y + height && y < box.bottom
    return [...parts]
      .filter((part) => isUnder(part.getBoundingClientRect()))
      .map((part) => `${part.tagName} ${part.id}`)
  }, cover)
}

// A journey with everything that moves, as most visitors have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const [language, width] of [
  [words.de, 390],
  [words.en, 1280],
] as const) {
  const path = `${language.prefix}/contact`
  const copy = language.contact.form
  const message = specified[language.language]

  test(`a message at ${width} px, from the first mistake to the operator's mailbox`, async ({
    page,
    visit,
    mailTo,
    operator,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const sent = callsOf(page, calls.sendContactEmail)
    const form = formOn(page, language)
    await visit(path)

    // Nothing filled in: a toast, a message at each field and nowhere else, and the first of them takes the focus.
    await form.button.click()
    await expect(form.toast).toContainText(message.invalid)
    await expect(page.getByRole('alert')).toContainText(message.invalid)
    await expect(form.name).toBeFocused()
    await expect(form.name).toHaveAccessibleDescription(message.name)
    await expect(form.email).toHaveAccessibleDescription(message.email)
    await expect(form.message).toHaveAccessibleDescription(new RegExp(message.message))
    await expect(form.company).toHaveAttribute('aria-invalid', 'false')
    for (const text of [message.name, message.email, message.message]) {
      await expect(page.getByText(text, { exact: true })).toHaveCount(1)
    }
    expect(await coveredBy(form.toast, form.form)).toEqual([])
    await form.name.fill(good.name)
    await form.button.click()
    await expect(form.email).toBeFocused()
    await expect(form.name).toHaveAttribute('aria-invalid', 'false')
    expect(await coveredBy(form.toast, form.form)).toEqual([])
    await expect(page).toHaveURL(path)
    expect(sent).toEqual([])

    // Filled in: sent, thanked for, and empty again.
    const email = newAddress('contact')
    await form.fill({ ...good, email })
    await form.button.click()
    await expect(form.toast).toContainText(message.success)
    await expect(page.getByRole('status').filter({ hasText: message.success })).toBeVisible()
    await expect(form.answer).toBeFocused()
    await expect(form.answer).toContainText(language.language === 'en' ? besideTheForm.success : copy.success.text)
    expect(await coveredBy(form.toast, form.form)).toEqual([])
    await expect(form.name).toHaveAttribute('aria-invalid', 'false')
    await form.expectValues({ name: '', email: '', company: '', message: '' })
    expect(sent).toHaveLength(1)

    // The operator can answer it by replying; the visitor's receipt repeats nothing that was typed.
    const mail = await mailTo(operatorAddress, { containing: email })
    expect(mail.replyTo?.value).toEqual([{ name: good.name, address: email }])
    expect(mail.subject).toContain(good.name)
    for (const text of [good.company, ...good.message.split('\n'), path]) expect(mail.text).toContain(text)
    const receipt = await mailTo(email, { letter: 'contact-receipt' })
    expect(receipt.subject).toBe(
      language.language === 'de' ? 'Ihre Nachricht an Saldora ist eingegangen' : 'We have received your message',
    )
    for (const text of ['Mira', 'Muster Treuhand', '120 Belege']) {
      expect(`${receipt.text}${receipt.html}`).not.toContain(text)
    }
    const stored = await operator<{ email: string }[]>('contacts', 'list')
    expect(stored.find((row) => row.email === email)).toMatchObject({
      name: good.name,
      company: good.company,
      message: good.message,
      language: language.language,
      page: path,
    })
  })
}

const language = words.de
const path = `${language.prefix}/contact`
const copy = language.contact.form
const message = specified.de

test('each rule has its message, and nothing is sent or stored', async ({ page, visit, operator }) => {
  const sent = callsOf(page, calls.sendContactEmail)
  const form = formOn(page, language)
  await visit(path)
  const email = newAddress('rules')
  const cases: [Field, string][] = [
    ['name', 'M'],
    ['name', '  M  '],
    ['name', '😀'],
    ['name', 'a'.repeat(101)],
    ['email', 'mira'],
    ['email', 'mira@'],
    ['email', 'mira@example'],
    ['email', `${'a'.repeat(250)}@example.com`],
    ['message', 'zu kurz'],
    ['message', '😀'.repeat(9)],
    ['message', 'a'.repeat(2001)],
    ['company', 'a'.repeat(201)],
  ]
  const values = { ...good, email }
  await form.fill(values)
  for (const [field, value] of cases) {
    await form[field].fill(value)
    await form.button.click()
    await expect(form[field], `${field}: ${value.slice(0, 20)}`).toBeFocused()
    await expect(form[field]).toHaveAccessibleDescription(new RegExp(message[field]))
    await expect(form.form.locator('[aria-invalid=true]')).toHaveCount(1)
    await expect(form[field]).toHaveValue(value)
    await form[field].fill(values[field])
  }
  await form.expectValues(values)
  expect(sent).toEqual([])
  const stored = await operator<{ email: string }[]>('contacts', 'list')
  expect(stored.filter((row) => row.email === email)).toEqual([])
})

test('what is sent is sanitised, and markup costs nobody a message', async ({ page, visit, operator }) => {
  const sent = callsOf(page, calls.sendContactEmail)
  const form = formOn(page, language)
  await visit(path)
  const email = newAddress('markup')
  await form.fill({
    name: ' <b>Anna</b> ',
    email: ` ${email} `,
    company: '<>',
    message: ' Wir prüfen <script>alert(1)</script> javascript:foo onload=bar im Feld.\n\nGeht das? ',
  })
  await form.button.click()
  await expect(form.toast).toContainText(message.success)
  const received = {
    name: 'bAnna/b',
    email,
    message: 'Wir prüfen scriptalert(1)/script foo bar im Feld.\n\nGeht das?',
  }
  expect(sent).toEqual([expect.objectContaining(received)])
  expect(sent[0]).not.toHaveProperty('company')
  const stored = await operator<{ email: string }[]>('contacts', 'list')
  expect(stored.find((row) => row.email === email)).toMatchObject({ ...received, company: null })
  await form.expectValues({ name: '', email: '', company: '', message: '' })

  await test.step('an emoji is one character, at either end of the limits', async () => {
    const shortest = { name: '😀😀', email: newAddress('shortest'), company: '', message: '😀'.repeat(10) }
    await form.fill(shortest)
    await form.button.click()
    await form.expectValues({ name: '', email: '', company: '', message: '' })
    const longest = {
      name: '😀'.repeat(100),
      email: newAddress('longest'),
      company: '😀'.repeat(200),
      message: '😀'.repeat(2000),
    }
    await form.fill(longest)
    await expect(form.message).toHaveAccessibleDescription(fill(copy.count, { n: 2000, max: 2000 }))
    await form.button.click()
    await form.expectValues({ name: '', email: '', company: '', message: '' })
    const both = await operator<{ email: string }[]>('contacts', 'list')
    for (const { company, ...values } of [shortest, longest]) {
      expect(both.find((row) => row.email === values.email)).toMatchObject({ ...values, company: company || null })
    }
  })
})

test.describe('when it cannot be sent', () => {
  test.use({ allowedConsole: [/ERR_FAILED|status of (429|500)/] })

  const { reasons } = language.forms
  const failures = [
    { what: 'a server that fails', status: 500 },
    { what: 'no connection', reason: reasons.network },
    {
      what: 'too many messages',
      status: 429,
      headers: { 'retry-after': '90' },
      reason: fill(reasons.rateLimitedMinutes, { minutes: 2 }),
    },
  ]
  test('the form is kept, and goes through afterwards', async ({ page, visit, mailTo }) => {
    const form = formOn(page, language)
    await visit(path)
    const values = { ...good, email: newAddress('failure') }
    await form.fill(values)
    for (const { what, status, headers, reason = '' } of failures) {
      await test.step(what, async () => {
        const body = { success: false, message: 'Refused', code: status === 429 ? 'rate_limited' : 'unexpected' }
        const release = await holdCalls(page, calls.sendContactEmail, (route) =>
          status ? route.fulfill({ status, headers, json: body }) : route.abort(),
        )
        await form.button.click()
        await expect(form.button).toBeDisabled()
        await expect(form.button).toHaveText(message.sending)
        release()
        await expect(form.toast.last()).toContainText(message.failure)
        await expect(form.toast.last()).toContainText(reason)
        await expect(form.answer).toBeFocused()
        await expect(form.answer).toContainText(language.language === 'en' ? besideTheForm.failure : copy.failure.text)
        await expect(form.button).toHaveText(copy.submit)
        await form.expectValues(values)
        await page.unroute(`**${calls.sendContactEmail}`)
      })
    }
    await form.button.click()
    await expect(form.toast.last()).toContainText(message.success)
    await mailTo(values.email, { letter: 'contact-receipt' })
  })
})

test('a link can bring the message along', async ({ page, visit }) => {
  const form = formOn(page, language)
  const query = new URLSearchParams({ topic: 'MWST <b>im Griff</b>', message: 'Guten Tag\nIch möchte dabei sein.' })
  await visit(`${path}?${query}`)
  const topic = fill(copy.prefill, { topic: 'MWST bim Griff/b' })
  await expect(form.message).toHaveValue(`${topic}\n\nGuten Tag\nIch möchte dabei sein.`)
  await form.name.fill(good.name)
  await form.email.fill(newAddress('prefill'))
  await form.button.click()
  await expect(form.toast).toContainText(message.success)
  await expect(form.message).toHaveValue('')
})

test('line breaks in a name start no header of a mail', async ({ request, mailTo }) => {
  const email = newAddress('injection')
  const answer = await request.post(calls.sendContactEmail, {
    data: {
      ...good,
      name: 'Eve\r\nBcc: victim@example.com\r\n\r\nInjected body',
      email,
      language: 'en',
    },
  })
  expect(answer.status()).toBe(200)
  const mail = await mailTo(operatorAddress, { containing: email })
  const name = 'Eve Bcc: victim@example.com Injected body'
  expect(mail.replyTo?.value[0]?.name).toBe(name)
  expect(mail.subject).toBe(`Enquiry from the website: ${name}`)
  expect(mail.bcc).toBeUndefined()
  expect(mail.headerLines.map(({ key }) => key)).not.toContain('bcc')
  expect([mail.to].flat().map((to) => to?.text)).toEqual([operatorAddress])
  expect(mail.text).toContain(good.message.split('\n')[0])
})

test('line breaks in an address are refused', async ({ request, operator }) => {
  for (const email of ['eve@example.com\r\nBcc: victim@example.com', 'eve@example.com, victim@example.com']) {
    const answer = await request.post(calls.sendContactEmail, { data: { ...good, email } })
    expect(answer.status()).toBe(400)
  }
  const stored = await operator<{ email: string }[]>('contacts', 'list')
  expect(stored.filter((row) => row.email.includes('eve@'))).toEqual([])
})

test('whatever fills the hidden field is thanked and forgotten', async ({ request, operator }) => {
  const email = newAddress('honeypot')
  const answer = await request.post(calls.sendContactEmail, {
    data: { ...good, email, website: 'https://spam.example' },
  })
  expect(answer.status()).toBe(200)
  const stored = await operator<{ email: string }[]>('contacts', 'list')
  expect(stored.filter((row) => row.email === email)).toEqual([])
})
