import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { excerptOf, placeSaying } from './found-words.server.ts'

test('words are found where they stand first, in either language, soft hyphens and folded lines or not', () => {
  const value = {
    de: { hero: { title: 'Liefe\u00adranten' }, steps: [{ text: 'Eins' }, { text: 'Kostet CHF 390\nexkl. MWST' }] },
    en: { hero: { title: 'Suppliers' }, steps: [{ text: 'One' }, { text: '(390)' }] },
  }
  expect(placeSaying('faq', value, 'lieferanten')).toBe('de.hero.title')
  expect(placeSaying('faq', value, '390 exkl')).toBe('de.steps.1.text')
  expect(placeSaying('faq', value, '(390)')).toBe('en.steps.1.text')
  expect(placeSaying('faq', value, 'nirgends')).toBeUndefined()
})

test('a price is found and shown as visitors read it, and not by the name that stands for it', () => {
  const price = facts('de')['price.automationPilot']?.replaceAll('\u00a0', ' ') ?? ''
  const documents = new Map([['de/faq', 'answer: Der Pilot kostet {price.automationPilot}, rund {n} Tage lang.\n']])
  expect(excerptOf(documents, price)).toBe(`Der Pilot kostet ${price}, rund … Tage lang.`)
  expect(excerptOf(documents, 'automationPilot')).toBeUndefined()
  const value = { de: { answer: 'Der Pilot kostet {price.automationPilot}' } }
  expect(placeSaying('faq', value, `kostet ${price}`)).toBe('de.answer')
})

test('a figure is found with what sets its thousands apart, and without', () => {
  const documents = new Map([['de/faq', "answer: Im Jahr sind das CHF 2'390, also viel.\n"]])
  for (const words of ['2390', "2'390", 'chf 2390', '2’390']) {
    expect(excerptOf(documents, words), words).toBe("Im Jahr sind das CHF 2'390, also viel.")
    expect(placeSaying('faq', { de: { answer: "CHF 2'390" } }, words), words).toBe('de.answer')
  }
})

test('an article is searched without the signs of Markdown', () => {
  const body = '## Am Abend\n\n- Gezählt wird **auch** [hier](/faq).\n'
  const documents = new Map([['de/blog/kasse', `---\ntitle: Kasse\n---\n${body}`]])
  expect(excerptOf(documents, 'wird auch hier')).toBe('Am Abend – Gezählt wird auch hier.')
  expect(excerptOf(documents, '/faq')).toBeUndefined()
  expect(placeSaying('blog/kasse', { de: { title: 'Kasse', body } }, 'auch hier')).toBe('de.body')
})
