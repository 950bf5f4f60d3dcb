import { expect, it } from 'vitest'
import { missingWhileEmpty, withoutFilled } from './empty-fields.ts'
import type { Finding } from './findings.server.ts'

const missing = (place: string): Finding => ({ level: 'error', place, document: null, text: 'Das fehlt.' })
const levels = (findings: Finding[]) => findings.map(({ level }) => level)

it('calls what stands empty missing, also where it was published, and wrong what is there and does not fit', () => {
  const value = {
    shared: [
      { name: 'Mira', role: { de: '', en: '' } },
      { name: ' ', tags: [] },
    ],
  }
  const found = ['shared.0.role.de', 'shared.0.role', 'shared.1.name', 'shared.1.tags', 'shared.0.name'].map(missing)
  expect(levels(missingWhileEmpty(found, value))).toEqual(['missing', 'missing', 'missing', 'missing', 'error'])
  const articles = { de: { body: '![Ein Beleg](/images/uploads/beleg)\n' }, en: { body: 'Ein Satz ![Ein Beleg](/b)' } }
  expect(levels(missingWhileEmpty(['de.body', 'en.body'].map(missing), articles))).toEqual(['missing', 'error'])
})

it('says no more of a field that it is empty once something stands there, before the next save has looked', () => {
  const of = { de: { title: '', lead: '', body: '## Zu viele Sterne ***' }, en: {} }
  const value = { de: { title: 'Spesen', lead: '', body: 'Weniger Sterne' }, en: {} }
  const found = ['de.title', 'de.lead', 'de.body'].map(missing)
  expect(withoutFilled(found, of, value).map(({ place }) => place)).toEqual(['de.lead', 'de.body'])
})
