import type { ReactNode } from 'react'
import { toolDrawings } from '#app/drawings/tools.tsx'
import { Breadcrumb } from '#app/sections/breadcrumb/breadcrumb.tsx'
import { Closing } from '#app/sections/closing/closing.tsx'
import { PageQuestions } from '#app/sections/page-questions/page-questions.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import type { ToolPageCopy } from '#content/schemas/page-of-tool.ts'
import type { ToolSlug } from '#content/site.ts'
import { ToolExample, ToolRules } from './tool-rules.tsx'
import { ToolSources } from './tool-sources.tsx'

export type ToolPageProps = {
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
