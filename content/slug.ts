/**
 * A name for addresses, in letters that every address has: `Was kostet «Grösse»?` becomes `was-kostet-groesse`. Facts in braces are left
 * out.
 * @param most characters; what does not fit is left out by whole words
 */
export function slugOf(text: string, most = Number.POSITIVE_INFINITY): string {
  const spelt = text
    .toLowerCase()
    .replace(/\u00ad|\{[\w.]*\}/g, '')
    .replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
  let slug = ''
  for (const word of spelt.split(/[^a-z0-9]+/).filter(Boolean)) {
    if (`${slug}-${word}`.length <= most) slug = slug ? `${slug}-${word}` : word
  }
  return slug
}
