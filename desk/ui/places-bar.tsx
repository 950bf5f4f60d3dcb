type PlacesBarProps = { total: number; taken: number; held?: number; label: string }

/** Places as ticks, as on the site: short taken, blue held, long free. Beyond a hundred only figures are readable. */
export function PlacesBar({ total, taken, held = 0, label }: PlacesBarProps) {
  if (total === 0 || total > 100) return null
  const kind = (place: number) => (place < taken - held ? 'taken' : place < taken ? 'held' : undefined)
  return (
    <div className="places" role="img" aria-label={label}>
      {Array.from({ length: total }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
        <i key={place} className={kind(place)} />
      ))}
    </div>
  )
}
