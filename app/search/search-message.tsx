import { LocaleLink } from '#app/lib/locale-link.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'

type SearchMessageProps = {
  text: string
  /** Ways on: the first of all is filled, the others are outlined. */
  links: { label: string; href: string }[]
  /** A way on that no link can be; it comes first. */
  first?: { label: string; onPress: () => void }
}

/** Who helps instead, where there are no results. */
export function SearchMessage({ text, links, first }: SearchMessageProps) {
  return (
    <div className="grid search-message">
      <p className="lead">{text}</p>
      <p className="actions">
        {first && (
          <Button type="button" onClick={first.onPress}>
            {first.label}
          </Button>
        )}
        {links.map(({ label, href }, index) => (
          <LocaleLink className={buttonClass(index === 0 && !first ? 'first' : 'second')} to={href} key={href}>
            {label}
          </LocaleLink>
        ))}
      </p>
    </div>
  )
}
