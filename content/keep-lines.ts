import { type Hunk, hunksBetween } from './hunks.ts'

type Edit = Hunk<string>

/** Beyond it two texts are too different to be compared line by line. */
const mostPairs = 4_000_000

/**
 * A text that was written anew and changed, with the lines of its source where only their writing is different.
 * @param source as somebody wrote it
 * @param rewritten the same, as it is written when nothing changes
 * @param changed as it is written with the change
 */
export function keepLines(source: string, rewritten: string, changed: string): string {
  const [before, base, after] = [source, rewritten, changed].map((text) => text.split('\n')) as [Lines, Lines, Lines]
  const meant = editsBetween(base, after)
  const isFree = (edit: Edit) => meant.every((other) => !areAtOnePlace(edit, other))
  const kept = editsBetween(base, before).filter(isFree)
  return [...meant, ...kept]
    .sort((one, other) => other.from - one.from || other.to - one.to)
    .reduce((lines, { from, to, items: others }) => lines.toSpliced(from, to - from, ...others), base)
    .join('\n')
}

type Lines = string[]

/** Edits of neighbouring lines are apart; two that only add lines between the same ones are not. */
function areAtOnePlace(one: Edit, other: Edit): boolean {
  if (one.from === other.from && one.to === other.to) return true
  return one.to > other.from && other.to > one.from
}

function editsBetween(before: Lines, after: Lines): Edit[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++
  const [old, young] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  if (old.length === 0 && young.length === 0) return []
  if (old.length * young.length > mostPairs) return [{ from: start, to: start + old.length, items: young }]
  return hunksBetween(old, young)
    .flatMap(oneByOne)
    .map(({ from, to, items }) => ({ from: from + start, to: to + start, items }))
}

/** Where as many lines come as go, each is the other one written otherwise. */
function oneByOne(edit: Edit): Edit[] {
  const { from, to, items } = edit
  if (to - from !== items.length) return [edit]
  return items.map((line, index) => ({ from: from + index, to: from + index + 1, items: [line] }))
}
