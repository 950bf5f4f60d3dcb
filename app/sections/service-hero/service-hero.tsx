import { Breadcrumb, type Crumb } from '#app/sections/breadcrumb/breadcrumb.tsx'
import { buttonClass } from '#app/ui/button.tsx'

type ServiceHeroProps = {
  breadcrumb: { label: string; trail: Crumb[]; current: string }
  title: string
  intro: string
  booking: { label: string; newTab: string; url: string }
  prices: { label: string; target: string }
}

/** What the service does, in one sentence; the exhibit below shows it. */
export function ServiceHero({ breadcrumb, title, intro, booking, prices }: ServiceHeroProps) {
  return (
    <section className="service-hero paper">
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
      </div>
    </section>
  )
}
