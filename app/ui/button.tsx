import type { ButtonHTMLAttributes, ReactNode } from 'react'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `second` is outlined; `back` is outlined and carries no arrow. */
  look?: 'first' | 'second' | 'back'
  children: ReactNode
}

export function Button({ look = 'first', className, ...props }: ButtonProps) {
  return <button type="submit" {...props} className={buttonClass(look, className)} />
}

/** The class list of a button's look, for links that act as buttons. */
export function buttonClass(look: 'first' | 'second' | 'back' = 'first', extra?: string): string {
  const looks = { first: 'button', second: 'button second', back: 'button second back' }
  return extra ? `${looks[look]} ${extra}` : looks[look]
}
