import { LocaleLink } from '#app/lib/locale-link.tsx'

export type Crumb = { label: string; href: string }

type BreadcrumbProps = {
  /** Accessible name of the navigation. */
  label: string
  /** The pages above, from the home page down; German paths. */
  trail: Crumb[]
  /** The page itself. */
  current: string
}

/** Where a page stands in the site. */
export function Breadcrumb({ label, trail, current }: BreadcrumbProps) {
  return (
    <nav className="breadcrumb no-print" aria-label={label}>
      <ol className="small">
        {trail.map((crumb) => (
          <li key={crumb.href}>
            <LocaleLink to={crumb.href}>{crumb.label}</LocaleLink>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  )
}
