import { fill } from '#app/lib/fill.ts'
import { calls } from '#contract/calls.ts'
import type { Language } from '#contract/language.ts'
import { answerFirst } from './support/answer-first.ts'
import { callsOf, holdCalls } from './support/page-calls.ts'
import { expect, newAddress, test } from './support/site-test.ts'
import { type WaitlistEntry, wizardOn } from './support/wizard.ts'
import { words } from './support/words.ts'

/** Messages whose German wording is fixed; the English ones are their twins. */
type Messages = { [message in keyof typeof specified]: string }

const specified = {
  required: 'E-Mail ist erforderlich.',
  invalid: 'Bitte gib eine gültige E-Mail-Adresse ein.',
  company: 'Firmenname ist zu lang (max. 200 Zeichen).',
  motivation: 'Motivation ist zu lang (max. 500 Zeichen).',
  registered: 'Diese E-Mail-Adresse ist bereits registriert.',
  limited: 'Zu viele Versuche. Bitte versuche es später erneut.',
  format: 'Ungültiges E-Mail-Format.',
  other: 'Ein Fehler ist aufgetreten. Bitte versuche es später erneut.',
  success: 'Erfolgreich angemeldet! Wir melden uns innerhalb 48h bei dir.',
}

const { errors, success } = words.en.waitlist.wizard
const messages: Record<Language, Messages> = {
  de: specified,
  en: {
    required: errors.email.required,
    invalid: errors.email.invalid,
    company: errors.company.too_long,
    motivation: errors.motivation.too_long,
    registered: errors.already_registered,
    limited: errors.rate_limited,
    format: errors.invalid_email,
    other: errors.other,
    success,
  },
}

const language = words.en
const { wizard: copy } = language.waitlist
const message = messages[language.language]

test.describe(language.language, () => {
  test('the five steps', async ({ page, visit, operator, mailTo }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const submitted = callsOf(page, calls.waitlistSubmit)
    const loaded = callsOf(page, calls.tierAvailability)
    const email = newAddress('steps')
    const wizard = wizardOn(page, language)
    await visit(language.home)

    // 0: a join button.
    await expect(wizard.heading(copy.join.title)).toBeVisible()
    await expect(wizard.wizard.getByRole('button')).toHaveCount(1)
    await expect(wizard.progress).toHaveCount(0)
    await wizard.join.click()

    // 1: goes on only with an at sign.
    await expect(wizard.heading(copy.contact.title)).toBeFocused()
    await expect.poll(wizard.progressShare).toBe(0.25)
    await wizard.next.click()
    await expect(wizard.email).toHaveAccessibleDescription(message.required)
    await wizard.email.fill('   ')
    await wizard.next.click()
    await expect(wizard.email).toHaveAccessibleDescription(message.required)
    await wizard.email.fill('no at sign')
    await wizard.next.click()
    await expect(wizard.email).toHaveAccessibleDescription(message.invalid)
    await expect(wizard.email).toBeFocused()
    // Who sends by the enter key stays in the field, and hears it all the same.
    await expect(wizard.wizard.getByRole('alert')).toHaveText(message.invalid)
    await wizard.email.fill(email)
    await wizard.company.fill('Muster Treuhand')
    await wizard.next.click()

    // 2: the tier, shown as available, and back.
    await expect(wizard.heading(copy.offer.title)).toBeFocused()
    await expect.poll(wizard.progressShare).toBe(0.5)
    const offer = wizard.wizard.locator('.wizard-offer')
    for (const text of ['Early Access', copy.offer.available, copy.offer.freeMonth, copy.offer.support]) {
      await expect(offer).toContainText(text)
    }
    await wizard.back.click()
    await expect(wizard.email).toHaveValue(email)
    await expect(wizard.company).toHaveValue('Muster Treuhand')
    await wizard.next.click()
    await wizard.choose.click()

    // 3: sends only with consent.
    await expect(wizard.heading(copy.motivation.title)).toBeFocused()
    await expect.poll(wizard.progressShare).toBe(0.75)
    await expect(wizard.submit).toBeDisabled()
    await wizard.consent.check()
    await expect(wizard.submit).toBeEnabled()
    await wizard.consent.uncheck()
    await expect(wizard.submit).toBeDisabled()
    await wizard.back.click()
    await expect(wizard.heading(copy.offer.title)).toBeFocused()
    await wizard.choose.click()
    await wizard.motivation.fill('120 Belege im Monat 😀')
    await wizard.consent.check()
    expect(submitted).toEqual([])
    await wizard.submit.click()

    // 4: what happens now.
    await expect(wizard.heading(copy.done.title)).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: message.success })).toBeVisible()
    await expect(wizard.progress).toHaveCount(0)
    await expect(wizard.wizard.getByRole('list').getByRole('listitem')).toHaveText(
      copy.done.next.map(({ title, text }) => title + text),
    )
    await expect(wizard.wizard.getByRole('link', { name: copy.done.onward.label })).toHaveAttribute(
      'href',
      language.language === 'de' ? '/services' : '/en/services',
    )
    // As words: the made-up address may hold the same digits.
    await expect(wizard.wizard.getByText(/\b24\b.*\b48\b/).first()).toBeVisible()
    expect(submitted).toHaveLength(1)
    expect(submitted[0]).toMatchObject({ email, tier: 'early_access', company: 'Muster Treuhand' })
    expect(submitted[0]).not.toHaveProperty('name')
    await expect.poll(() => loaded.length).toBe(2)

    const entries = await operator<WaitlistEntry[]>('waitlist', 'list')
    expect(entries.find((entry) => entry.email === email)).toMatchObject({
      company: 'Muster Treuhand',
      tier: 'early_access',
      motivation: '120 Belege im Monat 😀',
      status: 'waiting',
      language: language.language,
      consent_page: language.home,
      consent_version: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    })
    const mail = await mailTo(email)
    expect(mail.subject).toBe(
      language.language === 'de' ? 'Du stehst auf der Warteliste von Saldora' : 'You are on the Saldora waiting list',
    )
    expect(mail.text).not.toContain('Muster Treuhand')
    expect(mail.text).not.toContain('120 Belege')

    // And from the start, with nothing left of the last entry.
    await wizard.restart.click()
    await expect(wizard.heading(copy.join.title)).toBeFocused()
    await wizard.join.click()
    await expect(wizard.email).toHaveValue('')
    await expect(wizard.company).toHaveValue('')
    await wizard.email.fill('@')
    await wizard.next.click()
    await wizard.choose.click()
    await expect(wizard.motivation).toHaveValue('')
    await expect(wizard.consent).not.toBeChecked()
  })

  test('bad input gets its message where it stands, and nothing is sent or stored', async ({
    page,
    visit,
    operator,
  }) => {
    const submitted = callsOf(page, calls.waitlistSubmit)
    const wizard = wizardOn(page, language)
    await visit(`${language.prefix}/waitlist`)

    // An at sign is enough to go on, not to be registered.
    await wizard.send('mira@bad')
    await expect(wizard.email).toHaveAccessibleDescription(message.invalid)
    await expect(wizard.email).toBeFocused()
    await expect(wizard.email).toHaveValue('mira@bad')

    const email = newAddress('bad-input')
    await wizard.email.fill(`${'a'.repeat(256)}@example.com`)
    await wizard.sendAgain()
    await expect(wizard.email).toHaveAccessibleDescription(message.invalid)

    await wizard.email.fill(email)
    await wizard.company.fill('a'.repeat(201))
    await wizard.next.click()
    await wizard.choose.click()
    await wizard.motivation.fill('b'.repeat(501))
    await wizard.submit.click()
    await expect(wizard.company).toHaveAccessibleDescription(message.company)
    await expect(wizard.company).toBeFocused()

    // Characters are counted as a person counts them.
    await wizard.company.fill('😀'.repeat(200))
    await wizard.sendAgain()
    await expect(wizard.motivation).toBeFocused()
    await expect(wizard.motivation).toHaveAccessibleDescription(
      `${fill(copy.motivation.count, { n: 501, max: 500 })} ${message.motivation}`,
    )
    await expect(wizard.motivation).toHaveValue('b'.repeat(501))
    expect(submitted).toEqual([])
    const entries = await operator<WaitlistEntry[]>('waitlist', 'list')
    expect(entries.filter((entry) => entry.email === email || entry.email === 'mira@bad')).toEqual([])

    await wizard.motivation.fill(` <b>${'😀'.repeat(499)} `)
    await wizard.submit.click()
    await expect(wizard.heading(copy.done.title)).toBeFocused()
    expect(submitted).toMatchObject([{ email, company: '😀'.repeat(200), motivation: `b${'😀'.repeat(499)}` }])
  })

  test.describe('refused', () => {
    test.use({ allowedConsole: [/status of (400|409|429|500)|ERR_FAILED/] })

    const answers = [
      { what: 'too many attempts', status: 429, body: { message: 'Rate limit exceeded' }, text: message.limited },
      {
        what: 'an address of a bad format',
        status: 400,
        body: { message: 'Invalid email format' },
        text: message.format,
      },
      { what: 'an unexpected failure', status: 500, body: { message: 'Internal error' }, text: message.other },
      { what: 'an answer without the success flag', status: 200, body: {}, text: message.other },
      { what: 'a lost connection', text: message.other },
    ]
    test('whatever went wrong is told, and the same form goes through afterwards, once', async ({
      page,
      visit,
      request,
    }) => {
      const known = newAddress('twice')
      const first = await request.post(calls.waitlistSubmit, { data: { email: known, tier: 'early_access' } })
      expect(first.status()).toBe(200)
      const wizard = wizardOn(page, language)
      await visit(`${language.prefix}/waitlist`)
      await wizard.toMotivation(known.toUpperCase())
      await wizard.motivation.fill('Bankabgleich')
      await wizard.consent.check()
      await test.step('an address that is registered already, in whatever case', async () => {
        await wizard.submit.click()
        await expect(wizard.answer).toHaveText(message.registered)
        await expect(wizard.answer).toBeFocused()
        await expect(wizard.consent).toBeChecked()
        await expect(wizard.submit).toBeEnabled()
      })
      for (const { what, status, body, text } of answers) {
        await test.step(what, async () => {
          await answerFirst(page, `**${calls.waitlistSubmit}`, (route) =>
            status ? route.fulfill({ status, json: body }) : route.abort(),
          )
          await wizard.submit.click()
          await expect(wizard.answer).toHaveText(text)
          await expect(wizard.answer).toBeFocused()
          await expect(wizard.motivation).toHaveValue('Bankabgleich')
          await wizard.back.click()
          await wizard.choose.click()
        })
      }
      await wizard.back.click()
      await wizard.back.click()
      await wizard.email.fill(newAddress('again'))
      await wizard.next.click()
      await wizard.choose.click()
      await expect(wizard.motivation).toHaveValue('Bankabgleich')
      await test.step('the button says that it is sending, and cannot be pressed twice', async () => {
        const release = await holdCalls(page, calls.waitlistSubmit)
        await wizard.submit.click()
        await expect(wizard.sending).toBeDisabled()
        release()
        await expect(wizard.heading(copy.done.title)).toBeFocused()
      })
    })
  })
})
