import type { DocumentOf } from '#content/catalogue.ts'

export type Proof = { name: string; proof: string; link?: string }

type EvidenceProps = { copy: DocumentOf<'about'>['evidence']; proofs: Proof[] }

/** What a stranger can check before the first talk. */
export function Evidence({ copy, proofs }: EvidenceProps) {
  return (
    <section className="section pale about-evidence" aria-labelledby="evidence-title">
      <div className="grid">
        <h2 id="evidence-title">{copy.title}</h2>
        <dl>
          {proofs.map(({ name, proof, link }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {link ? (
                  <a href={link} target="_blank" rel="noopener">
                    {proof}
                  </a>
                ) : (
                  proof
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
