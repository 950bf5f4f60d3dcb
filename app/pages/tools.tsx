import { bookingUrlFor } from '#app/lib/booking-url.ts'
import { copyFor } from '#app/lib/copy.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { Closing } from '#app/sections/closing/closing.tsx'
import { ToolList } from '#app/sections/tools/tool-list.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import type { Route } from './+types/tools.ts'
import './tools.css'

export function loader({ request }: Route.LoaderArgs) {
  return { copy: copyFor(request, 'tools'), bookingUrl: bookingUrlFor(request) }
}

export function meta({ loaderData: { copy }, ...page }: Route.MetaArgs) {
  return pageMeta({ ...copy.meta, indexed: true }, page)
}

export default function ToolsPage({ loaderData: { copy, bookingUrl } }: Route.ComponentProps) {
  return (
    <>
      <ToolsHero copy={copy.hero} />
      <ToolList items={copy.tools} soonLabel={copy.soonLabel} openLabel={copy.openLabel} privacy={copy.privacy} />
      <Closing copy={copy.closing} bookingUrl={bookingUrl} />
    </>
  )
}

function ToolsHero({ copy }: { copy: DocumentOf<'tools'>['hero'] }) {
  return (
    <section className="tools-hero paper">
      <div className="grid">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
      </div>
    </section>
  )
}
