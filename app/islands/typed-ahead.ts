import { isSearchKey } from '#app/lib/search-key.ts'

/** Milliseconds after which nobody waits for a dialog any more. */
const patience = 15_000

let typed = ''
let until = 0
/** What was pressed after it: Enter, arrows that choose from a list, or Escape. */
let pressed: string[] = []
let hasCome = false

const listeners: Record<string, (event: never) => void> = {
  click: expectDialog,
  keydown: keepKey,
  paste: keepPaste,
  focusin: handOver,
}

/**
 * Keeps what is typed while a dialog that was just asked for is on its way, and puts it into the dialog's field when that takes the focus.
 * Who knows the site presses `/` and types on.
 */
export function keepTypedAhead(early: readonly Event[]): void {
  for (const event of early) listeners[event.type]?.(event as never)
  for (const type in listeners) document.addEventListener(type, listeners[type] as EventListener, true)
}

function expectDialog({ target, isTrusted }: Event): void {
  // A press that is repeated for an island (kept-touches.ts) was noticed when it was made.
  if (!isTrusted) return
  // The assistant's button closes it as well.
  const asksForDialog =
    target instanceof Element && target.closest('[aria-haspopup="dialog"]:not([aria-expanded="true"])')
  if (asksForDialog) begin()
  else giveUp()
}

function begin(): void {
  // An impatient second press is no new beginning, one after Escape is.
  if (!isAwaited()) {
    typed = ''
    pressed = []
  }
  until = performance.now() + patience
  hasCome = false
}

/** Somebody turns to something else. A dialog that is to close once it has come still is. */
function giveUp(): void {
  if (!pressed.includes('Escape')) until = 0
}

function keepKey(event: KeyboardEvent): void {
  const dialog = document.querySelector('dialog[open]')
  // Once the dialog has gone again, keys are the page's own.
  if (hasCome && !dialog) until = 0
  if (isSearchKey(event) && !isAwaited() && !dialog) {
    begin()
    return
  }
  const { key } = event
  if (key === 'Tab' || (key === 'Escape' && hasCome)) giveUp()
  if (!isAwaited()) return
  if (key === 'Escape') {
    typed = ''
    pressed = [key]
  }
  if (isField(event.target)) return
  // On many keyboards characters such as @ are typed with AltGr, which Windows tells as Ctrl and Alt, or with the Option key.
  const isShortcut = event.ctrlKey || event.metaKey || (event.altKey && /\w/.test(key))
  if (event.isComposing || (isShortcut && !event.getModifierState('AltGraph'))) return
  if (key.length === 1 && focusField(dialog)) return
  if (key === 'Backspace') typed = typed.slice(0, -1)
  else if (key.length === 1) type(key)
  else if (typed !== '' && /^(Enter|Arrow(Up|Down))$/.test(key)) pressed.push(key)
  else return
  // A space would press the button that has the focus, or scroll.
  event.preventDefault()
}

/** A clipboard is readable while the event lasts: of an early one the page's first script has read it. */
type Paste = ClipboardEvent & { pasted?: string }

function keepPaste({ target, pasted, clipboardData }: Paste): void {
  if (isAwaited() && !isField(target)) type(pasted ?? clipboardData?.getData('text') ?? '')
}

/** Whether somebody waits for a dialog, and has not pressed Escape since. */
function isAwaited(): boolean {
  return performance.now() <= until && !pressed.includes('Escape')
}

function type(text: string): void {
  typed += text
  pressed = []
}

function handOver({ target }: Event): void {
  const dialog = target instanceof Element && target.closest('dialog, [role="dialog"]')
  if (!dialog) return
  hasCome = true
  if (performance.now() > until) return
  if (typed !== '') {
    if (!isField(target)) {
      focusField(dialog)
      return
    }
    target.setRangeText(typed, target.value.length, target.value.length, 'end')
    typed = ''
    target.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  }
  const keys = pressed
  pressed = []
  setTimeout(() => {
    for (const key of keys) {
      target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    }
  })
}

/** On a telephone the chat gives the focus to its title, where no screen keyboard comes up. Who types all the same has a keyboard. */
function focusField(dialog: Element | null): boolean {
  const field = dialog?.querySelector<HTMLElement>('input, textarea')
  field?.focus({ preventScroll: true })
  return Boolean(field)
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}
