import type { PostingLine } from './posting-lines.ts'

/** One numbered entry. Numbers have no gaps; an entry is never changed or removed, only reversed by a later one. */
export type JournalEntry = {
  number: number
  /** 2026-11-12 */
  date: string
  text: string
  lines: PostingLine[]
  /** The entry that this one cancels. */
  reverses?: number
}

export type Journal = readonly JournalEntry[]

export type NewEntry = Omit<JournalEntry, 'number' | 'reverses'>

/** The journal with one more entry. */
export function post(journal: Journal, entry: NewEntry, firstNumber = 1): Journal {
  return [...journal, { ...entry, number: nextNumber(journal, firstNumber) }]
}

export function nextNumber(journal: Journal, firstNumber = 1): number {
  return (journal.at(-1)?.number ?? firstNumber - 1) + 1
}

/**
 * The journal with an entry that cancels another: debit and credit exchanged, the same amounts. Unchanged where there is
 * nothing to cancel: an unknown number, one that is cancelled already, or a cancellation.
 */
export function reverse(journal: Journal, number: number, { date, text }: { date: string; text: string }): Journal {
  const entry = journal.find((each) => each.number === number)
  if (!entry || entry.reverses !== undefined || isReversed(journal, number)) return journal
  const lines = entry.lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit }))
  return [...journal, { number: nextNumber(journal), date, text, lines, reverses: number }]
}

export function isReversed(journal: Journal, number: number): boolean {
  return journal.some((entry) => entry.reverses === number)
}
