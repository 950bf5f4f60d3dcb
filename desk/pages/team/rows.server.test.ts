import { expect, test } from 'vitest'
import { lastSeen } from './rows.server.ts'

test('whoever has signed in was here, though every session is over', () => {
  const [enrolled, signedIn, atWork] = [
    '2026-11-01T08:00:00.000Z',
    '2026-11-20T08:00:00.000Z',
    '2026-11-20T09:00:00.000Z',
  ]
  const old = { created_at: enrolled, used_at: signedIn }
  expect(lastSeen([], [])).toBeUndefined()
  expect(lastSeen([], [{ created_at: enrolled, used_at: null }])).toBe(enrolled)
  expect(lastSeen([], [old, { created_at: enrolled, used_at: null }])).toBe(signedIn)
  expect(lastSeen([{ touched_at: atWork }], [old])).toBe(atWork)
})
