import { swissMoment } from '#contract/dates.ts'
import type { Language } from '#contract/language.ts'
import type { Crash } from '../alerts/crashes.ts'
import type { Alert } from '../alerts/service.ts'
import type { DigestFigures } from '../digest/store.ts'
import { type Block, figures as column, details, heading, paragraph } from './blocks.ts'
import type { LetterContent } from './layout.ts'
import type { Letter } from './letters.ts'
import { filler, letterWords } from './words.ts'

/** The operator's day in figures. What asks for the operator comes first. */
export function digest(figures: DigestFigures, language: Language): LetterContent {
  const words = letterWords[language].digest
  const { contacts, registrations, waitlist, places, newsletter, suspected, mails, securityEvents } = figures
  const fill = filler(language, {
    since: swissMoment(figures.since, language),
    until: swissMoment(figures.until, language),
    contacts: String(contacts),
    joined: String(waitlist.joined),
    confirmed: String(newsletter.confirmed),
    overdue: String(waitlist.overdue),
    suspected: String(suspected),
    dead: String(mails.dead),
    complained: String(newsletter.complained),
    securityEvents: String(securityEvents),
  })
  const { todo, sections, labels } = words
  const open: [number, string][] = [
    [waitlist.overdue, todo.overdue],
    [suspected, todo.suspected],
    [mails.dead, todo.dead],
    [newsletter.complained, todo.complained],
    [securityEvents, todo.securityEvents],
  ]
  const section = (title: string, pairs: [string, number | string][]): Block[] => [
    heading(title),
    column(pairs.map(([label, value]) => [label, String(value)])),
  ]
  return {
    voice: 'report',
    subject: fill(words.subject),
    preview: fill(words.preview),
    title: fill(words.title),
    body: [
      paragraph(fill(words.span)),
      ...open.filter(([count]) => count > 0).map(([, text]) => paragraph(fill(text))),
      ...section(sections.leads, [
        [labels.contacts, contacts],
        [labels.registrations, registrations],
      ]),
      ...section(sections.waitlist, [
        [labels.joined, waitlist.joined],
        [labels.waiting, waitlist.waiting],
        ...places.map(({ tier, accepted, total }): [string, string] => [
          letterWords[language].tiers[tier],
          fill(labels.places).replace('{accepted}', String(accepted)).replace('{total}', String(total)),
        ]),
      ]),
      ...section(sections.newsletter, [
        [labels.confirmed, newsletter.confirmed],
        [labels.left, newsletter.left],
        [labels.bounced, newsletter.bounced],
        [labels.complained, newsletter.complained],
        [labels.readers, newsletter.readers],
      ]),
      ...section(sections.mails, [
        [labels.sent, mails.sent],
        [labels.queued, mails.queued],
        [labels.dead, mails.dead],
      ]),
    ],
    after: [paragraph(words.names)],
    reason: words.reason,
  }
}

/** A trouble that has begun, or is over. */
export function alert({ incident, level, beganAt, endedAt, cause }: Alert, language: Language): LetterContent {
  const words = letterWords[language].alert
  const fill = filler(language, {
    level: String(level),
    cause: cause ? words.causes[cause] : '',
    began: swissMoment(beganAt, language),
    ended: endedAt ? swissMoment(endedAt, language) : '',
  })
  const { subject, title, paragraphs } = words[incident][endedAt ? 'over' : 'begun']
  return {
    voice: 'report',
    subject: fill(subject),
    preview: fill(paragraphs[0] ?? ''),
    title: fill(title),
    body: paragraphs.map((text) => paragraph(fill(text))),
    reason: words.reason,
  }
}

/** Crashes that visitors saw, each kind once. What a browser told goes into the mail only. */
export function crashReport(
  { crashes, more }: Extract<Letter, { kind: 'crashes' }>,
  language: Language,
): LetterContent {
  const words = letterWords[language].crashes
  const pages = [...new Set(crashes.map(({ page }) => page))]
  const fill = filler(language, { pages: pages.join(', '), more: String(more) })
  const line = ({ message, count, lastAt, errorId }: Crash) =>
    filler(language, {
      message: message || words.unknown,
      count: String(count),
      last: swissMoment(lastAt, language),
      errorId: errorId || '–',
    })(words.line)
  const further = more > 0 ? [paragraph(fill(words.more))] : []
  return {
    voice: 'report',
    subject: fill(words.subject),
    preview: fill(words.preview),
    title: fill(words.title),
    body: [
      ...words.paragraphs.map((text) => paragraph(fill(text))),
      details(crashes.map((crash): [string, string] => [crash.page, line(crash)])),
      ...further,
    ],
    forWebhook: [paragraph(fill(words.forWebhook)), ...further],
    after: words.after.map((text) => paragraph(fill(text))),
    reason: words.reason,
  }
}
