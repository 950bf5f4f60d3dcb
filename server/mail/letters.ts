import type { Language } from '#contract/language.ts'
import type { TierName } from '#contract/tiers.ts'
import type { Config } from '../config.ts'
import { renderLetter } from './layout.ts'
import { newsletterLink, pageUrl } from './links.ts'
import { filler, letterWords } from './words.ts'

/** Every mail the site sends, with what it needs to be written. */
export type Letter =
  | { kind: 'newsletter-confirmation'; tokenId: string }
  | { kind: 'newsletter-welcome'; subscriberId: string }
  | { kind: 'waitlist-received'; position: number; tier: TierName }
  | { kind: 'waitlist-accepted'; tier: TierName }
  | { kind: 'waitlist-declined' }
  | {
      kind: 'contact-operator'
      name: string
      email: string
      company?: string
      page?: string
      receivedAt: string
      message: string
    }
  | { kind: 'contact-receipt' }

type LetterConfig = Pick<Config, 'siteUrl' | 'secret' | 'operatorEmail' | 'bookingUrl'>

/** A letter as people read it: plain text throughout, laid out and escaped by `layout.ts`. */
export type LetterContent = {
  voice: 'formal' | 'familiar'
  subject: string
  preview: string
  paragraphs: string[]
  /** Pairs of label and value, in a table; line breaks in a value are kept. */
  details?: [label: string, value: string][]
  action?: { label: string; url: string }
  after: string[]
  /** Why the reader gets this mail. */
  reason: string
  unsubscribeUrl?: string
}

export type WrittenLetter = {
  subject: string
  text: string
  html: string
  replyTo: { name: string; address: string }
  headers: Record<string, string>
}

/** Writes a letter in a language, as text and HTML, with the headers that belong to it. */
export function writeLetter(letter: Letter, language: Language, config: LetterConfig): WrittenLetter {
  const content = compose(letter, language, config)
  const replyTo =
    letter.kind === 'contact-operator'
      ? { name: headerText(letter.name), address: letter.email }
      : { name: filler(language)('{brand}'), address: config.operatorEmail }
  return {
    subject: headerText(content.subject),
    ...renderLetter(content, language),
    replyTo,
    headers: content.unsubscribeUrl
      ? { 'List-Unsubscribe': `<${content.unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {},
  }
}

function compose(letter: Letter, language: Language, config: LetterConfig): LetterContent {
  const words = letterWords[language]
  switch (letter.kind) {
    case 'newsletter-confirmation': {
      const { action, ...text } = words.newsletterConfirmation
      const url = newsletterLink(config, language, 'confirm', letter.tokenId)
      return { ...written('formal', text, filler(language)), action: { label: action, url } }
    }
    case 'newsletter-welcome': {
      const { action, ...text } = words.newsletterWelcome
      return {
        ...written('formal', text, filler(language)),
        action: { label: action, url: pageUrl(config, language, '/blog') },
        unsubscribeUrl: newsletterLink(config, language, 'unsubscribe', letter.subscriberId),
      }
    }
    case 'waitlist-received': {
      const values = { position: String(letter.position), tier: words.tiers[letter.tier] }
      return written('familiar', words.waitlistReceived, filler(language, values))
    }
    case 'waitlist-accepted': {
      const { action, offers, ...text } = words.waitlistAccepted
      const fill = filler(language, { tier: words.tiers[letter.tier], offer: filler(language)(offers[letter.tier]) })
      return { ...written('familiar', text, fill), action: { label: action, url: config.bookingUrl } }
    }
    case 'waitlist-declined':
      return written('familiar', words.waitlistDeclined, filler(language))
    case 'contact-operator': {
      const { labels, languages, ...text } = words.contactOperator
      const details: [string, string | undefined][] = [
        [labels.name, letter.name],
        [labels.email, letter.email],
        [labels.company, letter.company],
        [labels.language, languages[language]],
        [labels.page, letter.page],
        [
          labels.time,
          new Date(letter.receivedAt).toLocaleString('de-CH', {
            timeZone: 'Europe/Zurich',
            dateStyle: 'medium',
            timeStyle: 'short',
          }),
        ],
        [labels.message, letter.message],
      ]
      return {
        ...written('formal', text, filler(language, { name: letter.name })),
        details: details.filter((pair): pair is [string, string] => Boolean(pair[1])),
      }
    }
    case 'contact-receipt':
      return written('formal', words.contactReceipt, filler(language))
  }
}

type Words = { subject: string; preview: string; paragraphs: string[]; after?: string[]; reason: string }

function written(voice: LetterContent['voice'], words: Words, fill: (text: string) => string): LetterContent {
  return {
    voice,
    subject: fill(words.subject),
    preview: fill(words.preview),
    paragraphs: words.paragraphs.map(fill),
    after: (words.after ?? []).map(fill),
    reason: fill(words.reason),
  }
}

/** One line without control characters: what a visitor typed can never start a header of its own. */
function headerText(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
