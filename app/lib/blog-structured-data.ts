import type { Blog, BlogPosting, SearchAction, Thing, WithContext } from 'schema-dts'
import { locales } from '#contract/language.ts'
import { languageOfPath } from './locale-path.ts'
import type { Rendered } from './seo.ts'
import { siteUrl } from './site-url.ts'
import { organisationId, websiteId } from './structured-data.ts'

type Leaf<T extends Thing> = Exclude<T, string>

/** Search engines read `query-input`, which schema.org's own types leave out. */
type SearchableBlog = WithContext<Leaf<Blog>> & {
  potentialAction: Leaf<SearchAction> & { 'query-input': string }
}

type PostData = {
  title: string
  description: string
  /** Public path of the article, such as `/en/blog/…`. */
  path: string
  /** ISO dates. */
  date: string
  updated?: string
  /** Path of its picture. */
  image: string
  keywords?: string[]
}

type BlogData = { name: string; description: string; path: string; posts: PostData[] }

/** The blog with its posts, and how to search it. */
export function blog({ name, description, path, posts }: BlogData): SearchableBlog {
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    '@id': blogId(path),
    name,
    description,
    url: siteUrl + path,
    inLanguage: locales[languageOfPath(path)],
    publisher: { '@id': organisationId },
    isPartOf: { '@id': websiteId },
    blogPost: posts.map(basePosting),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}${path}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

type PostingData = PostData & {
  badge?: string
  words: number
  minutes: number
  /** What the article rests on. */
  sources: { title: string; publisher: string; year: number; url?: string }[]
}

export function blogPosting(data: PostingData, { matches }: Rendered): WithContext<Leaf<BlogPosting>> {
  const name = matches[0].loaderData.brand
  const author = { '@type': 'Organization', '@id': organisationId, name, url: `${siteUrl}/` } as const
  return {
    '@context': 'https://schema.org',
    ...basePosting(data),
    mainEntityOfPage: siteUrl + data.path,
    isPartOf: { '@id': blogId(data.path.slice(0, data.path.lastIndexOf('/'))) },
    inLanguage: locales[languageOfPath(data.path)],
    author,
    publisher: author,
    articleSection: data.badge,
    wordCount: data.words,
    timeRequired: `PT${data.minutes}M`,
    isAccessibleForFree: true,
    citation: data.sources.map(({ title, publisher, year, url }) => ({
      '@type': 'CreativeWork',
      name: title,
      publisher: { '@type': 'Organization', name: publisher },
      datePublished: String(year),
      url,
    })),
  }
}

function basePosting({ title, description, path, date, updated, image, keywords }: PostData): Leaf<BlogPosting> {
  return {
    '@type': 'BlogPosting',
    '@id': `${siteUrl}${path}#article`,
    headline: title,
    description,
    url: siteUrl + path,
    image: siteUrl + image,
    datePublished: date,
    dateModified: updated ?? date,
    keywords,
  }
}

function blogId(path: string): string {
  return `${siteUrl}${path}#blog`
}
