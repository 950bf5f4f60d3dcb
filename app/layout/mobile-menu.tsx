import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { serviceSlugs } from '#content/site.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { mainNav } from './main-nav.ts'
import { NavLink } from './nav-link.tsx'
import type { MenuCopy } from './shell-copy.ts'

/**
 * The menu on small screens. A `details` element, so that it opens without script; the overlay is part of its button, so that
 * a tap on it closes the menu in the same way. With script it also closes when a link or a language is chosen, on Escape,
 * and when the focus leaves it.
 */
export function MobileMenu({ copy }: { copy: MenuCopy }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    close()
    menu.current?.querySelector('summary')?.focus()
  }
  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }

  const { nav } = copy
  return (
    <details className="mobile-menu" ref={menu} onKeyDown={closeOnEscape} onBlur={closeOnBlur}>
      <summary>
        <span className="mobile-menu-open">{nav.menu}</span>
        <span className="mobile-menu-close">{nav.close}</span>
        <span className="mobile-menu-overlay" />
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's own key handling raises the click */}
      <nav
        aria-label={nav.label}
        onClick={(click) => click.target instanceof Element && click.target.closest('a') && close()}
      >
        <LanguageSwitch copy={nav} />
        <ul>
          {mainNav.map(({ name, to }) => (
            <li key={name}>
              <NavLink to={to}>{nav[name]}</NavLink>
              {name === 'services' && (
                <ul>
                  {serviceSlugs.map((slug) => (
                    <li key={slug}>
                      <NavLink to={`/services/${slug}`}>{copy.services[slug]}</NavLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}
