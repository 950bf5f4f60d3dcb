import { fill } from '../../fill.ts'
import type { EntryData } from './data.ts'
import { at, type EntryValue } from './edit-value.ts'

/** A new article in a sentence, in place of each of its fields: in how many languages, with how many pictures. */
export function newArticleText({ changes: words }: EntryData['words'], value: EntryValue): string {
  const [de, en] = (['de', 'en'] as const).map((side) => String(at(value[side], ['body']) ?? '').trim())
  // The drawing at its head, and those in the text.
  const count = 1 + ((de || en || '').match(/^!\[/gm)?.length ?? 0)
  return fill(words.article, {
    languages: de && en ? words.twoLanguages : words.oneLanguage,
    pictures: count === 1 ? words.picture : fill(words.pictures, { count }),
  })
}
