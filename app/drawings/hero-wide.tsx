import type { HeroLabels } from './hero-labels.ts'
import { Decision, Dial, Grille, Ink, Line, Posting } from './parts.tsx'

/**
 * The machine on one track, 1600 x 560, ground at the lower edge. Documents stand behind the bodies, so that each changes its form
 * while hidden. Groups `hero-move-1` to `-5` and `hero-hand` are moved by sections/home/hero.css.
 */
export function HeroWide({ labels }: { labels: HeroLabels }) {
  return (
    <svg className="hero-wide" viewBox="0 0 1600 560" role="img" aria-label={labels.label}>
      <path d="M-200 538H1800" stroke="var(--dl)" strokeWidth="40" strokeDasharray="2 38" strokeDashoffset="18" />
      <Line d="M-200 517H1800" />
      <Documents />
      <Reader />
      <Reconciliation />
      <Gate callout={labels.callout} />
      <VatForm title={labels.vat} />
      <Account debit={labels.debit} credit={labels.credit} />
    </svg>
  )
}

function Documents() {
  return (
    <>
      <g className="hero-move hero-move-1">
        <path d="M56 516h68V404l-8.5 7-8.5-7-8.5 7-8.5-7-8.5 7-8.5-7-8.5 7-8.5-7z" fill="var(--ds)" />
        <Ink d="M68 428h26M68 446h44M68 458h44M68 470h32M68 488h44" />
      </g>
      <g className="hero-move hero-move-2">
        <path d="M416 432h64v84h-64z" fill="var(--ds)" />
        <path d="M426 444h18v18h-18z" fill="var(--dcs)" />
        <Ink d="M452 448h18M452 458h12M426 476h44M426 488h44M426 500h28" />
      </g>
      <g className="hero-move hero-move-3">
        <path d="M808 432h64v52h-64z" fill="var(--ds)" />
        <path d="M808 488h64v28h-64z" fill="var(--dcs)" />
        <Ink d="M818 448h28M818 460h44M818 472h44" />
        <path d="M818 502h30M854 502h8" stroke="var(--ds)" strokeWidth="2" />
      </g>
      <g className="hero-move hero-move-4">
        <path d="M1018 432h64v84h-64z" fill="var(--ds)" />
        <Ink d="M1028 448h44M1028 460h44M1028 472h28" />
        {/* Approved: the stamp is in the accent, because the decision itself was taken at the gate. */}
        <circle cx="1062" cy="496" r="8" fill="none" stroke="var(--dcs)" strokeWidth="4" />
      </g>
      <g className="hero-move hero-move-5">
        <Posting x={1484} y={444} />
      </g>
    </>
  )
}

function Reader() {
  return (
    <>
      <path d="M176 320h200v240H176z" fill="var(--da)" />
      <Grille x={204} y={352} columns={9} rows={6} pitch={18} dot={5.2} />
      <path d="M176 466h200v3H176zM204 494h84v8h-84z" fill="var(--dt)" />
      <circle cx="340" cy="498" r="5" fill="var(--dc)" />
    </>
  )
}

function Reconciliation() {
  return (
    <>
      <path d="M520 276h260v284H520z" fill="var(--db)" />
      <Dial cx={650} cy={392} r={98} />
      <path className="hero-hand" d="M650 410V326" stroke="var(--dcs)" strokeWidth="5" />
      <circle cx="650" cy="392" r="7" fill="var(--di)" />
      <Line d="M552 514h196M552 528h196M552 542h116" />
      <path d="M688 542h60" stroke="var(--dc)" strokeWidth="4" />
    </>
  )
}

function Gate({ callout }: { callout: string[] }) {
  return (
    <>
      <path d="M900 24h90v536h-90z" fill="var(--ds)" />
      <path d="M900 24h90v4h-90z" fill="var(--dl)" />
      <Decision cx={945} cy={120} r={33} />
      <Ink d="M922 514h46M922 528h46M922 542h46" />
      <Line d="M990 120h40" width={1.5} />
      <text x="1042" y="114" fill="var(--dl)" className="hero-callout">
        {callout.map((line, index) => (
          <tspan key={line} x="1042" dy={index ? '1.3em' : undefined}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  )
}

function VatForm({ title }: { title: string }) {
  return (
    <>
      <Line d="M1440 331h360" />
      <path d="M1484 182h88v148h-88z" fill="var(--ds)" />
      <text x="1494" y="206" fill="var(--di)" className="hero-form-title">
        {title}
      </text>
      <path d="M1494 218h68v14h-68zM1494 239h68v14h-68zM1494 260h68v14h-68zM1494 281h68v14h-68z" fill="var(--dcs)" />
      <Ink d="M1495 303h66v13h-66z" width={1.5} />
    </>
  )
}

/** The posting of an IT invoice of CHF 1'250.00 plus 8.1 % VAT: 6570 and 1171 against 2000. */
function Account({ debit, credit }: { debit: string; credit: string }) {
  return (
    <>
      <path d="M1110 190h330v370h-330z" fill="var(--ds)" />
      <g fill="var(--di)">
        <g className="hero-side">
          <text x="1128" y="226">
            {debit}
          </text>
          <text x="1422" y="226" textAnchor="end">
            {credit}
          </text>
        </g>
        <g className="m hero-amount">
          <g className="hero-number">
            <text x="1128" y="278">
              6570
            </text>
            <text x="1128" y="308">
              1171
            </text>
            <text x="1288" y="278">
              2000
            </text>
          </g>
          <g textAnchor="end">
            <text x="1264" y="278">
              1'250.00
            </text>
            <text x="1264" y="308">
              101.25
            </text>
            <text x="1422" y="278">
              1'351.25
            </text>
            <text x="1264" y="520">
              1'351.25
            </text>
            <text x="1422" y="520">
              1'351.25
            </text>
          </g>
        </g>
      </g>
      <Ink d="M1128 244h294M1275 244v242" />
      <Ink d="M1128 494h294M1128 532h136M1128 538h136M1288 532h134M1288 538h134" width={1.5} />
    </>
  )
}
