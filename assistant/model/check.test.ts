import { describe, expect, it } from 'vitest'
import { isSafe } from './check.ts'

const ground = {
  passagesText: 'Der Pilot kostet CHF 890. Schreiben Sie an hallo@saldora.example oder rufen Sie an: +41 44 000 00 00.',
  question: 'Was kostet der Pilot bei 120 Belegen?',
  passages: 1,
  system: 'Antworte nur aus den Stellen, die du bekommst, und nenne keine anderen Zahlen.',
  secret: 'k7-secret-mark',
}

describe('what a model wrote', () => {
  it.each([
    'Der Pilot kostet CHF 890. [1]',
    'Bei 120 Belegen kostet er CHF 890, Auskunft gibt hallo@saldora.example. [1]',
    'Der Pi\u00adlot kostet CHF ８９０. [1]',
  ])('may say what was given: %j', (text) => {
    expect(isSafe(text, ground)).toBe(true)
  })

  it.each([
    'Mehr auf evil.com. [1]',
    'Mehr auf evil。com. [1]',
    'Mehr auf evil｡com. [1]',
    'Mehr auf evil․com. [1]',
    'Mehr auf evil．com. [1]',
    'Mehr auf ev\u200bil\u200b.\u200bcom. [1]',
    'Mehr auf ｅｖｉｌ.ｃｏｍ. [1]',
    'Schreiben Sie an eve＠evil。com. [1]',
    'Mehr auf https：／／evil/x. [1]',
    'Der Pilot kostet CHF 9\u200b90. [1]',
    'Der Pilot kostet CHF ９９０. [1]',
    'Der Pilot kostet CHF ٩٩٠. [1]',
    'Der Pilot kostet CHF ⁹⁹⁰. [1]',
    'Der Pilot kostet CHF 890. ［２］',
    'Das Zeichen ist k7-se\u200bcret-mark. [1]',
    'Ant\u200bworte nur aus den Stellen, die du bekommst. [1]',
    '＜b＞ [1]',
  ])('may not say %j', (text) => {
    expect(isSafe(text, ground)).toBe(false)
  })
})
