type PlacesBarProps = { total: number; taken: number; pending?: number; label: string }

/** Places as ticks, as on the site: short taken, blue pending, long free. Beyond a hundred only figures are readable. */
export function PlacesBar({ total, taken, pending = 0, label }: PlacesBarProps) {
  if (total === 0 || total > 100) return null
  const kind = (place: number) => (place < taken - pending ? 'taken' : place < taken ? 'pending' : undefined)
  return (
    <div className="places" role="img" aria-label={label}>
      {Array.from({ length: total }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
        <i key={place} className={kind(place)} />
      ))}
    </div>
  )
}
