import type { ReactNode } from 'react'
import { DoubleOptIn } from '#app/drawings/double-opt-in.tsx'

type TokenFrameProps = { title: string; text: string; children?: ReactNode }

/** A page behind a link in a mail that says one thing: headline, sentence, what to do, and the drawing. */
export function TokenFrame({ title, text, children }: TokenFrameProps) {
  return (
    <section className="newsletter-token pale">
      <div className="grid">
        <h1>{title}</h1>
        <div className="newsletter-token-text">
          <p className="lead">{text}</p>
          {children}
        </div>
        <div className="newsletter-token-drawing">
          <DoubleOptIn />
        </div>
      </div>
    </section>
  )
}
