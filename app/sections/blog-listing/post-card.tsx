import { ArticleDrawing } from '#app/drawings/articles/article-drawing.tsx'
import { fill } from '#app/lib/fill.ts'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import type { blog } from '#content/de/blog.ts'
import type { ArticleSlug } from '#content/site.ts'

export type PostCardData = {
  slug: ArticleSlug
  title: string
  excerpt: string
  /** ISO day, and as it is shown. */
  date: string
  dateText: string
  badge?: string
  entities: string[]
  tags: string[]
  minutes: { excerpt: number; article: number }
}

type PostCardProps = { post: PostCardData; copy: typeof blog.list; drawings: typeof blog.drawings }

const shownEntities = 3

/** One post: its drawing on the row's track, below it what it is about. The whole card leads to the article. */
export function PostCard({ post, copy, drawings }: PostCardProps) {
  return (
    <li className="blog-post">
      <div className="blog-post-drawing">
        <ArticleDrawing slug={post.slug} labels={drawings} form="narrow" />
      </div>
      <article className="blog-post-text">
        <p className="blog-post-meta">
          <span className="blog-post-badge">{post.badge ?? copy.noCategory}</span>
          <time dateTime={post.date}>{post.dateText}</time>
        </p>
        <h2>
          <LocaleLink to={`/blog/${post.slug}`}>
            <Unbroken text={post.title} />
          </LocaleLink>
        </h2>
        <p>
          <Unbroken text={post.excerpt} />
        </p>
        <ul className="blog-chips" aria-label={copy.entities}>
          {post.entities.slice(0, shownEntities).map((entity) => (
            <li key={entity}>{entity}</li>
          ))}
        </ul>
        <p className="blog-post-minutes">{fill(copy.minutes, post.minutes)}</p>
      </article>
    </li>
  )
}
