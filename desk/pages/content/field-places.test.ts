import { expect, test } from 'vitest'
import { findingsAt } from './field-places.ts'
import type { Finding } from './findings.server.ts'

const at = (place: string | null): Finding => ({ level: 'error', place, document: null, text: String(place) })
const findings = [at(null), at('shared.0.imageAlt'), at('shared.0.role.en'), at('de.hero.title')]
const textsAt = (field: string) => findingsAt(findings, field).map(({ text }) => text)

test('what was found for no language stands at the field of each', () => {
  expect(textsAt('shared.0.imageAlt.de')).toEqual(['shared.0.imageAlt'])
  expect(textsAt('shared.0.imageAlt.en')).toEqual(['shared.0.imageAlt'])
})

test('what was found in one language, or at the field itself, stands there only', () => {
  expect(textsAt('shared.0.role.en')).toEqual(['shared.0.role.en'])
  expect(textsAt('shared.0.role.de')).toEqual([])
  expect(textsAt('de.hero.title')).toEqual(['de.hero.title'])
  expect(textsAt('en.hero.title')).toEqual([])
})
