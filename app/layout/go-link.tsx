import { LocaleLink } from '#app/lib/locale-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'

type Target = { href: string; label: string }

/** A link onwards, as a line of text. */
export function GoLink({ to: { href, label } }: { to: Target }) {
  return (
    <LocaleLink className="go" to={href}>
      {label}
    </LocaleLink>
  )
}

/** A link that acts as a button. */
export function ButtonLink({ to: { href, label }, look }: { to: Target; look?: 'second' }) {
  return (
    <LocaleLink className={buttonClass(look)} to={href}>
      {label}
    </LocaleLink>
  )
}

/** The button to the booking service, in a new tab. */
export function BookingLink({ to: { href, label, newTab } }: { to: Target & { newTab: string } }) {
  return (
    <a className={buttonClass()} href={href} target="_blank" rel="noopener" data-touch="booking">
      <span>
        {label} <span className="visually-hidden">({newTab})</span>
      </span>
    </a>
  )
}
