import { ArticleDrawing } from '#app/drawings/articles/article-drawing.tsx'
import { fill } from '#app/lib/fill.ts'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

export type PostCardData = {
  slug: string
  title: string
  excerpt: string
  /** ISO days, and as they are shown. */
  date: string
  dateText: string
  updated?: string
  updatedText?: string
  badge?: string
  entities: string[]
  tags: string[]
  /** To read the excerpt. */
  minutes: number
  /** Length of the article, as it is shown. */
  words: string
}

type PostCardProps = {
  post: PostCardData
  copy: DocumentOf<'blog'>['list']
  drawings: DocumentOf<'blog'>['drawings']
  /** The newest one, while nothing is filtered: it takes a row of its own. */
  leads: boolean
}

const shownEntities = 3

/** One post: its drawing on the row's track, below it what it is about. The whole card leads to the article. */
export function PostCard({ post, copy, drawings, leads }: PostCardProps) {
  return (
    <li className="blog-post" data-lead={leads || undefined}>
      <div className="blog-post-drawing">
        <ArticleDrawing slug={post.slug} labels={drawings} form="narrow" />
      </div>
      <article className="blog-post-text">
        <p className="blog-post-meta small">
          <span className="blog-post-badge">{post.badge ?? copy.noCategory}</span>
          {post.updated ? (
            <Dated words={copy.updated} iso={post.updated} text={post.updatedText} />
          ) : (
            <Dated words="{date}" iso={post.date} text={post.dateText} />
          )}
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
        <p className="blog-post-length small">
          {post.updated && <Dated words={copy.published} iso={post.date} text={post.dateText} />}
          <span>{fill(copy.length, { minutes: post.minutes, words: post.words })}</span>
        </p>
      </article>
    </li>
  )
}

/** A date in its words, `{date}` being its place. */
function Dated({ words, iso, text }: { words: string; iso: string; text?: string }) {
  const [before, after] = words.split('{date}')
  return (
    <span>
      {before}
      <time dateTime={iso}>{text}</time>
      {after}
    </span>
  )
}
