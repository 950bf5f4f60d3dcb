import { tabStorage } from './browser-storage.ts'
import { languageOfPath, neutralPath } from './locale-path.ts'

/** One form's fields by name, and the names of those that a visitor has changed. */
export type FormInput = { fields: [name: string, value: string][]; changed: string[] }

/** The forms of a page in their order, which is the same in both languages. */
export type KeptInput = { page: string; language: string; forms: FormInput[] }

export const storageKey = 'form-input'

/** Forms that carry input: those of dialogs close with the page, and a search stands in the address. */
export const pageForms = () => [...document.querySelectorAll<HTMLFormElement>(':is(main, .footer) form[method]')]

/** Keeps what stands in the page's forms for the same page in the other language: in the tab's storage, until it is there. */
export function keepInput(): void {
  const forms = pageForms().map(inputOf)
  if (!forms.some(({ changed }) => changed.length > 0)) return
  const { pathname } = location
  const input: KeptInput = { page: neutralPath(pathname), language: languageOfPath(pathname), forms }
  tabStorage.write(storageKey, JSON.stringify(input))
}

/** Whether something is kept, for this page or another. */
export function isInputKept(): boolean {
  return tabStorage.read(storageKey) !== null
}

function inputOf(form: HTMLFormElement): FormInput {
  const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')
  return { fields, changed: [...form.elements].filter(isChanged).map((field) => field.name) }
}

/** Whether a field holds something else than it came with. A hidden field holds what an earlier step has asked for. */
export function isChanged(field: Element): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (field instanceof HTMLSelectElement) return !(field.selectedOptions[0]?.defaultSelected ?? true)
  if (!(field instanceof HTMLInputElement)) return false
  if (field.type === 'radio' || field.type === 'checkbox') return field.checked !== field.defaultChecked
  return field.type === 'hidden' ? field.value !== '' : field.value !== field.defaultValue
}
