import { ExpertiseDrawing } from '#app/drawings/expertise.tsx'
import { fill } from '#app/lib/fill.ts'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { TextList } from '#app/ui/lists.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import type { ExpertiseCopy } from '#content/schemas/expertise.ts'
import type { ServiceSlug } from '#content/site.ts'

type ExpertiseSectionCopy = DocumentOf<'services'>['expertise']

type ServicesExpertiseProps = {
  copy: ExpertiseSectionCopy
  /** Each is an anchor named by its key. */
  areas: ExpertiseCopy[]
  serviceLabels: Record<ServiceSlug, string>
}

/** The eight areas of expertise as a register: title and sentence always, the rest when opened. */
export function ServicesExpertise({ copy, areas, serviceLabels }: ServicesExpertiseProps) {
  return (
    <Section className="white services-expertise" headingId="expertise-title">
      <div className="head">
        <h2 id="expertise-title">{copy.title}</h2>
        <p className="lead">{copy.lead}</p>
      </div>
      <Accordion
        name="expertise"
        openIndex={0}
        items={areas.map((area) => ({
          id: area.key,
          summary: area.title,
          note: area.lead,
          content: <Area area={area} copy={copy} service={serviceLabels[area.service]} />,
        }))}
      />
    </Section>
  )
}

type AreaProps = { area: ExpertiseCopy; copy: ExpertiseSectionCopy; service: string }

function Area({ area, copy, service }: AreaProps) {
  return (
    <div className="services-expertise-area">
      <ExpertiseDrawing area={area.key} />
      <p>{area.text}</p>
      <div>
        <h4>{copy.pointsLabel}</h4>
        <TextList items={area.points} />
        <LocaleLink className="go" to={`/services/${area.service}`}>
          {fill(copy.serviceLabel, { service })}
        </LocaleLink>
      </div>
    </div>
  )
}
