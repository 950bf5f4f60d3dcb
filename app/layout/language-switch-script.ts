import { keepInput } from '#app/lib/kept-input.ts'

const switchLink = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('.language-switch a') : null

/**
 * Takes query and hash along to the other language, and what was typed into the page's forms: a prebuilt page knows neither, the
 * server no hash, and both change while a page is read.
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
  link?.setAttribute('href', link.pathname + location.search + location.hash)
}

/** A press that was held back (first-script.tsx), because something had been typed. */
export function switchAgain(early: readonly Event[]): void {
  for (const { type, target, defaultPrevented } of early) {
    if (type === 'click' && defaultPrevented) (target as HTMLElement).click()
  }
}
