import type { ReactNode } from 'react'
import { Section } from '#app/ui/section.tsx'

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
    <Section
      className={`${tight ? 'tight ' : ''}white newsletter-block no-print`}
      split
      headingId="newsletter-block-title"
      title={copy.title}
    >
      <div className="newsletter-block-form">{children}</div>
    </Section>
  )
}
