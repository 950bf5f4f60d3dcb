import { type Language, languages } from '#contract/language.ts'
import { fileOf, isArticle, languageOf } from '../catalogue.ts'
import { documentIds, readingOf } from '../documents.ts'
import { facts, fillFacts } from '../facts.ts'
import type { Problem } from '../problem.ts'

/** One text of a document, by its path inside: `hero.title`. */
export type Texts = Map<string, string>

/** A document of words in both languages, named without them (`faq`); a language without it has no texts. */
export type TextPair = { name: string; de: Texts; en: Texts }

/** Documents of words, German and English side by side; all of them where none are named. Articles are looked at by themselves. */
export function textPairs(only?: ReadonlySet<string>): TextPair[] {
  const names = documentIds()
    .filter((id) => languageOf(id) && !isArticle(id))
    .map((id) => id.slice(3))
    .filter((name) => only?.has(name) ?? true)
  return [...new Set(names)].sort().map((name) => ({ name, de: textsOf(`de/${name}`), en: textsOf(`en/${name}`) }))
}

function textsOf(id: string): Texts {
  return collect(readingOf(id).value, '', new Map())
}

function collect(value: unknown, key: string, found: Texts): Texts {
  const below = (name: string | number) => (key ? `${key}.${name}` : String(name))
  if (typeof value === 'string') found.set(key, value)
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) collect(item, below(index), found)
  else if (value !== null && typeof value === 'object') {
    for (const [name, item] of Object.entries(value)) collect(item, below(name), found)
  }
  return found
}

/** What a schema lets through in a pair: missing texts, facts that do not exist, ß, sentences left untranslated, other ids. */
export function textProblems({ name, de, en }: TextPair): Problem[] {
  return [
    ...missing('en', name, de, en),
    ...missing('de', name, en, de),
    ...[...de].flatMap(([at, text]) => oneProblem('de', name, at, text)),
    ...[...en].flatMap(([at, text]) => oneProblem('en', name, at, text)),
    ...[...de].flatMap(([at, text]) => pairProblem(name, at, text, en.get(at))),
  ]
}

const fileIn = (language: Language, name: string) => fileOf(`${language}/${name}`)

function missing(language: Language, name: string, others: Texts, own: Texts): Problem[] {
  const file = fileIn(language, name)
  const other = language === 'de' ? 'English' : 'German'
  if (own.size === 0 && others.size > 0) return [{ file, message: `missing, ${other} has it` }]
  return [...others.keys()]
    .filter((at) => !own.has(at))
    .map((at) => ({ file, at, message: `missing, ${other} has it` }))
}

function oneProblem(language: Language, name: string, at: string, text: string): Problem[] {
  const known = facts(language)
  const unknown = placeholders(text).filter((name) => name.includes('.') && !(name in known))
  return [
    ...(text.includes('ß') ? ['contains ß; Swiss spelling has ss'] : []),
    ...unknown.map((name) => `{${name}} is no fact of content/facts.ts`),
  ].map((message) => ({ file: fileIn(language, name), at, message }))
}

/** Names by which code and addresses know an item of a list are the same in both languages. */
const isName = /(^|\.)\d+\.(id|key|kind)$/

/** Small words that only a German sentence has; names and titles may well be the same in both languages. */
const germanSentence =
  /(?:^|\s)(?:der|die|das|und|nicht|wir|Sie|ist|sind|für|mit|ein|eine|auf|von|zu|im|du|Ihre?|dein\w*)\s/i

function pairProblem(name: string, at: string, de: string, en: string | undefined): Problem[] {
  if (en === undefined) return []
  const file = fileIn('en', name)
  if (isName.test(at) && de !== en) return [{ file, at, message: `not as in German, which has ${de}` }]
  const known = facts('de')
  if (de === en && germanSentence.test(de)) return [{ file, at, message: 'not translated' }]
  const [german, english] = [de, en].map((text) => placeholders(text).filter((name) => !(name in known)))
  const differs = new Set(german).symmetricDifference(new Set(english))
  if (differs.size === 0) return []
  return [{ file, at, message: `{${[...differs].join('}, {')}} stands in one language only` }]
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{([\w.]+)\}/g)].map((match) => String(match[1]))
}

/** Descriptions that search engines would cut or find thin. */
export function thinTexts({ name, ...texts }: TextPair): Problem[] {
  // What the desk says has no place in search engines.
  if (name.startsWith('desk/')) return []
  return languages.flatMap((language) =>
    [...texts[language]]
      .filter(([at]) => /(^|\.)(meta\.description|metaDescription)$/.test(at))
      .map(([at, text]) => [at, fillFacts(text, language)] as const)
      .filter(([, text]) => text.length < 70 || text.length > 165)
      .map(([at, text]) => ({
        file: fileIn(language, name),
        at,
        message: `${text.length} characters, 70 to 165 are useful`,
      })),
  )
}

/** Addresses of own pages that words lead to and that do not exist. */
export function deadLinks({ name, ...texts }: TextPair, pages: ReadonlySet<string>): Problem[] {
  return languages.flatMap((language) =>
    [...texts[language]]
      .filter(([at, text]) => /(^|\.)(href|to)$/.test(at) && text.startsWith('/'))
      .filter(([, href]) => !pages.has(href.replace(/[?#].*$/, '')))
      .map(([at, href]) => ({ file: fileIn(language, name), at, message: `${href} is no page of the site` })),
  )
}
