/** Field limits in characters, counted as a person counts them (code points). */
export const limits = {
  name: { min: 2, max: 100 },
  /** Everywhere but the waiting list. */
  email: { min: 3, max: 254 },
  waitlistEmail: { min: 3, max: 255 },
  company: { max: 200 },
  phone: { max: 40 },
  /** What a conversation is to be about. */
  topic: { max: 500 },
  message: { min: 10, max: 2000 },
  motivation: { max: 500 },
  /** The sanitiser cuts here. */
  sanitisedText: 10_000,
  /** In UTF-16 code units, of which a character takes one or two: a longer text is refused before anything reads it. */
  rawText: 20_000,
  rawEmail: 1000,
} as const

/** Length as a person counts it: one per code point, so that an emoji is not two. */
export function characterCount(text: string): number {
  return [...text].length
}
