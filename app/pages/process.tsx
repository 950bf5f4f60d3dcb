import { copyFor } from '#app/lib/copy.ts'
import { pageTrail } from '#app/lib/page-trail.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { NextStep } from '#app/sections/closing/closing.tsx'
import { Needs, ProcessSteps, Track } from '#app/sections/process/process.tsx'
import { read } from '#content/documents.ts'
import type { Route } from './+types/process.ts'
import './process.css'

export function loader({ request }: Route.LoaderArgs) {
  return {
    copy: copyFor(request, 'process'),
    mail: read('company').mail.contact,
  }
}

export function meta({ loaderData: { copy }, ...page }: Route.MetaArgs) {
  return pageMeta({ ...copy.meta, indexed: true, structuredData: [pageTrail('process', page)] }, page)
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
