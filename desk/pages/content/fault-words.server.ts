import type { DocumentOf } from '#content/catalogue.ts'
import { fill } from '../../fill.ts'

type Faults = DocumentOf<'desk/content'>['faults']

/**
 * What the checks of documents say (`content/check/`, schemas), which speak to whoever has the file before them, and the name of
 * the same in the words of the desk. What stands in brackets is told as well.
 */
const names: [pattern: RegExp, name: string][] = [
  [/^blank$/, 'blank'],
  [/^missing$|^expected a text$/, 'missing'],
  [/^missing, English has it$/, 'missing_de'],
  [/^missing, German has it$/, 'missing_en'],
  [/^contains ß/, 'eszett'],
  [/^(\{[\w.]+\}) is no fact/, 'no_fact'],
  [/^(\{.+\}) stands in one language only$/, 'one_language'],
  [/^not translated$/, 'untranslated'],
  [/^not as in German, which has (.*)$/, 'not_as_german'],
  [/^not as in German$/, 'not_as_german_field'],
  [/^not as many pictures/, 'pictures_differ'],
  [/^(\S*) is no page of the site$/, 'no_page'],
  [/^expected (\d+) or fewer characters$/, 'too_long'],
  [/^expected (\d+) or fewer/, 'too_many'],
  [/^expected (\d+) or more/, 'too_few'],
  [/^expected at least one/, 'missing'],
  [/^(\d+) characters, 70 to 165/, 'description_length'],
  [/^(\d+) words, /, 'article_length'],
  [/^expected a date/, 'day'],
  [/^expected a time/, 'time'],
  [/^expected a whole number$|^expected a year/, 'whole_number'],
  [/^expected a number$/, 'number'],
  [/^expected a number above 0$/, 'above_zero'],
  [/^expected an address that starts with https/, 'https'],
  [/^expected an e-mail/, 'mail'],
  [/^expected a name of small letters/, 'name'],
  [/^expected one of the drawings/, 'picture'],
  [/^there is no (?:public|picture )([^\s;]*)/, 'picture_missing'],
  [/ has (\d+) KB, /, 'picture_heavy'],
  [/ has (\d+ × \d+) pixels/, 'picture_small'],
  [/^(.+) is no picture of the library/, 'picture_foreign'],
  [/^a picture has no words/, 'picture_words'],
  [/^a picture stands in a paragraph/, 'picture_place'],
  [/^expected what is to be seen/, 'picture_description'],
  [/is no picture that a browser shows$|is in truth a/, 'picture_none'],
  [/^expected an end after/, 'end'],
  [/^expected an opening/, 'opening'],
  [/^expected upTo/, 'up_to'],
  [/^expected a range/, 'range'],
  [/^expected names of two prices/, 'price_names'],
  [/^(.+) has no name in tagNames/, 'tag_name'],
  [/^there is no article (.+)$/, 'no_article'],
  [/^must not name the article itself$/, 'own_article'],
  [/ has no price (.+)$/, 'no_price'],
  [/ stands there twice/, 'twice'],
  [/^must not be before the date$/, 'before_date'],
  [/only heading of level 1/, 'heading'],
  [/^nested deeper than (\d+)/, 'nested'],
  [/^has too many \* _ ~/, 'marks'],
  [/^is too hard to be read/, 'hard'],
  [/^(.+) is no address that a page may have$/, 'bad_address'],
  [/^there is no such event|^missing, because events/, 'no_event'],
  [/^names (.+), and no event/, 'event_sentence'],
  [/^no such field: (.+)$/, 'unknown_field'],
  [/^expected a choice$/, 'unchosen'],
  [/^expected one of (.+)$/, 'choice'],
]

/** What is wrong, in the words of the desk; in those of the check where the desk has none. */
export function faultText(message: string, faults: Faults): string {
  for (const [pattern, name] of names) {
    const match = pattern.exec(message)
    if (match) return fill(faults[name] ?? message, { a: match[1] ?? '' })
  }
  return message
}

/** All names, so that a test finds one without words. */
export const faultNames: readonly string[] = names.map(([, name]) => name)
