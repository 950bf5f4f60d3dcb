import { splitCompound } from './compounds.ts'
import { type LanguageRules, memoize } from './language.ts'
import { asTerm, type Thesaurus } from './thesaurus.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Stands before the stem of a word that occurs inside a compound, so that it can weigh less than the word itself. */
export const partMark = '+'

/** One way to meet what a word of the question means: all its terms together; the weight is 1 for the word itself. */
export type Reading = { terms: string[]; weight: number }

/** What one word or phrase of a question means, with everything that may stand for it, likeliest first. */
export type Concept = {
  /** As it was read: lower case, no accents. */
  phrase: string
  readings: Reading[]
}

const weights = {
  synonym: 0.6,
  part: 0.6,
  partOfKnown: 0.4,
  completion: 0.7,
  correction: 0.7,
  shortCorrection: 0.15,
  spelling: 0.8,
  beginning: 0.4,
  wordsOfPhrase: 0.4,
}

/** In a short word one letter makes another word: `datev` is not `date`. */
const shortForCorrection = 5

/** One question is read several times, with and without what was asked before: so many of its words are kept in between. */
const mostKept = 500

/** So many of a word's other spellings are near enough to be misspelt on top of that. */
const nearSpellings = 6

/** Reads questions in one language, word by word: what each may mean on this site. */
export function createQuestionReader(rules: LanguageRules, vocabulary: Vocabulary, thesaurus: Thesaurus) {
  /** A word in dialect may stand for one that says nothing. */
  const saysNothing = memoize(
    (word) => rules.isStopWord(word) || (!isKnown(word) && rules.spellings(word).some(rules.isStopWord)),
    mostKept,
  )

  const finishedReadings = memoize(
    (word) => (isKnown(word) ? knownReadings(word, 1) : correctedReadings(word)),
    mostKept,
  )

  /** @param isBeingTyped the last word may be unfinished: words that begin so count too */
  return function readQuestion(question: string, isBeingTyped = false): Concept[] {
    const words = rules.read(question).map(({ word }) => word)
    const stems = words.map(rules.stem)
    const isUnfinished = isBeingTyped && /[\p{L}\p{N}]$/u.test(question)
    const concepts: Concept[] = []
    for (let index = 0; index < words.length; ) {
      const length = thesaurus.phraseLength(stems, index)
      const phrase = words.slice(index, index + length).join(' ')
      if (length > 1) concepts.push({ phrase, readings: phraseReadings(stems.slice(index, index + length)) })
      else if (isUnfinished && index === words.length - 1) {
        if (!rules.isStopWord(phrase)) concepts.push({ phrase, readings: unfinishedReadings(phrase) })
      } else if (!saysNothing(phrase)) concepts.push({ phrase, readings: finishedReadings(phrase) })
      index += length
    }
    return concepts
  }

  function phraseReadings(stems: string[]): Reading[] {
    const words = { terms: stems.filter(vocabulary.hasStem), weight: weights.wordsOfPhrase }
    return [...termReadings(asTerm(stems)), words]
  }

  function unfinishedReadings(word: string): Reading[] {
    const longer = word.length > 1 ? vocabulary.completions(word) : []
    const completed = longer.flatMap((completion) =>
      alsoInside(rules.stem(completion), (weights.completion * word.length) / completion.length),
    )
    return isKnown(word) || completed.length === 0 ? [...finishedReadings(word), ...completed] : completed
  }

  function isKnown(word: string): boolean {
    const stem = rules.stem(word)
    return vocabulary.hasStem(stem) || thesaurus.synonymsOf(stem).length > 0 || partsOf(word).length > 0
  }

  function knownReadings(word: string, weight: number): Reading[] {
    const stem = rules.stem(word)
    const isUsed = vocabulary.hasStem(stem)
    // A compound that the site does not use, but the thesaurus knows, means that and not its parts.
    const parts = isUsed || thesaurus.synonymsOf(stem).length === 0 ? partsOf(word) : []
    const compound = { terms: parts, weight: isUsed ? weights.partOfKnown : weights.part }
    return [...termReadings(stem), ...(parts.length > 0 ? [compound] : [])].map((reading) => ({
      ...reading,
      weight: reading.weight * weight,
    }))
  }

  function partsOf(word: string): string[] {
    return splitCompound(word, rules, vocabulary)
  }

  function termReadings(term: string): Reading[] {
    const synonyms = thesaurus.synonymsOf(term).flatMap((synonym) => alsoInside(synonym, weights.synonym))
    return [...alsoInside(term, 1), ...synonyms]
  }

  /** A term, and with less weight the same inside a compound. */
  function alsoInside(term: string, weight: number): Reading[] {
    return [
      { terms: [term], weight },
      { terms: [partMark + term], weight: weight * weights.part },
    ]
  }

  /** The longest known stem that an unknown one begins with, if it is most of it: `importir` and `import`. */
  function knownBeginning(stem: string): string | undefined {
    for (let length = stem.length - 1; length >= Math.max(5, stem.length * 0.6); length--) {
      const beginning = stem.slice(0, length)
      if (vocabulary.hasStem(beginning)) return beginning
    }
    return undefined
  }

  /** A word in dialect, one that only longer words begin with, a misspelt one, or a compound whose last part is misspelt. */
  function correctedReadings(word: string): Reading[] {
    if (word.length < 4 || /\d/.test(word)) return []
    const spellings = rules.spellings(word)
    const known = spellings.filter(isKnown)
    if (known.length > 0) return known.flatMap((spelling) => knownReadings(spelling, weights.spelling))
    const stem = rules.stem(word)
    const longer = stem.length > 4 ? vocabulary.completions(stem) : []
    if (longer.length > 0) return longer.map((other) => ({ terms: [rules.stem(other)], weight: weights.part }))
    const corrected = [...new Set([word, ...spellings.slice(0, nearSpellings)].flatMap(vocabulary.corrections))]
    if (corrected.length > 0) {
      const weight = word.length > shortForCorrection ? weights.correction : weights.shortCorrection
      return corrected.flatMap((spelling) => knownReadings(spelling, weight))
    }
    const corrections = new Map<string, string>()
    const parts = splitCompound(word, rules, vocabulary, (part) => {
      const correction = part.length > 4 ? vocabulary.corrections(part)[0] : undefined
      if (correction) corrections.set(rules.stem(part), rules.stem(correction))
      return correction !== undefined
    })
    const terms = parts.map((part) => corrections.get(part) ?? part)
    if (terms.length > 0) return [{ terms, weight: weights.correction * weights.part }]
    const beginning = knownBeginning(stem)
    return beginning ? [{ terms: [beginning], weight: weights.beginning }] : []
  }
}
