import type { newsletter as de } from '../de/newsletter.ts'

export const newsletter: typeof de = {
  email: 'Email',
  submit: 'Subscribe',
  sending: 'Subscribing...',
  note: 'You confirm your subscription by email. One click is enough to leave.',
  invalid: 'Please enter a valid email address',
  pending: 'One click is still missing: open the email in your inbox and confirm your subscription.',
  held: 'Your subscription is stored. We are receiving an unusual number at the moment: the email with which you confirm comes once we have looked through them.',
  footer: {
    empty: 'Please enter an email address',
    success: { title: 'Success!', text: 'Thank you for subscribing to our newsletter.' },
    failure: 'There was a problem subscribing. Please try again later.',
  },
  block: {
    errorTitle: 'Error',
    empty: 'Please enter your email address.',
    success: { title: 'Subscribed!', text: 'Thank you! Check your emails for confirmation.' },
    failure: 'Subscription failed. Please try again.',
  },
}
