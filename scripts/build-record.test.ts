import { expect, test } from 'vitest'
import { beginRecord } from './build-record.ts'

const now = Date.parse('2026-11-21T08:00:00Z')

test('a build tells until when the page of the events is true: the end of the next one', () => {
  const dated = [
    { date: '2025-02-12', to: '17:15' },
    { date: '2026-12-02', to: '17:15' },
    { date: '2026-11-25', to: '17:15' },
  ]
  const end = Date.parse('2026-11-25T16:15:00Z')
  expect(beginRecord(now, dated).staleFrom).toEqual({ '/video-studio': end, '/en/video-studio': end })
  expect(beginRecord(now, dated.slice(0, 1)).staleFrom).toEqual({})
})

test('no two builds have the same id', () => {
  expect(beginRecord(now).id).not.toBe(beginRecord(now).id)
})
