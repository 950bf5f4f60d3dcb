import { expect, test } from 'vitest'
import { startersOf } from './starters.ts'

const starters = { '/': ['home'], '/services': ['services'], '/services/tax-reporting': ['tax'] }

test.each([
  ['/', 'home'],
  ['/en/', 'home'],
  ['/services/tax-reporting', 'tax'],
  ['/en/services/tax-reporting', 'tax'],
  ['/services/erp-automation', 'services'],
  ['/impressum', 'home'],
])('%s has the questions of %s', (path, expected) => {
  expect(startersOf(starters, path)).toEqual([expected])
})
