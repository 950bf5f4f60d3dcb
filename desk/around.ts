const besideChars = 60

/** Words in any case, with soft hyphens and any spaces; figures also where their thousands are set apart, as in `2'390`. */
export function patternOf(words: string): RegExp {
  const letters = [
    ...words
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/(?<=\d)['’](?=\d)/g, ''),
  ]
  const parts = letters.map((letter, index) => {
    if (letter === ' ') return '\\s+'
    const isInFigure = /^\d\d$/.test(letter + letters[index + 1])
    return letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&') + (isInFigure ? "['’]?" : '\u00ad?')
  })
  return new RegExp(parts.join(''), 'i')
}

/** The place in a text where words stand, in any case, cut between words; undefined where they stand elsewhere. */
export function around(text: string, words: string): string | undefined {
  const plain = text.replace(/\s+/g, ' ')
  const found = patternOf(words).exec(plain)
  if (!found) return undefined
  const place = found.index
  const end = place + found[0].length
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
