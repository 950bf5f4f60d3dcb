import type { FormInput } from './kept-input.ts'

/** For a form of several steps: gives all its fields to `take`, once they are restored (restored-input.ts). Returns what ends it. */
export function receiveInput(formOf: () => HTMLFormElement | null, take: (input: FormData) => void): () => void {
  const receive = () => {
    const restored = formOf()?.dataset.restored
    if (!restored) return
    const data = new FormData()
    for (const [name, value] of JSON.parse(restored) as FormInput['fields']) data.append(name, value)
    take(data)
  }
  receive()
  document.addEventListener('input-restored', receive)
  return () => document.removeEventListener('input-restored', receive)
}
