/** A count of the largest one, as a flat body beside its figure. */
export function Share({ of, most }: { of: number; most: number }) {
  return (
    <svg className="share" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={(of / most) * 100} height="10" />
    </svg>
  )
}

type BarsProps = {
  values: number[]
  label: string
  /** Spans that do not count fully, such as weekends. */
  pale?: boolean[]
}

/** Counts of equal spans of time as flat bodies on a line; the last one is now. The axis starts at zero. */
export function Bars({ values, label, pale }: BarsProps) {
  const most = Math.max(1, ...values)
  const step = 100 / values.length
  return (
    <svg className="bars" viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
      {values.map((value, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a span of time is known by its place
          key={index}
          className={index === values.length - 1 ? 'now' : pale?.[index] ? 'off' : undefined}
          x={index * step + step * 0.2}
          y={100 - (value / most) * 100}
          width={step * 0.6}
          height={(value / most) * 100}
        />
      ))}
    </svg>
  )
}
