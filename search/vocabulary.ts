import leven from 'leven'
import { type LanguageRules, memoize } from './language.ts'
import type { Steps } from './steps.ts'

/** The words that the site itself uses: what may be completed, corrected and split into. */
export type Vocabulary = {
  hasStem: (stem: string) => boolean
  /** Written in capitals: the only short words that join a compound, as in `QRRechnung`. */
  isAcronym: (word: string) => boolean
  /** Known words that begin so, and are longer. */
  completions: (beginning: string) => string[]
  /** The known words nearest to a misspelt one: one edit up to eight letters, two above; swapped letters count as one. */
  corrections: (word: string) => string[]
}

/** What a vocabulary is made of, to be kept: words but stop words, their stems, and which of them are acronyms. */
export type WordList = { words: string[]; stems: string[]; acronyms: string[] }

const mostCompletions = 24

/** In steps, one for each text. */
export function* collectWords(texts: Iterable<string>, rules: LanguageRules): Steps<WordList> {
  const words = new Set<string>()
  const stems = new Set<string>()
  const acronyms = new Set<string>()
  for (const text of texts) {
    for (const { word, isAcronym } of rules.read(text)) {
      if (isAcronym) acronyms.add(word)
      if (rules.isStopWord(word)) continue
      words.add(word)
      stems.add(rules.stem(word))
    }
    yield
  }
  return { words: [...words], stems: [...stems], acronyms: [...acronyms] }
}

export function createVocabulary(list: WordList): Vocabulary {
  const words = new Set(list.words)
  const stems = new Set(list.stems)
  const acronyms = new Set(list.acronyms)
  const longest = Math.max(0, ...list.words.map(({ length }) => length))
  // The first letter is rarely mistyped: looking only at words that begin so takes a tenth of the time.
  const byFirstLetter = Map.groupBy(list.words, (word) => word.slice(0, 1))
  const alike = (word: string) => byFirstLetter.get(word.slice(0, 1)) ?? []
  return {
    hasStem: (stem) => stems.has(stem),
    isAcronym: (word) => acronyms.has(word),
    completions: (beginning) => {
      const longer = alike(beginning).filter((word) => word !== beginning && word.startsWith(beginning))
      return longer.sort((one, other) => one.length - other.length).slice(0, mostCompletions)
    },
    corrections: memoize((word) => {
      // Swapping each two letters of a long one would cost the square of its length.
      if (word.length > longest + 2) return []
      const swapped = swaps(word).filter((spelling) => words.has(spelling))
      const mostEdits = word.length > 8 ? 2 : 1
      const near = alike(word)
        .filter(({ length }) => Math.abs(length - word.length) <= mostEdits)
        .map((known) => ({ known, edits: leven(known, word, { maxDistance: mostEdits + 1 }) }))
        .filter(({ edits }) => edits <= mostEdits)
      const fewest = Math.min(swapped.length > 0 ? 1 : mostEdits, ...near.map(({ edits }) => edits))
      const nearest = near.filter(({ edits }) => edits === fewest).map(({ known }) => known)
      // A number that is nearly right is wrong.
      return [...new Set([...swapped, ...nearest])].filter((known) => known[0] === word[0] && !/\d/.test(known))
    }),
  }
}

function swaps(word: string): string[] {
  return [...word.slice(1)].map((letter, index) => word.slice(0, index) + letter + word[index] + word.slice(index + 2))
}
