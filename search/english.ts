/** English words reduced to a stem: the algorithm of M. F. Porter, "An algorithm for suffix stripping", 1980. */

const consonant = '[^aeiou]'
const vowel = '[aeiouy]'
const consonants = `${consonant}[^aeiouy]*`
const vowels = `${vowel}[aeiou]*`
/** The paper's measure m of a stem: how often vowels are followed by consonants. */
const atLeastOne = new RegExp(`^(?:${consonants})?${vowels}${consonants}`)
const exactlyOne = new RegExp(`^(?:${consonants})?${vowels}${consonants}(?:${vowels})?$`)
const atLeastTwo = new RegExp(`^(?:${consonants})?${vowels}${consonants}${vowels}${consonants}`)
const withVowel = new RegExp(`^(?:${consonants})?${vowel}`)
/** Ends consonant, vowel, consonant, the last not w, x or y: `hop`. */
const shortEnd = new RegExp(`^${consonants}${vowel}[^aeiouwxy]$`)

type Step = Record<string, string>

const step2: Step = {
  ational: 'ate',
  tional: 'tion',
  enci: 'ence',
  anci: 'ance',
  izer: 'ize',
  bli: 'ble',
  alli: 'al',
  entli: 'ent',
  eli: 'e',
  ousli: 'ous',
  ization: 'ize',
  ation: 'ate',
  ator: 'ate',
  alism: 'al',
  iveness: 'ive',
  fulness: 'ful',
  ousness: 'ous',
  aliti: 'al',
  iviti: 'ive',
  biliti: 'ble',
  logi: 'log',
}
const step3: Step = { icate: 'ic', ative: '', alize: 'al', iciti: 'ic', ical: 'ic', ful: '', ness: '' }
const step4 = /^(.+?)(?:al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize|(?<=[st])ion)$/

/** An accountant is not an account, and what is accessible is not access: these words are kept apart. */
const standsAlone: Record<string, string> = {
  accountant: 'accountant',
  accountants: 'accountant',
  accessible: 'accessible',
  accessibility: 'accessible',
}

export function stemEnglish(word: string): string {
  const alone = standsAlone[word]
  if (alone) return alone
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word
  // British spelling joins the American one that the paper knows: automatise, automatisation.
  let stem = word.replace(/is(?=(?:e[drs]?|ing|ation|ations)$)(?<=.{4})/, 'iz')
  // A y that begins a word is a consonant.
  const startsWithY = stem.startsWith('y')
  if (startsWithY) stem = `Y${stem.slice(1)}`
  stem = plural(stem)
  stem = pastAndProgressive(stem)
  const beforeY = /^(.+)y$/.exec(stem)?.[1]
  if (beforeY && withVowel.test(beforeY)) stem = `${beforeY}i`
  stem = replaceEnding(stem, step2)
  stem = replaceEnding(stem, step3)
  const beforeSuffix = longestSuffix(stem)
  if (beforeSuffix && atLeastTwo.test(beforeSuffix)) stem = beforeSuffix
  const beforeE = /^(.+)e$/.exec(stem)?.[1]
  if (beforeE && (atLeastTwo.test(beforeE) || (exactlyOne.test(beforeE) && !shortEnd.test(beforeE)))) stem = beforeE
  if (/ll$/.test(stem) && atLeastTwo.test(stem)) stem = stem.slice(0, -1)
  return startsWithY ? `y${stem.slice(1)}` : stem
}

function plural(word: string): string {
  return word.replace(/(ss|i)es$/, '$1').replace(/([^s])s$/, '$1')
}

function pastAndProgressive(word: string): string {
  const beforeEed = /^(.+)eed$/.exec(word)?.[1]
  if (beforeEed) return atLeastOne.test(beforeEed) ? word.slice(0, -1) : word
  const stem = /^(.+)(?:ed|ing)$/.exec(word)?.[1]
  if (!stem || !withVowel.test(stem)) return word
  if (/(?:at|bl|iz)$/.test(stem) || shortEnd.test(stem)) return `${stem}e`
  return /([^aeiouylsz])\1$/.test(stem) ? stem.slice(0, -1) : stem
}

function replaceEnding(word: string, endings: Step): string {
  const ending = Object.keys(endings)
    .filter((candidate) => word.endsWith(candidate))
    .sort((one, other) => other.length - one.length)[0]
  if (!ending) return word
  const stem = word.slice(0, -ending.length)
  return atLeastOne.test(stem) ? stem + endings[ending] : word
}

function longestSuffix(word: string): string | undefined {
  return step4.exec(word)?.[1]
}
