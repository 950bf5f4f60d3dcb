import { Ink, Line } from './parts.tsx'

/** A bill becomes two sides of an account; the ring between them is a person's. Stands on the line y = 160. */
export function ToolPosting() {
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
