import type { ReactNode } from 'react'

type PartProps = {
  title: string
  /** What it says in short, so that the page is read without unfolding. */
  tells: ReactNode
  children: ReactNode
}

/** A part of the page behind the first answer: its title and its figure, and on demand all that they rest on. */
export function Part({ title, tells, children }: PartProps) {
  return (
    <section className="part">
      <details className="fold">
        <summary>
          <h2>{title}</h2>
          <span className="soft">{tells}</span>
        </summary>
        {children}
      </details>
    </section>
  )
}
