import { expect, test } from 'vitest'
import { executionDay, isBankDay } from './bank-days.ts'

test.each([
  ['2026-12-11', true, 'a Friday'],
  ['2026-12-12', false, 'a Saturday'],
  ['2026-12-25', false, 'Christmas, a Friday'],
  ['2027-01-01', false, 'New Year’s Day, a Friday'],
  ['2029-01-02', false, 'Berchtold’s Day, a Tuesday'],
  ['2027-03-26', false, 'Good Friday'],
  ['2027-03-29', false, 'Easter Monday'],
  ['2028-05-01', false, 'Labour Day, a Monday'],
  ['2027-05-06', false, 'Ascension Day'],
  ['2027-05-17', false, 'Whit Monday'],
  ['2028-08-01', false, 'National Day, a Tuesday'],
  ['2026-12-08', true, 'Immaculate Conception, on which banks settle'],
])('%s: %s, %s', (day, expected) => {
  expect(isBankDay(day)).toBe(expected)
})

test('the last bank day on or before the due day', () => {
  const today = '2026-11-23'
  expect(executionDay('2026-12-11', today)).toEqual({ day: '2026-12-11', late: false })
  // A Saturday.
  expect(executionDay('2026-12-12', today)).toEqual({ day: '2026-12-11', late: false })
  // A Sunday after St Stephen's Day (Saturday) and Christmas (Friday).
  expect(executionDay('2026-12-27', today)).toEqual({ day: '2026-12-24', late: false })
  // Easter Monday; the bank day before is Thursday.
  expect(executionDay('2027-03-29', today)).toEqual({ day: '2027-03-25', late: false })
})

test('never before the next bank day, and late is said to be late', () => {
  const friday = '2026-12-11'
  expect(executionDay(undefined, friday)).toEqual({ day: '2026-12-14', late: false })
  expect(executionDay('2026-12-12', friday)).toEqual({ day: '2026-12-14', late: true })
  expect(executionDay('2026-12-14', friday)).toEqual({ day: '2026-12-14', late: false })
})
