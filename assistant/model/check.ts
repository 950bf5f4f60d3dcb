import { asChecked, hasMarkup, hasOnlyGivenAddresses, hasOnlyGivenFigures, leaks } from './written-text.ts'

/** What a text of a model is held against. */
export type Ground = {
  /** The passages it was given: what it may repeat. */
  passagesText: string
  /** The visitor's question: its figures may be repeated, its addresses not. */
  question: string
  /** How many passages there are to cite. */
  passages: number
  /** What it was told, of which nothing may come out. */
  system: string
  secret: string
}

const longestAnswer = 1800

/**
 * Whether a sentence, or a whole answer, may be shown: nothing of the rules, no address, figure or citation that was not
 * given, no markup. A model that is misled can then at worst be useless.
 */
export function isSafe(written: string, ground: Ground): boolean {
  if (written.length > longestAnswer) return false
  const text = asChecked(written)
  const passages = asChecked(ground.passagesText)
  return (
    !text.includes(ground.secret) &&
    !hasMarkup(text) &&
    citations(text).every((number) => number >= 1 && number <= ground.passages) &&
    !/[a-z]:\/\/|\bwww\./i.test(text) &&
    hasOnlyGivenAddresses(text, passages) &&
    hasOnlyGivenFigures(text.replace(/\[\d{1,3}\]/g, ''), `${passages}\n${asChecked(ground.question)}`) &&
    !leaks(text, ground.system)
  )
}

/** The numbers of passages that a text cites, in order. */
export function citations(text: string): number[] {
  return [...text.matchAll(/\[(\d{1,3})\]/g)].map(([, number]) => Number(number))
}
