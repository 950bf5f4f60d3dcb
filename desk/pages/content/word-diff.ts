/** A word, a space or a sign, and how a reader sees it. */
export type Token = { text: string; look?: 'strong' | 'em' | 'code' | 'link' | 'picture' | undefined }

/** A piece of a text, and whether the other text lacks it. */
export type Piece = Token & { isOther: boolean }

/** Beyond so many words nobody reads a comparison word by word, and it would take long to make. */
const most = 1500

/** Two texts word by word: the words that both have in the same order are the same, all others differ. */
export function tokenDiff(old: readonly Token[], now: readonly Token[]): { before: Piece[]; after: Piece[] } {
  if (old.length > most || now.length > most) return { before: allOther(old), after: allOther(now) }
  const lengths = commonLengths(old.map(nameOf), now.map(nameOf))
  const [left, right]: [Piece[], Piece[]] = [[], []]
  let [i, j] = [0, 0]
  const width = now.length + 1
  while (i < old.length || j < now.length) {
    const [one, other] = [old[i], now[j]]
    if (one && other && nameOf(one) === nameOf(other)) {
      put(left, one, false)
      put(right, other, false)
      i++
      j++
    } else if (j >= now.length || (i < old.length && lengthAt((i + 1) * width + j) >= lengthAt(i * width + j + 1))) {
      put(left, old[i++], true)
    } else put(right, now[j++], true)
  }
  return { before: left, after: right }

  function lengthAt(place: number): number {
    return lengths[place] ?? 0
  }
}

/** For each pair of places, how many words both texts have in common from there on. */
function commonLengths(old: string[], now: string[]): Uint16Array {
  const width = now.length + 1
  const lengths = new Uint16Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const [down, right, both] = [(i + 1) * width + j, i * width + j + 1, (i + 1) * width + j + 1]
      lengths[i * width + j] =
        old[i] === now[j] ? (lengths[both] ?? 0) + 1 : Math.max(lengths[down] ?? 0, lengths[right] ?? 0)
    }
  }
  return lengths
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

function nameOf({ text, look }: Token): string {
  return look ? `${look} ${text}` : text
}

function put(pieces: Piece[], token: Token | undefined, isOther: boolean): void {
  if (!token) return
  const last = pieces.at(-1)
  if (last?.isOther === isOther && last.look === token.look) last.text += token.text
  else pieces.push({ ...token, isOther })
}
