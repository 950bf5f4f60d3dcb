import type { ReactNode } from 'react'
import { WayKey } from './form.tsx'
import { inParts } from './in-parts.tsx'

type TopProps = {
  title: ReactNode
  /** The way back to the list that it is of. */
  back?: readonly [to: string, text: string]
  note?: ReactNode
  /** What can be done with it, or other views of it. */
  children?: ReactNode
}

/** The beginning of a page. */
export function Top({ title, back, note, children }: TopProps) {
  return (
    <div className="top">
      <div>
        {back && <Back to={back[0]} label={back[1]} />}
        <h1>{typeof title === 'string' ? inParts(title) : title}</h1>
      </div>
      {note && <p className="note">{note}</p>}
      {children}
    </div>
  )
}

type BackProps = {
  to: string
  label: string
  /** `only-…` of the screens that show it. */
  look?: string
}

/** The way back to what a page or a sheet is of: a word above it, the same in every room. */
export function Back({ to, label, look }: BackProps) {
  return (
    <p className={look}>
      <WayKey label={<span aria-hidden="true">‹</span>} to={to}>
        {label}
      </WayKey>
    </p>
  )
}

/** Instead of a list in which nothing stands. @param next what will be here, and what it takes */
export function Empty({ children, next }: { children: ReactNode; next?: ReactNode }) {
  return (
    <div className="empty">
      <p>{children}</p>
      {next && <p className="soft">{next}</p>}
    </div>
  )
}
