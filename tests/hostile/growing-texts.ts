import fc from 'fast-check'

/** A text of one kind that can be had in any length. */
export type GrowingText = { name: string; of(length: number): string }

const categories = 'Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Cs Co Cn'.split(
  ' ',
)

/** ASCII but for most letters and digits, which patterns seldom tell apart, and the first other character of each Unicode category. */
const characters = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).filter((one) => /[^b-zB-Z1-9]/.test(one)),
  ...categories.map((category) => firstOf(new RegExp(`\\p{gc=${category}}`, 'u'))),
]

/** What patterns begin with. */
const words = [
  'javascript',
  'on',
  'www.',
  'http://',
  '%40',
  '%20',
  '%ff',
  '&token=',
  '<style>',
  'a@',
  '](',
  '--',
  'ﷺ',
  'İ',
  '😀',
]

function firstOf(kind: RegExp): string {
  for (let code = 128; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code)
    if (kind.test(character)) return character
  }
  throw new Error(`${kind} matches nothing`)
}

const mixed = fc.sample(fc.array(fc.constantFrom(...characters, ...words), { minLength: 2, maxLength: 3 }), {
  seed: 20261125,
  numRuns: 20,
})

/** One character again and again and another at the end; mixtures of some; a run of one after a run of another. */
export const growingTexts: GrowingText[] = [
  ...[...characters, ...words].map((unit) => ({
    of: (length: number) => run(unit, length) + (unit < 'a' ? 'a' : ' '),
  })),
  ...mixed.map((units) => ({ of: (length: number) => run(units.join(''), length) })),
  ...mixed.map((units) => ({ of: (length: number) => units.map((unit) => run(unit, length / units.length)).join('') })),
].map(({ of }) => ({ name: JSON.stringify(of(6)), of: remembered(of) }))

function remembered(of: (length: number) => string): (length: number) => string {
  const texts = new Map<number, string>()
  return (length) => texts.get(length) ?? texts.set(length, of(length)).get(length) ?? ''
}

function run(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length))
}
