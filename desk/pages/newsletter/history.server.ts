import type { DocumentOf } from '#content/catalogue.ts'
import type { ReaderCard } from '#server/newsletter/readers.ts'
import { fill } from '../../fill.ts'

type Words = DocumentOf<'desk/readers'>

/** What happened with a reader in the order of time, the latest first. */
export function historyOf(
  { events, issues, origin }: ReaderCard,
  words: Words,
): { at: string; text: string; to?: string }[] {
  const { card, languages } = words
  const happened = events.map(({ at, kind, detail }) => {
    const named =
      kind === 'language' ? languages[detail === 'en' ? 'en' : 'de'] : (card.suppressions[detail ?? ''] ?? '')
    return { at, text: fill(card.events[kind], { detail: named, source: origin?.source ?? '' }) }
  })
  const sent = issues.map(({ at, issue_id, subject, status, refused, smtp_code }) => {
    const text = refused ? (smtp_code ? card.issues.refused : card.issues.dead) : card.issues[status]
    return { at, text: fill(text, { subject, code: smtp_code ?? '' }), to: `/newsletter/issues/${issue_id}/report` }
  })
  return [...happened, ...sent].sort((one, other) => other.at.localeCompare(one.at))
}
