/** Glyph names of the accents, as PDF readers know them, by the combining character that stands for each. */
const accents: Record<string, string> = {
  '\u0300': 'grave',
  '\u0301': 'acute',
  '\u0302': 'circumflex',
  '\u0303': 'tilde',
  '\u0304': 'macron',
  '\u0306': 'breve',
  '\u0307': 'dotaccent',
  '\u0308': 'dieresis',
  '\u030a': 'ring',
  '\u030b': 'hungarumlaut',
  '\u030c': 'caron',
  '\u0326': 'commaaccent',
  '\u0327': 'commaaccent',
  '\u0328': 'ogonek',
}

/** Letters that are no letter with an accent, or whose name is irregular. */
const names: Record<string, string> = {
  Đ: 'Dcroat',
  đ: 'dcroat',
  Ħ: 'Hbar',
  ħ: 'hbar',
  ı: 'dotlessi',
  Ĳ: 'IJ',
  ĳ: 'ij',
  ĸ: 'kgreenlandic',
  Ŀ: 'Ldot',
  ŀ: 'ldot',
  Ł: 'Lslash',
  ł: 'lslash',
  ŉ: 'napostrophe',
  Ŋ: 'Eng',
  ŋ: 'eng',
  Œ: 'OE',
  œ: 'oe',
  Ş: 'Scedilla',
  ş: 'scedilla',
  Ŧ: 'Tbar',
  ŧ: 'tbar',
  ſ: 'longs',
  İ: 'Idotaccent',
  '€': 'Euro',
}

/** Codes by character, and the PDF object that tells a reader which glyph each code is. */
export type FontEncoding = { codes: Map<string, number>; object: string }

/**
 * One byte a character: ASCII and Latin-1 where Windows has them, and every other character of the text at a code that
 * Windows leaves to control characters or rare signs.
 */
export function fontEncoding(text: string): FontEncoding {
  const others = [...new Set(text)].filter((character) => character.charCodeAt(0) > 255)
  const free = [...range(128, 159), ...range(1, 31)]
  const codes = new Map(others.slice(0, free.length).map((character, index) => [character, free[index] ?? 0]))
  const differences = [...codes].map(([character, code]) => `${code} /${glyphName(character)}`).join(' ')
  return {
    codes,
    object: `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${differences}] >>`,
  }
}

/** A PDF string in hexadecimal, a question mark for what no code was left for. */
export function encodeText(text: string, { codes }: FontEncoding): string {
  const bytes = [...text].map((character) => {
    const code = character.charCodeAt(0)
    return codes.get(character) ?? (code > 255 ? 63 : code)
  })
  return `<${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`
}

function glyphName(character: string): string {
  const [letter = '', accent = ''] = character.normalize('NFD')
  return names[character] ?? (accents[accent] ? letter + accents[accent] : 'question')
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
