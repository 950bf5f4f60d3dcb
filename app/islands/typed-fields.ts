import { isChanged } from '#app/lib/kept-input.ts'
import { isComposing } from './composition.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The fields of an island that somebody changed before it was awake; of radio buttons the one that was chosen. */
export function typedFields(root: HTMLElement): Field[] {
  return [...root.querySelectorAll('input, textarea, select')]
    .filter(isChanged)
    .filter((field) => field.type !== 'radio' || (field as HTMLInputElement).checked)
}

/**
 * Tells a hydrated component what stands in a field, by the events of typing it. React compares with the value that it found when
 * it took the field over, so the field gets its default for a moment, by the property that React watches.
 */
export function tellReact(field: Field): void {
  // A text that is still being composed tells of itself when it is done.
  if (!field.isConnected || isComposing(field)) return
  // React does not compare what was chosen here, and scripts may not write chosen files.
  const isChosen = field instanceof HTMLSelectElement || field.type === 'file'
  if (isChosen) return void field.dispatchEvent(new Event('change', { bubbles: true }))
  const isTicked = field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
  if (isTicked) restate(field, 'checked', field.defaultChecked)
  else restate(field, 'value', field.defaultValue)
  // No mouse event, which would tick the field once more.
  field.dispatchEvent(new Event(isTicked ? 'click' : 'input', { bubbles: true }))
  field.dispatchEvent(new Event(isTicked ? 'input' : 'change', { bubbles: true }))
}

function restate<Name extends 'value' | 'checked'>(
  field: HTMLInputElement | HTMLTextAreaElement,
  name: Name,
  before: string | boolean,
): void {
  const typed = Reflect.get(field, name)
  const { selectionStart, selectionEnd } = field
  const setUnwatched = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set
  Reflect.set(field, name, before)
  setUnwatched?.call(field, typed)
  // Fields of some types, such as mail addresses, have no selection to speak of.
  if (document.activeElement === field && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}
