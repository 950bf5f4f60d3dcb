/**
 * German words in one spelling and reduced to a stem. After CISTEM (Weissweiler and Fraser, 2017) and the UniNE light
 * stemmer (Savoy, 2006), with the endings of nouns made from verbs, so that `Rechnungen verbuchen`, `verbuchte Rechnung`
 * and `Verbuchung` meet. Works on folded words (tokens.ts).
 */

/** `ae`, `oe` and `ue` for an umlaut become the plain vowel, as the umlaut itself did; not where they are two sounds (`Steuer`). */
export function foldGermanVowels(word: string): string {
  return word
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/(?<![aeq])ue/g, 'u')
}

/** Prefixes after which `ge` marks the participle: `eingereicht` belongs to `einreichen`. */
const participle = /^((?:ab|an|auf|aus|bei|durch|ein|frei|mit|nach|um|vor|zu)?)ge(?=.{4})/

const inflection = /(?<=.{4})(?:ern|er)$|(?<=.{3})(?:em|en|es|os|as|e|o|a)$|(?<=.{3}[bdfghklmnrtou])s$|(?<=.{2}el)n$/

/** Endings that make a noun or adjective out of a verb, or a verb out of a foreign word. */
const derivation = /(?<=.{4})(?:ungs?|heits?|keits?|lich|isch|isier|ier|end|isations?|ations?|atisier|atisch|et|t)$/

/** An invoice is not what one gets by reckoning: this noun is kept apart from its verb. */
const standsAlone = new Set(['rechnung'])

/** Nouns whose `ge` belongs to them: a conversation is no language, a salary no halt. */
const ownPrefix = /^(?:gehalt|gesprach|gebuhr|gesellschaft|gesetz|gerat|gebiet|gewinn|gemeinde|gelander)/

export function stemGerman(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  let stem = (ownPrefix.test(word) ? word : word.replace(participle, '$1')).replace(inflection, '')
  for (let shorter = ''; !standsAlone.has(stem); stem = shorter) {
    shorter = stem.replace(derivation, '')
    if (shorter === stem) return stem.replace(/(?<=.{4})er$/, '')
  }
  return stem
}

/** How Swiss German is commonly written, as rules from it to the standard; tried on a word that is unknown as it stands. */
const dialect: [RegExp, string][] = [
  [/sch(?=[tp])/g, 's'],
  [/ig(?=e?$)/, 'ung'],
  [/lech$/, 'lich'],
  [/^ch(?=[aeiou])/, 'k'],
  [/a(?=ch[nts])/g, 'e'],
  [/le$/, 'eln'],
  [/ii|y/g, 'ei'],
  [/^u(?=[fs][bdfghklmnprtwz])/, 'au'],
  [/uu(?=r)/g, 'eue'],
  [/uu/g, 'au'],
  [/i(?=ch|s|n)/g, 'ei'],
  [/u(?=t)/g, 'eu'],
  [/^b(?=[hst])/, 'be'],
  [/^g(?=[bdfghkmnpstwz])/, 'ge'],
  [/^ch(?=[lnr])/, 'k'],
  [/(?<=[^aeiou])i$/, 'e'],
  [/(?:et|ed)$/, 't'],
  [/e$/, 'en'],
]

/** A word is written by a few of the rules at once; more of them make another word of it. */
const mostRules = 3

/** Standard German spellings that a dialect word may stand for, nearest first: by one rule, then by several together. */
export function dialectSpellings(word: string): string[] {
  let latest = [{ spelling: word, next: 0 }]
  const found = new Set<string>()
  for (let count = 0; count < mostRules; count++) {
    latest = latest.flatMap(({ spelling, next }) =>
      dialect.slice(next).flatMap(([pattern, standard], place) => {
        const changed = spelling.replace(pattern, standard)
        return changed === spelling ? [] : [{ spelling: changed, next: next + place + 1 }]
      }),
    )
    for (const { spelling } of latest) found.add(spelling)
  }
  found.delete(word)
  return [...found]
}
