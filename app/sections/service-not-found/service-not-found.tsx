import { MissingSlip } from '#app/drawings/missing-slip.tsx'
import { ButtonLink } from '#app/layout/go-link.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

/** Said where an address names no service. */
export function ServiceNotFound({ copy }: { copy: DocumentOf<'services'>['notFound'] }) {
  return (
    <section className="paper service-not-found">
      <div className="grid">
        <h1>{copy.title}</h1>
        <div>
          <p className="lead">{copy.text}</p>
          <p className="actions">
            <ButtonLink to={copy.back} />
          </p>
        </div>
      </div>
      <div className="service-not-found-drawing">
        <MissingSlip />
      </div>
    </section>
  )
}
