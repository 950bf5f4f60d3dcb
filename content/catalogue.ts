import { z } from 'zod'
import { type Language, languages } from '#contract/language.ts'
import type { Words } from './.types/words.d.ts'
import { readRelease } from './release.ts'
import { frontMatter } from './schemas/article.ts'
import { checkedFacts } from './schemas/checked-facts.ts'
import { company } from './schemas/company.ts'
import { consent } from './schemas/consent.ts'
import { events } from './schemas/events.ts'
import { expertise } from './schemas/expertise.ts'
import { glossary } from './schemas/glossary.ts'
import { legalText } from './schemas/legal-text.ts'
import { pageOfTool } from './schemas/page-of-tool.ts'
import { service } from './schemas/service.ts'
import { named, slug, text } from './schemas/texts.ts'
import { tiers } from './schemas/tiers.ts'
import { workedExamples } from './schemas/worked-examples.ts'
import { type Rules, wordsSchema } from './words.ts'

/**
 * Every kind of document. A kind is the id of a document without the language; `services/*` stands for all documents of a folder.
 * Schemas are made when a document of their kind is first read: most processes never read most of them.
 */
const sharedSchemas = {
  'checked-facts': checkedFacts,
  company,
  consent,
  events,
  glossary,
  tiers,
  'worked-examples': workedExamples,
}

/** Documents in each language whose schema says more than which texts there are. */
const languageSchemas = {
  accessibility: legalText,
  'blog/*': frontMatter,
  expertise,
  impressum: legalText,
  privacy: legalText,
  'services/*': service,
  terms: legalText,
}

/** All others in each language are words, whose schema and types are made of their German file. Here stands what is more than a text. */
const rules: { [Name in keyof Words]?: Rules } = {
  'access-document': { labels: named, values: named },
  blog: { tagNames: z.record(slug, text) },
  'chat-dialog': { starters: z.record(z.string(), z.array(text)) },
  'desk/content': { problems: named, faults: named },
  'desk/documents': { titles: named },
  // A label, no address.
  'desk/editor': { 'link.href': text },
  'desk/fields': { labels: named, ones: named, hints: named },
  'desk/files': { columns: named },
  'desk/log': { told: named, details: named, values: named },
  'desk/newsletter': { 'checks.how': named, 'release.problems': named, problems: named },
  'desk/outbox': { letters: named },
  'desk/proposals': { problems: named },
  'desk/readers': { 'card.suppressions': named },
  'desk/today': { incidents: named },
  // Whoever has nothing to do at a step has no words there.
  exhibits: {
    'company-formation.steps': z.array(
      z.strictObject({ title: text, you: text.optional(), we: text.optional(), office: text.optional() }),
    ),
  },
  tools: { 'tools.id': slug },
  'tools/iban-check': { page: pageOfTool },
  'tools/linkedin-post-generator': { page: pageOfTool },
  'tools/posting': { page: pageOfTool },
  'tools/qr-bill': { page: pageOfTool },
  'tools/savings': { page: pageOfTool },
  'tools/vat': { page: pageOfTool },
  // The words of each event, by its id.
  'video-studio': { 'events.items': z.record(slug, z.strictObject({ title: text, type: text, description: text })) },
}

type Schemas = typeof sharedSchemas & typeof languageSchemas

/** A kind of document: `company`, `faq`, `services/*`. */
export type Kind = keyof Schemas | keyof Words

type NameOf<Kinds> = Kinds extends `${infer Folder}/*` ? `${Folder}/${string}` : Kinds

/** What a document is called apart from its language: `company`. */
export type SharedName = NameOf<keyof typeof sharedSchemas>

/** The same for those that there are in each language: `faq`, `services/erp-automation`. */
export type LanguageName = NameOf<keyof typeof languageSchemas> | keyof Words

type KindOf<Name> = Name extends keyof Schemas
  ? Name
  : Name extends `${infer Folder}/${string}`
    ? `${Folder}/*` & keyof Schemas
    : never

/** What a document says: `DocumentOf<'faq'>`. An article has its Markdown as `body`. */
export type DocumentOf<Name extends SharedName | LanguageName> = Name extends keyof Words
  ? Words[Name]
  : z.infer<ReturnType<Schemas[KindOf<Name>]>> & (Name extends `blog/${string}` ? { body: string } : unknown)

/** The kind of a document by its id; undefined where there is none such. */
export function kindOf(id: string): Kind | undefined {
  const [, language, name = ''] = /^(?:(de|en)\/)?(.*)$/.exec(id) ?? []
  const folder = /^(\w+)\/[a-z0-9]+(-[a-z0-9]+)*$/.exec(name)?.[1]
  const kinds: object = language ? languageSchemas : sharedSchemas
  const kind = [name, `${folder}/*`].find((kind) => Object.hasOwn(kinds, kind))
  return (kind ?? (language && readRelease().has(`de/${name}`) ? name : undefined)) as Kind | undefined
}

/** The documents that there must be: those of both languages, and those of each. Services and articles are listed elsewhere. */
export const sharedNames = Object.keys(sharedSchemas)

export function languageNames(): string[] {
  return [...ownNames, ...wordNames()]
}

const ownNames = Object.keys(languageSchemas).filter((kind) => !kind.endsWith('/*'))

/** Documents of words: those of the release that have no schema of their own. */
export function wordNames(): (keyof Words)[] {
  const german = [...readRelease().keys()].filter((id) => languageOf(id) === 'de').map((id) => id.slice(3))
  return german.filter((name) => kindOf(`de/${name}`) === name && !ownNames.includes(name)) as (keyof Words)[]
}

/** The schema of a document, or of a kind. */
export function schemaOf(id: string): z.ZodType | undefined {
  const kind = kindOf(id)
  if (!kind) return undefined
  const schemas: Partial<Record<Kind, () => z.ZodType>> = { ...sharedSchemas, ...languageSchemas }
  const make = schemas[kind]
  if (!make) return wordsSchema(kind, rules[kind as keyof Words])
  const schema = made.get(kind) ?? make()
  made.set(kind, schema)
  return schema
}

const made = new Map<Kind, z.ZodType>()

/** Whether a document is an article: Markdown below its fields. */
export function isArticle(id: string): boolean {
  return /^(de|en)\/blog\//.test(id)
}

/** The file of a document inside `content/`: `de/faq.yaml`. */
export function fileOf(id: string): string {
  return `${id}.${isArticle(id) ? 'md' : 'yaml'}`
}

/** The language of a document; undefined where it has both. */
export function languageOf(id: string): Language | undefined {
  return languages.find((language) => id.startsWith(`${language}/`))
}

/** The entry that a document is edited in: both of its languages. */
export function entryOfDocument(id: string): string {
  return languageOf(id) ? id.slice(3) : id
}
