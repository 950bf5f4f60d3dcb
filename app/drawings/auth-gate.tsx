import { Decision, Line, Person } from './parts.tsx'

/** A gate that is being built: its foot stands, the rest is a plan. The visitor already holds the key. */
export function AuthGate() {
  return (
    <svg viewBox="40 0 568 300" aria-hidden="true">
      <Person x={40} y={300} size={136} head={42} neck={66} colour="var(--da)" />
      <path d="M188 224h44m-12 0v14m-12-14v10" fill="none" stroke="var(--dl)" strokeWidth="4" />
      <Decision cx={182} cy={224} r={14} />

      <path d="M292 199h72v100h-72zM536 155h72v144h-72z" fill="var(--ds)" />
      <path
        d="M293 199V41h314v114M363 199V96h174v59"
        fill="none"
        stroke="var(--dl)"
        strokeWidth="2"
        strokeDasharray="6 6"
      />
      <path d="M380 183h140v116H380z" fill="var(--db)" />
      <circle cx="450" cy="230" r="12" fill="var(--bg)" />
      <path d="M445 234h10v30h-10z" fill="var(--bg)" />
      <Line d="M-1600 299H2400" />
    </svg>
  )
}
