import type { CompiledArticle } from '#content/markdown/article.ts'

type TableOfContentsProps = { title: string; headings: CompiledArticle['headings'] }

/** The sections of an article; stays in view beside it where there is room. */
export function TableOfContents({ title, headings }: TableOfContentsProps) {
  return (
    <div className="article-aside">
      <nav className="article-contents" aria-labelledby="contents">
        <h2 id="contents">{title}</h2>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
