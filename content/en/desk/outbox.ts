import type { outbox as de } from '../../de/desk/outbox.ts'

export const outbox: typeof de = {
  title: 'Outbox',
  text: 'What goes out, what has arrived, and what will not arrive.',
  statuses: { queued: 'Waiting', dead: 'Failed', sent: 'Delivered', all: 'All' },
  columns: { to: 'To', letter: 'Letter', state: 'State', time: 'Time', act: 'Action' },
  letters: {
    'newsletter-confirmation': 'Newsletter, please confirm',
    'newsletter-welcome': 'Newsletter, welcome',
    'newsletter-issue': 'Newsletter, issue',
    'waitlist-received': 'Waiting list, entered',
    'waitlist-accepted': 'Waiting list, accepted',
    'waitlist-declined': 'Waiting list, declined',
    'contact-operator': 'Enquiry, to us',
    'contact-receipt': 'Enquiry, receipt',
    'event-receipt': 'Registration confirmed',
    digest: 'Daily report',
    alert: 'Alert',
  } as Record<string, string>,
  queued: 'next attempt {time}',
  attempts: '{count} attempts',
  attempt: '1 attempt',
  sent: 'delivered {time}',
  dead: 'given up',
  retry: 'Send again',
  retried: 'The letter goes out again in a moment.',
  empty: 'Nothing lies here.',
}
