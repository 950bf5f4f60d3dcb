import type { ReactNode } from 'react'
import type { ExpertiseKey } from '#content/schemas/expertise.ts'
import { Decision, Grille, Ink, Line, Words } from './parts.tsx'
import { QrCode } from './qr-code.tsx'

/** One small drawing for each area of expertise, 240 x 150, its track at y = 121. */
const drawings: Record<ExpertiseKey, ReactNode> = {
  /** Two balances are held against each other; a difference stops at a person. */
  'financial-accounting': (
    <>
      <path d="M8 40h82v80H8zM150 40h82v80h-82z" fill="var(--ds)" />
      <Ink d="M18 56h30M18 70h62M18 82h62M160 56h30M160 70h62M160 82h62" width={1.5} />
      <path d="M18 98h62v10H18zM160 98h62v10h-62z" fill="var(--dcs)" />
      <path d="M102 22h36v128h-36z" fill="var(--da)" />
      <path d="M110 98h20v3h-20zM110 106h20v3h-20z" fill="var(--dt)" />
      <Decision cx={120} cy={44} r={8} />
    </>
  ),
  /** Postings pass a check; the doubtful one is put aside for a person. */
  'tax-vat-optimization': (
    <>
      <Line d="M130 63h110" />
      <path d="M8 76h56v44H8zM176 76h56v44h-56zM176 14h56v48h-56z" fill="var(--ds)" />
      <Ink d="M16 88h40M16 99h40M16 110h24M184 88h40M184 99h40M184 110h24M184 26h40M184 37h40" width={1.5} />
      <Decision cx={191} cy={50} r={5.5} />
      <path d="M82 22h72v128H82z" fill="var(--da)" />
      <Grille x={97} y={38} columns={4} rows={3} pitch={14} dot={4.4} />
      <path d="M82 80h72v2H82zM97 96h42v5H97z" fill="var(--dt)" />
    </>
  ),
  /** Plan and actual side by side; the pair that is off too far is discussed. */
  'business-planning-analysis': (
    <>
      <path d="M14 70h22v50H14zM72 56h22v64H72zM130 76h22v44h-22zM188 44h22v76h-22z" fill="var(--db)" />
      <path d="M38 74h22v46H38zM96 60h22v60H96zM154 36h22v84h-22zM212 48h22v72h-22z" fill="var(--dc)" />
      <Line d="M130 76h58" width={1.5} />
      <Decision cx={165} cy={20} r={8} />
    </>
  ),
  /** Thirteen weeks ahead; the lowest lies under the limit. */
  'cash-flow-liquidity': (
    <>
      <path
        d={[78, 70, 74, 60, 52, 40, 28, 16, 34, 48, 58, 66, 76]
          .map((height, week) => `M${10 + week * 17} ${120 - height}h11v${height}h-11z`)
          .join('')}
        fill="var(--db)"
      />
      <path d="M129 104h11v16h-11z" fill="var(--dc)" />
      <path d="M0 88h240" stroke="var(--dl)" strokeWidth="1.5" strokeDasharray="4 4" />
      <Decision cx={134.5} cy={74} r={8} />
    </>
  ),
  /** The code is read by rule; for the words an account is proposed. */
  'ai-accounting-automation': (
    <>
      <path d="M8 22h128v98H8z" fill="var(--ds)" />
      <QrCode x={20} y={34} scale={1} />
      <Ink d="M88 38h36M88 50h36M88 62h24M20 102h104" width={1.5} />
      <Line d="M136 104h20V48h12M156 104h12" width={1.5} />
      <path d="M168 30h64v36h-64z" fill="var(--dc)" />
      <path d="M168 84h64v36h-64z" fill="var(--db)" />
      <g className="m" fontSize="15">
        <Words x="178" y="53" fill="var(--de)" say="4400" />
        <Words x="178" y="107" fill="var(--dl)" say="6500" />
      </g>
      <Decision cx={156} cy={76} r={7} />
    </>
  ),
  /** Records flow one way and are counted on both sides. */
  'erp-system-integration': (
    <>
      <path d="M8 56h64v94H8z" fill="var(--db)" />
      <path d="M168 56h64v94h-64z" fill="var(--da)" />
      <g className="m" fontSize="17">
        <Words x="25" y="86" fill="var(--dl)" say="412" />
        <Words x="185" y="86" fill="var(--dt)" say="412" />
      </g>
      <path d="M98 84h44v36H98z" fill="var(--ds)" />
      <Ink d="M106 96h28M106 108h28" width={1.5} />
      <Line d="M86 136h62m-8-6l8 6-8 6M40 56V36h160v20" width={1.5} />
      <Decision cx={120} cy={36} r={8} />
    </>
  ),
  /** One task: cases with known answers, one machine, one screen for the approval. */
  'custom-ai-solutions': (
    <>
      <path d="M8 72h60v48H8zM14 60h60v48H14zM20 48h60v48H20z" fill="var(--ds)" />
      <Ink d="M8 72v48h60v-12M14 60v48h60V96M20 48h60v48H20zM32 71l10 10 22-22" width={1.5} />
      <path d="M112 22h56v128h-56z" fill="var(--da)" />
      <path d="M112 76h56v2h-56zM124 92h32v5h-32z" fill="var(--dt)" />
      <path d="M124 36h32v24h-32z" fill="var(--dc)" />
      <path d="M188 68h44v52h-44z" fill="var(--ds)" />
      <Ink d="M196 80h28M196 91h28" width={1.5} />
      <Decision cx={203} cy={107} r={5.5} />
    </>
  ),
  /** The old way ends on a date; the new one goes on. */
  'digital-transformation': (
    <>
      <Line d="M-10 59h150M140 44v30M146 44v30" />
      <path d="M22 24h36v34H22z" fill="var(--db)" />
      <path d="M74 24h36v34H74z" fill="var(--db)" />
      <Line d="M60 121a40 40 0 0 1-28-62" />
      <path d="M176 66h44v54h-44z" fill="var(--ds)" />
      <Ink d="M184 78h28M184 89h28M184 100h16" width={1.5} />
      <path d="M112 86h36v64h-36z" fill="var(--da)" />
      <Decision cx={130} cy={102} r={7} />
    </>
  ),
}

export function ExpertiseDrawing({ area }: { area: ExpertiseKey }) {
  return (
    <svg viewBox="0 0 240 150" aria-hidden="true">
      <Line d="M-10 121h260" />
      {drawings[area]}
    </svg>
  )
}
