import { Decision, Ink } from './parts.tsx'

/** A QR-bill with its receipt; the amount is a person's to check. Stands on the line y = 160. */
export function ToolQrBill() {
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
