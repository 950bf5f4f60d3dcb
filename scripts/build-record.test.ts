import { expect, test } from 'vitest'
import { beginRecord } from './build-record.ts'

const now = Date.parse('2026-11-21T08:00:00Z')

test('a build tells when the page of the events changes: at the end of each to come', () => {
  const dated = [
    { date: '2025-02-12', to: '17:15' },
    { date: '2026-12-02', to: '17:15' },
    { date: '2026-11-25', to: '17:15' },
  ]
  const ends = [Date.parse('2026-11-25T16:15:00Z'), Date.parse('2026-12-02T16:15:00Z')]
  expect(beginRecord(now, dated).changes).toEqual({ '/video-studio': ends, '/en/video-studio': ends })
  expect(beginRecord(now, dated.slice(0, 1)).changes).toEqual({})
})

test('no two builds have the same id', () => {
  expect(beginRecord(now).id).not.toBe(beginRecord(now).id)
})
