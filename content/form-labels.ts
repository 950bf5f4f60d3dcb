import { book as germanBook } from './de/book.ts'
import { contact as germanContact } from './de/contact.ts'
import { newsletter as germanNewsletter } from './de/newsletter.ts'
import { waitlist as germanWaitlist } from './de/waitlist.ts'
import { book as englishBook } from './en/book.ts'
import { contact as englishContact } from './en/contact.ts'
import { newsletter as englishNewsletter } from './en/newsletter.ts'
import { waitlist as englishWaitlist } from './en/waitlist.ts'

/** What the fields of each form are called, for letters, the desk and the command line: as on their pages. */
export const formLabels = {
  de: {
    appointment: germanBook.form.labels,
    contact: germanContact.form.labels,
    newsletter: { email: germanNewsletter.email },
    waitlist: germanWaitlist.wizard.labels,
  },
  en: {
    appointment: englishBook.form.labels,
    contact: englishContact.form.labels,
    newsletter: { email: englishNewsletter.email },
    waitlist: englishWaitlist.wizard.labels,
  },
}
