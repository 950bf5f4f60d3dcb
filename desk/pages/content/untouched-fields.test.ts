import { expect, it } from 'vitest'
import type { Finding } from './findings.server.ts'
import { missingWhileUntouched, withoutFilled } from './untouched-fields.ts'

const missing = (place: string): Finding => ({ level: 'error', place, document: null, text: 'Das fehlt.' })
const levels = (findings: Finding[]) => findings.map(({ level }) => level)

it('tells quietly what is missing in an entry that has just begun', () => {
  const value = {
    shared: [
      { name: 'Mira', role: { de: '', en: '' } },
      { name: '', tags: [] },
    ],
  }
  const published = { shared: [{ name: 'Mira', role: { de: 'Leitung', en: 'Lead' } }] }
  const found = ['shared.1.name', 'shared.1.tags', 'shared.0.role.de', 'shared.0.name'].map(missing)
  // What was published and is gone now is wrong at once, and so is what is there and does not fit.
  expect(levels(missingWhileUntouched(found, value, published, new Set()))).toEqual([
    'missing',
    'missing',
    'error',
    'error',
  ])
})

it('tells aloud what was left empty, in either language where both stand in one place', () => {
  const value = { de: { title: '', lead: '' }, en: { title: ' ', lead: '' } }
  const found = ['de.title', 'en.title', 'de.lead'].map(missing)
  expect(levels(missingWhileUntouched(found, value, {}, new Set(['de.title', 'en.lead'])))).toEqual([
    'error',
    'missing',
    'missing',
  ])
  const both = { shared: [{ imageAlt: { de: '', en: '' } }] }
  const seen = missingWhileUntouched([missing('shared.0.imageAlt')], both, {}, new Set(['shared.0.imageAlt.en']))
  expect(levels(seen)).toEqual(['error'])
})

it('says no more of a field that it is empty once something stands there, before the next save has looked', () => {
  const of = { de: { title: '', lead: '', body: '## Zu viele Sterne ***' }, en: {} }
  const value = { de: { title: 'Spesen', lead: '', body: 'Weniger Sterne' }, en: {} }
  const found = ['de.title', 'de.lead', 'de.body'].map(missing)
  expect(withoutFilled(found, of, value).map(({ place }) => place)).toEqual(['de.lead', 'de.body'])
})
