import { Island } from '#app/lib/island.tsx'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { mainNav } from './main-nav.ts'
import { NavLink } from './nav-link.tsx'
import type { ShellCopy } from './shell-copy.ts'

export function Header({ copy, brand }: { copy: ShellCopy; brand: string }) {
  const { nav, services } = copy
  const menu = { nav, services }
  return (
    <header className="header">
      <div className="header-row">
        <LocaleLink className="brand" to="/">
          <BrandMark />
          <span>{brand}</span>
        </LocaleLink>
        <nav className="header-nav" aria-label={nav.label}>
          <ul>
            {mainNav.map(({ name, to }) => (
              <li key={name}>
                {name === 'services' ? (
                  <Island name="ServicesMenu" props={{ copy: menu }} />
                ) : (
                  <NavLink to={to}>{nav[name]}</NavLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <Island name="ChatButton" props={{ copy: copy.chat }} />
        <Island name="SearchButton" props={{ copy: copy.search, nav: { contact: nav.contact, faq: nav.faq } }} />
        <LanguageSwitch copy={nav} />
        <Island name="MobileMenu" props={{ copy: menu }} />
      </div>
    </header>
  )
}

/** The brand's mark: a track in the shape of an S; the point is the person who decides. */
function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d="M2 27h18.5a5.5 5.5 0 0 0 0-11h-9a5.5 5.5 0 0 1 0-11H22" fill="none" stroke="var(--dl)" strokeWidth="4" />
      <circle cx="28" cy="5" r="3.2" fill="var(--dl)" />
    </svg>
  )
}
