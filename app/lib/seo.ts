import type { MetaDescriptor } from 'react-router'
import type { DocumentOf } from '#content/catalogue.ts'
import { type Language, languages, locales } from '#contract/language.ts'
import { languageOfPath, localePath, neutralPath, publicPath, switchLanguage } from './locale-path.ts'
import { siteUrl } from './site-url.ts'

type PageMeta = {
  /** Without the brand. */
  title: string
  description: string
  /** False keeps the page out of search engines. */
  indexed: boolean
  /** True for an address where nothing is: it has no canonical or alternates, and its share image is the home page's. */
  missing?: boolean
  /** In which it exists, where that is not both. */
  languages?: readonly Language[]
  /** The page whose share image it takes, where it has none of its own. */
  sharesImageOf?: string
  keywords?: string[]
  type?: 'website' | 'article'
  structuredData?: object[]
}

/** What React Router tells a page's `meta` of the page: its address, and what the root has loaded. */
export type Rendered = {
  location: { pathname: string }
  matches: readonly [{ loaderData: { brand: string; shell: DocumentOf<'shell'> } }, ...unknown[]]
}

/** Everything that a page's head says about it. Shapes as React Router's `meta` export returns them. */
export function pageMeta(page: PageMeta, { location, matches }: Rendered): MetaDescriptor[] {
  const pathname = publicPath(location.pathname)
  const { brand } = matches[0].loaderData
  const language = languageOfPath(pathname)
  const description = page.description.replaceAll(breakMarks, '')
  const title = neutralPath(pathname) === '/' ? `${brand} – ${page.title}` : `${page.title} – ${brand}`
  const canonical = siteUrl + pathname
  return [
    { title },
    { name: 'description', content: description },
    ...(page.keywords?.length ? [{ name: 'keywords', content: page.keywords.join(', ') }] : []),
    ...(page.missing ? [] : addressLinks(pathname, canonical, page.languages)),
    ...(page.indexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: brand },
    { property: 'og:locale', content: locales[language].replace('-', '_') },
    {
      property: 'og:image',
      content: siteUrl + shareImage(page.missing ? localePath('/', language) : (page.sharesImageOf ?? pathname)),
    },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.structuredData ?? []).map((data) => ({ 'script:ld+json': withoutBreakMarks(data) as never })),
  ]
}

/** Soft hyphens and word joiners steer line breaks; for a machine they are part of the word. */
const breakMarks = /[\u00ad\u2060]/g

function withoutBreakMarks(data: object): object {
  return JSON.parse(JSON.stringify(data).replaceAll(breakMarks, ''))
}

/** Address of the page's own share image; the build draws one for each. */
export function shareImage(pathname: string): string {
  const name = neutralPath(pathname).slice(1).replaceAll('/', '-') || 'home'
  return `/images/share/${name}-${languageOfPath(pathname)}.png`
}

function addressLinks(
  pathname: string,
  canonical: string,
  existing: readonly Language[] = languages,
): MetaDescriptor[] {
  const addressIn = (language: Language) => siteUrl + switchLanguage({ pathname }, language)
  const [first] = existing
  return [
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...existing.map((language) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: language as string,
      href: addressIn(language),
    })),
    ...(first ? [{ tagName: 'link' as const, rel: 'alternate', hrefLang: 'x-default', href: addressIn(first) }] : []),
  ]
}
