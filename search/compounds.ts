import type { LanguageRules } from './language.ts'
import type { Vocabulary } from './vocabulary.ts'

const shortestPart = 4
/** No compound that anybody writes is longer. */
const longestCompound = 64

/**
 * Splits a compound into the stems of words that the site uses on their own: `Buchhaltungsautomatisierung` into those of
 * `Buchhaltung` and `Automatisierung`. The letters that join the parts fall away with their endings. Fewest parts win.
 * @param isKnown decides on the last part; another one lets the caller accept a misspelt one
 * @returns no parts for a word that is none, or in a language that writes its compounds apart
 */
export function splitCompound(
  word: string,
  rules: LanguageRules,
  vocabulary: Vocabulary,
  isKnown: (part: string) => boolean = (part) => isPart(part, rules, vocabulary),
): string[] {
  if (!rules.hasCompounds || word.length > longestCompound || /\d/.test(word)) return []
  return split(word, rules, vocabulary, isKnown)?.map(rules.stem) ?? []
}

function split(
  word: string,
  rules: LanguageRules,
  vocabulary: Vocabulary,
  isKnown: (part: string) => boolean,
  /** What is known of the rests: the ways to split a word double with every few letters, its rests do not. */
  rests = new Map<string, string[] | undefined>(),
): string[] | undefined {
  if (rests.has(word)) return rests.get(word)
  let best: string[] | undefined
  for (let length = 2; length <= word.length - shortestPart; length++) {
    const first = word.slice(0, length)
    if (length < shortestPart ? !vocabulary.isAcronym(first) : !isPart(first, rules, vocabulary)) continue
    const rest = word.slice(length)
    const parts = isKnown(rest) ? [first, rest] : prepend(first, split(rest, rules, vocabulary, isKnown, rests))
    if (parts && (!best || parts.length < best.length)) best = parts
  }
  rests.set(word, best)
  return best
}

function prepend(first: string, rest: string[] | undefined): string[] | undefined {
  return rest && [first, ...rest]
}

function isPart(part: string, rules: LanguageRules, vocabulary: Vocabulary): boolean {
  return part.length >= shortestPart && !rules.isStopWord(part) && vocabulary.hasStem(rules.stem(part))
}
