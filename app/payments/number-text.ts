/**
 * Reads a number as people type it: 1'250.50, 1 250,50, 1,250.50, CHF 1250.–. Undefined when it is none or negative.
 */
export function readNumber(text: string): number | undefined {
  const bare = text
    .replace(/[\s'’]/g, '')
    .replace(/^CHF/i, '')
    .replace(/[.,]?[-–—]$/, '')
  const plain = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.')
  return /^(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined
}

/** An amount in centimes, rounded to the nearest; undefined when it is no number or past what sums stay exact with. */
export function readCentimes(text: string): number | undefined {
  const francs = readNumber(text)
  return francs === undefined || francs > 1e12 ? undefined : Math.round(francs * 100)
}

/** 135125 becomes 1'351.25. */
export function formatCentimes(centimes: number): string {
  const [whole = '', decimals = ''] = (Math.abs(centimes) / 100).toFixed(2).split('.')
  return `${centimes < 0 ? '−' : ''}${groupThousands(whole)}.${decimals}`
}

/** 2390 becomes 2'390; at most `decimals` places after the point, and none that are zero at the end. */
export function formatNumber(value: number, decimals = 0): string {
  const [whole = '', rest] = Math.abs(value).toFixed(decimals).split('.')
  const tail = rest?.replace(/(?<!0)0+$/, '')
  const sign = value < 0 && Number(value.toFixed(decimals)) !== 0 ? '−' : ''
  return `${sign}${groupThousands(whole)}${tail ? `.${tail}` : ''}`
}

function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3}){1,7}$)/g, "'")
}
