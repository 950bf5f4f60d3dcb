import { hunksBetween } from '#content/hunks.ts'

/** A word, a space or a sign, and how a reader sees it. */
export type Token = { text: string; look?: 'strong' | 'em' | 'code' | 'link' | 'address' | 'picture' | undefined }

/** A piece of a text, and whether the other text lacks it. */
export type Piece = Token & { isOther: boolean }

/** Beyond so many words nobody reads a comparison word by word, and it would take long to make. */
const most = 1500

/** Two texts word by word: the words that both have in the same order are the same, all others differ. */
export function tokenDiff(old: readonly Token[], now: readonly Token[]): { before: Piece[]; after: Piece[] } {
  if (old.length > most || now.length > most) return { before: allOther(old), after: allOther(now) }
  const [left, right]: [Piece[], Piece[]] = [[], []]
  let [i, j] = [0, 0]
  const end = { from: old.length, to: old.length, items: [] }
  for (const { from, to, items } of [...hunksBetween(old.map(nameOf), now.map(nameOf)), end]) {
    while (i < from) {
      put(left, old[i++], false)
      put(right, now[j++], false)
    }
    while (i < to) put(left, old[i++], true)
    for (const last = j + items.length; j < last; j++) put(right, now[j], true)
  }
  return { before: left, after: right }
}

/** The words of a text, all with the same look. A fact in braces is one word. */
export function plainTokens(text: string, look?: Token['look']): Token[] {
  const words = text.match(/\{[\w.]+\}|\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []
  return words.map((word) => (look ? { text: word, look } : { text: word }))
}

/** A text of which the other has nothing. */
export function allOther(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = []
  for (const token of tokens) put(pieces, token, true)
  return pieces
}

/** A space that does not break the line looks like any other. */
function nameOf({ text, look }: Token): string {
  const seen = text.replaceAll('\u00a0', ' ')
  return look ? `${look} ${seen}` : seen
}

function put(pieces: Piece[], token: Token | undefined, isOther: boolean): void {
  if (!token) return
  const last = pieces.at(-1)
  if (last?.isOther === isOther && last.look === token.look) last.text += token.text
  else pieces.push({ ...token, isOther })
}
