import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fill } from '#app/lib/fill.ts'
import { facts } from '#content/facts.ts'
import type { Problem } from '#content/problem.ts'
import { readYaml } from '#content/yaml.ts'
import { type Language, languages } from '#contract/language.ts'

const contentFolder = path.resolve('content')

/** One text of a words file, by its path inside: `hero.title`. */
export type Texts = Map<string, string>

/** One file of words in both languages; a language without the file has no texts. */
export type TextPair = { file: string; de: Texts; en: Texts }

/** Every file of words, German and English side by side. */
export async function loadTexts(): Promise<TextPair[]> {
  const [german = [], english = []] = languages.map((language) => wordFiles(language))
  const read = async (language: Language, file: string, files: string[]) =>
    files.includes(file) ? readTexts(language, file) : new Map<string, string>()
  return Promise.all(
    [...new Set([...german, ...english])]
      .sort()
      .map(async (file) => ({ file, de: await read('de', file, german), en: await read('en', file, english) })),
  )
}

function wordFiles(language: Language): string[] {
  return readdirSync(path.join(contentFolder, language), { recursive: true })
    .map(String)
    .filter((name) => /\.(ts|yaml)$/.test(name))
}

async function readTexts(language: Language, file: string): Promise<Texts> {
  const place = path.join(contentFolder, language, file)
  if (file.endsWith('.yaml')) {
    const read = readYaml(readFileSync(place, 'utf8'))
    return read.fault ? new Map() : collect(read.value, '', new Map())
  }
  const words: Record<string, unknown> = await import(place)
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
export function textProblems({ file, de, en }: TextPair): Problem[] {
  return [
    ...missing('en', file, de, en),
    ...missing('de', file, en, de),
    ...[...de].flatMap(([at, text]) => oneProblem('de', file, at, text)),
    ...[...en].flatMap(([at, text]) => oneProblem('en', file, at, text)),
    ...[...de].flatMap(([at, text]) => pairProblem(file, at, text, en.get(at))),
  ]
}

function missing(language: Language, file: string, others: Texts, own: Texts): Problem[] {
  const name = `${language}/${file}`
  const other = language === 'de' ? 'English' : 'German'
  if (own.size === 0 && others.size > 0) return [{ file: name, message: `missing, ${other} has it` }]
  return [...others.keys()]
    .filter((at) => !own.has(at))
    .map((at) => ({ file: name, at, message: `missing, ${other} has it` }))
}

function oneProblem(language: Language, file: string, at: string, text: string): Problem[] {
  const known = facts(language)
  const unknown = placeholders(text).filter((name) => name.includes('.') && !(name in known))
  return [
    ...(text.trim() === '' ? ['blank'] : []),
    ...(text.includes('ß') ? ['contains ß; Swiss spelling has ss'] : []),
    ...unknown.map((name) => `{${name}} is no fact of content/facts.ts`),
  ].map((message) => ({ file: `${language}/${file}`, at, message }))
}

/** Small words that only a German sentence has; names and titles may well be the same in both languages. */
const germanSentence =
  /(?:^|\s)(?:der|die|das|und|nicht|wir|Sie|ist|sind|für|mit|ein|eine|auf|von|zu|im|du|Ihre?|dein\w*)\s/i

function pairProblem(file: string, at: string, de: string, en: string | undefined): Problem[] {
  if (en === undefined) return []
  const known = facts('de')
  if (de === en && germanSentence.test(de)) return [{ file: `en/${file}`, at, message: 'not translated' }]
  const [german, english] = [de, en].map((text) => placeholders(text).filter((name) => !(name in known)))
  const differs = new Set(german).symmetricDifference(new Set(english))
  if (differs.size === 0) return []
  return [{ file: `en/${file}`, at, message: `{${[...differs].join('}, {')}} stands in one language only` }]
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{([\w.]+)\}/g)].map((match) => String(match[1]))
}

/** Descriptions that search engines would cut or find thin. */
export function thinTexts(pair: TextPair): Problem[] {
  return languages.flatMap((language) =>
    [...pair[language]]
      .filter(([at]) => /(^|\.)(meta\.description|metaDescription)$/.test(at))
      .map(([at, text]) => [at, fill(text, facts(language))] as const)
      .filter(([, text]) => text.length < 70 || text.length > 165)
      .map(([at, text]) => ({
        file: `${language}/${pair.file}`,
        at,
        message: `${text.length} characters, 70 to 165 are useful`,
      })),
  )
}

/** Addresses of own pages that words lead to and that do not exist. */
export function deadLinks(pair: TextPair, pages: Set<string>): Problem[] {
  return languages.flatMap((language) =>
    [...pair[language]]
      .filter(([at, text]) => /(^|\.)(href|to)$/.test(at) && text.startsWith('/'))
      .filter(([, href]) => !pages.has(href.replace(/[?#].*$/, '')))
      .map(([at, href]) => ({
        file: `${language}/${pair.file}`,
        at,
        message: `${href} is no page of the site`,
      })),
  )
}
