import { describe, expect, test } from 'vitest'
import { excerpt, markWords, type Segment } from './excerpt.ts'
import { type PassageFile, readPassages } from './passages.ts'
import { createSearchInSteps } from './rank.ts'
import { inOneGo } from './steps.ts'

const file: PassageFile = {
  pages: [
    ['/erp', 'ERP-Automatisierung', 'service', ['ERP-Automatisierung']],
    ['/gruendung', 'Firmengründung', 'service', ['Firmengründung']],
    ['/faq', 'Fragen und Antworten', 'faq', ['FAQ']],
    ['/datenschutz', 'Datenschutzerklärung', 'legal', ['Datenschutz']],
  ],
  passages: [
    [
      0,
      '',
      'Jeder Beleg kommt mit seinem Vorschlag.',
      'Rechnungen lesen, kontieren und verbuchen.',
      'QR-Rechnung verbuchen',
    ],
    [0, 'prices', 'Preise', 'Prozessanalyse. CHF 390\nAutomation Pilot. CHF 890\nEigene Automatisierung. CHF ab 2’390'],
    [1, '', 'Gründen mit Büchern, die stimmen.', 'Rechtsform, Kapital und Buchhaltung vor der ersten Rechnung.'],
    [2, '', 'Fragen', 'Alle Antworten an einem Ort.'],
    [2, 'bank', 'Wie kommt der Kontoauszug in die Buchhaltung?', 'Als camt.053, jeden Morgen.', 'camt.053, EBICS'],
    [2, 'vat', 'Wann ist die MWST fällig?', 'Innert 60 Tagen nach Ende der Periode. Der Satz ist 8.1 %.'],
    [2, 'scan', 'Genügt ein Scan?', 'Belege bleiben zehn Jahre aufbewahrt. Danach entscheidet das Treuhandbüro.'],
    [3, '', 'Datenschutzerklärung', 'Was mit Angaben geschieht.'],
    [3, 'bank', 'Zahlungen', 'Auch ein Kontoauszug enthält Personendaten.'],
  ],
}
const search = inOneGo(createSearchInSteps(readPassages(file), 'de'))
const best = (question: string) => search.find(question)[0]?.passage.href
const marked = (segments: Segment[]) => segments.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('')

describe('finds', () => {
  test.each([
    ['inflected words', 'verbuchte Rechnung', '/erp'],
    ['the parts of a compound', 'Rechnungsverbuchung', '/erp'],
    ['umlauts written out', 'gruenden', '/gruendung'],
    ['synonyms', 'Umsatzsteuer', '/faq#vat'],
    ['words of the other language', 'bank statement', '/faq#bank'],
    ['typing errors', 'Kontoausuzg', '/faq#bank'],
    ['a compound with a misspelt part', 'Rechnungsbuchhaltnug', '/gruendung'],
    ['dialect', 'rächnig verbueche', '/erp'],
    ['numbers in any spelling', "2'390", '/erp#prices'],
    ['file names', 'camt 053', '/faq#bank'],
    ['percentages', '8,1 Prozent', '/faq#vat'],
    ['a page by its name', 'Datenschutz', '/datenschutz'],
    ['what is left without question words', 'Wie bitte geht das mit dem Scan?', '/faq#scan'],
  ])('%s: %s', (_, question, href) => {
    expect(best(question)).toBe(href)
  })

  test('words that are being typed', () => {
    expect(search.find('ebi')).toEqual([])
    expect(search.find('ebi', { isBeingTyped: true })[0]?.passage.href).toBe('/faq#bank')
  })

  test('nothing for words that the site does not know', () => {
    expect(search.find('Hypothek')).toEqual([])
  })
})

test('coverage tells how much of the question was understood', () => {
  expect(search.find('Kontoauszug')[0]?.coverage).toBe(1)
  expect(search.find('Kontoauszug einer Hypothek')[0]?.coverage).toBeLessThan(0.6)
})

test('a word said again says nothing more', () => {
  const scores = (question: string) => search.find(question).map(({ passage, score }) => [passage.href, score])
  expect(scores('Kontoauszug '.repeat(80))).toEqual(scores('Kontoauszug'))
  expect(scores(`Beleg, ${'Kontoauszug '.repeat(80)}`)).toEqual(scores('Beleg Kontoauszug'))
})

test('legal passages give way to others', () => {
  expect(search.find('Kontoauszug').map(({ passage }) => passage.href)).toEqual(['/faq#bank', '/datenschutz#bank'])
})

test('no more hits than asked for', () => {
  expect(search.find('Rechnung Buchhaltung Kontoauszug', { limit: 2 })).toHaveLength(2)
})

describe('an excerpt', () => {
  const [hit] = search.find('Aufbewahrung der Belege')
  if (!hit) throw new Error('nothing found')

  test('marks the words of the question in any form', () => {
    expect(marked(excerpt(hit, search, 200))).toBe(
      '[Belege] bleiben zehn Jahre [aufbewahrt]. Danach entscheidet das Treuhandbüro.',
    )
    expect(marked(markWords(hit.passage.heading, hit, search))).toBe('Genügt ein Scan?')
  })

  test('is cut between words, around the match', () => {
    expect(marked(excerpt(hit, search, 45))).toBe('[Belege] bleiben zehn Jahre [aufbewahrt]. Danach …')
    const [later] = search.find('Treuhand')
    expect(later && marked(excerpt(later, search, 40))).toMatch(/^… .*\[Treuhandbüro\]\.$/)
  })

  test('joins lines that are no sentences with a dot', () => {
    const [prices] = search.find('Pilot')
    expect(prices && marked(excerpt(prices, search, 200))).toContain('CHF 390 · Automation [Pilot]. CHF 890 ·')
  })
})
