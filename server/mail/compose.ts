import { eventFacts } from '#content/event-facts.ts'
import { events } from '#content/events.ts'
import { formLabels } from '#content/form-labels.ts'
import { calendarFile } from '#contract/calendar-file.ts'
import { contactFields } from '#contract/contact-fields.ts'
import { swissMoment } from '#contract/dates.ts'
import type { Language } from '#contract/language.ts'
import { plainLine } from '#contract/plain-line.ts'
import { waitlistFields } from '#contract/waitlist-fields.ts'
import type { Config } from '../config.ts'
import { details, paragraph, track } from './blocks.ts'
import { alert, crashReport, digest } from './compose-reports.ts'
import { fieldLines } from './field-lines.ts'
import type { LetterContent } from './layout.ts'
import type { Letter } from './letters.ts'
import { newsletterLink, pageUrl, preferencesLink } from './links.ts'
import { filler, letterWords } from './words.ts'

export type LetterConfig = Pick<Config, 'siteUrl' | 'secret' | 'operatorEmail' | 'bookingUrl'>

/** What stands in a letter. */
export function compose(
  letter: Exclude<Letter, { kind: 'enquiry-reply' }>,
  language: Language,
  config: LetterConfig,
): LetterContent {
  const words = letterWords[language]
  const fill = filler(language)
  switch (letter.kind) {
    case 'newsletter-confirmation': {
      const url = newsletterLink(config, language, 'confirm', letter.tokenId)
      const { action } = words.newsletterConfirmation
      return { ...written('formal', words.newsletterConfirmation, fill), action: { label: action, url } }
    }
    case 'newsletter-welcome': {
      const { action } = words.newsletterWelcome
      return {
        ...written('formal', words.newsletterWelcome, fill),
        action: { label: action, url: pageUrl(config, language, '/blog') },
        links: [{ label: words.preferences, url: preferencesLink(config, language, letter.subscriberId) }],
        unsubscribeUrl: newsletterLink(config, language, 'unsubscribe', letter.subscriberId),
      }
    }
    case 'waitlist-received': {
      const values = { position: String(letter.position), tier: words.tiers[letter.tier] }
      return written('familiar', words.waitlistReceived, filler(language, values))
    }
    case 'waitlist-operator':
      return waitlistOperator(letter, language)
    case 'waitlist-accepted': {
      const { action, offers } = words.waitlistAccepted
      const values = { tier: words.tiers[letter.tier], offer: fill(offers[letter.tier]) }
      return {
        ...written('familiar', words.waitlistAccepted, filler(language, values)),
        action: { label: action, url: config.bookingUrl },
      }
    }
    case 'waitlist-declined':
      return written('familiar', words.waitlistDeclined, fill)
    case 'contact-operator':
      return contactOperator(letter, language)
    case 'contact-receipt':
      return written('formal', words.contactReceipt, fill)
    case 'event-receipt':
      return eventReceipt(letter, language, config)
    case 'digest':
      return digest(letter.figures, language)
    case 'alert':
      return alert(letter.alert, language)
    case 'crashes':
      return crashReport(letter, language)
  }
}

/** The event as the receipt of a registration names it; nothing of what the visitor typed. */
function eventReceipt(
  { event, receivedAt }: Extract<Letter, { kind: 'event-receipt' }>,
  language: Language,
  config: LetterConfig,
): LetterContent {
  const words = letterWords[language].eventReceipt
  const announced = events.find(({ id }) => id === event)
  // Set aside with this reason, and sent by `mail retry` once the event is there again.
  if (!announced) throw new Error(`content/events.ts has no event ${event}`)
  const facts = eventFacts(announced, language)
  const url = pageUrl(config, language, '/video-studio')
  const fill = filler(language, { title: facts.title, date: facts.date })
  const content = written('formal', words, fill)
  const pairs: [string, string][] = [
    [words.labels.event, facts.title],
    [words.labels.type, facts.type],
    [words.labels.date, facts.date],
    [words.labels.time, fill(words.swissTime).replace('{time}', facts.time)],
    [words.labels.location, facts.location],
  ]
  const calendar = calendarFile({ ...facts, url }, fill('{brand}'), new Date(receivedAt))
  return {
    ...content,
    body: [...content.body, details(pairs)],
    attachments: [{ filename: `${event}.ics`, contentType: 'text/calendar; charset=utf-8', content: calendar }],
  }
}

function contactOperator(letter: Extract<Letter, { kind: 'contact-operator' }>, language: Language): LetterContent {
  const words = letterWords[language].contactOperator
  const { labels, languages } = words
  const typed = fieldLines(contactFields, letter, formLabels[language].contact, language)
  const pairs: [string, string | undefined][] = [
    ...typed.lines,
    [labels.language, languages[language]],
    [labels.page, letter.page && plainLine(letter.page)],
    [labels.time, swissMoment(letter.receivedAt, language)],
    ...typed.texts,
  ]
  return withDetails(written('report', words, filler(language, { name: plainLine(letter.name) })), pairs)
}

function waitlistOperator(letter: Extract<Letter, { kind: 'waitlist-operator' }>, language: Language): LetterContent {
  const words = letterWords[language].waitlistOperator
  const { labels, languages } = words
  const position = String(letter.position)
  const tier = letterWords[language].tiers[letter.tier]
  const fieldLabels = formLabels[language].waitlist
  const typed = fieldLines(waitlistFields, letter, fieldLabels, language)
  const pairs: [string, string | undefined][] = [
    [labels.position, position],
    [fieldLabels.tier, tier],
    ...typed.lines,
    [labels.applications, letter.applications > 1 ? String(letter.applications) : undefined],
    [labels.language, languages[language]],
    [labels.page, letter.page && plainLine(letter.page)],
    [labels.time, swissMoment(letter.receivedAt, language)],
    ...typed.texts,
  ]
  return withDetails(written('report', words, filler(language, { position, tier })), pairs)
}

/** What is known, below the words; what was not given has no line. */
function withDetails(content: LetterContent, pairs: [string, string | undefined][]): LetterContent {
  const given = pairs.filter((pair): pair is [string, string] => Boolean(pair[1]))
  return { ...content, body: [...content.body, details(given)] }
}

type Words = {
  subject: string
  preview: string
  title: string
  /** The way that this letter is part of. At the middle one of the steps a person decides. */
  steps?: string[]
  paragraphs: string[]
  after?: string[]
  reason: string
}

function written(voice: LetterContent['voice'], words: Words, fill: (text: string) => string): LetterContent {
  const { steps, paragraphs, after = [] } = words
  return {
    voice,
    subject: fill(words.subject),
    preview: fill(words.preview),
    title: fill(words.title),
    drawing: steps && track(steps.map(fill), Math.floor(steps.length / 2)),
    body: paragraphs.map((text) => paragraph(fill(text))),
    after: after.map((text) => paragraph(fill(text))),
    reason: fill(words.reason),
  }
}
