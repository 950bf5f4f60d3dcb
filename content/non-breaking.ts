const months = [
  ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August'],
  ...['September', 'Oktober', 'November', 'Dezember'],
  ...['January', 'February', 'March', 'May', 'June', 'July', 'October', 'December'],
].join('|')

const units = [
  ...['h', 'mm', 'cm', 'Uhr', 'Min\\.', 'min\\.', 'Minuten?', 'minutes?', 'Stunden?', 'hours?'],
  ...['Tag(?:en?)?', 'days?', 'Wochen?', 'weeks?', 'Mio\\.', 'Mrd\\.', 'million', 'billion'],
].join('|')
const laws = 'Art\\.|art\\.|Abs\\.|OR|CO|GeBüV|MWSTG|DSG|FADP|PS|ELM|ISO|Ziffern?|box|boxes'

/** Spaces at which a line must not break: before a unit, after a currency, inside a sum, a date or the number of an article. */
const joints: RegExp[] = [
  /(?<=\d) (?=[%‰])/g,
  /(?<=\b(?:CHF|EUR)) (?=[−-]?\d)/g,
  new RegExp(`(?<=\\d) (?=(?:${units})(?!\\w))`, 'g'),
  /(?<=\d[\s\u00a0]h) (?=\d\d\b)/g,
  /(?<=\d) (?=[×÷−+=] )|(?<= [×÷−+=]|\u00a0[×÷−+=]) (?=\d)/g,
  new RegExp(`(?<=\\d\\.?) (?=(?:${months})\\b)`, 'g'),
  new RegExp(`(?<=\\b(?:${laws})) (?=\\d)`, 'g'),
  /(?<=\b[uz]\.) (?=[aB]\.)/g,
  /(?<=\bArt\.[ \u00a0]\d+[a-z]?) (?=Abs\.)/g,
  /(?<=\bAbs\.[ \u00a0]\d+[a-z]?) (?=lit\.)/g,
  /(?<=\blit\.) (?=[a-z]\b)/g,
]

/** A compound with a short head, such as "QR-Rechnung" or "e-banking", or a norm such as "97-10" does not part after it. */
export function joinCompounds(text: string): string {
  return text.replace(/\b(?:QR|KI|AI|[Ee])-(?=\p{L})|(?<![\d-])\d\d-(?=\d\d(?![\d-]))/gu, '$&\u2060')
}

/** Puts non-breaking spaces where a break would hurt: "34 %", "CHF 890", "30. November", "OR 958f"; ranges stay whole. */
export function joinUnits(text: string): string {
  return joints.reduce((joined, joint) => joined.replace(joint, '\u00a0'), text).replace(/\d–(?=\d)/g, '$&\u2060')
}
