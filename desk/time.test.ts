import { expect, it } from 'vitest'
import { beginTime, dueTime, exactTime, shortTime, wholeDays, wordingDay } from './time.ts'

it('names the day of a wording as people do, and leaves other proof as it was stated', () => {
  expect(wordingDay('2026-11-21', 'de')).toBe('21. November 2026')
  expect(wordingDay('2026-11-21', 'en')).toBe('21 November 2026')
  expect(wordingDay('bei Mailchimp bestätigt', 'de')).toBe('bei Mailchimp bestätigt')
})

it('names days that are meant whole by their dates, and not by midnights', () => {
  expect(wholeDays('2026-12-01T23:00:00Z', '2026-12-02T23:00:00Z', 'de')).toBe('2. Dez.')
  expect(wholeDays('2026-12-01T23:00:00Z', '2026-12-03T23:00:00Z', 'de')).toBe('2.–3. Dez.')
  expect(wholeDays('2026-12-01T23:00:00Z', '2026-12-03T22:00:00Z', 'de')).toBe(undefined)
})

it('names what is due by the day and hour in which people think, and what was due long ago by its day alone', () => {
  const now = new Date('2026-11-27T08:00:00Z')
  const due = (iso: string) => dueTime(iso, 'de', now)
  expect(due('2026-11-27T10:57:00Z')).toBe('heute 11:57')
  expect(due('2026-11-26T10:57:00Z')).toBe('gestern 11:57')
  expect(due('2026-11-28T10:57:00Z')).toBe('Sa 11:57')
  expect(due('2026-12-24T10:57:00Z')).toBe('24. Dez., 11:57')
  expect(due('2026-11-18T17:57:00Z')).toBe('18. Nov.')
})

it('says of a conversation to come on which date it is', () => {
  const now = new Date('2026-11-27T08:00:00Z')
  expect(beginTime('2026-11-27T10:57:00Z', 'de', now)).toBe('heute 11:57')
  expect(beginTime('2026-11-26T10:57:00Z', 'de', now)).toBe('gestern 11:57')
  expect(beginTime('2026-12-02T08:00:00Z', 'de', now)).toBe('Mi 2. Dez., 09:00')
  expect(beginTime('2026-12-02T08:00:00Z', 'en', now)).toBe('Wed 2 Dec, 09:00')
})

it('writes out the year of an exact time, and in English the month as a word', () => {
  expect(exactTime('2026-11-27T09:05:32Z', 'de')).toBe('27.11.2026, 10:05')
  expect(exactTime('2026-11-27T09:05:32Z', 'en')).toBe('27 Nov 2026, 10:05')
})

it('says of a time of today that it is of today, beside dates of other days', () => {
  const now = new Date('2026-11-27T08:00:00Z')
  expect(shortTime('2026-11-27T07:41:00Z', 'de', now)).toBe('heute 08:41')
  expect(shortTime('2026-11-27T07:41:00Z', 'en', now)).toBe('today 08:41')
  expect(shortTime('2026-11-26T07:41:00Z', 'en', now)).toBe('26 Nov, 08:41')
})
