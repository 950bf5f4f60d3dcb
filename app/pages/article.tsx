import { data } from 'react-router'
import { findArticle, type ListedArticle, listArticles, neighboursOf } from '#app/lib/articles.server.ts'
import { firstCategory } from '#app/lib/blog-categories.ts'
import { blogPosting } from '#app/lib/blog-structured-data.ts'
import { bookingUrlFor } from '#app/lib/booking-url.ts'
import { copyFor } from '#app/lib/copy.ts'
import { errorStatus } from '#app/lib/error-status.server.ts'
import { languageOfPath, publicPath } from '#app/lib/locale-path.ts'
import { articleMinutes } from '#app/lib/reading-time.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { breadcrumb } from '#app/lib/structured-data.ts'
import { Article } from '#app/sections/article/article.tsx'
import { ArticleMissing, MoreArticles } from '#app/sections/article/more-articles.tsx'
import { Closing } from '#app/sections/closing/closing.tsx'
import { longDate } from '#contract/dates.ts'
import type { Language } from '#contract/language.ts'
import type { Route } from './+types/article.ts'
import './article.css'

/** Articles offered in the place of one that does not exist. */
const latestOffered = 3

export function loader({ request, params, context }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname)
  const copy = copyFor(request, 'blog')
  const labels: Record<string, string> = copy.tagNames
  const found = findArticle(params.slug, language)
  if (!found) {
    const { title, noSlug, ...words } = copy.missing
    const missing = { ...words, title: params.slug?.trim() ? title : noSlug }
    const latest = listArticles(language)
      .slice(0, latestOffered)
      .map((article) => {
        const category = firstCategory(article.frontMatter)
        return { ...teaser(article, language), badge: category && (labels[category] ?? category) }
      })
    return data({ missing, latest, article: undefined }, errorStatus(404, context))
  }

  const { frontMatter, html, headings, pictures, words, length } = found
  const { date, updated, tags } = frontMatter
  const badge = firstCategory(frontMatter)
  const { older, newer, related } = neighboursOf(found, language)
  return data({
    article: {
      ...frontMatter,
      html,
      headings,
      hasPictures: pictures.length > 0,
      words,
      minutes: articleMinutes(length),
      badge: badge && (labels[badge] ?? badge),
      tags: tags.map((tag) => labels[tag] ?? tag),
      dateText: longDate(date, language),
      updatedText: updated && longDate(updated, language),
    },
    around: {
      older: older && teaser(older, language),
      newer: newer && teaser(newer, language),
      related: related.map((article) => teaser(article, language)),
    },
    copy: { trail: copy.breadcrumb, article: copy.article, drawings: copy.drawings, closing: copy.closing },
    bookingUrl: bookingUrlFor(request),
  })
}

function teaser({ frontMatter: { slug, title, date } }: ListedArticle, language: Language) {
  return { slug, title, date, dateText: longDate(date, language) }
}

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  if (!loaderData.article) {
    const { title, text } = loaderData.missing
    return pageMeta({ title, description: text, indexed: false, missing: true }, page)
  }
  const { article, copy } = loaderData
  const { title, description, date, updated } = article
  const path = publicPath(page.location.pathname)
  const keywords = [...new Set([...article.tags, ...article.entities])]
  const structuredData = [
    blogPosting({ ...article, path, keywords }, page),
    breadcrumb(title, page, { name: copy.trail.blog, path: '/blog' }),
  ]
  return [
    ...pageMeta({ title, description, indexed: true, keywords, type: 'article', structuredData }, page),
    { property: 'article:published_time', content: date },
    { property: 'article:modified_time', content: updated ?? date },
    ...keywords.map((keyword) => ({ property: 'article:tag', content: keyword })),
  ]
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.article) return <ArticleMissing copy={loaderData.missing} latest={loaderData.latest} />
  const { article, around, copy, bookingUrl } = loaderData
  return (
    <>
      <Article article={article} copy={copy.article} trail={copy.trail} drawings={copy.drawings} />
      <MoreArticles around={around} copy={copy.article} />
      <Closing copy={copy.closing} bookingUrl={bookingUrl} plain />
    </>
  )
}
