import { expect, onTestFinished, test, vi } from 'vitest'
import { shortTime } from './use-next-free.ts'

test('a time is told by its weekday, and by its date where the weekday could mean an earlier one', () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-24T08:00:00Z'))
  onTestFinished(() => clock.mockRestore())
  expect(shortTime('2026-11-26T13:15:00Z', 'de')).toBe('Do, 14:15')
  expect(shortTime('2026-12-02T13:15:00Z', 'de')).toBe('Mi 2. Dez., 14:15')
  expect(shortTime('2026-12-02T13:15:00Z', 'en')).toBe('Wed 2 Dec, 14:15')
})
