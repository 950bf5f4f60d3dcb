import { sentencesOf } from '#contract/sentences.ts'

const longest = 64
/** A greeting and more than the longest subject: what comes later is not read, however long it is. */
const looked = 400

/** What a message is about: its first sentence that is no greeting, cut at a word. */
export function subjectOf(message: string): string {
  const sentences = message
    .slice(0, looked)
    .replace(glued, '')
    .split(/[\r\n]+/)
    .flatMap((line) => sentencesOf(line.trim()))
    .filter(Boolean)
  const first = sentences.find((sentence) => !greeting.test(sentence)) ?? sentences[0] ?? ''
  if (first.length <= longest) return first.replace(/[.,;:]$/, '')
  return `${first.slice(0, longest).replace(/\s+\S*$/, '')} …`
}

/** A greeting that nothing parts from what follows it: of a text whose lines became one. */
const glued = /^\s*(?:Guten (?:Tag|Morgen|Abend)|Grüezi|Hallo|Hello|Good (?:morning|afternoon)) (?=\p{Lu}\S* \p{Ll})/u

const greeting =
  /^(?:(?:guten (?:tag|morgen|abend)|grüezi|hallo|salü|liebe[sr]?|sehr geehrte[rs]?|hi|hello|dear|good (?:morning|afternoon))\b[^.?]{0,40})[,.!]?$/i
