import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import type { ServiceSlug } from '#content/site.ts'
import type { AccountNames } from './account-names.ts'
import { FoundingExhibit } from './founding-exhibit.tsx'
import { MailboxExhibit } from './mailbox-exhibit.tsx'
import { PostingRunExhibit } from './posting-run-exhibit.tsx'
import { StatementLineExhibit } from './statement-line-exhibit.tsx'
import { VatFormExhibit } from './vat-form-exhibit.tsx'
import { WorkshopDayExhibit } from './workshop-day-exhibit.tsx'

type Exhibits = DocumentOf<'exhibits'>

type ServiceExhibitProps = {
  slug: ServiceSlug
  copy: Exhibits
  accounts: AccountNames
  /** Writes a day such as 2026-11-20 in the page's language. */
  day: (iso: string) => string
}

/** The plane that each exhibit lies on; the section below takes another. */
export const exhibitPlanes: Record<ServiceSlug, 'white' | 'pale' | 'ink'> = {
  'erp-automation': 'white',
  'company-formation': 'white',
  'tax-reporting': 'pale',
  'system-integration-api': 'ink',
  'ki-workflow-optimierung': 'pale',
  'ai-finance-workshop': 'white',
}

/** The centre of a service's page: its work at reading size. All figures are computed, and it works without scripts. */
export function ServiceExhibit({ slug, copy, ...rest }: ServiceExhibitProps) {
  const { title, note } = copy[slug]
  return (
    <Section className={`service-exhibit ${exhibitPlanes[slug]}`} headingId="exhibit-title" title={title} note={note}>
      <div className="service-exhibit-body">
        <Exhibit slug={slug} copy={copy} {...rest} />
      </div>
    </Section>
  )
}

function Exhibit({ slug, copy, accounts, day }: ServiceExhibitProps) {
  switch (slug) {
    case 'erp-automation':
      return <PostingRunExhibit copy={copy[slug]} accounts={accounts} />
    case 'tax-reporting':
      return <VatFormExhibit copy={copy[slug]} accounts={accounts} />
    case 'system-integration-api':
      return <StatementLineExhibit copy={copy[slug]} day={day} />
    case 'ki-workflow-optimierung':
      return <MailboxExhibit copy={copy[slug]} />
    case 'company-formation':
      return <FoundingExhibit copy={copy[slug]} />
    case 'ai-finance-workshop':
      return <WorkshopDayExhibit copy={copy[slug]} />
  }
}
