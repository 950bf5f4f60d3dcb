import { Decision, Grille, Ink, Line } from './parts.tsx'

/** The track is interrupted and a slip has come to lie across it. Whether to start again is the visitor's decision. */
export function CrashTrack() {
  return (
    <svg viewBox="40 0 720 280" aria-hidden="true">
      <Line d="M-1600 237H452M556 237H2400" />
      <path d="M452 226v22M556 226v22" stroke="var(--dl)" strokeWidth="4" />
      <path d="M40 144h64v92H40z" fill="var(--ds)" />
      <Ink d="M52 162h28M52 178h40M52 190h40M52 202h24" />
      <path d="M152 48h208v232H152z" fill="var(--da)" />
      <Grille x={178} y={80} columns={9} rows={5} pitch={19} dot={5.2} />
      <path d="M152 184h208v3H152z" fill="var(--dt)" />
      <path d="M178 220h92v8h-92z" fill="var(--dt)" />
      <Decision cx={318} cy={224} r={18} />
      <g transform="rotate(24 504 206)">
        <path d="M472 152h64v92h-64z" fill="var(--ds)" />
        <Ink d="M484 170h28M484 186h40M484 198h40M484 210h24" />
      </g>
      <path d="M640 76h120v204H640z" fill="var(--db)" />
      <path d="M664 108h72M664 124h72M664 140h40" stroke="var(--dl)" strokeWidth="2" />
    </svg>
  )
}
