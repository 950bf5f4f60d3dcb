import { fill } from '#app/lib/fill.ts'
import type { DocumentOf } from '#content/catalogue.ts'
import type { CompiledArticle } from '#content/markdown/article.ts'

type SourcesProps = {
  copy: Pick<DocumentOf<'blog'>['article'], 'sources' | 'sourceYear'>
  sources: CompiledArticle['frontMatter']['sources']
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
