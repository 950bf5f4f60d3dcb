import { redirect } from 'react-router'
import { listArticles } from '#app/lib/articles.server.ts'
import { firstCategory, sharedCategories, twinOfCategory } from '#app/lib/blog-categories.ts'
import { blog } from '#app/lib/blog-structured-data.ts'
import { bookingUrlFor } from '#app/lib/booking-url.ts'
import { copyFor } from '#app/lib/copy.ts'
import { Island } from '#app/lib/island.tsx'
import { languageOfPath, localePath, publicPath } from '#app/lib/locale-path.ts'
import { excerptMinutes, roundedWords } from '#app/lib/reading-time.ts'
import { pageMeta, shareImage } from '#app/lib/seo.ts'
import { breadcrumb } from '#app/lib/structured-data.ts'
import { addressOfFilter, filterOfAddress } from '#app/sections/blog-listing/blog-filter.ts'
import { FeedLinks } from '#app/sections/blog-listing/feed-links.tsx'
import { Closing } from '#app/sections/closing/closing.tsx'
import { feedsOf } from '#content/feeds.ts'
import { shortDate } from '#contract/dates.ts'
import type { Language } from '#contract/language.ts'
import type { Route } from './+types/blog.ts'
import './blog.css'

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const copy = copyFor(request, 'blog')
  const labels: Record<string, string> = copy.tagNames
  const language = languageOfPath(pathname)
  const asked = filterOfAddress(search)
  const twin = twinOfCategory(asked.category, frontMatters(language), frontMatters(language === 'de' ? 'en' : 'de'))
  if (twin) throw redirect(publicPath(pathname) + addressOfFilter({ ...asked, category: twin }, search))
  const posts = listArticles(language).map(({ frontMatter, words }) => {
    const { slug, title, excerpt, date, updated, entities, tags } = frontMatter
    const badge = firstCategory(frontMatter)
    return {
      slug,
      title,
      excerpt,
      date,
      updated,
      dateText: shortDate(date, language),
      updatedText: updated && shortDate(updated, language),
      badge: badge && (labels[badge] ?? badge),
      entities,
      tags,
      minutes: excerptMinutes(excerpt),
      words: roundedWords(words),
    }
  })
  const { meta, name, breadcrumb: trail, header, filter, list, feeds, drawings, closing } = copy
  return {
    copy: { meta, name, trail, header, filter, list, feeds, drawings, closing },
    posts,
    categories: sharedCategories(posts).map((value) => ({ value, label: labels[value] ?? value })),
    asked,
    bookingUrl: bookingUrlFor(request),
  }
}

const frontMatters = (language: Language) => listArticles(language).map(({ frontMatter }) => frontMatter)

export function meta({ loaderData: { copy, posts }, ...page }: Route.MetaArgs) {
  const pathname = publicPath(page.location.pathname)
  const language = languageOfPath(pathname)
  const postData = posts.map(({ title, excerpt, slug, date, updated }) => ({
    title,
    description: excerpt,
    path: `${pathname}/${slug}`,
    date,
    updated,
    image: shareImage(`${pathname}/${slug}`),
  }))
  const structuredData = [
    blog({ name: copy.name, description: copy.meta.description, path: pathname, posts: postData }),
    breadcrumb(copy.trail.blog, page),
  ]
  return [
    ...pageMeta({ ...copy.meta, indexed: true, structuredData }, page),
    ...feedsOf('/blog').map(({ name, path, type }) => ({
      tagName: 'link',
      rel: 'alternate',
      type,
      title: `${copy.name}, ${copy.feeds[name]}`,
      href: localePath(path, language),
    })),
  ]
}

export default function BlogPage({ loaderData: { copy, posts, categories, asked, bookingUrl } }: Route.ComponentProps) {
  return (
    <>
      <Island
        name="BlogListing"
        props={{
          copy: { header: copy.header, filter: copy.filter, list: copy.list, drawings: copy.drawings },
          posts,
          categories,
          asked,
        }}
      />
      <FeedLinks copy={copy.feeds} />
      <Closing copy={copy.closing} bookingUrl={bookingUrl} />
    </>
  )
}
