import { Decision, Ink } from './parts.tsx'

/** Three drafts of one post, the opening lines set off; a person picks. Stands on the line y = 160. */
export function ToolPost() {
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
