import type { Language } from '#contract/language.ts'
import { redactAddresses } from '#contract/severity.ts'
import type { ServiceContext } from '../context.ts'
import { emailKey } from '../db/email-key.ts'
import type { NewsletterImport, NewsletterSubscriber, SuppressionReason } from '../db/tables/readers.ts'
import type { Database } from '../db/tables.ts'
import { type FileLine, type FileProblem, type LineProblem, readReaderFile } from './import-file.ts'
import * as store from './import-store.ts'
import { suppressionKeys } from './suppressions/keys.ts'
import { suppressedAmong } from './suppressions/store.ts'

/** What becomes of a line, and why it is not a new reader. */
export type ImportLine = { line: number; email: string } & (
  | { outcome: 'new'; language: Language }
  | { outcome: 'known'; reason: 'reader' | 'waiting' | 'twice' }
  | { outcome: 'suppressed'; reason: SuppressionReason | 'left' }
  | { outcome: 'invalid'; reason: LineProblem }
)

export type ImportCounts = Record<ImportLine['outcome'], number>

/** What the operator states about a list. */
export type Statement = { source: string; consent: string }

export type ImportProblem = FileProblem | { problem: 'bad_source' | 'bad_consent' }

export type Checked = { ok: true; counts: ImportCounts; lines: ImportLine[] } | ({ ok: false } & ImportProblem)

export type Imported =
  | { ok: true; id: string | null; counts: ImportCounts; lines: ImportLine[] }
  | ({ ok: false } & ImportProblem)

export type Undone =
  | { ok: true; removed: number; stay: Record<store.ActedHow, number> }
  | { ok: false; problem: 'unknown' | 'undone_before' }

/** In characters; what proves consent takes more than a word. */
export const statementBounds = { source: { min: 3, max: 300 }, consent: { min: 10, max: 1000 } }

/**
 * Brings readers along from a list, under consent that the operator states and can prove. Nobody who has left, refused, complained
 * or was erased comes back by it.
 */
export function createImportsService(context: ServiceContext) {
  const { secret } = context.config
  return {
    /** What an import of this file would do; changes nothing. */
    check: async (bytes: Uint8Array, language: Language, stated: Statement): Promise<Checked> => {
      const file = statementProblem(stated) ?? readReaderFile(bytes, language)
      if (!file.ok) return file
      const lines = await judged(context.db, file.lines)
      return { ok: true, counts: countsOf(lines), lines }
    },

    /** All that is wrong with what is stated. */
    problemsOf: statementProblems,

    /** Adds the new ones as confirmed readers, all or none. @returns no id when there was nobody to add */
    run: async (bytes: Uint8Array, language: Language, stated: Statement): Promise<Imported> => {
      const file = statementProblem(stated) ?? readReaderFile(bytes, language)
      if (!file.ok) return file
      const [source, consent] = [stated.source.trim(), stated.consent.trim()]
      return context.transaction<Imported>(async (trx) => {
        const seen = await judged(trx, file.lines)
        const id = context.newId()
        const now = context.now().toISOString()
        const readers = seen.flatMap((line) => (line.outcome === 'new' ? [imported(line, id, now)] : []))
        const fresh = await store.addImported(trx, readers)
        const lines = seen.map(
          (line): ImportLine =>
            line.outcome !== 'new' || fresh.has(emailKey(line.email))
              ? line
              : { line: line.line, email: line.email, outcome: 'known', reason: 'reader' },
        )
        const counts = countsOf(lines)
        const { new: added, known, suppressed, invalid } = counts
        if (added === 0) return { ok: true, id: null, counts, lines }
        const stays = { undone_at: null, removed: null }
        await store.addImport(trx, {
          id,
          source,
          consent,
          created_at: now,
          added,
          known,
          suppressed,
          invalid,
          ...stays,
        })
        const details = { count: added, known, suppressed, invalid }
        await context.record(trx, { act: 'newsletter.import', subject: { kind: 'import', id }, details })
        return { ok: true, id, counts, lines }
      })
    },

    list: (): Promise<(NewsletterImport & { held: number })[]> => store.listImports(context.db),

    /** Removes the readers of an import who have done nothing since; says how many stay, and why. */
    undo: (id: string): Promise<Undone> =>
      context.transaction<Undone>(async (trx) => {
        if (!(await store.findImport(trx, id))) return { ok: false, problem: 'unknown' }
        if (!(await store.markUndone(trx, id, context.now().toISOString()))) {
          return { ok: false, problem: 'undone_before' }
        }
        const removed = await store.removeUntouched(trx, id)
        await store.noteRemoved(trx, id, removed)
        const stay = await store.countActed(trx, id)
        await context.record(trx, {
          act: 'newsletter.undo-import',
          subject: { kind: 'import', id },
          details: { count: removed, stay: stay.ended + stay.signedUp + stay.language },
        })
        return { ok: true, removed, stay }
      }),
  }

  function imported(
    { email, language }: Extract<ImportLine, { outcome: 'new' }>,
    import_id: string,
    now: string,
  ): NewsletterSubscriber {
    return {
      id: context.newId(),
      email,
      email_key: emailKey(email),
      status: 'confirmed',
      language,
      created_at: now,
      confirmed_at: now,
      unsubscribed_at: null,
      consent_version: null,
      consent_at: now,
      consent_page: null,
      import_id,
    }
  }

  async function judged(db: Database, lines: FileLine[]): Promise<ImportLine[]> {
    const emails = lines.flatMap((line) => (line.ok && line.twiceOf === undefined ? [line.email] : []))
    const statuses = await store.statusesOf(db, emails.map(emailKey))
    const suppressions = await suppressedAmong(
      db,
      emails.map((email) => suppressionKeys(secret, email)),
    )
    return lines.map((line): ImportLine => {
      if (!line.ok) return { line: line.line, email: line.typed, outcome: 'invalid', reason: line.problem }
      const at = { line: line.line, email: line.email }
      if (line.twiceOf !== undefined) return { ...at, outcome: 'known', reason: 'twice' }
      const suppression = suppressions.get(emailKey(line.email))
      if (suppression) return { ...at, outcome: 'suppressed', reason: suppression }
      const status = statuses.get(emailKey(line.email))
      if (status === 'unsubscribed') return { ...at, outcome: 'suppressed', reason: 'left' }
      if (status) return { ...at, outcome: 'known', reason: status === 'pending' ? 'waiting' : 'reader' }
      return { ...at, outcome: 'new', language: line.language }
    })
  }
}

function countsOf(lines: ImportLine[]): ImportCounts {
  const counts: ImportCounts = { new: 0, known: 0, suppressed: 0, invalid: 0 }
  for (const { outcome } of lines) counts[outcome]++
  return counts
}

function statementProblem(stated: Statement): ({ ok: false } & ImportProblem) | undefined {
  const [problem] = statementProblems(stated)
  return problem && { ok: false, problem }
}

function statementProblems(stated: Statement) {
  return (['source', 'consent'] as const)
    .filter((name) => !isStatement(stated[name].trim(), statementBounds[name]))
    .map((name) => `bad_${name}` as const)
}

/** Speaks of a list, not of somebody: it stays when its readers are erased, so no address may stand in it. */
function isStatement(text: string, { min, max }: { min: number; max: number }): boolean {
  return text.length >= min && text.length <= max && redactAddresses(text) === text
}
