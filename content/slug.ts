/**
 * A name for addresses, in letters that every address has: `Was kostet «Grösse»?` becomes `was-kostet-groesse`. Facts in braces are left
 * out.
 * @param most characters; what does not fit is left out from a sign between two words on, and where none fits by whole words
 */
export function slugOf(text: string, most = Number.POSITIVE_INFINITY): string {
  const spelt = text
    .toLowerCase()
    .replace(/\u00ad|\{[\w.]*\}/g, '')
    .replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
  const whole = joined(spelt)
  if (whole.length <= most) return whole
  return fitting(spelt.split(/[.:;,!?–—]\s/).map(joined), most) || fitting(whole.split('-'), most)
}

/** The words of a text, with a hyphen between each two. */
function joined(text: string): string {
  return text
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
}

/** As many from the first on as fit. */
function fitting(parts: string[], most: number): string {
  let fits = ''
  for (const part of parts.filter(Boolean)) {
    const longer = fits ? `${fits}-${part}` : part
    if (longer.length > most) break
    fits = longer
  }
  return fits
}
