import type { Language } from '#contract/language.ts'

/** Small words that a sentence of the one language has and one of the other has not. */
const smallWords: Record<Language, ReadonlySet<string>> = {
  de: new Set(
    'der das und nicht ist sind für mit ein eine einen einem einer auf von zu im wird werden sie wir ihr ihre dem den aus bei oder auch wie dass nach'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the and is are for with a of to not you we your our on by from this that which it be as has have or how when will'.split(
      ' ',
    ),
  ),
}

/** So many small words tell a language; fewer may stand in names. */
const enough = 3

/** The words by which a text is of the other language; undefined where it is not, or where that cannot be told. */
export function foreignWords(text: string, language: Language): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const own = words.filter((word) => smallWords[language].has(word))
  const foreign = words.filter((word) => smallWords[language === 'de' ? 'en' : 'de'].has(word))
  return foreign.length >= enough && foreign.length > own.length ? foreign.slice(0, enough).join(' ') : undefined
}
