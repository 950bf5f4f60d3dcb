import type { contactFields } from '#contract/contact-fields.ts'
import type { FieldValues } from '#contract/form-fields.ts'
import type { Language } from '#contract/language.ts'
import { plainLine } from '#contract/plain-line.ts'
import type { TierName } from '#contract/tier-names.ts'
import type { waitlistFields } from '#contract/waitlist-fields.ts'
import type { Crash } from '../alerts/crashes.ts'
import type { Alert } from '../alerts/service.ts'
import type { DigestFigures } from '../digest/store.ts'
import { compose, type LetterConfig } from './compose.ts'
import { type Attachment, renderLetter } from './layout.ts'
import { writePersonal } from './personal.ts'
import { filler } from './words.ts'

/** Every mail the site sends, with what it needs to be written. */
export type Letter =
  | { kind: 'newsletter-confirmation'; tokenId: string }
  | { kind: 'newsletter-welcome'; subscriberId: string }
  | { kind: 'waitlist-received'; position: number; tier: TierName }
  | ({
      kind: 'waitlist-operator'
      position: number
      /** Above 1: somebody who was declined applies again. */
      applications: number
      page?: string
      receivedAt: string
    } & Omit<FieldValues<typeof waitlistFields>, 'agreeToPrivacy'>)
  | { kind: 'waitlist-accepted'; tier: TierName }
  | { kind: 'waitlist-declined' }
  | ({ kind: 'contact-operator'; page?: string; receivedAt: string } & FieldValues<typeof contactFields>)
  | {
      kind: 'enquiry-reply'
      text: string
      /** Who writes. */
      author: string
      quoted: { name: string; text: string; receivedAt: string }
    }
  | { kind: 'contact-receipt' }
  | { kind: 'event-receipt'; event: string; receivedAt: string }
  | { kind: 'digest'; figures: DigestFigures }
  | { kind: 'alert'; alert: Alert }
  /** `more`: further kinds that are not listed. */
  | { kind: 'crashes'; crashes: Crash[]; more: number }

export type WrittenLetter = {
  subject: string
  text: string
  html: string
  replyTo: { name: string; address: string }
  headers: Record<string, string>
  attachments?: Attachment[]
}

/** Writes a letter in a language, as text and HTML, with the headers that belong to it. */
export function writeLetter(letter: Letter, language: Language, config: LetterConfig): WrittenLetter {
  if (letter.kind === 'enquiry-reply') return writePersonal(letter, language, config)
  const content = compose(letter, language, config)
  return {
    subject: plainLine(content.subject).trim(),
    ...renderLetter(content, language),
    replyTo: replyToOf(letter, language, config),
    headers: content.unsubscribeUrl
      ? { 'List-Unsubscribe': `<${content.unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {},
    attachments: content.attachments,
  }
}

/** The operator answers whoever wrote or applied; everybody else answers the operator. */
function replyToOf(letter: Letter, language: Language, config: LetterConfig): WrittenLetter['replyTo'] {
  switch (letter.kind) {
    case 'contact-operator':
      return { name: plainLine(letter.name).trim(), address: letter.email }
    case 'waitlist-operator':
      return { name: '', address: letter.email }
    default:
      return { name: filler(language)('{brand}'), address: config.operatorEmail }
  }
}
