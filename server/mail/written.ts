import type { Language } from '#contract/language.ts'
import { plainLine } from '#contract/plain-line.ts'
import type { Config } from '../config.ts'
import { type Attachment, type CalendarPart, type LetterContent, renderLetter } from './layout.ts'
import { filler } from './letter-copy.ts'

/** What letters need of the settings. */
export type LetterConfig = Pick<
  Config,
  'siteUrl' | 'secret' | 'operatorEmail' | 'replyAddress' | 'bookingUrl' | 'appointments'
>

/** What stands in a kind of letter, made from its values. */
export type Template<Values> = (values: Values, language: Language, config: LetterConfig) => LetterContent

/** A letter as text and HTML, with the headers that belong to it. */
export type WrittenLetter = {
  subject: string
  text: string
  html: string
  replyTo: { name: string; address: string }
  headers: Record<string, string>
  attachments?: Attachment[]
  icalEvent?: CalendarPart & { filename: string }
}

/** Lays a letter out. Its reader answers the operator, where the letter names nobody else. */
export function writtenLetter(content: LetterContent, language: Language, config: LetterConfig): WrittenLetter {
  return {
    subject: plainLine(content.subject).trim(),
    ...renderLetter(content, language),
    replyTo: content.replyTo ?? { name: filler(language)('{brand}'), address: config.operatorEmail },
    headers: content.unsubscribeUrl
      ? { 'List-Unsubscribe': `<${content.unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {},
    attachments: content.attachments,
    ...(content.calendar && { icalEvent: { ...content.calendar, filename: 'invite.ics' } }),
  }
}
