import { Fragment } from 'react'
import { patternOf } from '../around.ts'

/** A text with the words that were searched for marked. */
export function Marked({ text, words }: { text: string; words: string }) {
  const sought = words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => patternOf(word).source)
  if (sought.length === 0) return text
  return text.split(new RegExp(`(${sought.join('|')})`, 'i')).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
      <mark key={index}>{part}</mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
