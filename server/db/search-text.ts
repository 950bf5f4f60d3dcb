/**
 * Text as it is searched: lower case, without accents, words apart by blanks. `Zürcher & Söhne` becomes `zurcher sohne`.
 * Both stores index this text, so they find the same.
 */
export function foldText(...texts: (string | null | undefined)[]): string {
  return texts
    .join(' ')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The words of a search, folded like the text; at most eight, the rest would find no less. */
export function searchWords(query: string): string[] {
  return foldText(query.slice(0, 200)).split(' ').filter(Boolean).slice(0, 8)
}

/**
 * A Swiss telephone number as one dials it at home, however it is written: `+41 (0)79 555 66 77` becomes `0795556677`. Undefined for
 * anything else.
 */
export function dialledNumber(text: string): string | undefined {
  if (/\p{L}/u.test(text)) return undefined
  const [, number] = /^(?:(?:00)?410?|0)(\d{9})$/.exec(text.replace(/\D/g, '')) ?? []
  return number && `0${number}`
}
