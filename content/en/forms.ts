import type { forms as de } from '../de/forms.ts'

export const forms: typeof de = {
  optional: '(optional)',
  nextFree: 'Next free appointment: {day}, {time}',
  newTab: 'opens in a new tab',
  honeypot: 'Website (please leave empty)',
  proving: 'One moment: the browser is working out a sum that keeps spam away.',
  reasons: {
    network: 'No connection to the server. What you typed is still there.',
    timeout: 'The server did not answer in time. What you typed is still there.',
    proofRequired:
      'At the moment this needs a sum that the browser works out (JavaScript), and that did not succeed here.',
    rateLimited: 'Too many attempts in a short time.',
    rateLimitedMinute: 'Too many attempts. You can try again in a minute.',
    rateLimitedMinutes: 'Too many attempts. You can try again in {minutes} minutes.',
  },
}
