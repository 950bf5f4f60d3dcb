import { fill } from '../../fill.ts'
import type { EntryData } from './data.ts'
import type { useSaving } from './use-saving.ts'

/** What became of what was typed. */
export function savingText(
  { words, draft, loadedAt }: EntryData,
  { saving, merged, kept, isDirty }: ReturnType<typeof useSaving>,
): string {
  if (saving.state === 'offline') return words.saving.offline
  if (saving.state === 'saving') return words.saving.saving
  if (saving.state === 'problem') {
    return words.saving[saving.problem as 'unknown' | 'unreadable'] ?? words.problems[saving.problem] ?? saving.problem
  }
  if (isDirty) return words.saving.waiting
  if (merged) return fill(words.saving.merged, { name: merged })
  const shown = kept && kept.at > loadedAt ? kept : draft
  return shown ? fill(words.saving.saved, { time: shown.time, name: shown.by }) : words.saving.none
}

/** The same in a word or two, for a narrow bar. */
export function savingWord(
  { words: { saving: told }, draft }: EntryData,
  { saving, kept }: ReturnType<typeof useSaving>,
) {
  if (saving.state === 'saving') return told.saving
  if (saving.state !== 'saved') return told.waiting
  const time = kept?.time ?? draft?.time
  return time ? fill(told.short, { time }) : ''
}
