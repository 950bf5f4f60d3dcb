import { bookingUrlFor } from '#app/lib/booking-url.ts'
import { companyOrganisation } from '#app/lib/company-structured-data.ts'
import { copyFor } from '#app/lib/copy.ts'
import { Island } from '#app/lib/island.tsx'
import { pageMeta } from '#app/lib/seo.ts'
import { faqPage, website } from '#app/lib/structured-data.ts'
import { Closing } from '#app/sections/closing/closing.tsx'
import { Beta } from '#app/sections/home/beta.tsx'
import { Hero } from '#app/sections/home/hero.tsx'
import { Modules } from '#app/sections/home/modules.tsx'
import { Projects } from '#app/sections/home/projects.tsx'
import { Questions } from '#app/sections/home/questions.tsx'
import { Reasons } from '#app/sections/home/reasons.tsx'
import { Trust } from '#app/sections/home/trust.tsx'
import { NewsletterBlock } from '#app/sections/newsletter-block/newsletter-block.tsx'
import { SpecimenSection } from '#app/specimen/specimen-section.tsx'
import { read } from '#content/documents.ts'
import { languages } from '#contract/language.ts'
import type { Route } from './+types/home.ts'
import { specimenData } from './specimen-data.server.ts'
import './home.css'

export function loader({ request }: Route.LoaderArgs) {
  return {
    copy: copyFor(request, 'home'),
    wizard: copyFor(request, 'waitlist').wizard,
    newsletter: copyFor(request, 'newsletter'),
    specimen: specimenData(request),
    bookingUrl: bookingUrlFor(request),
    brand: read('company').brand,
    organisation: companyOrganisation(copyFor(request, 'shell').footer.description),
  }
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { copy, brand, organisation } = loaderData
  return pageMeta({
    ...copy.meta,
    pathname: location.pathname,
    brand,
    indexed: true,
    structuredData: [organisation, website({ brand, languages: [...languages] }), faqPage(copy.faq.items)],
  })
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { copy, wizard, newsletter, specimen, bookingUrl } = loaderData
  return (
    <>
      <Hero copy={copy.hero} />
      <SpecimenSection {...specimen} />
      <Beta copy={copy.beta}>
        <Island name="WaitlistWizard" props={{ copy: wizard }} />
      </Beta>
      <Reasons copy={copy.reasons} />
      <Modules copy={copy.modules} />
      <Trust copy={copy.trust} />
      <Projects copy={copy.projects} />
      <Questions copy={copy.faq} />
      <NewsletterBlock copy={copy.newsletter} tight>
        <Island name="NewsletterForm" props={{ copy: newsletter, variant: 'block' }} />
      </NewsletterBlock>
      <Closing copy={copy.closing} bookingUrl={bookingUrl} plain />
    </>
  )
}
