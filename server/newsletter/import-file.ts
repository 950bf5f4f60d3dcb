import { type Info, parse } from 'csv-parse/sync'
import type { Language } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import { emailAddress } from '#contract/text.ts'
import { emailKey } from '../db/email-key.ts'

/** Why a line of a file cannot become a reader. */
export type LineProblem = 'no_address' | 'bad_address' | 'unknown_language'

/** A line of a file. `line`: where it ends, counted from 1 with the header. */
export type FileLine = { line: number; typed: string } & (
  | { ok: true; email: string; language: Language /** The line that named the address first. */; twiceOf?: number }
  | { ok: false; problem: LineProblem }
)

export type FileProblem =
  | { problem: 'empty' }
  | { problem: 'no_address_column' }
  | { problem: 'unreadable'; line: number }
  | { problem: 'too_long'; most: number }

/** Lines of a file that one import takes. */
const mostLines = 50_000

/** A first line of its own in which Excel names the delimiter; the line is counted, its words are not needed. */
const namedDelimiter = /^sep=.\r?\n/i

const delimiters = [',', ';', '\t'] as const
const address = emailAddress(limits.email, 'invalid')

/** Names of columns as programs write them in German and English; compared without case, blanks and signs. */
const columnNames = {
  email: [
    ...['email', 'emailadresse', 'emailaddress', 'emailadr', 'mail', 'mailadresse', 'mailaddress', 'emailid'],
    ...['eposta', 'elektronischepost', 'adresseemail', 'primaryemail', 'subscriberemail', 'kontaktemail'],
  ],
  language: ['sprache', 'language', 'lang', 'locale', 'korrespondenzsprache', 'preferredlanguage', 'sprachcode'],
}

const languageNames: Record<string, Language> = {
  ...{ de: 'de', deu: 'de', ger: 'de', d: 'de', deutsch: 'de', german: 'de', allemand: 'de' },
  ...{ en: 'en', eng: 'en', e: 'en', englisch: 'en', english: 'en', anglais: 'en' },
}

/**
 * Reads a list of readers as CSV, as Excel, Numbers, LibreOffice and mailing programs write it: comma, semicolon or tab, UTF-8
 * (with or without a byte order mark), UTF-16 or Windows-1252, with a header or as addresses alone. Columns that are not known
 * are passed over.
 * @param otherwise the language of lines that name none
 */
export function readReaderFile(
  bytes: Uint8Array,
  otherwise: Language,
): { ok: true; lines: FileLine[] } | ({ ok: false } & FileProblem) {
  const text = decoded(bytes).replace(namedDelimiter, '\n')
  if (text.trim() === '') return { ok: false, problem: 'empty' }
  try {
    const rows = parsed(text, delimiterOf(text))
    const columns = columnsOf(rows[0]?.record ?? [])
    if (!columns) return { ok: false, problem: 'no_address_column' }
    const data = columns.hasHeader ? rows.slice(1) : rows
    if (data.length === 0) return { ok: false, problem: 'empty' }
    if (data.length > mostLines) return { ok: false, problem: 'too_long', most: mostLines }
    return { ok: true, lines: linesOf(data, columns, otherwise) }
  } catch (error) {
    return { ok: false, problem: 'unreadable', line: (error as { lines?: number }).lines ?? 1 }
  }
}

type Row = { record: string[]; line: number }

function parsed(text: string, delimiter: string, to = -1): Row[] {
  const rows = parse(text, {
    delimiter,
    to,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  }) as unknown as { record: string[]; info: Info }[]
  return rows.map(({ record, info }) => ({ record, line: info.lines }))
}

/** What is no UTF-8 comes from Excel on Windows. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The one by which the first line has a column of addresses; of several, the one that makes the most columns. */
function delimiterOf(text: string): string {
  const tried = delimiters.map((delimiter) => {
    const [first] = parsed(text, delimiter, 1)
    return { delimiter, fits: columnsOf(first?.record ?? []) !== undefined, columns: first?.record.length ?? 0 }
  })
  tried.sort((one, other) => Number(other.fits) - Number(one.fits) || other.columns - one.columns)
  return tried[0]?.delimiter ?? ','
}

type Columns = { hasHeader: boolean; email: number; language: number }

/** Which column is which, by the header, or by what stands in a first line that is none. */
function columnsOf(first: string[]): Columns | undefined {
  const names = first.map((name) =>
    name
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z]/g, ''),
  )
  const find = (known: string[]) => names.findIndex((name) => known.includes(name))
  const email = find(columnNames.email)
  if (email >= 0) return { hasHeader: true, email, language: find(columnNames.language) }
  const bare = first.findIndex((cell) => address.safeParse(cell).success)
  if (bare < 0) return undefined
  return { hasHeader: false, email: bare, language: names.findIndex((name) => languageNames[name] !== undefined) }
}

function linesOf(rows: Row[], columns: Columns, otherwise: Language): FileLine[] {
  const seen = new Map<string, number>()
  return rows.map(({ record, line }): FileLine => {
    const typed = record[columns.email] ?? ''
    if (typed === '') return { line, typed, ok: false, problem: 'no_address' }
    const email = address.safeParse(typed)
    if (!email.success) return { line, typed, ok: false, problem: 'bad_address' }
    const named = columns.language < 0 ? '' : (record[columns.language] ?? '')
    const language = named === '' ? otherwise : languageNames[named.toLowerCase().split(/[-_]/)[0] ?? '']
    if (!language) return { line, typed, ok: false, problem: 'unknown_language' }
    const key = emailKey(email.data)
    const twiceOf = seen.get(key)
    if (twiceOf === undefined) seen.set(key, line)
    return { line, typed, ok: true, email: email.data, language, ...(twiceOf !== undefined && { twiceOf }) }
  })
}
