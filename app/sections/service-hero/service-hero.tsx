import type { LargeDrawing } from '#app/drawings/services-large/labels.ts'
import { ServiceDrawing } from '#app/drawings/services-large/service-drawing.tsx'
import { Breadcrumb, type Crumb } from '#app/sections/breadcrumb/breadcrumb.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import type { ServiceSlug } from '#content/site.ts'
import { servicePlanes } from './service-planes.ts'

type ServiceHeroProps = {
  slug: ServiceSlug
  breadcrumb: { label: string; trail: Crumb[]; current: string }
  title: string
  intro: string
  drawing: LargeDrawing<ServiceSlug>
  booking: { label: string; newTab: string; url: string }
  prices: { label: string; target: string }
}

/** What the service does, in one sentence and one drawing that stands on the next plane. */
export function ServiceHero({ slug, breadcrumb, title, intro, drawing, booking, prices }: ServiceHeroProps) {
  return (
    <section className={`service-hero ${servicePlanes[slug]}`}>
      <div className="grid">
        <Breadcrumb {...breadcrumb} />
        <h1>{title}</h1>
        <div className="service-hero-text">
          <p className="lead">{intro}</p>
          <div className="actions">
            <a className={buttonClass()} href={booking.url} target="_blank" rel="noopener">
              <span>
                {booking.label} <span className="visually-hidden">({booking.newTab})</span>
              </span>
            </a>
            <a className={buttonClass('second')} href={`#${prices.target}`}>
              {prices.label}
            </a>
          </div>
        </div>
        <div className="service-hero-drawing">
          <ServiceDrawing slug={slug} {...drawing} />
        </div>
      </div>
    </section>
  )
}
