import { useEffect, useId, useState } from 'react'
import { ButtonLink } from '#app/layout/go-link.tsx'
import { offeredCategories } from '#app/lib/blog-categories.ts'
import { fill } from '#app/lib/fill.ts'
import { takeToChat } from '#app/lib/question-for-chat.ts'
import { Button } from '#app/ui/button.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import { addressOfFilter, type BlogFilter, emptyReason, filterOfAddress, filterPosts } from './blog-filter.ts'
import { FilterBar } from './filter-bar.tsx'
import { PostCard, type PostCardData } from './post-card.tsx'

type BlogListingProps = {
  copy: Pick<DocumentOf<'blog'>, 'header' | 'filter' | 'list' | 'drawings'>
  posts: PostCardData[]
  /** Values of the category menu with the words they are shown in. */
  categories: { value: string; label: string }[]
  /** What the server was asked for; prebuilt pages were asked for nothing. */
  asked: BlogFilter
}

/** The blog's first screen and all its posts; filtering happens while a visitor types, and the address follows. */
export function BlogListing({ copy, posts, categories, asked }: BlogListingProps) {
  const [filter, setFilter] = useBlogFilter(asked)
  const title = useId()
  const found = filterPosts(posts, filter)
  return (
    <>
      <section className="paper blog-header" aria-labelledby={title}>
        <div className="grid">
          <h1 id={title}>{copy.header.title}</h1>
          <p className="lead">{copy.header.subtitle}</p>
        </div>
      </section>
      <section className="white blog-list" aria-label={copy.list.label}>
        <FilterBar
          copy={copy.filter}
          filter={filter}
          categories={categories.slice(0, offeredCategories)}
          onFilter={setFilter}
        >
          <p className="blog-count small" role="status">
            {fill(found.length === 1 ? copy.filter.countOne : copy.filter.count, { n: found.length })}
          </p>
        </FilterBar>
        {found.length > 0 ? (
          <ul className="blog-posts">
            {found.map((post, index) => (
              <PostCard
                key={post.slug}
                post={post}
                copy={copy.list}
                drawings={copy.drawings}
                leads={index === 0 && found.length === posts.length}
              />
            ))}
          </ul>
        ) : (
          <div className="grid blog-empty">
            <p className="lead">{copy.filter[emptyReason(posts, filter)]}</p>
            {filter.query && <OtherWays words={copy.filter.instead} query={filter.query} />}
          </div>
        )}
      </section>
    </>
  )
}

/** Who may know what no post is about. */
function OtherWays({ words, query }: { words: DocumentOf<'blog'>['filter']['instead']; query: string }) {
  return (
    <p className="actions">
      <Button type="button" look="second" onClick={() => takeToChat(query.trim())}>
        {words.chat}
      </Button>
      <ButtonLink to={words.faq} look="second" />
    </p>
  )
}

/** Browsers count changes of the address (Safari: 100 in 30 s), so it follows at the pace of words, not of keys. */
const addressDelayMs = 200

/**
 * The listing's filter and how to change it. It starts as what the server was asked for, then follows the address
 * (`?q=`, `?search=`, `?category=`); a change replaces the address, without a history entry, a scroll or a request.
 */
function useBlogFilter(asked: BlogFilter): [BlogFilter, (filter: BlogFilter) => void] {
  const [filter, setFilter] = useState(asked)

  useEffect(() => {
    const follow = () => setFilter(filterOfAddress(location.search))
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  function change(next: BlogFilter): void {
    setFilter(next)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const { pathname, search, hash } = location
      history.replaceState(history.state, '', `${pathname}${addressOfFilter(next, search)}${hash}`)
    }, addressDelayMs)
  }

  return [filter, change]
}

let timer: ReturnType<typeof setTimeout> | undefined
