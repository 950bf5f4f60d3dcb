import type { LanguageRules } from './language.ts'

/** How much of a name's closeness the words decide that say little. */
const overlapShare = 0.25

/** A page's name, or a question that may be one: the stems of all its words, and those that say something, unless none does (`About`). */
export type Name = { all: Set<string>; content: Set<string> }

/** @param spell takes each word to the spelling of names */
export function readName(text: string, rules: LanguageRules, spell = (word: string) => word): Name {
  const words = rules.read(text).map(({ word }) => spell(word))
  const content = words.filter((word) => !rules.isStopWord(word))
  const all = new Set(words.map(rules.stem))
  return { all, content: content.length > 0 ? new Set(content.map(rules.stem)) : all }
}

/**
 * How much of a page's name the question says, 0 to 1, provided that it says nothing else. Words that say little decide
 * between names that are the same otherwise: `who founded the company`, `do you found companies`.
 */
export function closestName(asked: Name | undefined, names: Name[]): number {
  if (!asked) return 0
  const closeness = (name: Name) => {
    if (asked.content.size > name.content.size) return 0
    if ([...asked.content].some((stem) => !name.content.has(stem))) return 0
    const shared = [...asked.all].filter((stem) => name.all.has(stem)).length
    const overlap = shared / Math.max(1, asked.all.size + name.all.size - shared)
    return (asked.content.size / Math.max(1, name.content.size)) * (1 - overlapShare + overlapShare * overlap)
  }
  return Math.max(0, ...names.map(closeness))
}
