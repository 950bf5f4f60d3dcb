/** A place at the bench that is still free, 320 x 320 like the portraits: shoulders and head, and before them the lit key. */
export function FreePlace() {
  return (
    <svg viewBox="0 0 320 320" aria-hidden="true">
      <g fill="none" stroke="var(--dl)" strokeWidth="3" strokeDasharray="10 9">
        <path d="M40 320v-22a120 104 0 0 1 240 0v22" />
        <circle cx="160" cy="122" r="62" />
      </g>
      <path d="M96 252h128v68H96z" fill="var(--da)" />
      <circle cx="160" cy="286" r="22" fill="var(--signal)" />
    </svg>
  )
}
