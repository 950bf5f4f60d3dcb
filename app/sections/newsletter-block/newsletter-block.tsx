import type { ReactNode } from 'react'

/** The newsletter's strip: what one gets, beside the form. */
export function NewsletterBlock({ copy, children }: { copy: { title: string }; children: ReactNode }) {
  return (
    <section className="section white newsletter-block" aria-labelledby="newsletter-block-title">
      <div className="grid">
        <h2 id="newsletter-block-title">{copy.title}</h2>
        <div className="newsletter-block-form">{children}</div>
      </div>
    </section>
  )
}
