import { chatDialog } from '#app/chat/fetched-dialog.ts'
import type { IslandName } from '#app/lib/islands.ts'
import { isChanged } from '#app/lib/kept-input.ts'
import { isSearchKey } from '#app/lib/search-key.ts'
import { searchDialog } from '#app/search/fetched-dialog.ts'
import { fetchFiles, sleepingIslandOf, wake } from './wake.ts'

/**
 * Keeps what somebody does with an island that is not awake, wakes it, and repeats it there: the press of a button, the
 * sending of a form, the key that opens the search. What the browser does by itself (following a link, opening
 * a `details`, typing, ticking) it goes on doing, and the island is told what stands in its fields when it wakes (hydrate.ts).
 * React is read after the picture of what the browser itself has answered, never before.
 */
export function keepTouches(early: readonly Event[]): void {
  const options = { capture: true } as const
  document.addEventListener('click', keepPress, options)
  document.addEventListener('submit', keepSubmit, options)
  document.addEventListener('keydown', keepKey, options)
  for (const type of ['pointerover', 'pointerdown'] as const) {
    document.addEventListener(type, wakePointed, { ...options, passive: true })
  }
  for (const type of ['focusin', 'input'] as const) {
    document.addEventListener(type, wakeTouched, { ...options, passive: true })
  }
  for (const event of early) {
    if (event.type === 'keydown') keepKey(event as KeyboardEvent)
    else if (event.type === 'submit') sendAgain(event as SubmitEvent)
    else if (event.type === 'click' && !keepPress(event)) pressAgain(event)
  }
  // What the pointer rests on was touched before anybody listened.
  const island = sleepingIslandOf(hovered(document))
  if (island) wakeAfterPicture(island)
}

/** Buttons whose press waits for their island: an impatient second press must not undo the first. */
const pressed = new WeakSet<Element>()

/** Whether the press is kept. */
function keepPress({ target }: Event): boolean {
  const island = sleepingIslandOf(target)
  const button = (target as Element | null)?.closest?.('button')
  if (!island) return false
  if (!button || button.type === 'submit') {
    wakeAfterPicture(island)
    return false
  }
  void pressOnce(island, button)
  return true
}

/** A button that a script of the page itself answers, pressed before that script was there. */
function pressAgain({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type=button]') : null
  button?.click()
}

/** A form that was held back (first-script.tsx), because the browser was offline. */
function sendAgain({ target, submitter, defaultPrevented }: SubmitEvent): void {
  if (defaultPrevented) (target as HTMLFormElement).requestSubmit(submitter)
}

function keepSubmit(event: SubmitEvent): void {
  const island = sleepingIslandOf(event.target)
  const form = event.target as HTMLFormElement
  if (!island) return
  event.preventDefault()
  // A form in which nothing was typed is refused without its rules.
  if ([...form.elements].some(isChanged)) prefetch(island)
  const { submitter } = event
  const send = () => form.requestSubmit(submitter)
  // Without its script the form goes the way of forms without script.
  wake(island).then(send, () => {
    island.dataset.awake = ''
    send()
  })
}

function keepKey(event: KeyboardEvent): void {
  if (event.key === 'Escape') keepEscape(event.target)
  else keepSearchKey(event)
}

/** Closes a menu that the browser has opened by itself. */
function keepEscape(target: EventTarget | null): void {
  const island = sleepingIslandOf(target)
  const menu = (target as Element | null)?.closest('details[open]')
  if (!island || !menu) return
  const close = () => {
    if (menu.matches('[open]')) target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  }
  wake(island).then(close, () => undefined)
}

function keepSearchKey(event: KeyboardEvent): void {
  const button = document.querySelector<HTMLButtonElement>('.search-button')
  const island = sleepingIslandOf(button)
  if (!button || !island || !isSearchKey(event) || document.querySelector('dialog[open]')) return
  event.preventDefault()
  void pressOnce(island, button)
}

/** A mouse above an island may open something; a finger has only begun to do something, and a button alone is sure to need React for it. */
function wakePointed({ target, type, pointerType }: PointerEvent): void {
  const button =
    type === 'pointerdown' && target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null
  // A finger rests on a button for about a tenth of a second before that is a press.
  const asked = button?.closest<HTMLElement>('[data-island]')
  if (asked) prefetch(asked)
  const island = sleepingIslandOf(target)
  if (!island) return
  if (button || pointerType !== 'touch') wakeIsland(island)
  else fetchFiles('high')
}

function wakeTouched({ target }: Event): void {
  const island = sleepingIslandOf(target)
  if (island) wakeAfterPicture(island)
}

function wakeAfterPicture(island: HTMLElement): void {
  fetchFiles('high')
  requestAnimationFrame(() => setTimeout(() => wakeIsland(island)))
}

function wakeIsland(island: HTMLElement): void {
  wake(island).then(
    () => takeUp(island),
    () => undefined,
  )
}

async function pressOnce(island: HTMLElement, button: HTMLButtonElement): Promise<void> {
  if (pressed.has(button)) return
  pressed.add(button)
  prefetch(island)
  try {
    const { press } = await wake(island)
    press(island, button)
  } catch {
    // The log has it; another touch tries again.
  }
  pressed.delete(button)
}

/** A pointer that rests on the island, and the focus, came before it could notice. */
function takeUp(island: HTMLElement): void {
  hovered(island)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  const { activeElement } = document
  if (activeElement && island.contains(activeElement)) {
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }
}

/** What a mouse rests on. A finger leaves `:hover` behind on what it has touched. */
function hovered(within: ParentNode): Element | null {
  return matchMedia('(hover: hover)').matches ? ([...within.querySelectorAll(':hover')].at(-1) ?? null) : null
}

/** What an island fetches when its button is pressed or its form sent. */
const modules: { [Name in IslandName]?: () => Promise<unknown> } = {
  ChatButton: chatDialog.load,
  ContactForm: () => import('#contract/contact.ts'),
  NewsletterForm: () => import('#contract/newsletter.ts'),
  SearchButton: searchDialog.load,
}

/** Fetches it beside React instead of after it, but not offline: browsers of before 2026 remember an import that has failed. */
function prefetch(island: HTMLElement): void {
  if (navigator.onLine) modules[island.dataset.island as IslandName]?.().catch(() => undefined)
}
