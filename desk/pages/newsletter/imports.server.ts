import { createHash } from 'node:crypto'
import { languages } from '#contract/language.ts'
import type { DeskServices } from '#server/desk/services.ts'
import type { ImportLine } from '#server/newsletter/imports.ts'
import type { ImportAnswer } from './imports-data.ts'

/** In bytes, of a file that is sent in. */
const largestFile = 5 * 1024 * 1024
/** Lines that the page shows; the counts are of all. */
const mostShown = 200

/** Checks a file, or imports it when it is the one that was checked. */
export async function readImport(imports: DeskServices['imports'], form: FormData): Promise<ImportAnswer> {
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) return { problem: 'no_file' }
  if (file.size > largestFile) return { problem: 'too_large' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const language = languages.find((known) => known === form.get('language')) ?? 'de'
  const stated = { source: String(form.get('source') ?? ''), consent: String(form.get('consent') ?? '') }
  const checked = createHash('sha256').update(language).update(bytes).digest('base64url')
  const isSame = form.get('checked') === checked
  const isImport = form.get('act') === 'import'
  const outcome = await (isImport && isSame ? imports.run : imports.check)(bytes, language, stated)
  if (!outcome.ok) return outcome
  const others = outcome.lines.filter((line): line is NotNew => line.outcome !== 'new')
  const shown = {
    counts: outcome.counts,
    lines: others.slice(0, mostShown),
    more: Math.max(0, others.length - mostShown),
  }
  if (isImport && isSame) return { did: 'imported', ...shown }
  return { did: 'checked', checked, isChanged: isImport, ...shown }
}

type NotNew = Exclude<ImportLine, { outcome: 'new' }>
