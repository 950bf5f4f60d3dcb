import { bookingUrlFor } from '#app/lib/booking-url.ts'
import { companyOrganisation } from '#app/lib/company-structured-data.ts'
import { copyFor } from '#app/lib/copy.ts'
import { Island } from '#app/lib/island.tsx'
import { pageMeta } from '#app/lib/seo.ts'
import { faqPage, website } from '#app/lib/structured-data.ts'
import { Closing } from '#app/sections/closing/closing.tsx'
import { Beta, Hero, Modules, Projects, Questions, Reasons, Trust } from '#app/sections/home/home.tsx'
import { NewsletterBlock } from '#app/sections/newsletter-block/newsletter-block.tsx'
import { SpecimenSection } from '#app/specimen/specimen-section.tsx'
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
    organisation: companyOrganisation(copyFor(request, 'shell').footer.description),
  }
}

export function meta({ loaderData: { copy, organisation }, ...page }: Route.MetaArgs) {
  const structuredData = [organisation, website(page), faqPage(copy.faq.items)]
  return pageMeta({ ...copy.meta, indexed: true, structuredData }, page)
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
