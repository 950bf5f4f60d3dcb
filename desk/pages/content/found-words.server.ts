import { isArticle, languageOf } from '#content/catalogue.ts'
import { facts, fillFacts } from '#content/facts.ts'
import { hardMarkdown } from '#content/markdown/hard-markdown.ts'
import { valueIn } from '#content/parse-document.ts'
import { languages } from '#contract/language.ts'
import { around, patternOf } from '../../around.ts'
import type { EntryValue } from './edit-value.ts'
import { readerWords } from './reader-words.server.ts'

/** Whether words stand in a text, in any case. */
export function matches(text: string, words: string): boolean {
  return patternOf(plain(words)).test(plain(text))
}

/** The first text of an entry's documents in which words stand, with some words around them. */
export function excerptOf(documents: ReadonlyMap<string, string>, words: string): string | undefined {
  const wanted = plain(words)
  const pattern = patternOf(wanted)
  for (const [id, source] of documents) {
    if (!mayHold(id, source, wanted)) continue
    const found = textsOf(id, source).find((text) => pattern.test(text))
    if (found !== undefined) return around(found, wanted)
  }
  return undefined
}

/** The place of the first text in which words stand: `de.hero.title`. */
export function placeSaying(id: string, value: EntryValue, words: string): string | undefined {
  const pattern = patternOf(plain(words))
  return textsIn(value, isArticle(`de/${id}`)).find(({ text }) => pattern.test(text))?.place
}

/** Whether words may stand in a file, by its letters alone: most files are told apart by that, and reading one takes far longer. */
function mayHold(id: string, source: string, words: string): boolean {
  const language = languageOf(id)
  const file = source
    .replace(/\\u00ad/g, '')
    .replace(/\\u00a0/g, ' ')
    .replaceAll("''", "'")
  const filled = (language ? [language] : languages).map((one) => fillFacts(file, one)).join(' ')
  return bare(filled).includes(bare(words))
}

/** Without addresses of links, the signs of Markdown and what sets thousands apart, in small letters. */
function bare(text: string): string {
  return plain(text.replace(/\]\([^)\n]{0,300}\)/g, '').replace(/[*_[\]#>|`'’-]/g, ' '))
    .toLowerCase()
    .replaceAll(' ', '')
}

type Read = { source: string; known: object; texts: string[] }

const read = new Map<string, Read>()

/** What a document says; kept as long as it and the facts say the same, since reading all of them takes a while. */
function textsOf(id: string, source: string): string[] {
  const known = facts('de')
  const kept = read.get(id)
  if (kept?.source === source && kept.known === known) return kept.texts
  const side = languageOf(id) ?? 'shared'
  const texts = textsIn({ [side]: valueIn(id, source) }, isArticle(id)).map(({ text }) => text)
  read.set(id, { source, known, texts })
  return texts
}

type Said = { place: string; text: string }

/** Each text as a visitor reads it: facts in the place of their names, and none of the signs that only its author sees. */
function textsIn(value: unknown, isArticle: boolean, path: readonly string[] = []): Said[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) => textsIn(part, isArticle, [...path, name]))
  if (typeof value !== 'string') return []
  const language = path.findLast((part) => part === 'de' || part === 'en') ?? 'de'
  const words = isArticle && path[1] === 'body' ? withoutMarks(value) : value
  // What only a page knows, such as a number of hits, stands for nothing here.
  const filled = fillFacts(words, language).replace(/\{[\w.]+\}/g, '…')
  return [{ place: path.join('.'), text: plain(filled) }]
}

function withoutMarks(markdown: string): string {
  if (hardMarkdown(markdown)) return markdown
  return readerWords(markdown)
    .filter(({ look }) => look !== 'address')
    .map(({ text }) => text)
    .join('')
}

/** Soft hyphens and spaces that do not break are no letters that somebody types. */
function plain(text: string): string {
  return text.replaceAll('\u00ad', '').replace(/\s+/g, ' ')
}
