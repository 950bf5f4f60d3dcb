import { priceText } from '#content/amounts.ts'
import type { DocumentOf } from '#content/catalogue.ts'
import type { ReferenceKind } from '#content/form/field.ts'
import { pageOf } from '#content/page-of.ts'
import { valueIn } from '#content/parse-document.ts'
import type { Price } from '#content/schemas/company.ts'
import type { Access } from '../../access.server.ts'
import { deskCopy } from '../../copy.server.ts'
import type { OwnPage } from '../../editor/link-dialog.tsx'
import { labelOf } from './form/field-names.ts'
import { titleAmong, titleOf } from './titles.server.ts'

/** What can be named, as it is written and as a person calls it, by its kind. */
export type References = { [Kind in ReferenceKind]?: { value: string; label: string }[] }

/** The pages that a text may lead to: those that are published, by their names in both languages. */
export async function ownPagesOf({ services }: Access): Promise<OwnPage[]> {
  const entries = (await services.editing.list()).filter(({ isNew, isRemoval }) => !isNew && !isRemoval)
  return entries.flatMap(({ id, texts }) => {
    const address = pageOf(id)
    if (address === undefined || (id !== 'home' && address !== `/${id}`)) return []
    const kind = id.startsWith('blog/') ? 'article' : id.startsWith('services/') ? 'service' : 'page'
    const [de, en] = (['de', 'en'] as const).map((one) => titleOf(id, one, texts.get(`${one}/${id}`)))
    return [{ address, kind, de: de ?? id, en: en ?? id } as const]
  })
}

/** Prices, tags, articles, services and pages that there are, drafts included. */
export async function referencesOf({ services, language }: Access): Promise<References> {
  const entries = await services.editing.list()
  const textOf = new Map(entries.flatMap(({ texts }) => [...texts]))
  const said = (id: string) => valueIn(id, textOf.get(id) ?? '') as never
  const { prices } = (said('company') ?? {}) as Partial<DocumentOf<'company'>>
  const { tagNames } = (said(`${language}/blog`) ?? {}) as Partial<DocumentOf<'blog'>>
  const names = deskCopy(language, 'fields')
  const titled = entries
    .filter(({ isRemoval }) => !isRemoval)
    .map(({ id, texts }) => ({ id, title: titleAmong(id, language, texts) }))
  const within = (folder: string) =>
    titled
      .filter(({ id }) => id.startsWith(folder))
      .map(({ id, title }) => ({ value: id.slice(folder.length), label: title }))
  const pages = titled
    // Facts are seen on many pages; a page is called as its own words are.
    .filter(({ id }) => id === 'home' || pageOf(id) === `/${id}`)
    .map(({ id, title }) => ({ value: pageOf(id) ?? '', label: title }))
  return {
    price: Object.entries(prices ?? {}).map(([name, price]) => ({
      value: name,
      label: `${labelOf(names, ['company', 'prices', name])}: ${textOfPrice(price, language)}`,
    })),
    tag: Object.entries(tagNames ?? {}).map(([value, label]) => ({ value, label })),
    article: within('blog/'),
    service: within('services/'),
    page: pages.sort((one, other) => one.label.localeCompare(other.label, language)),
  }
}

/** In a draft a price may be half written. */
function textOfPrice(price: Price | undefined, language: 'de' | 'en'): string {
  return typeof price?.amount === 'number' ? priceText(price, language) : ''
}
