import type { OutboxRow } from '../db/tables/mail.ts'
import type { WrittenLetter } from './written.ts'

/** A letter as it went out, to be read again. Its text says the same as its HTML. */
export type KeptLetter = { subject: string; text: string; replyTo: string }

/** What is kept of a letter. Links that only its reader may use are shortened: a token stands nowhere in the store. */
export function keptLetter({ subject, text, replyTo }: WrittenLetter): KeptLetter {
  return { subject, text: text.replace(/([?&]token=)[\w.~-]+/g, '$1…'), replyTo: replyTo.address }
}

export function readKeptLetter({ sent_letter }: Pick<OutboxRow, 'sent_letter'>): KeptLetter | undefined {
  return sent_letter === null ? undefined : (JSON.parse(sent_letter) as KeptLetter)
}
