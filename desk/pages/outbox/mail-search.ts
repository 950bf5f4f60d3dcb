import type { DocumentOf } from '#content/catalogue.ts'

/** Mails by letters of the recipient's address, or by what the desk calls them. */
export function mailSearch(text: string, { letters }: DocumentOf<'desk/outbox'>) {
  const named = Object.entries(letters).filter(([, name]) => name.toLowerCase().includes(text.toLowerCase()))
  return { text, letters: named.map(([letter]) => letter) }
}
