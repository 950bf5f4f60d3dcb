import { stemmer } from 'stemmer'

/** An accountant is not an account, and what is accessible is not access: these words are kept apart. */
const standsAlone: Record<string, string> = {
  accountant: 'accountant',
  accountants: 'accountant',
  accessible: 'accessible',
  accessibility: 'accessible',
}

/** British spelling: automatise, automatisation. The stemmer knows the American one only. */
const british = /is(?=(?:e[drs]?|ing|ation|ations)$)(?<=.{4})/

/** An English word reduced to its stem, by the algorithm of M. F. Porter, "An algorithm for suffix stripping", 1980. */
export function stemEnglish(word: string): string {
  const alone = standsAlone[word]
  if (alone) return alone
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word
  return stemmer(word.replace(british, 'iz'))
}
