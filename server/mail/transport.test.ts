import { expect, it } from 'vitest'
import { failureOf } from './transport.ts'

const refusal = (code: string, responseCode: number, response = '') => ({
  code,
  responseCode,
  permanent: responseCode >= 500,
  response: `${responseCode} ${response}`,
})

it.each([
  ['a wrong password', refusal('EAUTH', 535), 'login'],
  ['a user without a password', { code: 'EAUTH' }, 'login'],
  ['no login where one is needed', refusal('EENVELOPE', 530, '5.7.0 Authentication required'), 'login'],
  [
    'no encryption where it is needed',
    refusal('EENVELOPE', 530, '5.7.0 Must issue a STARTTLS command first'),
    'unreachable',
  ],
  ['a login that fails for now', refusal('EAUTH', 454, '4.7.0 Temporary authentication failure'), 'unreachable'],
  ['no connection', { code: 'ESOCKET' }, 'unreachable'],
  ['no disk for mails as files', { code: 'ENOSPC' }, 'unreachable'],
  ['an unknown mailbox', refusal('EENVELOPE', 550), 'refused'],
  ['greylisting', refusal('EENVELOPE', 451), 'deferred'],
])('tells %s from other failures', (_, error, failure) => {
  expect(failureOf(error)).toBe(failure)
})
