import { type KeyboardEvent, useRef } from 'react'
import { serviceSlugs } from '#content/site.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { mainNav } from './main-nav.ts'
import { NavLink } from './nav-link.tsx'
import type { MenuCopy } from './shell-copy.ts'

/**
 * The menu on small screens. A `details` element, so that it opens without script; with script it closes when a link or a
 * language is chosen, when the overlay is clicked, and on Escape.
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

  const { nav } = copy
  return (
    <details className="mobile-menu" ref={menu} onKeyDown={closeOnEscape}>
      <summary>{nav.menu}</summary>
      <button type="button" className="mobile-menu-overlay" aria-label={nav.close} tabIndex={-1} onClick={close} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's own key handling raises the click */}
      <nav
        aria-label={nav.label}
        onClick={(click) => click.target instanceof Element && click.target.closest('a') && close()}
      >
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
        <LanguageSwitch copy={nav} />
      </nav>
    </details>
  )
}
