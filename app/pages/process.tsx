import { copyFor } from '#app/lib/copy.ts'
import { pageTrail } from '#app/lib/page-trail.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { NextStep } from '#app/sections/closing/next-step.tsx'
import { Needs } from '#app/sections/process/needs.tsx'
import { ProcessSteps } from '#app/sections/process/steps.tsx'
import { Track } from '#app/sections/process/track.tsx'
import { read } from '#content/documents.ts'
import type { Route } from './+types/process.ts'
import { pageNames } from './page-names.server.ts'
import './process.css'

export function loader({ request }: Route.LoaderArgs) {
  return {
    copy: copyFor(request, 'process'),
    names: pageNames(request, 'process'),
    brand: read('company').brand,
    mail: read('company').mail.contact,
  }
}

export function meta({ loaderData: { copy, names, brand }, location: { pathname } }: Route.MetaArgs) {
  return pageMeta({ ...copy.meta, pathname, brand, indexed: true, structuredData: [pageTrail(names, pathname)] })
}

export default function ProcessPage({ loaderData: { copy, mail } }: Route.ComponentProps) {
  return (
    <>
      <div className="paper process-head">
        <div className="grid">
          <h1>{copy.intro.title}</h1>
          <p className="lead">{copy.intro.lead}</p>
        </div>
      </div>
      <Track steps={copy.steps} />
      <ProcessSteps copy={copy} />
      <Needs copy={copy} mail={mail} />
      <NextStep copy={copy.next} />
    </>
  )
}
