import { describe, expect, test } from 'vitest'
import { judge } from './judge.ts'

const advisory = (id: string) => ({
  source: 1,
  name: 'parser',
  title: 'Slow on long input',
  url: `https://github.com/advisories/${id}`,
  severity: 'high',
  range: '<2.0.1',
})
const printed = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    parser: { name: 'parser', severity: 'high', via: [advisory('GHSA-1'), advisory('GHSA-2')] },
    framework: { name: 'framework', severity: 'high', via: ['parser'] },
  },
})
const allow = (id: string, until = '2026-12-31') => ({
  advisory: id,
  until,
  why: 'We never hand visitors’ text to this parser.',
})

describe('the audit', () => {
  test('forbids every advisory that is not allowed, each once', () => {
    expect(judge(printed, [allow('GHSA-2')], '2026-11-22')).toEqual({
      kind: 'known',
      forbidden: ['GHSA-1 high parser <2.0.1: Slow on long input'],
      allowed: ['GHSA-2 high parser <2.0.1: Slow on long input'],
      unused: [],
    })
  })

  test('forgets an allowance after its last day, and names one that nothing needs', () => {
    const verdict = judge(printed, [allow('GHSA-1'), allow('GHSA-2', '2026-11-21'), allow('GHSA-9')], '2026-11-22')
    expect(verdict).toMatchObject({ forbidden: [expect.stringContaining('GHSA-2')], unused: ['GHSA-9'] })
  })

  test('has nothing to say of a clean report', () => {
    expect(judge('{"auditReportVersion":2,"vulnerabilities":{}}', [], '2026-11-22')).toEqual({
      kind: 'known',
      forbidden: [],
      allowed: [],
      unused: [],
    })
  })

  test('knows nothing where the registry gave no report', () => {
    const refused = JSON.stringify({ message: '405 Method Not Allowed - POST https://mirror.example/-/npm', error: {} })
    expect(judge(refused, [], '2026-11-22')).toEqual({
      kind: 'unknown',
      reason: '405 Method Not Allowed - POST the registry',
    })
    for (const nothing of ['', '<html>']) {
      expect(judge(nothing, [], '2026-11-22')).toEqual({ kind: 'unknown', reason: 'no answer' })
    }
  })
})
