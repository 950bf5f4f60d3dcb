import type { ServiceCopy } from '#content/schemas/service.ts'

type ServiceBenefitsProps = { title: string; benefits: ServiceCopy['detailedContent']['benefits'] }

/** What the client gains, each with how it is counted or what it rests on. */
export function ServiceBenefits({ title, benefits }: ServiceBenefitsProps) {
  return (
    <section className="section ink service-benefits" aria-labelledby="benefits-title">
      <div className="grid">
        <h2 id="benefits-title">{title}</h2>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit.title}>
              <h3>{benefit.title}</h3>
              <p>{benefit.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
