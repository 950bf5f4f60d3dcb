import { keepInput } from '#app/lib/kept-input.ts'
import { localePath, neutralPath } from '#app/lib/locale-path.ts'
import type { Language } from '#contract/language.ts'

const switchLink = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('.language-switch a') : null

/**
 * Takes the address along to the other language, and what was typed into the page's forms: a prebuilt page knows no query, an error
 * page not what was asked for, the server no hash, and they change while a page is read.
 */
export function startLanguageSwitch(): void {
  for (const type of ['pointerover', 'focusin', 'click'] as const) {
    document.addEventListener(type, ({ target }) => addAddressRest(switchLink(target)), {
      capture: true,
      passive: true,
    })
  }
  document.addEventListener('click', (click) => {
    // A click that opens another tab leaves this one as it is.
    if (switchLink(click.target) && !click.ctrlKey && !click.metaKey && !click.shiftKey) keepInput()
  })
}

function addAddressRest(link: HTMLAnchorElement | null): void {
  link?.setAttribute(
    'href',
    localePath(neutralPath(location.pathname), link.hreflang as Language) + location.search + location.hash,
  )
}

/** A press that was held back (first-script.tsx), because something had been typed. */
export function switchAgain(early: readonly Event[]): void {
  for (const { type, target, defaultPrevented } of early) {
    if (type === 'click' && defaultPrevented) (target as HTMLElement).click()
  }
}
