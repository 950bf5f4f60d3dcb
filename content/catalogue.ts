import type { z } from 'zod'
import { type Language, languages } from '#contract/language.ts'
import { auth } from './schemas/auth.ts'

/**
 * Every kind of document with its schema. A kind is the id of a document without the language; `services/*` stands for all
 * documents of a folder. Schemas are made when a document of their kind is first read: most processes never read most of them.
 */
const sharedSchemas = {} as const

/** Documents of which there is one in each language. */
const languageSchemas = { auth }

type Schemas = typeof sharedSchemas & typeof languageSchemas

/** A kind of document: `company`, `faq`, `services/*`. */
export type Kind = keyof Schemas

type NameOf<Kinds> = Kinds extends `${infer Folder}/*` ? `${Folder}/${string}` : Kinds

/** What a document is called apart from its language: `company`. */
export type SharedName = NameOf<keyof typeof sharedSchemas>

/** The same for those that there are in each language: `faq`, `services/erp-automation`. */
export type LanguageName = NameOf<keyof typeof languageSchemas>

type KindOf<Name> = Name extends Kind ? Name : Name extends `${infer Folder}/${string}` ? `${Folder}/*` & Kind : never

/** What a document says: `DocumentOf<'faq'>`. */
export type DocumentOf<Name extends SharedName | LanguageName> = z.infer<ReturnType<Schemas[KindOf<Name>]>>

/** The kind of a document by its id; undefined where there is none such. */
export function kindOf(id: string): Kind | undefined {
  const [, language, name = ''] = /^(?:(de|en)\/)?(.*)$/.exec(id) ?? []
  const kinds: object = language ? languageSchemas : sharedSchemas
  const folder = /^(\w+)\/[a-z0-9]+(-[a-z0-9]+)*$/.exec(name)?.[1]
  return [name, `${folder}/*`].find((kind) => Object.hasOwn(kinds, kind)) as Kind | undefined
}

const made = new Map<Kind, z.ZodType>()

/** The schema of a document, or of a kind. */
export function schemaOf(id: string): z.ZodType | undefined {
  const kind = kindOf(id)
  if (!kind) return undefined
  const schema: z.ZodType = made.get(kind) ?? { ...sharedSchemas, ...languageSchemas }[kind]()
  made.set(kind, schema)
  return schema
}

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
