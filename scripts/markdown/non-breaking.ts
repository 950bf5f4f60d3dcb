const months = [
  ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August'],
  ...['September', 'Oktober', 'November', 'Dezember'],
  ...['January', 'February', 'March', 'May', 'June', 'July', 'October', 'December'],
].join('|')

const units = [
  ...['h', 'mm', 'cm', 'Uhr', 'Min\\.', 'min\\.', 'Minuten?', 'minutes?', 'Stunden?', 'hours?'],
  ...['Tag(?:en?)?', 'days?', 'Wochen?', 'weeks?', 'Mio\\.', 'Mrd\\.', 'million', 'billion'],
].join('|')
const laws = 'Art\\.|art\\.|OR|CO|GeBüV|MWSTG|DSG|FADP|PS|ELM|ISO|Ziffern?|box|boxes'

/** Spaces at which a line must not break: before a unit, after a currency, inside a date or the number of an article. */
const joints: RegExp[] = [
  /(?<=\d) (?=[%‰])/g,
  /(?<=\b(?:CHF|EUR)) (?=[−-]?\d)/g,
  new RegExp(`(?<=\\d) (?=(?:${units})(?!\\w))`, 'g'),
  /(?<=\d[\s\u00a0]h) (?=\d\d\b)/g,
  new RegExp(`(?<=\\d\\.?) (?=(?:${months})\\b)`, 'g'),
  new RegExp(`(?<=\\b(?:${laws})) (?=\\d)`, 'g'),
  /(?<=\b[uz]\.) (?=[aB]\.)/g,
]

/** A compound with a short head, such as "QR-Rechnung" or "e-banking", does not part after it. */
export function joinCompounds(text: string): string {
  return text.replace(/\b(QR|[Ee])-(?=\p{L})/gu, '$1-\u2060')
}

/** Puts non-breaking spaces where a break would hurt: "34 %", "CHF 890", "30. November", "OR 958f". */
export function joinUnits(text: string): string {
  return joints.reduce((joined, joint) => joined.replace(joint, '\u00a0'), text)
}
