/** Where a message goes. */
export const trays = ['invoice', 'contract', 'query', 'advert'] as const

export type Tray = (typeof trays)[number]

/** How sure the sorting is, in words: a percentage would claim to be measured. */
export type Doubt = 'sure' | 'rather' | 'unclear'

export type Sorted = {
  tray: Tray
  doubt: Doubt
  /** The sentences by which it was sorted, word for word: one for each tray that fits as well as the others. */
  reasons: string[]
  /** The trays that fit as well, where none is ahead. */
  also: Tray[]
}

/** Beginnings of words that speak for a tray. */
export type TrayWords = Record<Tray, string[]>

/**
 * Sorts a message by the words in it. Two that agree and none against are sure, a majority is likely; where two trays are
 * level, or no word fits, it asks.
 */
export function sortMail(mail: { subject: string; body: string }, words: TrayWords): Sorted {
  const found = wordsOf(`${mail.subject} ${mail.body}`)
  const hits = (tray: Tray) => words[tray].filter((start) => found.some((word) => word.startsWith(start))).length
  const [first, second] = trays.toSorted((one, other) => hits(other) - hits(one)) as [Tray, Tray, ...Tray[]]
  const level = trays.filter((tray) => tray !== first && hits(tray) === hits(first))
  const doubt = level.length > 0 ? 'unclear' : hits(first) >= 2 && hits(second) === 0 ? 'sure' : 'rather'
  const reasons = [first, ...level].map((tray) => sentenceWith(mail, words[tray]))
  return { tray: first, doubt, reasons: [...new Set(reasons)], also: level }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
}

/** The first sentence of the body that holds one of the words, else the subject. */
function sentenceWith({ subject, body }: { subject: string; body: string }, starts: string[]): string {
  const sentences = body.match(/(?<![^.?!])[^.?!]+[.?!]+/g)?.map((sentence) => sentence.trim()) ?? []
  return (
    sentences.find((each) => wordsOf(each).some((word) => starts.some((start) => word.startsWith(start)))) ?? subject
  )
}
