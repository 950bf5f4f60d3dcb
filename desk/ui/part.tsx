import type { ReactNode } from 'react'

type PartProps = {
  title: string
  /** What it says in short, so that the page is read without unfolding. */
  tells: ReactNode
  children: ReactNode
}

/** A part of a page behind its first answer: its title and what it tells in short, and on demand all that this rests on. */
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
