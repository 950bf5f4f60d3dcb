import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import type { Words } from './words.ts'

/** A waiting-list entry as the operator's tool lists it. */
export type WaitlistEntry = {
  email: string
  company: string | null
  tier: string
  motivation: string | null
  status: string
  language: Language
  consent_version: string | null
  consent_page: string | null
}

/** The waiting list's wizard on a page, by the names that a person sees. */
export function wizardOn(page: Page, { waitlist: { wizard: copy } }: Words) {
  const wizard = page.locator('.wizard')
  const button = (name: string) => wizard.getByRole('button', { name, exact: true })
  const parts = {
    wizard,
    progress: wizard.getByRole('progressbar'),
    answer: wizard.locator('.form-message'),
    join: button(copy.join.button),
    next: button(copy.next),
    back: button(copy.back),
    choose: button(copy.offer.choose),
    chooseGeneral: button(copy.offer.chooseGeneral),
    submit: button(copy.motivation.submit),
    sending: button(copy.motivation.sending),
    restart: button(copy.done.restart),
    email: wizard.getByLabel(copy.labels.email, { exact: true }),
    company: wizard.getByLabel(copy.labels.company),
    motivation: wizard.getByLabel(copy.labels.motivation),
    consent: wizard.getByRole('checkbox'),
    heading: (text: string) => wizard.getByRole('heading').filter({ hasText: text }),
    /** Width of the bar as a share of its whole. */
    progressShare: () =>
      parts.progress.evaluate((bar) => {
        const width = Number.parseFloat(getComputedStyle(bar, '::before').width)
        return Math.round((width / bar.clientWidth) * 100) / 100
      }),
    /** From step 0 to step 3. */
    toMotivation: async (email: string) => {
      await parts.join.click()
      await parts.email.fill(email)
      await parts.next.click()
      await parts.choose.click()
    },
    /** From step 0 to the answer. */
    send: async (email: string) => {
      await parts.toMotivation(email)
      await parts.consent.check()
      await parts.submit.click()
    },
    /** From step 1, once mended, to the answer. */
    sendAgain: async () => {
      await parts.next.click()
      await parts.choose.click()
      await parts.consent.check()
      await parts.submit.click()
    },
  }
  return parts
}
