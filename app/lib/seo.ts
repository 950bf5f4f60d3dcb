import type { MetaDescriptor } from 'react-router'
import { locales } from '#contract/language.ts'
import { languageOfPath, localePath, neutralPath, switchLanguage } from './locale-path.ts'
import { siteUrl } from './site-url.ts'

type PageMeta = {
  /** Without the brand. */
  title: string
  description: string
  pathname: string
  brand: string
  /** False keeps the page out of search engines. */
  indexed: boolean
  /** True for an address where nothing is: it has no canonical or alternates, and its share image is the home page's. */
  missing?: boolean
  keywords?: string[]
  type?: 'website' | 'article'
  structuredData?: object[]
}

/** Everything that a page's head says about it. Shapes as React Router's `meta` export returns them. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const language = languageOfPath(page.pathname)
  const description = page.description.replaceAll(breakMarks, '')
  const title = neutralPath(page.pathname) === '/' ? `${page.brand} – ${page.title}` : `${page.title} – ${page.brand}`
  const canonical = siteUrl + localePath(neutralPath(page.pathname), language)
  return [
    { title },
    { name: 'description', content: description },
    ...(page.keywords?.length ? [{ name: 'keywords', content: page.keywords.join(', ') }] : []),
    ...(page.missing ? [] : addressLinks(page.pathname, canonical)),
    ...(page.indexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: page.brand },
    { property: 'og:locale', content: locales[language].replace('-', '_') },
    { property: 'og:image', content: siteUrl + shareImage(page.missing ? localePath('/', language) : page.pathname) },
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

function addressLinks(pathname: string, canonical: string): MetaDescriptor[] {
  const german = siteUrl + switchLanguage({ pathname }, 'de')
  const english = siteUrl + switchLanguage({ pathname }, 'en')
  return [
    { tagName: 'link', rel: 'canonical', href: canonical },
    { tagName: 'link', rel: 'alternate', hrefLang: 'de', href: german },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: english },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: german },
  ]
}
