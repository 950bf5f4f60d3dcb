import { ReferenceCall } from '#app/drawings/reference-call.tsx'
import { mailLink } from '#app/lib/contact-links.ts'
import { copyFor } from '#app/lib/copy.ts'
import { pageTrail } from '#app/lib/page-trail.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { NextStep } from '#app/sections/closing/next-step.tsx'
import { PageHero } from '#app/sections/page-hero/page-hero.tsx'
import { Examples } from '#app/sections/references/examples.tsx'
import { NoNames } from '#app/sections/references/no-names.tsx'
import { Samples } from '#app/sections/references/samples.tsx'
import { read } from '#content/documents.ts'
import type { Route } from './+types/references.ts'
import { pageNames } from './page-names.server.ts'
import './references.css'

export function loader({ request }: Route.LoaderArgs) {
  return {
    copy: copyFor(request, 'references'),
    names: pageNames(request, 'references'),
    brand: read('company').brand,
    mail: read('company').mail.contact,
    linkedinUrl: read('company').linkedinUrl,
  }
}

export function meta({ loaderData: { copy, names, brand }, location: { pathname } }: Route.MetaArgs) {
  return pageMeta({ ...copy.meta, pathname, brand, indexed: true, structuredData: [pageTrail(names, pathname)] })
}

export default function ReferencesPage({ loaderData: { copy, mail, linkedinUrl } }: Route.ComponentProps) {
  return (
    <>
      <PageHero plane="paper" title={copy.hero.title} lead={copy.hero.lead} drawing={<ReferenceCall />} />
      <NoNames copy={copy} linkedinUrl={linkedinUrl} mailLink={mailLink(mail, copy.request.subject)} />
      <Examples copy={copy.examples} />
      <Samples copy={copy.samples} />
      <NextStep copy={copy.next} />
    </>
  )
}
