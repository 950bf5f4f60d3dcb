const months = [
  ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August'],
  ...['September', 'Oktober', 'November', 'Dezember'],
  ...['January', 'February', 'March', 'May', 'June', 'July', 'October', 'December'],
].join('|')

const units = 'h|mm|cm|Mio\\.|Mrd\\.|Min\\.|min\\.|Uhr|million|billion'
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

/** Puts non-breaking spaces where a break would hurt: "34 %", "CHF 890", "30. November", "OR 958f". */
export function joinUnits(text: string): string {
  return joints.reduce((joined, joint) => joined.replace(joint, '\u00a0'), text)
}
