import type { Language } from '#contract/language.ts'
import { read } from './documents.ts'

/** What the fields of each form are called, for letters, the desk and the command line: as on their pages. */
export function formLabels(language: Language) {
  return {
    appointment: read('book', language).form.labels,
    contact: read('contact', language).form.labels,
    newsletter: { email: read('newsletter', language).email },
    waitlist: read('waitlist', language).wizard.labels,
  }
}
