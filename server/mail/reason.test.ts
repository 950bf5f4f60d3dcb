import { expect, it } from 'vitest'
import { reasonOf } from './reason.ts'

const refused = (smtp_code: string | null, error: string) =>
  reasonOf({ failure: 'refused', smtp_code, error: `Message failed: ${error}` })

it('says in a word what a mail server meant', () => {
  expect(refused('5.1.1', '550 5.1.1 No such user here')).toBe('unknown_address')
  expect(refused('550', '550 unknown user')).toBe('unknown_address')
  expect(refused('5.4.4', 'Host not found')).toBe('unknown_address')
  expect(refused('5.2.2', '552 5.2.2 Over quota')).toBe('full')
  expect(refused('552', '552 Mailbox is full')).toBe('full')
  expect(refused('5.3.4', '552 5.3.4 Message too big')).toBe('too_large')
  expect(refused('5.7.1', '550 5.7.1 Rejected')).toBe('distrusted')
  expect(refused('554', '554 blocked by Spamhaus')).toBe('distrusted')
  expect(refused('5.5.0', '550 5.5.0 No')).toBe('refused')
  expect(reasonOf({ failure: 'deferred', smtp_code: '4.7.0', error: '451 4.7.0 Greylisted' })).toBe('busy')
  expect(reasonOf({ failure: 'login', smtp_code: null, error: '535 no' })).toBe('login')
  expect(reasonOf({ failure: null, smtp_code: null, error: 'no letter of the kind x' })).toBe('unwritten')
  expect(reasonOf({ failure: null, smtp_code: null, error: null })).toBe('unnamed')
})
