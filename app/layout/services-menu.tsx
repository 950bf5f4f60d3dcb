import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { serviceSlugs } from '#content/site.ts'
import { NavLink } from './nav-link.tsx'
import type { MenuCopy } from './shell-copy.ts'

/** Milliseconds for which the menu stays after the pointer has left, so that a slip does not close it. */
const closeDelay = 200

/** The Services link with its dropdown: opens on hover, by its own button, and without script by CSS. */
export function ServicesMenu({ copy }: { copy: MenuCopy }) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const hovered = useRef(false)

  // A finger has no hover: its tap is the button's.
  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return
    hovered.current = true
    clearTimeout(timer.current)
    setOpen(true)
  }
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return
    hovered.current = false
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(false), closeDelay)
  }
  // Who points at the button has opened the list by that already, and clicks to see it.
  const toggle = ({ detail, currentTarget }: MouseEvent<HTMLElement>) => {
    // Safari gives a button that is pressed no focus, and without it nothing tells that it has left.
    currentTarget.focus()
    setOpen(!open || (hovered.current && detail > 0))
  }
  const blur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover is a shortcut; the button inside does the same for everybody
    <div
      className="services-menu"
      data-open={open || undefined}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onBlur={blur}
      onKeyDown={closeOnEscape}
    >
      <NavLink to="/services">{copy.nav.services}</NavLink>
      <button
        type="button"
        className="scripted"
        ref={button}
        aria-expanded={open}
        aria-controls="services-list"
        aria-label={copy.nav.servicesMenu}
        onClick={toggle}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 6l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      <ul id="services-list">
        <li>
          <NavLink to="/services">{copy.nav.allServices}</NavLink>
        </li>
        {serviceSlugs.map((slug) => (
          <li key={slug}>
            <NavLink to={`/services/${slug}`}>{copy.services[slug]}</NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
