import { useId } from 'react'
import { offeredCategories } from '#app/lib/blog-categories.ts'
import { fill } from '#app/lib/fill.ts'
import type { blog } from '#content/de/blog.ts'
import { type BlogFilter, emptyReason, filterPosts } from './blog-filter.ts'
import { FilterBar } from './filter-bar.tsx'
import { PostCard, type PostCardData } from './post-card.tsx'
import { useBlogFilter } from './use-blog-filter.ts'

type BlogListingProps = {
  copy: Pick<typeof blog, 'header' | 'filter' | 'list' | 'drawings'>
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
          <p className="blog-count" role="status">
            {fill(found.length === 1 ? copy.filter.countOne : copy.filter.count, { n: found.length })}
          </p>
        </FilterBar>
        {found.length > 0 ? (
          <ul className="blog-posts">
            {found.map((post) => (
              <PostCard key={post.slug} post={post} copy={copy.list} drawings={copy.drawings} />
            ))}
          </ul>
        ) : (
          <div className="grid blog-empty">
            <p className="lead">{copy.filter[emptyReason(posts, filter)]}</p>
          </div>
        )}
      </section>
    </>
  )
}
