import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fill } from '#app/lib/fill.ts'
import { facts } from '#content/facts.ts'
import type { Language } from '#contract/language.ts'

const contentFolder = path.resolve('content')

/** One text of a words file, by its path inside: `hero.title`. */
export type Texts = Map<string, string>

/** One file of words in both languages. */
export type TextPair = { file: string; de: Texts; en: Texts }

/** Every file of words, German and English side by side. */
export async function loadTexts(): Promise<TextPair[]> {
  const files = readdirSync(path.join(contentFolder, 'de'), { recursive: true }).map(String)
  return Promise.all(
    files
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map(async (file) => ({ file, de: await read('de', file), en: await read('en', file) })),
  )
}

async function read(language: Language, file: string): Promise<Texts> {
  const words: Record<string, unknown> = await import(path.join(contentFolder, language, file))
  return collect(Object.values(words)[0], '', new Map())
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

/** What types let through in a pair: missing and blank texts, facts that do not exist, ß, sentences left untranslated. */
export function textProblems({ file, de, en }: TextPair): string[] {
  return [
    ...[...de.keys()].filter((key) => !en.has(key)).map((key) => `en/${file}: ${key}: missing`),
    ...[...en.keys()].filter((key) => !de.has(key)).map((key) => `de/${file}: ${key}: missing`),
    ...[...de].flatMap(([key, text]) => oneProblem('de', file, key, text)),
    ...[...en].flatMap(([key, text]) => oneProblem('en', file, key, text)),
    ...[...de].flatMap(([key, text]) => pairProblem(file, key, text, en.get(key))),
  ]
}

function oneProblem(language: Language, file: string, key: string, text: string): string[] {
  const known = facts(language)
  const unknown = placeholders(text).filter((name) => name.includes('.') && !(name in known))
  return [
    ...(text.trim() === '' ? ['blank'] : []),
    ...(text.includes('ß') ? ['contains ß; Swiss spelling has ss'] : []),
    ...unknown.map((name) => `{${name}} is no fact of content/facts.ts`),
  ].map((problem) => `${language}/${file}: ${key}: ${problem}`)
}

/** Small words that only a German sentence has; names and titles may well be the same in both languages. */
const germanSentence =
  /(?:^|\s)(?:der|die|das|und|nicht|wir|Sie|ist|sind|für|mit|ein|eine|auf|von|zu|im|du|Ihre?|dein\w*)\s/i

function pairProblem(file: string, key: string, de: string, en: string | undefined): string[] {
  if (en === undefined) return []
  const known = facts('de')
  if (de === en && germanSentence.test(de)) return [`en/${file}: ${key}: not translated`]
  const [german, english] = [de, en].map((text) => placeholders(text).filter((name) => !(name in known)))
  const differs = new Set(german).symmetricDifference(new Set(english))
  return differs.size === 0 ? [] : [`en/${file}: ${key}: {${[...differs].join('}, {')}} stands in one language only`]
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{([\w.]+)\}/g)].map((match) => String(match[1]))
}

/** Texts that are there but short of what a page needs: descriptions that search engines would cut or find thin. */
export function thinTexts({ file, de, en }: TextPair): string[] {
  return [['de', de] as const, ['en', en] as const].flatMap(([language, texts]) =>
    [...texts]
      .filter(([key]) => /(^|\.)(meta\.description|metaDescription)$/.test(key))
      .map(([key, text]) => [key, fill(text, facts(language))] as const)
      .filter(([, text]) => text.length < 70 || text.length > 165)
      .map(([key, text]) => `${language}/${file}: ${key}: ${text.length} characters, 70 to 165 are useful`),
  )
}

/** Addresses of own pages that words lead to and that do not exist, with where they stand. */
export function deadLinks({ file, de, en }: TextPair, pages: Set<string>): string[] {
  return [['de', de] as const, ['en', en] as const].flatMap(([language, texts]) =>
    [...texts]
      .filter(([key, text]) => /(^|\.)(href|to)$/.test(key) && text.startsWith('/'))
      .filter(([, href]) => !pages.has(href.replace(/[?#].*$/, '')))
      .map(([key, href]) => `${language}/${file}: ${key}: ${href} is no page of the site`),
  )
}
