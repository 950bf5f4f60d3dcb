type RulerProps = { ageHours: number; limitHours: number; label: string }

/** A span of time against its promise, with marks at the beginning, the middle and the end. */
export function Ruler({ ageHours, limitHours, label }: RulerProps) {
  const share = Math.min(100, (ageHours / limitHours) * 100)
  return (
    <svg className="ruler" viewBox="0 0 100 24" preserveAspectRatio="none" role="img" aria-label={label}>
      <rect className={share > 80 ? 'late' : undefined} y="13" width={share} height="10" />
      {[0, 50].map((mark) => (
        <line key={mark} x1={mark} x2={mark} y1="8" y2="23" />
      ))}
      <line x1="0" x2="100" y1="23" y2="23" className="firm" />
      <line x1="100" x2="100" y1="0" y2="24" className="firm" />
    </svg>
  )
}
