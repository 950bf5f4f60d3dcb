import { isChanged } from '#app/lib/kept-input.ts'
import { isComposing } from './composition.ts'
import { byTypedOrder, wasTouched } from './typed-order.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A field that somebody changed before its island was awake, and its content: undefined for a file input, whose value scripts cannot set. */
type TypedField = { field: Field; typed: string | boolean | undefined }

/**
 * The changed fields of an island, in the order in which they were changed; of radio buttons the one that was chosen.
 * @param isMeant another rule for which fields these are
 */
export function typedFields(root: HTMLElement, isMeant = isTyped): TypedField[] {
  return [...root.querySelectorAll<Field>('input, textarea, select')]
    .filter(isMeant)
    .filter((field) => field.type !== 'radio' || (field as HTMLInputElement).checked)
    .sort(byTypedOrder)
    .map((field) => ({ field, typed: contentOf(field) }))
}

const isTicked = (field: Field) =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** A choice that was taken back may have changed other fields: a day that is opened again empties the time of another. */
const isTyped = (field: Field) =>
  ((isTicked(field) || field instanceof HTMLSelectElement) && wasTouched(field)) || isChanged(field)

function contentOf(field: Field): TypedField['typed'] {
  if (field.type === 'file') return undefined
  return isTicked(field) ? (field as HTMLInputElement).checked : field.value
}

/** React's note of what a field holds, which it compares with when it hears of a change. It has no public way to say that a field was changed before. */
type Tracked = { _valueTracker?: { setValue(value: string): void } | null }

function otherThan(typed: string | boolean): string {
  if (typeof typed === 'boolean') return String(!typed)
  return typed === '' ? ' ' : ''
}

/**
 * Tells a hydrated component what was typed into a field, by the events of typing it. `typed` is put back where telling React of another field has
 * rendered this one with its old value; else the field is left alone, with its caret, its selection and what can be undone.
 */
export function tellReact({ field, typed }: TypedField): void {
  // A text that is still being composed tells of itself when it is done.
  if (!field.isConnected || isComposing(field)) return
  // React does not compare what was chosen here.
  if (field instanceof HTMLSelectElement || typed === undefined) {
    if (typeof typed === 'string') field.value = typed
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  if (contentOf(field) !== typed)
    Object.assign(field, typeof typed === 'boolean' ? { checked: typed } : { value: typed })
  ;(field as Tracked)._valueTracker?.setValue(otherThan(typed))
  // No mouse event, which would tick the field once more.
  field.dispatchEvent(new Event(isTicked(field) ? 'click' : 'input', { bubbles: true }))
  field.dispatchEvent(new Event(isTicked(field) ? 'input' : 'change', { bubbles: true }))
}
