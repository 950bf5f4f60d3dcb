import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

export type Proof = { name: string; proof: string; link?: string }

type EvidenceProps = { copy: DocumentOf<'about'>['evidence']; proofs: Proof[] }

/** What a stranger can check before the first talk. */
export function Evidence({ copy, proofs }: EvidenceProps) {
  return (
    <Section className="pale about-evidence" split headingId="evidence-title" title={copy.title}>
      <dl className="ruled near">
        {proofs.map(({ name, proof, link }) => (
          <div key={name}>
            <dt className="small">{name}</dt>
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
    </Section>
  )
}
