import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { OutboxRow } from '../db/tables/mail.ts'
import { filler } from './letter-copy.ts'
import { markup } from './markup.ts'
import { typedParagraphs } from './typed-paragraphs.ts'
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

/** Whether a letter that went out says the same when it goes out once more: it is kept, no link in it was shortened, and it had no calendar file. */
export const isWhole = sql<boolean>`(sent_letter is not null and sent_letter not like '%token=…%'
  and letter not in ('appointment-cancelled', 'event-receipt'))`

/** The letter to be sent once more: what it was written from is gone. */
export function writtenAgain({ subject, text, replyTo }: KeptLetter, language: Language): WrittenLetter {
  return {
    subject,
    text,
    html: String(
      markup`<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head><body style="font-family:sans-serif">${typedParagraphs(text)}</body></html>`,
    ),
    replyTo: { name: filler(language)('{brand}'), address: replyTo },
    headers: {},
  }
}
