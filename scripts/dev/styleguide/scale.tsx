import { Section } from '#app/ui/section.tsx'
import type { Tokens } from './tokens.ts'

const words: Record<string, string> = {
  '--t-figure': "2'000",
  '--t-h1': 'Belege gehen durch',
  '--t-h2': 'Von der QR-Rechnung zur MWST-Abrechnung',
  '--t-hero': 'MWST-Abrechnung vorbereiten',
  '--t-title': 'So läuft ein Monat ab',
  '--t-part': 'Was im Preis inbegriffen ist',
  '--t-h3': 'Abgleich mit camt.053, jede Nacht',
  '--t-lead': 'Finance work as a calm, well-made device.',
  '--t-body': 'Body text: 400, line 1.6, 60 to 72 characters, ragged right, hyphenated in German.',
  '--t-note': 'Notes stand in the margin, in the second text colour.',
}

/** What does not change with the scheme: type, space, lines, motion. */
export function Scale({ tokens }: { tokens: Tokens }) {
  const text = (prefix: string) => tokens.list(prefix).map(({ name, value }) => `${name}: ${value}`)
  return (
    <Section className="white" headingId="scale">
      <h2 id="scale">Type, space, lines, motion</h2>
      <dl className="styleguide-type">
        {[...tokens.list('--t-')].reverse().map(({ name, value }) => (
          <div key={name}>
            <dt className="mono">
              {name} <small>{value}</small>
            </dt>
            <dd data-step={name}>{words[name]}</dd>
          </div>
        ))}
        <div>
          <dt className="mono">--mono</dt>
          <dd className="mono">1'351.25 CHF · 6570 an 2000 · camt.053</dd>
        </div>
      </dl>
      <h3>Space: one step is 8 px</h3>
      <ul className="styleguide-space">
        {['--s1', '--s2', '--s3', '--s4', '--s5', '--s6', '--gap', '--edge', '--section'].map((name) => (
          <li key={name}>
            <span className="mono">{name}</span> <i data-space={name} />
          </li>
        ))}
      </ul>
      <h3>Lines: a hair divides, a line carries, a double rule closes a total</h3>
      <div className="styleguide-lines">
        <hr data-line="hair" />
        <hr data-line="line" />
        <hr data-line="total" />
      </div>
      <h3>Motion: states only, and none for who wants none</h3>
      <ul className="mono">
        {[...text('--quick'), ...text('--calm'), ...text('--ease')].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  )
}
