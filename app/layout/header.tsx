import { Island } from '#app/lib/island.tsx'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { BrandMark } from './brand-mark.tsx'
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
