import { createHash } from 'node:crypto'
import { blocksOf } from './blocks.ts'

/** A sentence of a text, or a title, a cell, a row: what is compared, and what somebody reads, as one. */
export type Sentence = {
  /** Its letters and digits alone. */
  letters: string
  /** Too few words to be anybody's own. */
  isShort: boolean
  /** By which it is noted as read: 16 hexadecimal digits. */
  key: string
}

/** A text to find sentences in. */
export type Searched = { letters: string; sentences(): ReadonlySet<string> }

/** So many words in a row are somebody's; fewer, everybody says. */
const enoughWords = 4

/** What is a letter by its class and yet nothing that is seen, is left out as well. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu

const segmenter = new Intl.Segmenter('de', { granularity: 'sentence' })

/**
 * A text in the one form in which it is compared: its letters and digits, small, each in one spelling (NFKC). Blanks, signs and
 * whatever nobody sees make no difference.
 */
export function lettersOf(text: string): string {
  return plain(text).replace(/[^\p{L}\p{N}]+/gu, '')
}

/** The sentences of a text, each once. */
export function sentencesOf(text: string): Sentence[] {
  const { blocks, rows } = blocksOf(text)
  const all = [...blocks.flatMap(cut), ...rows].map((words): [string, Sentence] => {
    const letters = lettersOf(words)
    const count = plain(words).match(/[\p{L}\p{N}]+/gu)?.length ?? 0
    const key = createHash('sha256').update(letters).digest('hex').slice(0, 16)
    return [letters, { letters, isShort: count < enoughWords, key }]
  })
  return [...new Map(all).values()].filter(({ letters }) => letters !== '')
}

/** A text as a page shows it and as it is written: in a field that is no Markdown, its signs are shown. */
export function searched(text: string): Searched {
  const { blocks, rows } = blocksOf(text)
  let whole: ReadonlySet<string> | undefined
  return {
    letters: `${lettersOf(blocks.join('\n'))}\n${lettersOf(text)}`,
    sentences: () => {
      whole ??= new Set([text, ...blocks, ...blocks.flatMap(cut), ...rows].map(lettersOf))
      return whole
    },
  }
}

function plain(text: string): string {
  return text.normalize('NFKC').replace(unseen, '').toLowerCase()
}

function cut(block: string): string[] {
  return [...segmenter.segment(block.replace(/\s+/g, ' '))].map(({ segment }) => segment)
}
