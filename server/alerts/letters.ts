import type { DocumentOf } from '#content/catalogue.ts'
import { read } from '#content/documents.ts'
import { swissMoment } from '#contract/dates.ts'
import type { StoreProblem } from '../db/unavailable.ts'
import { details, paragraph } from '../mail/blocks.ts'
import { filler } from '../mail/letter-copy.ts'
import type { Template } from '../mail/written.ts'
import type { MailboxProblem } from '../reports/mailbox-problem.ts'

/** Each has its words in the letter about it. */
export type IncidentName = Exclude<keyof DocumentOf<'letters'>['alert'], 'causes' | 'mailboxProblems' | 'reason'>

/** What an alert letter tells. `endedAt` is set once the trouble is over. Times are ISO 8601. */
export type Alert = {
  incident: IncidentName
  level: number
  beganAt: string
  endedAt?: string
  /** Why the store cannot be written. */
  cause?: StoreProblem
  /** Why the mailbox of bounces cannot be read. */
  mailbox?: MailboxProblem
}

/** Crashes of one kind: the same message on the same page. */
export type Crash = {
  /** Path, or `?` for what is no path of ours. */
  page: string
  /** As the browser told it: a stranger's word. */
  message: string
  /** Of the latest, so that a visitor's report can be matched with it. */
  errorId: string
  count: number
  /** ISO 8601. */
  lastAt: string
}

/** A trouble that has begun, or is over. */
const alert: Template<{ alert: Alert }> = (
  { alert: { incident, level, beganAt, endedAt, cause, mailbox = 'other' } },
  language,
) => {
  const words = read('letters', language).alert
  const fill = filler(language, {
    level: String(level),
    cause: cause ? words.causes[cause] : '',
    mailbox: words.mailboxProblems[mailbox],
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

/** Crashes that visitors saw, each kind once; `more` kinds are not listed. What a browser told goes into the mail only. */
const crashReport: Template<{ crashes: Crash[]; more: number }> = ({ crashes, more }, language) => {
  const words = read('letters', language).crashes
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

export const alertLetters = { alert, crashes: crashReport }
