import { Decision, Grille, Ink, Line } from './parts.tsx'

/** Three programs are plugged into one rail, which the bank statement feeds. */
export function ServiceIntegration() {
  return (
    <svg viewBox="0 0 480 300" aria-hidden="true">
      <Line d="M0 237h480" />
      <Line d="M100 96v141M240 96v141M380 96v141" />
      <path d="M44 52h112v96h-40v-16H84v16H44zM84 156h32v24H84z" fill="var(--ds)" />
      <path d="M184 28h112v120h-40v-16h-32v16h-40zM224 156h32v24h-32z" fill="var(--da)" />
      <path d="M324 76h112v72h-40v-16h-32v16h-40zM364 156h32v24h-32z" fill="var(--dc)" />
      <g fontSize="19" fontWeight="500">
        <text x="60" y="82" fill="var(--di)">
          bexio
        </text>
        <text x="200" y="58" fill="var(--dt)">
          Abacus
        </text>
        <text x="340" y="106" fill="var(--de)">
          SAP
        </text>
      </g>
      <Ink d="M60 98h56M60 110h36" />
      <path d="M200 76h72M200 88h72M200 100h40" stroke="var(--dt)" strokeWidth="2" />
      <path d="M28 204h424v66H28z" fill="var(--db)" />
      <Grille x={48} y={224} columns={9} rows={3} pitch={13} dot={4.8} colour="var(--dl)" />
      <text x="240" y="243" fontSize="18" fill="var(--dl)" textAnchor="middle" className="m">
        camt.053
      </text>
      <Decision cx={424} cy={237} r={10} />
    </svg>
  )
}
