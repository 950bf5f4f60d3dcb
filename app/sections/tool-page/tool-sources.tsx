import { fill } from '#app/lib/fill.ts'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import type { ToolPageCopy } from '#content/schemas/page-of-tool.ts'

type ToolSourcesProps = {
  shared: DocumentOf<'tools/tool-page'>
  sources: ToolPageCopy['sources']
  others: { slug: string; name: string }[]
}

/** What the page rests on, each with its year, and the way to the other tools. */
export function ToolSources({ shared, sources, others }: ToolSourcesProps) {
  return (
    <Section className="paper tool-end">
      <div className="tool-sources">
        <h2 id="sources">{shared.sources}</h2>
        <ul>
          {sources.map(({ title, publisher, year, url }) => (
            <li key={title}>
              {url ? <a href={url}>{title}</a> : title}
              <span className="small">{fill(shared.sourceYear, { publisher, year })}</span>
            </li>
          ))}
        </ul>
        <p className="note">{shared.sourcesNote}</p>
      </div>
      <nav className="tool-others" aria-labelledby="other-tools">
        <h2 id="other-tools">{shared.others}</h2>
        <ul>
          {others.map(({ slug, name }) => (
            <li key={slug}>
              <LocaleLink className="go" to={`/tools/${slug}`}>
                {name}
              </LocaleLink>
            </li>
          ))}
          <li>
            <LocaleLink className="go" to="/tools">
              {shared.all}
            </LocaleLink>
          </li>
        </ul>
      </nav>
    </Section>
  )
}
