import type { ArticleModule } from '#app/lib/article-module.ts'
import { fill } from '#app/lib/fill.ts'
import type { blog } from '#content/de/blog.ts'

type SourcesProps = {
  copy: Pick<typeof blog.article, 'sources' | 'sourceYear'>
  sources: ArticleModule['frontMatter']['sources']
}

/** What the article rests on; a link only where the public address is known. */
export function Sources({ copy, sources }: SourcesProps) {
  return (
    <section className="article-sources" aria-labelledby="sources">
      <h2 id="sources">{copy.sources}</h2>
      <ol>
        {sources.map(({ title, publisher, year, url }) => (
          <li key={title}>
            {url ? <a href={url}>{title}</a> : title}
            {/* A date at the end of the publisher's line has the year already. */}
            <span>{publisher.endsWith(String(year)) ? publisher : fill(copy.sourceYear, { publisher, year })}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
