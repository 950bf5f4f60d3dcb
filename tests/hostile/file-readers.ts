import { checkIban } from '#app/payments/iban.ts'
import { readNumber } from '#app/payments/number-text.ts'
import { readStatement } from '#app/posting/bank-statement.ts'
import { readBillingInformation } from '#app/posting/billing-information.ts'
import { readInvoice } from '#app/posting/invoice.ts'
import { readPaymentsCode } from '#app/posting/swiss-payments-code.ts'
import { figures, hasMarkup, leaks, addresses as writtenAddresses } from '#assistant/model/written-text.ts'
import { csv } from '#contract/csv.ts'
import { sentencesOf } from '#contract/sentences.ts'
import { withoutStyles } from '#desk/editor/clean-paste.ts'
import { splitCompound } from '#search/compounds.ts'
import { languageRules } from '#search/language.ts'
import { createVocabulary } from '#search/vocabulary.ts'
import { busyTimes } from '#server/appointments/busy/busy-times.ts'
import { foldText, searchWords } from '#server/db/search-text.ts'
import { datesIn } from '#server/documents/editing/proposals/dates.ts'
import { returnPathsIn } from '#server/mail/return-path.ts'
import { linkTargets } from '#server/newsletter/counted-links.ts'
import { readReaderFile } from '#server/newsletter/import-file.ts'
import { readReport } from '#server/reports/read-report.ts'
import { withoutToken } from '#server/requests/without-token.ts'

const { de, en } = languageRules
const words = ['rechnung', 'buchhaltung', 'freigabe', 'aaaaaaaa', 'beleg']
const vocabulary = createVocabulary({ words, stems: words.map(de.stem), acronyms: ['qr'] })
const window = { from: Date.UTC(2026, 0), until: Date.UTC(2027, 0) }

/** Whatever a file, a mail or a search says, and what it throws is an answer as well. */
const tried = (read: (text: string) => unknown) => (text: string) => {
  try {
    return read(text)
  } catch (error) {
    return error
  }
}
const calendar = (lines: string) =>
  `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:x\r\nDTSTART:20260301T080000Z\r\nDTEND:20260301T090000Z\r\n${lines}\r\nEND:VEVENT\r\nEND:VCALENDAR`

/** What reads words, files, mails and codes that other people made, by its name. */
export const fileReaders: Record<string, (text: string) => unknown> = {
  'words and stems, German': (text) => de.read(text).map(({ word }) => [de.stem(word), de.spellings(word)]),
  'words and stems, English': (text) => en.read(text).map(({ word }) => en.stem(word)),
  'parts of a compound': (text) => splitCompound(text, de, vocabulary),
  'words like a misspelt one': (text) => [vocabulary.corrections(text), vocabulary.completions(text)],
  sentences: sentencesOf,
  'search of the desk': (text) => [foldText(text), searchWords(text)],
  'answer of a model': (text) => [hasMarkup(text), figures(text), writtenAddresses(text), leaks(text, 'Geheim.')],
  dates: (text) => [datesIn(text, 'de'), datesIn(text, 'en')],
  'links of a letter': (text) => linkTargets({ html: text }, 'https://site.example'),
  'address of a page, for the log': withoutToken,
  'list of readers': (text) => readReaderFile(Buffer.from(`email,name\n${text}`), 'de'),
  'cells of a file': (text) => csv([{ text }], ['text']),
  'mail in the mailbox of bounces': (text) =>
    readReport(Buffer.from(`From: a@b.example\r\nSubject: ${text}\r\nContent-Type: text/html\r\n\r\n${text}`)),
  'return paths in a mail': (text) => returnPathsIn({ bounceAddress: 'bounces@saldora.example' }, text),
  calendar: tried((text) => busyTimes(calendar(`SUMMARY:${text}`), window)),
  'lines of a calendar': tried((text) => busyTimes(calendar(text), window)),
  'bank statement': tried((text) => readStatement(`<Document xmlns="urn:iso:std:iso:20022">${text}</Document>`)),
  'text of a bank statement': tried(readStatement),
  'payment code': tried(readPaymentsCode),
  'bill of a supplier': tried((text) => readInvoice(text)),
  'billing information': tried((text) => readBillingInformation(`//S1/${text}`)),
  'number and IBAN': (text) => [readNumber(text), checkIban(text)],
  'styles of what is pasted': withoutStyles,
  'a tag that is pasted': (text) => withoutStyles(`<p style="${text}">`),
}
