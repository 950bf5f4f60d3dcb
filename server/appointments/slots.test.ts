import { expect, it } from 'vitest'
import { publicHolidays } from '#content/public-holidays.ts'
import { slotsOf } from './slots.ts'

const starts = (hours: { weekday: number; from: string; to: string }, from: string, until: string) =>
  slotsOf([hours], new Date(from), new Date(until)).map(({ start }) => start.slice(0, 16))

it('keeps the clock in Zurich when the clocks change', () => {
  const friday = { weekday: 5, from: '14:00', to: '14:30' }
  // The last Sundays of March and October 2027 are the 28th and the 31st.
  expect(starts(friday, '2027-03-19T00:00:00Z', '2027-04-03T00:00:00Z')).toEqual([
    ...['2027-03-19T13:00', '2027-03-19T13:15'],
    // The 26th is Good Friday.
    ...['2027-04-02T12:00', '2027-04-02T12:15'],
  ])
  expect(starts(friday, '2027-10-29T00:00:00Z', '2027-11-06T00:00:00Z')).toEqual([
    ...['2027-10-29T12:00', '2027-10-29T12:15'],
    ...['2027-11-05T13:00', '2027-11-05T13:15'],
  ])
})

it('has as many slots as hours pass on the nights when the clocks change', () => {
  const night = { weekday: 7, from: '01:00', to: '04:00' }
  const spring = starts(night, '2027-03-28T00:00:00Z', '2027-03-29T00:00:00Z')
  expect(spring).toHaveLength(8)
  expect(spring.at(-1)).toBe('2027-03-28T01:45')
  const autumn = starts(night, '2027-10-30T12:00:00Z', '2027-11-01T00:00:00Z')
  expect(autumn).toHaveLength(16)
  expect(autumn[0]).toBe('2027-10-30T23:00')
  expect(autumn.at(-1)).toBe('2027-10-31T02:45')
  for (const list of [spring, autumn]) expect(new Set(list).size).toBe(list.length)
})

it('counts a slot once where spans overlap, and none that does not fit in', () => {
  const hours = [
    { weekday: 3, from: '14:00', to: '14:40' },
    { weekday: 3, from: '14:15', to: '14:50' },
  ]
  const slots = slotsOf(hours, new Date('2026-11-25T00:00:00Z'), new Date('2026-11-26T00:00:00Z'))
  expect(slots.map(({ start }) => start.slice(11, 16))).toEqual(['13:00', '13:15', '13:30'])
})

// As https://www.zh.ch publishes them; Easter Sunday is 28 March 2027, 16 April 2028 and 1 April 2029.
it.each([
  [2027, ['01-01', '03-26', '03-29', '05-01', '05-06', '05-17', '08-01', '12-25', '12-26']],
  [2028, ['01-01', '04-14', '04-17', '05-01', '05-25', '06-05', '08-01', '12-25', '12-26']],
  [2029, ['01-01', '03-30', '04-02', '05-01', '05-10', '05-21', '08-01', '12-25', '12-26']],
])('knows the public holidays of %i', (year, days) => {
  expect(publicHolidays(year).map(({ date }) => date)).toEqual(days.map((day) => `${year}-${day}`))
})
