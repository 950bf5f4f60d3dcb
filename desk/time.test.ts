import { expect, it } from 'vitest'
import { wordingDay } from './time.ts'

it('names the day of a wording as people do, and leaves other proof as it was stated', () => {
  expect(wordingDay('2026-11-21', 'de')).toBe('21. November 2026')
  expect(wordingDay('2026-11-21', 'en')).toBe('21 November 2026')
  expect(wordingDay('bei Mailchimp bestätigt', 'de')).toBe('bei Mailchimp bestätigt')
})
