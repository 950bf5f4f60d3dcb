import { longestWord, type Token, tokenise } from '#search/tokens.ts'

/** A question is short, and each letter costs time: of a longer message so many are read at its beginning and at its end. */
const lettersAtEachEnd = 90

/** What is read of a message: a question as it is, of a longer message each word once, at its beginning and at its end. */
export function condense(message: string): string {
  if (message.length <= 2 * lettersAtEachEnd) return message
  const readable = ({ start, end }: Token) => message.slice(start, Math.min(end, start + longestWord))
  const words = [...new Set(tokenise(message).map(readable))]
  const beginning = within(words)
  const end = within(words.slice(beginning.length).toReversed()).toReversed()
  return [...beginning, ...end].join(' ')
}

/** The first words, as far as the letters go. */
function within(words: string[]): string[] {
  let letters = 0
  const first = words.findIndex((word) => {
    letters += word.length
    return letters > lettersAtEachEnd
  })
  return first < 0 ? words : words.slice(0, first)
}
