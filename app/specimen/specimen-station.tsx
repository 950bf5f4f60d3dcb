import type { ReactNode } from 'react'

type StationProps = {
  place: 'journal' | 'accounts' | 'vat' | 'payment' | 'statement' | 'open'
  /** Before its turn a station is an empty form. */
  isOn: boolean
  title: string
  note: string
  empty: string
  /** What came of it, in a few words: on a telephone without scripts the rest is folded behind them. */
  outcome?: string
  children: ReactNode
}

/** One place that the posting comes through. */
export function Station({ place, isOn, title, note, empty, outcome, children }: StationProps) {
  if (outcome !== undefined) {
    return (
      <details className="specimen-station" data-place={place} data-on="true">
        <summary>
          <h3>
            {title} <span className="plus">{outcome}</span>
          </h3>
        </summary>
        {children}
      </details>
    )
  }
  return (
    <div className="specimen-station" data-place={place} data-on={isOn || undefined}>
      <h3>
        {title} <span>{isOn ? note : empty}</span>
      </h3>
      {children}
    </div>
  )
}
