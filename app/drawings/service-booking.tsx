import { Decision, Grille, Ink, Line, Posting } from './parts.tsx'

/** A QR-bill passes a reader and becomes a balanced posting. Service drawings are 480 x 300, their track at y = 237, so that they join. */
export function ServiceBooking() {
  return (
    <svg viewBox="0 0 480 300" aria-hidden="true">
      <Line d="M0 237h480" />
      <path d="M24 100h148v136H24z" fill="var(--ds)" />
      <path d="M72 100v136" stroke="var(--di)" strokeWidth="1.5" strokeDasharray="4 4" />
      <path
        d="M84 114h18v18H84zM89 119v8h8v-8zM120 114h18v18h-18zM125 119v8h8v-8zM84 150h18v18H84zM89 155v8h8v-8zM108 114h6v6h-6zM108 126h6v6h-6zM126 138h6v6h-6zM132 144h6v6h-6zM84 138h6v6h-6zM96 138h6v6h-6zM120 150h6v6h-6zM132 150h6v6h-6zM126 156h6v6h-6zM120 162h6v6h-6zM132 162h6v6h-6zM108 156h6v6h-6zM108 162h6v6h-6zM106 136h10v10h-10z"
        fill="var(--di)"
        fillRule="evenodd"
      />
      <path d="M111 137.5v7M107.5 141h7" stroke="var(--ds)" strokeWidth="2.2" />
      <Ink d="M36 118h24M36 130h24M36 142h16M84 186h72M84 200h72M84 214h44M36 214h20" />
      <path d="M216 56h128v216H216z" fill="var(--da)" />
      <Grille x={238} y={80} columns={6} rows={5} pitch={17} dot={5.2} />
      <path d="M216 172h128v3H216zM238 200h52v7h-52z" fill="var(--dt)" />
      <Decision cx={318} cy={203.5} r={7} />
      <Posting x={384} y={164} />
    </svg>
  )
}
