import type { ReactNode } from 'react'

/** The newsletter's strip: what one gets, beside the form. */
export function NewsletterBlock({
  copy,
  tight,
  children,
}: {
  copy: { title: string }
  tight?: boolean
  children: ReactNode
}) {
  return (
    <section
      className={`section ${tight ? 'tight ' : ''}white newsletter-block`}
      aria-labelledby="newsletter-block-title"
    >
      <div className="grid">
        <h2 id="newsletter-block-title">{copy.title}</h2>
        <div className="newsletter-block-form">{children}</div>
      </div>
    </section>
  )
}
