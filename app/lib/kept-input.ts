import { languageOfPath, neutralPath } from './locale-path.ts'

/** One form's fields by name, and the names of those that a visitor has changed. */
type FormInput = { fields: [name: string, value: string][]; changed: string[] }

/** The forms of a page in their order, which is the same in both languages. */
type KeptInput = { page: string; language: string; forms: FormInput[] }

const storageKey = 'form-input'

const receivers = new Set<() => void>()
let kept: KeptInput | undefined

/** Forms that carry input: those of dialogs close with the page, and a search stands in the address. */
const pageForms = () => [...document.querySelectorAll<HTMLFormElement>(':is(main, .footer) form[method]')]

/** Keeps what stands in the page's forms for the same page in the other language: in the tab's storage, until it is there. */
export function keepInput(): void {
  const forms = pageForms().map(inputOf)
  if (!forms.some(({ changed }) => changed.length > 0)) return
  const { pathname } = location
  const input: KeptInput = { page: neutralPath(pathname), language: languageOfPath(pathname), forms }
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(input))
  } catch {
    // Without storage the forms of the other page are empty.
  }
}

/** Fills the page's forms with what was kept, as if it had been typed before the scripts ran. Called once. */
export function restoreInput(): void {
  const restore = () => {
    kept = takeKept()
    if (!kept) return
    for (const [index, form] of pageForms().entries()) fillForm(form, kept.forms[index])
    for (const receive of receivers) receive()
  }
  // A page prepared ahead (layout/speculation.tsx) runs before anything was kept for it.
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', restore)
  else restore()
}

/** For a form of several steps: gives all its fields to `take`, once they are there. */
export function receiveInput(formOf: () => HTMLFormElement | null, take: (input: FormData) => void): () => void {
  const receive = () => {
    const form = formOf()
    const input = form && kept?.forms[pageForms().indexOf(form)]
    if (!input) return
    const data = new FormData()
    for (const [name, value] of input.fields) data.append(name, value)
    take(data)
  }
  receive()
  receivers.add(receive)
  return () => receivers.delete(receive)
}

function takeKept(): KeptInput | undefined {
  try {
    const input: KeptInput | null = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    sessionStorage.removeItem(storageKey)
    const { pathname } = location
    const isForHere = input?.page === neutralPath(pathname) && input.language !== languageOfPath(pathname)
    return isForHere ? input : undefined
  } catch {
    return undefined
  }
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

function fillForm(form: HTMLFormElement, input: FormInput | undefined): void {
  const values = new Map(input?.fields)
  for (const name of new Set(input?.changed)) {
    const field = form.elements.namedItem(name)
    if (!field || (field instanceof HTMLInputElement && field.type === 'hidden')) continue
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = values.has(name)
    else Object.assign(field, { value: values.get(name) ?? '' })
    const changed = field instanceof RadioNodeList ? [...field].find((one) => (one as HTMLInputElement).checked) : field
    changed?.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
