import { ChatButton } from '#app/chat/chat-button.tsx'
import { Island } from '#app/islands/island.tsx'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { SearchButton } from '#app/search/search-button.tsx'
import { BrandMark } from './brand-mark.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { mainNav } from './main-nav.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { NavLink } from './nav-link.tsx'
import { ServicesMenu } from './services-menu.tsx'
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
                  <Island name="services-menu" of={ServicesMenu} props={{ copy: menu }} />
                ) : (
                  <NavLink to={to}>{nav[name]}</NavLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <Island name="chat" of={ChatButton} props={{ copy: copy.chat }} />
        <Island
          name="search"
          of={SearchButton}
          props={{ copy: copy.search, nav: { contact: nav.contact, faq: nav.faq } }}
        />
        <Island name="language-switch" of={LanguageSwitch} props={{ copy: nav }} />
        <Island name="mobile-menu" of={MobileMenu} props={{ copy: menu }} />
      </div>
    </header>
  )
}
