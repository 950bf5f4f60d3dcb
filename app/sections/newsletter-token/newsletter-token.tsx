import type { ReactNode } from 'react'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { TokenFrame } from './token-frame.tsx'

/** Where a link from a mail has led: nothing pressed yet, done, or one of the two ways to fail. */
export type TokenStatus = 'ask' | 'done' | 'expired' | 'failed'

type Words = { title: string; text: string; button?: string }

type NewsletterTokenProps = {
  copy: Record<TokenStatus, Words>
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
  const { title, text, button } = copy[status]
  const posts = status === 'ask' || status === 'failed'
  return (
    <TokenFrame title={title} text={text}>
      {posts && (
        <form method="post" className="actions">
          <Button>{button}</Button>
        </form>
      )}
      {status === 'done' && (
        <p className="actions">
          <LocaleLink to={next} className={buttonClass()}>
            {button}
          </LocaleLink>
        </p>
      )}
      {status === 'expired' && children}
    </TokenFrame>
  )
}
