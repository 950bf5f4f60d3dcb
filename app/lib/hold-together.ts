/** Figures of a text that was indexed as plain words: an amount keeps its currency, a range both its ends. */
export function holdTogether(text: string): string {
  return text.replace(/\bCHF (?=\d)/g, 'CHF\u00a0').replace(/(?<=\d–)(?=\d)/g, '\u2060')
}
