import type { workshops } from '#content/de/workshops.ts'

type BalanceProps = { copy: Pick<typeof workshops, 'prerequisites' | 'deliverables'> }

/** What goes in and what comes out, as the two sides of an account. */
export function Balance({ copy }: BalanceProps) {
  return (
    <section className="section white">
      <div className="grid">
        <div className="workshops-balance">
          {[copy.prerequisites, copy.deliverables].map((side) => (
            <section key={side.title}>
              <h2>{side.title}</h2>
              <ul>
                {side.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </section>
  )
}
