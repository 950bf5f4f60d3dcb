/** The brand's mark: a track in the shape of an S; the point is the person who decides. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d="M2 27h18.5a5.5 5.5 0 0 0 0-11h-9a5.5 5.5 0 0 1 0-11H22" fill="none" stroke="var(--dl)" strokeWidth="4" />
      <circle cx="28" cy="5" r="3.2" fill="var(--dl)" />
    </svg>
  )
}
