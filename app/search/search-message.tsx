import { LocaleLink } from '#app/lib/locale-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'

type SearchMessageProps = {
  text: string
  /** Ways on: the first is a button, the others are outlined. */
  links: { label: string; href: string }[]
}

/** Who helps instead, where there are no results. */
export function SearchMessage({ text, links }: SearchMessageProps) {
  return (
    <div className="grid search-message">
      <p className="lead">{text}</p>
      <p className="actions">
        {links.map(({ label, href }, index) => (
          <LocaleLink className={buttonClass(index === 0 ? 'first' : 'second')} to={href} key={href}>
            {label}
          </LocaleLink>
        ))}
      </p>
    </div>
  )
}
