import type { ExpenseAccount } from './chart-of-accounts.ts'

/** A word in the supplier's name or the message that speaks for an account. Whole words, or beginnings of them (`druck*`). */
export type WordRule = { id: string; words: readonly string[]; account: ExpenseAccount; withoutTax?: true }

/**
 * The rules that propose an account, in the order in which they are asked; the first that fits decides. They are few on
 * purpose: a person reads the proposal anyway, and a rule that cannot be explained is of no use to them.
 */
const wordRules: readonly WordRule[] = [
  {
    id: 'insurance',
    words: ['versicherung*', 'assurance*', 'insurance*', 'krankenkasse*', 'pensionskasse*', 'ausgleichskasse*'],
    account: '6300',
    withoutTax: true,
  },
  {
    id: 'it',
    words: ['informatik*', 'software*', 'hosting*', 'cloud*', 'it', 'computer*', 'digital*', 'web*', 'data*'],
    account: '6570',
  },
  {
    id: 'telecom',
    words: ['telecom*', 'telekom*', 'mobil', 'mobile', 'internet*', 'glasfaser*', 'swisscom*', 'sunrise*'],
    account: '6500',
  },
  { id: 'advertising', words: ['druck*', 'werbe*', 'werbung*', 'marketing*', 'media*', 'grafik*'], account: '6600' },
  { id: 'rent', words: ['immobilien*', 'liegenschaft*', 'miete*', 'vermietung*', 'verwaltungs*'], account: '6000' },
  { id: 'hotel', words: ['hotel*', 'gasthof*', 'gasthaus*', 'restaurant*'], account: '5820' },
  { id: 'vehicle', words: ['garage*', 'auto*', 'tankstelle*', 'fahrzeug*', 'reifen*', 'mobility*'], account: '6200' },
  {
    id: 'energy',
    words: ['energie*', 'elektrizität*', 'elektrizitaet*', 'stadtwerk*', 'stromversorgung*', 'entsorgung*', 'gaswerk*'],
    account: '6400',
  },
  { id: 'repair', words: ['reinigung*', 'unterhalt*', 'reparatur*', 'sanitär*', 'haustechnik*'], account: '6100' },
  {
    id: 'office',
    words: ['papeterie*', 'büro*', 'buero*', 'treuhand*', 'notar*', 'advokat*', 'rechtsanwält*', 'post'],
    account: '6500',
  },
  { id: 'material', words: ['material*', 'rohstoff*', 'werkstoff*'], account: '4000' },
  { id: 'goods', words: ['grosshandel*', 'handels*', 'lebensmittel*', 'import*'], account: '4200' },
  { id: 'services', words: ['montage*', 'transport*', 'spedition*', 'logistik*', 'ingenieur*'], account: '4400' },
]

/** The first rule with a word that stands in one of the texts, and that word. */
export function ruleFor(texts: string[]): { rule: WordRule; word: string } | undefined {
  const words =
    texts
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? []
  for (const rule of wordRules) {
    const word = words.find((each) => rule.words.some((pattern) => fits(each, pattern)))
    if (word) return { rule, word }
  }
  return undefined
}

function fits(word: string, pattern: string): boolean {
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern
}
