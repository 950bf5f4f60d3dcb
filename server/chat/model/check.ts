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
/** So many words in a row of the rules are a leak, not a coincidence. */
const leakedWords = 6

/**
 * Whether a sentence, or a whole answer, may be shown: nothing of the rules, no address, figure or citation that was not
 * given, no markup. A model that is misled can then at worst be useless.
 */
export function isSafe(text: string, ground: Ground): boolean {
  return (
    text.length <= longestAnswer &&
    !text.includes(ground.secret) &&
    !/<[a-z/!]|\]\(|```|\p{Cc}(?<!\n)/iu.test(text) &&
    citations(text).every((number) => number >= 1 && number <= ground.passages) &&
    !/[a-z]+:\/\/|\bwww\./i.test(text) &&
    addresses(text).every((address) => ground.passagesText.toLowerCase().includes(address.toLowerCase())) &&
    hasOnlyGivenFigures(text, `${ground.passagesText}\n${ground.question}`) &&
    !leaks(text, ground.system)
  )
}

/** The numbers of passages that a text cites, in order. */
export function citations(text: string): number[] {
  return [...text.matchAll(/\[(\d{1,3})\]/g)].map(([, number]) => Number(number))
}

/** Mail addresses and names of hosts. */
function addresses(text: string): string[] {
  return text.match(/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+|[\p{L}\p{N}-]{2,}(?:\.[\p{L}\p{N}-]{2,})*\.\p{L}{2,}/giu) ?? []
}

function hasOnlyGivenFigures(text: string, material: string): boolean {
  const given = new Set(figures(material))
  return figures(text.replace(/\[\d{1,3}\]/g, '')).every((figure) => given.has(figure))
}

/** Numbers in one spelling: `2’390` and `2'390` are `2390`. */
function figures(text: string): string[] {
  return (text.match(/\d[\d'’.,]*/g) ?? []).map((figure) => figure.replace(/['’]/g, '').replace(/[.,]$/, ''))
}

function leaks(text: string, system: string): boolean {
  const told = new Set(runs(system))
  return runs(text).some((run) => told.has(run))
}

/** Every run of some words in a row. */
function runs(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(leakedWords - 1).map((_, place) => words.slice(place, place + leakedWords).join(' '))
}
