import { isSearchKey } from '#app/lib/search-key.ts'

/** Milliseconds after which nobody waits for a dialog any more. */
const patience = 5000

let typed = ''
let until = 0

/**
 * Keeps what is typed while a dialog that was just asked for is on its way, and puts it into the dialog's field when that takes the focus.
 * Who knows the site presses `/` and types on.
 */
export function keepTypedAhead(early: readonly Event[]): void {
  for (const event of early) {
    if (event instanceof KeyboardEvent) keepKey(event)
    else if (event.type === 'click') expectDialog(event)
  }
  document.addEventListener('click', expectDialog, true)
  document.addEventListener('keydown', keepKey, true)
  document.addEventListener('focusin', handOver, true)
}

function expectDialog({ target, isTrusted }: Event): void {
  // A press that is repeated for an island (kept-touches.ts) was noticed when it was made.
  if (!isTrusted) return
  const asksForDialog = target instanceof Element && target.closest('[aria-haspopup="dialog"]')
  if (asksForDialog) begin()
  else until = 0
}

function begin(): void {
  // An impatient second press is no new beginning.
  if (performance.now() > until) typed = ''
  until = performance.now() + patience
}

function keepKey(event: KeyboardEvent): void {
  if (isSearchKey(event) && performance.now() > until && !document.querySelector('dialog[open]')) {
    begin()
    return
  }
  if (performance.now() > until || isField(event.target)) return
  const { key } = event
  if (key === 'Escape' || key === 'Tab') until = 0
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  if (key === 'Backspace') typed = typed.slice(0, -1)
  else if (key.length === 1) typed += key
  else return
  // A space would press the button that has the focus, or scroll.
  event.preventDefault()
}

function handOver({ target }: Event): void {
  if (!isField(target) || !target.closest('dialog, [role="dialog"]')) return
  const isExpected = performance.now() <= until
  until = 0
  if (!isExpected || typed === '') return
  target.setRangeText(typed, target.value.length, target.value.length, 'end')
  target.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}
