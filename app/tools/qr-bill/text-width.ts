/**
 * Widths of Helvetica in thousandths of the type size, from its published metrics (Arial and Liberation Sans have the
 * same), for U+0020 to U+007E. A letter with an accent is as wide as the letter.
 */
const regular =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
const bold =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584'
const tables = { regular: regular.split(' ').map(Number), bold: bold.split(' ').map(Number) }

/** Letters that do not come apart into a letter and an accent: the wide ones count as M, the rest as n. */
const wide = /[ÆŒæœ@©®½¼¾Ĳ‰]/

const millimetresPerPoint = 25.4 / 72

/** Width of a line in millimetres at a type size in points. */
export function textWidth(text: string, points: number, weight: 'regular' | 'bold' = 'regular'): number {
  const table = tables[weight]
  const thousandths = [...text].reduce((sum, character) => {
    const base = character.normalize('NFD').charCodeAt(0)
    return sum + (table[base - 32] ?? (wide.test(character) ? 1000 : 556))
  }, 0)
  return (thousandths / 1000) * points * millimetresPerPoint
}

/** Breaks a text into lines that fit, between words and after hyphens, inside a word only when it alone is too wide. */
export function wrapText(text: string, millimetres: number, points: number): string[] {
  const fits = (line: string) => textWidth(line.trimEnd(), points) <= millimetres
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/(?<=[ -])/)) {
    if (line !== '' && !fits(line + word)) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += word
    while (!fits(line)) {
      let cut = line.length - 1
      while (cut > 1 && !fits(line.slice(0, cut))) cut -= 1
      lines.push(line.slice(0, cut))
      line = line.slice(cut)
    }
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()]
}
