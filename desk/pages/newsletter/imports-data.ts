import type { ImportCounts, ImportLine, ImportProblem } from '#server/newsletter/imports.ts'
import type { Stale } from '../../ui/fresh-form.tsx'
import type { Route } from './+types/imports.ts'

/** What the page knows, as its loader answers. */
export type ImportsData = Route.ComponentProps['loaderData']

type Shown = { counts: ImportCounts; lines: Exclude<ImportLine, { outcome: 'new' }>[]; more: number }

/** What became of a file. */
export type ImportAnswer =
  | ({ did: 'checked'; checked: string; isChanged: boolean } & Shown)
  | ({ did: 'imported' } & Shown)
  /** With what is wrong besides. */
  | ((ImportProblem | { problem: 'no_file' | 'too_large' }) & { besides: ImportProblem['problem'][] })

/** What became of taking an import back. */
export type UndoAnswer =
  | { did: 'undone'; removed: number; stay: { ended: number; signedUp: number; language: number } }
  | { problem: 'unknown' | 'undone_before' }

export type ImportsAnswer = ImportAnswer | UndoAnswer | Stale
