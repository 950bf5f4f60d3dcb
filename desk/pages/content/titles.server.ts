import type { DocumentOf } from '#content/catalogue.ts'
import { source } from '#content/documents.ts'
import { valueIn } from '#content/parse-document.ts'
import { pages as sitePages } from '#content/site.ts'
import type { Language } from '#contract/language.ts'
import type { Publication } from '#server/db/tables/documents.ts'
import { deskCopy } from '../../copy.server.ts'
import { fill } from '../../fill.ts'

/** What an entry is called: as its own title says, or as the desk calls it. */
export function titleOf(id: string, language: Language, text: string | undefined): string {
  const named = deskCopy(language, 'documents').titles[id]
  if (named !== undefined) return named
  const { title } = ((text && valueIn(`${language}/${id}`, text)) || {}) as { title?: unknown }
  return typeof title === 'string' && title !== '' ? title.replaceAll('\u00ad', '') : id
}

/** The same, of an entry's texts: by its title in the other language, which is named, where it has none in the reader's. */
export function titleAmong(id: string, language: Language, texts: ReadonlyMap<string, string> | undefined): string {
  const [own, other] = ([language, language === 'de' ? 'en' : 'de'] as const).map((one) => ({
    language: one,
    title: titleOf(id, one, texts?.get(`${one}/${id}`)),
  }))
  if (own?.title !== id || !other || other.title === id) return own?.title ?? id
  return `${other.title} (${other.language.toUpperCase()})`
}

/** What a page of the site is called, by its address, and its language where that is not the reader's; what is no page stays an address. */
export function pageName(path: string, language: Language): string {
  const english = /^\/en(?=\/|$)/
  const plain = path.replace(english, '') || '/'
  const id = sitePages.find((page) => page.path === plain)?.id ?? plain.slice(1)
  const title = titleOf(id, language, source(`${language}/${id}`))
  if (title === id) return path
  const own = english.test(path) ? 'en' : 'de'
  return own === language ? title : `${title} (${own.toUpperCase()})`
}

/** Documents that only a language model has a use for: nothing speaks of them where none is set. */
const forModels = ['glossary']

/** @param model the one that can be asked; undefined where none is set */
export function isEdited(id: string, model: unknown): boolean {
  return model !== undefined || !forModels.includes(id)
}

/** Why something was published, as its author said; of what took another back, why that one was. */
export function reasonOf({ why, restores }: Pick<Publication, 'why' | 'restores'>, words: DocumentOf<'desk/content'>) {
  return restores === null ? why : fill(words.last.why, { why })
}

/** Why a publication was refused at its time, in the words of the desk. What the checks said is told at the entry itself. */
export function refusalText(refusal: string | null, { problems }: DocumentOf<'desk/content'>): string {
  return problems[refusal ?? ''] ?? problems.checks ?? ''
}
