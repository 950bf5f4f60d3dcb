import SearchableMap from 'minisearch/SearchableMap'
import { type LanguageRules, memoize } from './language.ts'
import type { Steps } from './steps.ts'

/** The words that the site itself uses: what may be completed, corrected and split into. */
export type Vocabulary = {
  hasWord: (word: string) => boolean
  hasStem: (stem: string) => boolean
  /** Written in capitals: the only short words that join a compound, as in `QRRechnung`. */
  isAcronym: (word: string) => boolean
  /** Known words that begin so, and are longer. */
  completions: (beginning: string) => string[]
  /** The known words nearest to a misspelt one: one edit up to eight letters, two above; swapped letters count as one. */
  corrections: (word: string) => string[]
}

/** What a vocabulary is made of, to be kept: words but stop words, and which of them are acronyms. */
export type WordList = { words: string[]; acronyms: string[] }

const mostCompletions = 24

/** In steps, one for each text. */
export function* collectWords(texts: Iterable<string>, rules: LanguageRules): Steps<WordList> {
  const words = new Set<string>()
  const acronyms = new Set<string>()
  for (const text of texts) {
    for (const { word, isAcronym } of rules.read(text)) {
      if (isAcronym) acronyms.add(word)
      if (!rules.isStopWord(word)) words.add(word)
    }
    yield
  }
  return { words: [...words], acronyms: [...acronyms] }
}

/** In steps, one for each word. */
export function* createVocabulary(list: WordList, rules: LanguageRules): Steps<Vocabulary> {
  const words = new SearchableMap<true>()
  const stems = new Set<string>()
  const acronyms = new Set(list.acronyms)
  for (const word of list.words) {
    words.set(word, true)
    stems.add(rules.stem(word))
    yield
  }
  return {
    hasWord: (word) => words.has(word),
    hasStem: (stem) => stems.has(stem),
    isAcronym: (word) => acronyms.has(word),
    completions: (beginning) => {
      const longer = [...words.atPrefix(beginning).keys()].filter((word) => word !== beginning)
      return longer.sort((one, other) => one.length - other.length).slice(0, mostCompletions)
    },
    corrections: memoize((word) => {
      const swapped = swaps(word).filter((spelling) => words.has(spelling))
      // The first letter is rarely mistyped: looking only at words that begin so takes a tenth of the time.
      const alike = words.atPrefix(word.slice(0, 1)).fuzzyGet(word.slice(1), word.length > 8 ? 2 : 1)
      const near = [...alike].map(([rest, [, edits]]) => ({ known: word.slice(0, 1) + rest, edits }))
      const fewest = Math.min(swapped.length > 0 ? 1 : Number.POSITIVE_INFINITY, ...near.map(({ edits }) => edits))
      const nearest = near.filter(({ edits }) => edits === fewest).map(({ known }) => known)
      // A number that is nearly right is wrong.
      return [...new Set([...swapped, ...nearest])].filter((known) => known[0] === word[0] && !/\d/.test(known))
    }),
  }
}

function swaps(word: string): string[] {
  return [...word.slice(1)].map((letter, index) => word.slice(0, index) + letter + word[index] + word.slice(index + 2))
}
