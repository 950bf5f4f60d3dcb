import { type FormInput, isChanged, type KeptInput, pageForms, storageKey } from './kept-input.ts'
import { languageOfPath, neutralPath } from './locale-path.ts'

const receivers = new Set<() => void>()
let kept: KeptInput | undefined

/** Fills the page's forms with what was kept (kept-input.ts), as if it had been typed before the scripts ran. Called once. */
export function restoreInput(): void {
  kept = takeKept()
  if (!kept) return
  for (const [index, form] of pageForms().entries()) fillForm(form, kept.forms[index])
  for (const receive of receivers) receive()
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

function fillForm(form: HTMLFormElement, input: FormInput | undefined): void {
  const values = new Map(input?.fields)
  for (const name of new Set(input?.changed)) {
    const field = form.elements.namedItem(name)
    if (!field || (field instanceof HTMLInputElement && field.type === 'hidden')) continue
    // Somebody types here already.
    if (field instanceof Element && isChanged(field)) continue
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = values.has(name)
    else Object.assign(field, { value: values.get(name) ?? '' })
    const changed = field instanceof RadioNodeList ? [...field].find((one) => (one as HTMLInputElement).checked) : field
    changed?.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
