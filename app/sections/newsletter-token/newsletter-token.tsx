import type { ReactNode } from 'react'
import { DoubleOptIn } from '#app/drawings/double-opt-in.tsx'
import { ButtonLink } from '#app/layout/go-link.tsx'
import { Button } from '#app/ui/button.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

type TokenFrameProps = { className?: string; title: string; text: string; children?: ReactNode }

/** A page of the newsletter that says one thing: headline, sentence, what to do, and the drawing. */
export function TokenFrame({ className = 'pale', title, text, children }: TokenFrameProps) {
  return (
    <section className={`newsletter-token ${className}`}>
      <div className="grid">
        <h1>{title}</h1>
        <div className="newsletter-token-text">
          <p className="lead">{text}</p>
          {children}
        </div>
        <div className="newsletter-token-drawing runs-on">
          <DoubleOptIn />
        </div>
      </div>
    </section>
  )
}

/** Where a link from a mail has led: nothing pressed yet, done, or one of the two ways to fail. */
type TokenStatus = 'ask' | 'done' | 'expired' | 'failed'

type NewsletterTokenProps = {
  copy: DocumentOf<'newsletter-pages'>['confirm' | 'unsubscribe']
  status: TokenStatus
  /** Where the button of `done` leads. */
  next: string
  /** The way on when the link no longer works. */
  children: ReactNode
}

/**
 * The page behind a link in a mail. Opening it changes nothing, because mail scanners open links too; its button posts to
 * the page's own address, token included, so that the prebuilt page serves every token.
 */
export function NewsletterToken({ copy, status, next, children }: NewsletterTokenProps) {
  const { title, text } = copy[status]
  return (
    <TokenFrame title={title} text={text}>
      {(status === 'ask' || status === 'failed') && (
        <form method="post" className="actions">
          <Button>{copy[status].button}</Button>
        </form>
      )}
      {status === 'done' && (
        <p className="actions">
          <ButtonLink to={{ href: next, label: copy.done.button }} />
        </p>
      )}
      {status === 'expired' && children}
    </TokenFrame>
  )
}
