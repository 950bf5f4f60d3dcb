const besideChars = 60

/** The place in a text where words stand, in any case, cut between words; undefined where they stand elsewhere. */
export function around(text: string, words: string): string | undefined {
  const plain = text.replace(/\s+/g, ' ')
  const place = plain.toLowerCase().indexOf(words.toLowerCase())
  if (place < 0) return undefined
  const end = place + words.length
  const before = plain.slice(Math.max(0, place - besideChars), place)
  const after = plain.slice(end, end + besideChars)
  const isCutBefore = place > besideChars
  const isCutAfter = plain.length > end + besideChars
  return [
    isCutBefore ? `… ${before.replace(/^\S*\s?/, '')}` : before,
    plain.slice(place, end),
    isCutAfter ? `${after.slice(0, Math.max(0, after.lastIndexOf(' ')))} …` : after,
  ].join('')
}
