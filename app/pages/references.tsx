import { ReferenceCall } from '#app/drawings/reference-call.tsx'
import { mailLink } from '#app/lib/contact-links.ts'
import { copyFor } from '#app/lib/copy.ts'
import { pageTrail } from '#app/lib/page-trail.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { NextStep } from '#app/sections/closing/closing.tsx'
import { PageHero } from '#app/sections/page-hero/page-hero.tsx'
import { Examples, NoNames, Samples } from '#app/sections/references/references.tsx'
import { read } from '#content/documents.ts'
import type { Route } from './+types/references.ts'
import './references.css'

export function loader({ request }: Route.LoaderArgs) {
  return {
    copy: copyFor(request, 'references'),
    mail: read('company').mail.contact,
    linkedinUrl: read('company').linkedinUrl,
  }
}

export function meta({ loaderData: { copy }, ...page }: Route.MetaArgs) {
  return pageMeta({ ...copy.meta, indexed: true, structuredData: [pageTrail('references', page)] }, page)
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
