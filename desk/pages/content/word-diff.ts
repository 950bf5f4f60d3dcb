/** A piece of a text, and whether the other text lacks it. */
export type Piece = { text: string; isOther: boolean }

/** Beyond so many words nobody reads a comparison word by word, and it would take long to make. */
const most = 1500

/** Two texts word by word: the words that both have in the same order are the same, all others differ. */
export function wordDiff(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  if (old.length > most || now.length > most) {
    return { before: [{ text: before, isOther: true }], after: [{ text: after, isOther: true }] }
  }
  const lengths = commonLengths(old, now)
  const [left, right]: [Piece[], Piece[]] = [[], []]
  let [i, j] = [0, 0]
  const width = now.length + 1
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      put(left, old[i++], false)
      put(right, now[j++], false)
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

function wordsOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []
}

function put(pieces: Piece[], text = '', isOther: boolean): void {
  const last = pieces.at(-1)
  if (last?.isOther === isOther) last.text += text
  else pieces.push({ text, isOther })
}
