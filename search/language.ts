import type { Language } from '#contract/language.ts'
import { stemEnglish } from './english.ts'
import { dialectSpellings, foldGermanVowels, stemGerman } from './german.ts'
import { lightWords } from './light-words.ts'
import { stopWords } from './stop-words.ts'
import { type Token, tokenise } from './tokens.ts'

/** How a language is read: everything that search does differently in German and in English. */
export type LanguageRules = {
  /** Words and numbers of a text in the one spelling that the index knows. */
  read: (text: string) => Token[]
  stem: (word: string) => string
  isStopWord: (word: string) => boolean
  /** Of words that rarely are what a question is about (light-words.ts); takes a stem. */
  isLight: (stem: string) => boolean
  /** Other words that an unknown word may stand for. */
  spellings: (word: string) => string[]
  /** Whether words are joined to longer ones without a hyphen. */
  hasCompounds: boolean
}

/** Most words that are memoized; a server reads whatever visitors type. */
const mostMemoized = 30_000

export const languageRules: Record<Language, LanguageRules> = {
  de: rules('de', {
    read: (text) => tokenise(text).map((token) => ({ ...token, word: foldGermanVowels(token.word) })),
    stem: stemGerman,
    spellings: dialectSpellings,
    hasCompounds: true,
  }),
  en: rules('en', { read: tokenise, stem: stemEnglish, spellings: () => [], hasCompounds: false }),
}

function rules(language: Language, given: Omit<LanguageRules, 'isStopWord' | 'isLight'>): LanguageRules {
  return {
    ...given,
    stem: memoize(given.stem),
    isStopWord: isAmong(() => given.read(stopWords[language]).map(({ word }) => word)),
    isLight: isAmong(() => given.read(lightWords[language]).map(({ word }) => given.stem(word))),
  }
}

/** Reads the list with the first question: a browser loads the rules of both languages, and opens its dialog before. */
function isAmong(read: () => string[]): (word: string) => boolean {
  let words: Set<string> | undefined
  return (word) => {
    words ??= new Set(read())
    return words.has(word)
  }
}

/** Computes once for each word: a text repeats its words, and an index its texts. @param most values that are kept */
export function memoize<Value, Key = string>(compute: (key: Key) => Value, most = mostMemoized): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (word) => {
    const value = known.get(word) ?? compute(word)
    if (known.size >= most) known.clear()
    known.set(word, value)
    return value
  }
}
