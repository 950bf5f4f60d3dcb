import { expect, test } from 'vitest'
import { priceText } from '#content/amounts.ts'
import { read } from '#content/documents.ts'
import { localisedCopy } from './copy.ts'

const company = read('company')

const de = {
  title: 'Titel von {brand}',
  list: [{ name: 'Eins' }, { name: 'Zwei' }],
  price: '{price.automationPilot}',
  n: '{n} Beiträge',
}

test('facts are filled in, values of run time stay', () => {
  const copy = localisedCopy({ de, en: de }, 'de', 'sample')
  expect(copy.title).toBe(`Titel von ${company.brand}`)
  expect(copy.price).toBe(priceText(company.prices.automationPilot, 'de'))
  expect(copy.n).toBe('{n} Beiträge')
})

test('a missing text shows its key', () => {
  const en = { list: [{ name: 'One' }, {}], price: '', n: '{n} posts' } as unknown as typeof de
  const copy = localisedCopy({ de, en }, 'en', 'sample')
  expect(copy.title).toBe('sample.title')
  expect(copy.price).toBe('sample.price')
  expect(copy.list).toEqual([{ name: 'One' }, { name: 'sample.list.1.name' }])
})

test('a missing section shows the keys of its texts', () => {
  const copy = localisedCopy({ de: { hero: { title: 'x' } }, en: {} as { hero: { title: string } } }, 'en', 'sample')
  expect(copy.hero.title).toBe('sample.hero.title')
})

test('units are joined, but for the messages of a form', () => {
  const copy = { text: 'within 24 hours', form: { success: 'within 24 hours' } }
  const filled = localisedCopy({ de: copy, en: copy }, 'en', 'contact')
  expect(filled.text).toBe('within 24\u00a0hours')
  expect(filled.form.success).toBe('within 24 hours')
})
