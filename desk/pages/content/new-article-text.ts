import { picturesIn } from '#contract/picture-address.ts'
import { fill } from '../../fill.ts'
import type { EntryData } from './data.ts'
import { at, type EntryValue } from './edit-value.ts'

/** A new article in a sentence, in place of each of its fields: in how many languages, with how many pictures of its author's. */
export function newArticleText({ changes: words }: Pick<EntryData['words'], 'changes'>, value: EntryValue): string {
  const texts = (['de', 'en'] as const).map((side) => String(at(value[side], ['body']) ?? ''))
  // A picture comes into both languages with the first: it alone is no text.
  const written = texts.filter((text) => text.replace(/^!\[.*$/gm, '').trim() !== '').length
  const count = new Set(texts.flatMap(picturesIn)).size
  return fill(words.article, {
    languages: [words.noText, words.oneLanguage, words.twoLanguages][written] ?? '',
    pictures: [words.noPicture, words.picture][count] ?? fill(words.pictures, { count }),
  })
}
