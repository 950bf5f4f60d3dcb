import { type ReactNode, useId } from 'react'
import { toolDrawings } from '#app/drawings/tools.tsx'
import { GoLink } from '#app/layout/go-link.tsx'
import { fill } from '#app/lib/fill.ts'
import { Breadcrumb } from '#app/sections/breadcrumb/breadcrumb.tsx'
import { Closing } from '#app/sections/closing/closing.tsx'
import { PageQuestions } from '#app/sections/page-questions/page-questions.tsx'
import { Section } from '#app/ui/section.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import type { ToolPageCopy } from '#content/schemas/page-of-tool.ts'
import type { ToolSlug } from '#content/site.ts'

type ToolPageProps = {
  slug: ToolSlug
  shared: DocumentOf<'tools/tool-page'>
  copy: ToolPageCopy
  others: { slug: ToolSlug; name: string }[]
  bookingUrl: string
  /** The tool itself. */
  children: ReactNode
}

/** A tool between what it is for and the rules it keeps to; all but the tool is plain text, also without scripts. */
export function ToolPage({ slug, shared, copy, others, bookingUrl, children }: ToolPageProps) {
  const Drawing = toolDrawings[slug]
  const { breadcrumb } = shared
  return (
    <>
      <section className="tool-hero pale">
        <div className="grid">
          <Breadcrumb
            label={breadcrumb.label}
            trail={[
              { label: breadcrumb.home, href: '/' },
              { label: breadcrumb.tools, href: '/tools' },
            ]}
            current={copy.name}
          />
          <h1>{copy.hero.title}</h1>
          <p className="lead">{copy.hero.lead}</p>
          <div className="tool-hero-drawing">
            <Drawing />
          </div>
        </div>
      </section>
      <Section className="white tool-section" aria-label={copy.name}>
        <p className="tool-no-script lead">{shared.noScript}</p>
        {children}
        <p className="tool-privacy small">{shared.privacy}</p>
      </Section>
      <ToolRules copy={copy.rules} />
      <ToolExample copy={copy.example} />
      <PageQuestions plane="pale" copy={copy.questions} name={`${slug}-questions`} />
      <ToolSources shared={shared} sources={copy.sources} others={others} />
      <Closing
        copy={{ ...copy.closing, booking: shared.booking, newTab: shared.newTab }}
        bookingUrl={bookingUrl}
        plain
      />
    </>
  )
}

/** The rules a tool keeps to, one below the other like entries in a ledger. */
function ToolRules({ copy }: { copy: ToolPageCopy['rules'] }) {
  return (
    <Section className="paper tool-rules" split title={copy.title}>
      <dl className="ruled closed">
        {copy.items.map(({ title, text }) => (
          <div key={title}>
            <dt className="h3">{title}</dt>
            <dd>
              <Unbroken text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** The sum done by hand; a double rule closes each total. */
function ToolExample({ copy }: { copy: ToolPageCopy['example'] }) {
  const heading = useId()
  return (
    <Section className="white tool-example" split headingId={heading}>
      <div className="tool-example-text">
        <h2 id={heading}>{copy.title}</h2>
        <p>
          <Unbroken text={copy.text} />
        </p>
      </div>
      <table>
        <tbody>
          {copy.rows.map(({ label, value, total }) => (
            <tr key={label} data-total={total || undefined}>
              <th scope="row">{label}</th>
              <td className="mono figure">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

type ToolSourcesProps = {
  shared: DocumentOf<'tools/tool-page'>
  sources: ToolPageCopy['sources']
  others: { slug: string; name: string }[]
}

/** What the page rests on, each with its year, and the way to the other tools. */
function ToolSources({ shared, sources, others }: ToolSourcesProps) {
  return (
    <Section className="paper tool-end">
      <div className="tool-sources">
        <h2 className="plain-title" id="sources">
          {shared.sources}
        </h2>
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
        <h2 className="plain-title" id="other-tools">
          {shared.others}
        </h2>
        <ul>
          {others.map(({ slug, name }) => (
            <li key={slug}>
              <GoLink to={{ href: `/tools/${slug}`, label: name }} />
            </li>
          ))}
          <li>
            <GoLink to={{ href: '/tools', label: shared.all }} />
          </li>
        </ul>
      </nav>
    </Section>
  )
}
