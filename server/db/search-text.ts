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
