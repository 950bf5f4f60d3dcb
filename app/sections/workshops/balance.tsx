import type { DocumentOf } from '#content/catalogue.ts'

type BalanceProps = { copy: Pick<DocumentOf<'workshops'>, 'prerequisites' | 'deliverables'> }

/** What goes in and what comes out, as the two sides of an account. */
export function Balance({ copy }: BalanceProps) {
  return (
    <div className="section white">
      <div className="grid">
        <div className="workshops-balance">
          {(['prerequisites', 'deliverables'] as const).map((side) => (
            <section key={side} aria-labelledby={`${side}-title`}>
              <h2 id={`${side}-title`}>{copy[side].title}</h2>
              <ul className="ruled near">
                {copy[side].items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
