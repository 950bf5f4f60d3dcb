import { details, paragraph, track } from './blocks.ts'
import type { LetterContent } from './layout.ts'

/** The words of a letter, as content/{de,en}/letters.yaml has them. */
export type LetterCopy = {
  subject: string
  preview: string
  title: string
  /** The way that this letter is part of. At the middle one of the steps a person decides. */
  steps?: string[]
  paragraphs: string[]
  after?: string[]
  reason: string
}

/** A letter in its words alone. @param fill puts values into them */
export function plainLetter(
  voice: LetterContent['voice'],
  words: LetterCopy,
  fill: (text: string) => string,
): LetterContent {
  const { steps, paragraphs, after = [] } = words
  return {
    voice,
    subject: fill(words.subject),
    preview: fill(words.preview),
    title: fill(words.title),
    drawing: steps && track(steps.map(fill), Math.floor(steps.length / 2)),
    body: paragraphs.map((text) => paragraph(fill(text))),
    after: after.map((text) => paragraph(fill(text))),
    reason: fill(words.reason),
  }
}

/** What is known, below the words; what was not given has no line. */
export function withDetails(content: LetterContent, pairs: [string, string | undefined][]): LetterContent {
  const given = pairs.filter((pair): pair is [string, string] => Boolean(pair[1]))
  return { ...content, body: [...content.body, details(given)] }
}
