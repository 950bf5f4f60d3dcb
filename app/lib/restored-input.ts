import { tabStorage } from './browser-storage.ts'
import { type FormInput, isChanged, type KeptInput, pageForms, storageKey } from './kept-input.ts'
import { languageOfPath, neutralPath } from './locale-path.ts'
import { parseLeniently } from './parse-leniently.ts'

/** Fills the page's forms with what was kept (kept-input.ts), as if it had been typed before the scripts ran. Called once. */
export function restoreInput(): void {
  const kept = takeKept()
  if (!kept) return
  for (const [index, form] of pageForms().entries()) {
    const input = kept.forms[index]
    if (!input) continue
    fillForm(form, input)
    form.dataset.restored = JSON.stringify(input.fields)
  }
  document.dispatchEvent(new Event('input-restored'))
}

function takeKept(): KeptInput | undefined {
  const input = parseLeniently(tabStorage.read(storageKey) ?? '') as KeptInput | undefined
  tabStorage.write(storageKey, null)
  const { pathname } = location
  const isForHere = input?.page === neutralPath(pathname) && input.language !== languageOfPath(pathname)
  return isForHere ? input : undefined
}

function fillForm(form: HTMLFormElement, input: FormInput): void {
  const values = new Map(input.fields)
  const fields = [...form.elements].filter(isField)
  // What somebody types here already stays; and of what they choose, one may depend on another.
  const isChosen = fields.some((field) => field.type === 'radio' && isChanged(field))
  for (const field of fields) {
    const { name, type, value } = field
    const isTyped: boolean = isChanged(field)
    if (!input.changed.includes(name) || type === 'hidden' || isTyped) continue
    if (type === 'radio' && (isChosen || values.get(name) !== value)) continue
    if (type === 'radio' || type === 'checkbox') Object.assign(field, { checked: values.has(name) })
    else field.value = values.get(name) ?? ''
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function isField(element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return element.matches('input, textarea, select')
}
