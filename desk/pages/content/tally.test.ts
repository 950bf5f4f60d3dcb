import { expect, it } from 'vitest'
import { read } from '#content/documents.ts'
import type { Finding } from './findings.server.ts'
import { tally, tallyText } from './tally.ts'

const found = (...levels: Finding['level'][]) =>
  levels.map((level, index): Finding => ({ level, place: `de.${index}`, document: null, text: '' }))

it('counts everything that was found once, in words that add up to the number', () => {
  const words = read('desk/content', 'de')
  const findings = found('error', 'error', 'missing', 'hint')
  expect(tallyText(findings, words)).toBe('2 Fehler, 1 Angabe fehlt noch, 1 Hinweis')
  expect(Object.values(tally(findings)).reduce((sum, count) => sum + count)).toBe(findings.length)
  expect(tallyText([], words)).toBe('')
})
