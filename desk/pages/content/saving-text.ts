import { fill } from '../../fill.ts'
import type { EntryData } from './data.ts'
import type { useSaving } from './use-saving.ts'

/** What became of what was typed. @param isShort as in a narrow bar, where all is well */
export function savingText(
  { words, draft, loadedAt }: EntryData,
  { saving, merged, kept, isDirty }: ReturnType<typeof useSaving>,
  isShort = false,
): string {
  if (saving.state === 'offline') return words.saving.offline
  if (saving.state === 'saving') return words.saving.saving
  if (saving.state === 'problem') {
    return words.saving[saving.problem as 'unknown' | 'unreadable'] ?? words.problems[saving.problem] ?? saving.problem
  }
  if (isDirty) return words.saving.waiting
  if (merged) return fill(words.saving.merged, { name: merged })
  const shown = kept && kept.at > loadedAt ? kept : draft
  if (!shown) return words.saving.none
  return fill(isShort ? words.saving.short : words.saving.saved, { time: shown.time, name: shown.by })
}
