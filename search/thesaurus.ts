import type { LanguageRules } from './language.ts'
import { synonyms } from './synonyms.ts'

/** The synonyms as one language reads them. A phrase is kept in the index as one term, its stems joined (`vat_return`). */
export type Thesaurus = {
  /** Terms for the same thing as a term. */
  synonymsOf: (term: string) => string[]
  /** How many stems from an index on make a phrase of more than one word; 1 for none. */
  phraseLength: (stems: string[], index: number) => number
}

/** @param names groups of what the same person or thing is called, besides the general ones */
export function readThesaurus(rules: LanguageRules, names: string[][] = []): Thesaurus {
  const groups = [...synonyms, ...names].map((group) =>
    group.map((phrase) => asTerm(rules.read(phrase).map(({ word }) => rules.stem(word)))),
  )
  const groupsOf = new Map<string, string[][]>()
  for (const group of groups) {
    for (const term of group) groupsOf.set(term, [...(groupsOf.get(term) ?? []), group])
  }
  const phrases = [...groupsOf.keys()].map((term) => term.split('_')).filter(({ length }) => length > 1)
  const beginnings = new Set(phrases.map(([first]) => first))
  const longest = Math.max(...phrases.map(({ length }) => length))
  return {
    synonymsOf: (term) => [...new Set(groupsOf.get(term)?.flat())].filter((other) => other !== term),
    phraseLength: (stems, index) => {
      if (!beginnings.has(stems[index])) return 1
      for (let length = Math.min(longest, stems.length - index); length > 1; length--) {
        if (groupsOf.has(asTerm(stems.slice(index, index + length)))) return length
      }
      return 1
    },
  }
}

export function asTerm(stems: string[]): string {
  return stems.join('_')
}
