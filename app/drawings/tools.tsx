import type { ComponentType } from 'react'
import type { ToolSlug } from '#content/site.ts'
import { Decision, Ink, Line, Words } from './parts.tsx'

/** An account number in groups of four runs through the check by 97. Stands on the line y = 160. */
function ToolIban() {
  return (
    <svg viewBox="16 0 208 160" aria-hidden="true">
      <path d="M16 124h208v36H16z" fill="var(--ds)" />
      <Ink d="M26 142h8M208 142h6" width={10} />
      <path d="M40 142h8" stroke="var(--dcs)" strokeWidth="10" />
      <Ink d="M54 142h18M168 142h18M194 142h6" width={10} />
      <path d="M80 20h80v140H80z" fill="var(--da)" />
      <circle cx="120" cy="64" r="30" fill="var(--dt)" />
      <Words className="m" x="120" y="73" textAnchor="middle" fontSize="26" fill="var(--di)" say="97" />
      <path d="M96 112h48" stroke="var(--dt)" strokeWidth="2" />
      <Decision cx={120} cy={136} r={9} />
    </svg>
  )
}

/** Three drafts of one post, the opening lines set off; a person picks. Stands on the line y = 160. */
function ToolPost() {
  return (
    <svg viewBox="16 0 208 160" aria-hidden="true">
      <g fill="var(--db)" stroke="var(--bg)" strokeWidth="3">
        <path d="M132 44h92v116h-92z" />
        <path d="M74 28h92v132H74z" />
      </g>
      <path d="M16 12h92v148H16z" fill="var(--ds)" />
      <path d="M30 34h64M30 46h48" stroke="var(--dcs)" strokeWidth="5" />
      <Ink d="M30 66h64M30 80h64M30 94h64M30 108h40" />
      <Decision cx={88} cy={138} r={9} />
    </svg>
  )
}

/** A bill becomes two sides of an account; the ring between them is a person's. Stands on the line y = 160. */
function ToolPosting() {
  return (
    <svg viewBox="16 0 208 160" aria-hidden="true">
      <path d="M16 52h84v108H16z" fill="var(--ds)" />
      <Ink d="M28 68h44M28 78h30M28 88h38M28 132h20M60 132h28M28 142h14" />
      <path
        d="M28 98h20v20H28zM33 103v10h10v-10zM56 98h6v6h-6zM66 104h6v6h-6zM56 112h6v6h-6zM72 98h6v6h-6zM72 112h6v6h-6z"
        fill="var(--di)"
        fillRule="evenodd"
      />
      <path d="M140 52h84v108h-84z" fill="var(--ds)" />
      <Ink d="M150 76h64M182 76v62" width={3} />
      <Ink d="M156 92h18M156 104h18M192 92h16M156 124h18M192 124h16M156 128h18M192 128h16" />
      <Line d="M100 106h6M134 106h6" width={4} />
      <circle cx="120" cy="106" r="12" fill="none" stroke="var(--dl)" strokeWidth="4" />
    </svg>
  )
}

/** A QR-bill with its receipt; the amount is a person's to check. Stands on the line y = 160. */
function ToolQrBill() {
  return (
    <svg viewBox="16 0 208 160" aria-hidden="true">
      <path d="M16 40h208v120H16z" fill="var(--ds)" />
      <path d="M84 40v120" fill="none" stroke="var(--di)" strokeWidth="1.5" strokeDasharray="5 5" />
      <Ink d="M28 60h44M28 72h36M28 84h40M28 108h30M96 60h28" />
      <path
        d="M96 72h18v18H96zM101 77v8h8v-8zM130 72h18v18h-18zM135 77v8h8v-8zM96 106h18v18H96zM101 111v8h8v-8zM118 72h6v6h-6zM118 84h6v6h-6zM136 96h6v6h-6zM142 102h6v6h-6zM96 94h6v6h-6zM106 94h6v6h-6zM130 112h6v6h-6zM142 118h6v6h-6zM118 118h6v6h-6z"
        fill="var(--di)"
        fillRule="evenodd"
      />
      <path d="M117 93h10v10h-10z" fill="var(--di)" />
      <Ink d="M164 60h46M164 72h36M164 84h42M164 108h30M164 120h46M96 144h14M116 144h20" />
      <Decision cx={58} cy={142} r={9} />
    </svg>
  )
}

/** What is saved grows month by month and meets what was paid; from there on a person decides. Stands on the line y = 160. */
function ToolSavings() {
  return (
    <svg viewBox="16 0 208 160" aria-hidden="true">
      <path d="M16 12h208v148H16z" fill="var(--ds)" />
      <Ink d="M41 136v-12h12v12M63 136v-24h12v24M85 136v-36h12v36M107 136v-48h12v48" width={1.5} />
      <path d="M128 76h14v60h-14zM150 64h14v72h-14zM172 52h14v84h-14zM194 40h14v96h-14z" fill="var(--dcs)" />
      <Ink d="M32 136h184M32 76h184" />
      <Decision cx={135} cy={76} r={9} />
    </svg>
  )
}

const rates = ['8.1', '2.6', '3.8']

/** A till with a key for each VAT rate, one of them chosen, and the slip it prints. Stands on the line y = 160. */
function ToolVat() {
  return (
    <svg viewBox="16 0 208 160" aria-hidden="true">
      <path d="M154 24h70v136h-70z" fill="var(--ds)" />
      <Ink d="M166 44h30M166 64h46M166 76h46M166 88h30M166 116h46M166 121h46" />
      <path d="M16 32h116v128H16z" fill="var(--da)" />
      {rates.map((rate, index) => (
        <g key={rate}>
          <Words className="m" x="34" y={70 + index * 34} fontSize="24" fill="var(--dt)" say={rate} />
          {index === 0 ? (
            <Decision cx={110} cy={62} r={9} />
          ) : (
            <circle cx="110" cy={62 + index * 34} r="6" fill="var(--dt)" />
          )}
        </g>
      ))}
    </svg>
  )
}

/** The drawing of each tool, as a component. */
export const toolDrawings: Record<ToolSlug, ComponentType> = {
  'linkedin-post-generator': ToolPost,
  'qr-bill': ToolQrBill,
  posting: ToolPosting,
  'iban-check': ToolIban,
  vat: ToolVat,
  savings: ToolSavings,
}
