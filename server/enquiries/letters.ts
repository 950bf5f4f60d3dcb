import { read } from '#content/documents.ts'
import { swissMoment } from '#contract/dates.ts'
import type { Language } from '#contract/language.ts'
import { filler } from '../mail/letter-copy.ts'
import { markup } from '../mail/markup.ts'
import { replyAddressOf } from '../mail/reply-address.ts'
import { typedParagraphs } from '../mail/typed-paragraphs.ts'
import type { LetterConfig, WrittenLetter } from '../mail/written.ts'

export type EnquiryReply = {
  kind: 'enquiry-reply'
  text: string
  /** Who writes. */
  author: string
  /** Of those that were queued by an earlier version it is not known. */
  enquiryId?: string
  /** When the enquiry came, by which the mail is named. */
  askedAt?: string
  /** The Message-ID of the mail that it answers. */
  inReplyTo?: string
  quoted: { name: string; text: string; receivedAt: string }
}

/** A reply that a person wrote: their words, a greeting, their name, and what is answered below; none of the frame of automatic mails. */
export function writeReply(
  { author, text, enquiryId, askedAt, inReplyTo, quoted }: EnquiryReply,
  language: Language,
  config: LetterConfig,
): WrittenLetter {
  const words = read('letters', language).enquiryReply
  const fill = filler(language, { date: swissMoment(quoted.receivedAt, language), name: quoted.name, author })
  const quote = quoted.text
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n')
  return {
    subject: filler(language, { date: swissMoment(askedAt ?? quoted.receivedAt, language) })(words.subject),
    text: `${text.trim()}\n\n${words.closing}\n\n-- \n${fill(words.signature)}\n\n${fill(words.quoteIntro)}\n${quote}\n`,
    html: String(
      markup`<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head><body style="font-family:sans-serif">${typedParagraphs(text)}<p>${words.closing}</p>${typedParagraphs(fill(words.signature))}<p>${fill(words.quoteIntro)}</p><blockquote style="margin:0;padding-left:1em;border-left:2px solid #888">${typedParagraphs(quoted.text, (line) => [markup`${line}`])}</blockquote></body></html>`,
    ),
    replyTo: {
      name: fill('{brand}'),
      address: (enquiryId && replyAddressOf(config, enquiryId)) || config.operatorEmail,
    },
    // Written by a person, so that an absence note may answer it (RFC 3834).
    headers: { 'Auto-Submitted': 'no', ...(inReplyTo && { 'In-Reply-To': inReplyTo, References: inReplyTo }) },
  }
}
