import type { HeroLabels } from './hero-labels.ts'
import { Decision, Dial, Grille, Ink, Line, Posting } from './parts.tsx'

/**
 * The machine on one track, 1600 x 560, ground at the lower edge: read, proposed, approved, posted, paid and reconciled. Documents
 * stand behind the bodies, so that each changes its form while hidden. Groups `hero-move-1` to `-5` and `hero-hand` are moved by
 * sections/home/hero.css.
 */
export function HeroWide({ labels }: { labels: HeroLabels }) {
  return (
    <svg className="hero-wide" viewBox="0 0 1600 560" role="img" aria-label={labels.label}>
      <path d="M-200 538H1800" stroke="var(--dl)" strokeWidth="40" strokeDasharray="2 38" strokeDashoffset="18" />
      <Line d="M-200 517H1800" />
      <Documents />
      <Reader />
      <Proposal debit={labels.debit} credit={labels.credit} />
      <Gate callout={labels.callout} />
      <Account debit={labels.debit} credit={labels.credit} />
      <Reconciliation />
      <VatForm title={labels.vat} />
    </svg>
  )
}

function Documents() {
  return (
    <>
      <g className="hero-move hero-move-1">
        <path d="M48 516h68V404l-8.5 7-8.5-7-8.5 7-8.5-7-8.5 7-8.5-7-8.5 7-8.5-7z" fill="var(--ds)" />
        <Ink d="M60 428h26M60 446h44M60 458h44M60 470h32M60 488h44" />
      </g>
      <g className="hero-move hero-move-2">
        <path d="M382 432h64v84h-64z" fill="var(--ds)" />
        <path d="M392 444h18v18h-18z" fill="var(--dcs)" />
        <Ink d="M418 448h18M418 458h12M392 476h44M392 488h44M392 500h28" />
      </g>
      <g className="hero-move hero-move-3">
        <path d="M710 432h64v52h-64z" fill="var(--ds)" />
        <path d="M710 488h64v28h-64z" fill="var(--dcs)" />
        <Ink d="M720 448h28M720 460h44M720 472h44" />
        <path d="M720 502h30M756 502h8" stroke="var(--ds)" strokeWidth="2" />
      </g>
      <g className="hero-move hero-move-4">
        <path d="M921 432h64v84h-64z" fill="var(--ds)" />
        <Ink d="M931 448h44M931 460h44M931 472h28" />
        {/* Approved: the stamp is in the accent, because the decision itself was taken at the gate. */}
        <circle cx="965" cy="496" r="8" fill="none" stroke="var(--dcs)" strokeWidth="4" />
      </g>
      <g className="hero-move hero-move-5">
        <Posting x={1342} y={444} />
      </g>
    </>
  )
}

function Reader() {
  return (
    <>
      <path d="M160 320h190v240H160z" fill="var(--da)" />
      <Grille x={183} y={352} columns={9} rows={6} pitch={18} dot={5.2} />
      <path d="M160 466h190v3H160zM188 494h84v8h-84z" fill="var(--dt)" />
      <circle cx="316" cy="498" r="5" fill="var(--dc)" />
    </>
  )
}

/** The posting as it is proposed: on dashed lines, because nobody has approved it yet. */
function Proposal({ debit, credit }: { debit: string; credit: string }) {
  return (
    <>
      <path d="M478 296h190v264H478z" fill="var(--db)" />
      <path d="M498 318h150v152H498z" fill="var(--ds)" />
      <g fill="var(--di)" className="hero-proposal">
        <text x="510" y="342">
          {debit}
        </text>
        <text x="636" y="342" textAnchor="end">
          {credit}
        </text>
      </g>
      <path
        d="M510 354h126M573 354v100M510 376h48M510 394h48M588 376h48"
        fill="none"
        stroke="var(--di)"
        strokeWidth="2"
        strokeDasharray="6 4"
      />
      <Line d="M498 496h150M498 514h150M498 532h84" />
      <path d="M600 532h48" stroke="var(--dc)" strokeWidth="4" />
    </>
  )
}

function Gate({ callout }: { callout: string[] }) {
  return (
    <>
      <path d="M816 24h90v536h-90z" fill="var(--ds)" />
      <path d="M816 24h90v4h-90z" fill="var(--dl)" />
      <Decision cx={861} cy={120} r={33} />
      <Ink d="M838 514h46M838 528h46M838 542h46" />
      <Line d="M906 120h40" width={1.5} />
      <text x="958" y="114" fill="var(--dl)" className="hero-callout">
        {callout.map((line, index) => (
          <tspan key={line} x="958" dy={index ? '1.3em' : undefined}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  )
}

/** The posting of an IT invoice of CHF 1'250.00 plus 8.1 % VAT: 6570 and 1171 against 2000. */
function Account({ debit, credit }: { debit: string; credit: string }) {
  return (
    <>
      <path d="M1000 190h330v370H1000z" fill="var(--ds)" />
      <g fill="var(--di)">
        <g className="hero-side">
          <text x="1018" y="226">
            {debit}
          </text>
          <text x="1312" y="226" textAnchor="end">
            {credit}
          </text>
        </g>
        <g className="m hero-amount">
          <g className="hero-number">
            <text x="1018" y="278">
              6570
            </text>
            <text x="1018" y="308">
              1171
            </text>
            <text x="1178" y="278">
              2000
            </text>
          </g>
          <g textAnchor="end">
            <text x="1154" y="278">
              1'250.00
            </text>
            <text x="1154" y="308">
              101.25
            </text>
            <text x="1312" y="278">
              1'351.25
            </text>
            <text x="1154" y="520">
              1'351.25
            </text>
            <text x="1312" y="520">
              1'351.25
            </text>
          </g>
        </g>
      </g>
      <Ink d="M1018 244h294M1165 244v242" />
      <Ink d="M1018 494h294M1018 532h136M1018 538h136M1178 532h134M1178 538h134" width={1.5} />
    </>
  )
}

/** What was paid meets the bank statement, day by day; the VAT return stands on it. */
function Reconciliation() {
  return (
    <>
      <path d="M1424 331h200v229h-200z" fill="var(--db)" />
      <Dial cx={1512} cy={424} r={76} />
      <path className="hero-hand" d="M1512 438V374" stroke="var(--dcs)" strokeWidth="4.5" />
      <circle cx="1512" cy="424" r="6" fill="var(--di)" />
      <Line d="M1444 524h136M1444 540h80" />
      <path d="M1540 540h40" stroke="var(--dc)" strokeWidth="4" />
    </>
  )
}

function VatForm({ title }: { title: string }) {
  return (
    <>
      <path d="M1468 182h88v148h-88z" fill="var(--ds)" />
      <text x="1478" y="206" fill="var(--di)" className="hero-form-title">
        {title}
      </text>
      <path d="M1478 218h68v14h-68zM1478 239h68v14h-68zM1478 260h68v14h-68zM1478 281h68v14h-68z" fill="var(--dcs)" />
      <Ink d="M1479 303h66v13h-66z" width={1.5} />
    </>
  )
}
