import { expect, test } from 'vitest'
import { stemEnglish } from './english.ts'

/** From Porter's paper. */
test.each([
  ['caresses', 'caress'],
  ['ponies', 'poni'],
  ['agreed', 'agre'],
  ['plastered', 'plaster'],
  ['motoring', 'motor'],
  ['sing', 'sing'],
  ['conflated', 'conflat'],
  ['hopping', 'hop'],
  ['falling', 'fall'],
  ['filing', 'file'],
  ['happy', 'happi'],
  ['sky', 'sky'],
  ['relational', 'relat'],
  ['conditional', 'condit'],
  ['vietnamization', 'vietnam'],
  ['formaliti', 'formal'],
  ['triplicate', 'triplic'],
  ['electrical', 'electr'],
  ['goodness', 'good'],
  ['revival', 'reviv'],
  ['adjustable', 'adjust'],
  ['replacement', 'replac'],
  ['adoption', 'adopt'],
  ['probate', 'probat'],
  ['rate', 'rate'],
  ['cease', 'ceas'],
  ['controll', 'control'],
  ['roll', 'roll'],
  ['generalizations', 'gener'],
  ['oscillators', 'oscil'],
])('%s becomes %s', (word, stem) => {
  expect(stemEnglish(word)).toBe(stem)
})

test.each(['digitalise digitalisation digitalize', 'automate automation automating', 'invoice invoices invoicing'])(
  '%s have one stem',
  (family) => {
    expect(new Set(family.split(' ').map(stemEnglish)).size).toBe(1)
  },
)
