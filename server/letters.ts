import type { Language } from '#contract/language.ts'
import { alertLetters } from './alerts/letters.ts'
import { appointmentLetters } from './appointments/letters.ts'
import { contactLetters } from './contact/letters.ts'
import type { MailLane, OutboxRow } from './db/tables/mail.ts'
import { digestLetters } from './digest/letters.ts'
import { type EnquiryReply, writeReply } from './enquiries/letters.ts'
import { readKeptLetter, writtenAgain } from './mail/kept-letter.ts'
import type { QueuedMail } from './mail/outbox.ts'
import { type LetterConfig, type Template, type WrittenLetter, writtenLetter } from './mail/written.ts'
import { newsletterLetters } from './newsletter/letters.ts'
import { waitlistLetters } from './waitlist/letters.ts'

const templates = {
  ...newsletterLetters,
  ...waitlistLetters,
  ...contactLetters,
  ...appointmentLetters,
  ...digestLetters,
  ...alertLetters,
}

type Templates = typeof templates

/** Every mail the site sends, with what it needs to be written. The outbox keeps it: a kind that was sent once stays. */
export type Letter =
  | { [Kind in keyof Templates]: { kind: Kind } & Parameters<Templates[Kind]>[0] }[keyof Templates]
  | EnquiryReply

/** A letter on its way to one address. */
export type QueuedLetter = QueuedMail<Letter>

/** Letters that anybody can have sent to anybody, by typing an address into a form. */
const unverified: string[] = [
  'newsletter-confirmation',
  'waitlist-received',
  'contact-receipt',
  'event-receipt',
  'appointment-confirmation',
] satisfies Letter['kind'][]

/** The lane of the outbox that a kind of letter goes by. */
export function laneOf(kind: string): MailLane {
  return unverified.includes(kind) ? 'unverified' : 'direct'
}

/** Letters to ourselves: they lie in our own mailbox, and what they tell of stands in its room of the desk. */
const toOurselves: string[] = [
  'contact-operator',
  'waitlist-operator',
  'appointment-operator',
  'digest',
  'alert',
  'crashes',
] satisfies Letter['kind'][]

/** Whether what a letter said can be read at the desk after it has left. */
export function keepsLetter(kind: string): boolean {
  return !toOurselves.includes(kind)
}

/** Writes a letter in a language, as text and HTML, with the headers that belong to it. */
export function writeLetter(letter: Letter, language: Language, config: LetterConfig): WrittenLetter {
  if (letter.kind === 'enquiry-reply') return writeReply(letter, language, config)
  const template = templates[letter.kind] as Template<Letter> | undefined
  // A row of another version: set aside with this reason, and sent by `mail retry` once the kind is known again.
  if (!template) throw new Error(`no letter of the kind ${letter.kind}`)
  return writtenLetter(template(letter, language, config), language, config)
}

/** Writes the letter that a row of the outbox stands for. What came back and goes out once more says what it said. */
export function writeQueued(
  { letter, params, language, sent_letter }: Pick<OutboxRow, 'letter' | 'params' | 'language' | 'sent_letter'>,
  config: LetterConfig,
): WrittenLetter {
  const kept = readKeptLetter({ sent_letter })
  if (kept) return writtenAgain(kept, language)
  return writeLetter({ kind: letter, ...JSON.parse(params) } as Letter, language, config)
}
