import type { HeroLabels } from './hero-labels.ts'
import { Decision, Dial, Grille, Ink, Line } from './parts.tsx'

type HeroNarrowProps = {
  labels: HeroLabels
  /** Names of the two bodies on the upper track; those of the lower one stand below the drawing. */
  stops: string[]
}

/** The same machine for a phone, 390 x 474: two tracks, read like two lines of text. Lettering stays above 11 px at 320 px. */
export function HeroNarrow({ labels, stops }: HeroNarrowProps) {
  return (
    <svg className="hero-narrow" viewBox="0 0 390 474" role="img" aria-label={labels.label}>
      <Line d="M-10 197h420M-10 453h420" />
      <Documents />
      <path d="M100 72h84v146h-84z" fill="var(--da)" />
      <Grille x={114} y={90} columns={5} rows={5} pitch={14} dot={4.4} />
      <path d="M100 166h84v2h-84zM114 186h36v6h-36z" fill="var(--dt)" />
      <circle cx="166" cy="189" r="4" fill="var(--dc)" />

      <path d="M282 64h86v154h-86z" fill="var(--db)" />
      <path d="M294 78h62v82h-62z" fill="var(--ds)" />
      {/* The posting as it is proposed: on dashed lines, because nobody has approved it yet. */}
      <path
        d="M302 96h46M325 96v54M302 110h16M302 122h16M332 110h16"
        fill="none"
        stroke="var(--di)"
        strokeWidth="2"
        strokeDasharray="5 3"
      />
      <Line d="M294 176h62M294 190h62M294 204h30" />
      <path d="M332 204h24" stroke="var(--dc)" strokeWidth="4" />

      <g fill="var(--dl)" fontSize="14.5">
        <text x="100" y="242">
          {stops[0]}
        </text>
        <text x="368" y="242" textAnchor="end">
          {stops[1]}
        </text>
        <text x="118" y="300">
          {labels.callout[0]}
        </text>
        <text x="118" y="319">
          {labels.callout[1]}
        </text>
      </g>

      <path d="M34 276h52v198H34z" fill="var(--ds)" />
      <path d="M34 276h52v3H34z" fill="var(--dl)" />
      <Decision cx={60} cy={308} r={17} />
      <Line d="M77 308h32" width={1.5} />
      <Ink d="M48 440h24M48 450h24M48 460h24" />
      <Account debit={labels.debit} credit={labels.credit} />
      <Reconciliation />
    </svg>
  )
}

function Documents() {
  return (
    <>
      <g className="hero-move hero-move-6">
        <path d="M22 196h56v-92l-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7z" fill="var(--ds)" />
        <Ink d="M34 128h21M34 146h32M34 158h32M34 170h20M34 188h32" />
      </g>
      <g className="hero-move hero-move-7">
        <path d="M200 112h64v84h-64z" fill="var(--ds)" />
        <path d="M210 124h18v18h-18z" fill="var(--dcs)" />
        <Ink d="M236 128h18M236 138h12M210 156h44M210 168h44M210 180h28" />
      </g>
    </>
  )
}

/** What was paid meets the bank statement. */
function Reconciliation() {
  return (
    <>
      <path d="M308 358h96v116h-96z" fill="var(--db)" />
      <Dial cx={352} cy={402} r={32} minutes={false} />
      <path d="M352 407v-27" stroke="var(--dcs)" strokeWidth="4" />
      <circle cx="352" cy="402" r="4" fill="var(--di)" />
      <Line d="M320 448h64M320 460h36" />
      <path d="M362 460h22" stroke="var(--dc)" strokeWidth="4" />
    </>
  )
}

function Account({ debit, credit }: { debit: string; credit: string }) {
  return (
    <>
      <path d="M118 338h174v136H118z" fill="var(--ds)" />
      <g fill="var(--di)" fontSize="14">
        <text x="128" y="358">
          {debit}
        </text>
        <g textAnchor="end">
          <text x="282" y="358">
            {credit}
          </text>
          <g className="m">
            <text x="199" y="386">
              1'250.00
            </text>
            <text x="199" y="404">
              101.25
            </text>
            <text x="282" y="386">
              1'351.25
            </text>
            <text x="199" y="448">
              1'351.25
            </text>
            <text x="282" y="448">
              1'351.25
            </text>
          </g>
        </g>
      </g>
      <Ink d="M128 367h154M205 367v62M128 430h154M128 455h71M128 459h71M211 455h71M211 459h71" width={1.5} />
    </>
  )
}
