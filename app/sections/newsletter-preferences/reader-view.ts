import { fill } from '#app/lib/fill.ts'
import type { DocumentOf } from '#content/catalogue.ts'
import { swissMoment } from '#contract/dates.ts'
import type { Language } from '#contract/language.ts'

export type PreferencesCopy = DocumentOf<'newsletter-pages'>['preferences']

/** What the page needs of the server's record of a reader. */
type Reader = {
  email: string
  status: 'pending' | 'confirmed' | 'unsubscribed'
  language: Language
  created_at: string
  confirmed_at: string | null
  unsubscribed_at: string | null
  consent_version: string | null
  consent_at: string
  consent_page: string | null
  /** Where the address was taken over from, and on what consent. */
  origin: { source: string; consent: string; created_at: string } | null
  links: object[]
  mails: object[]
}

export type ReaderView = {
  email: string
  language: Language
  isReader: boolean
  /** Everything that is stored, as pairs of words. */
  rows: { term: string; detail: string }[]
  /** Address of the same as a file. */
  file: string
}

/** A reader's record in words. @param copy the words beside the data @param language of the page, not of the letters */
export function readerView(
  reader: Reader,
  token: string,
  copy: PreferencesCopy['data'],
  languageNames: Record<Language, string>,
  language: Language,
): ReaderView {
  const moment = (iso: string) => swissMoment(iso, language)
  const { labels, statuses } = copy
  const { origin } = reader
  const imported =
    origin && fill(copy.imported, { source: origin.source, consent: origin.consent, time: moment(origin.created_at) })
  const consent = fill(copy.consent, {
    version: reader.consent_version ?? copy.nowhere,
    page: reader.consent_page ?? copy.nowhere,
    time: moment(reader.consent_at),
  })
  const rows: [term: string, detail: string | null][] = [
    [labels.email, reader.email],
    [labels.status, statuses[reader.status]],
    [labels.language, languageNames[reader.language]],
    [labels.signedUp, moment(reader.created_at)],
    [labels.confirmed, reader.confirmed_at && moment(reader.confirmed_at)],
    [labels.left, reader.unsubscribed_at && moment(reader.unsubscribed_at)],
    [labels.consent, imported && !reader.consent_version ? null : consent],
    [labels.origin, imported],
    [labels.links, fill(copy.linkCount, { n: reader.links.length })],
    [labels.mails, String(reader.mails.length)],
  ]
  return {
    email: reader.email,
    language: reader.language,
    isReader: reader.status === 'confirmed',
    rows: rows.flatMap(([term, detail]) => (detail ? [{ term, detail }] : [])),
    file: `/newsletter/preferences.json?token=${encodeURIComponent(token)}`,
  }
}
