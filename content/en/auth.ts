import type { auth as de } from '../de/auth.ts'

export const auth: typeof de = {
  meta: {
    title: 'Sign-in under development',
    description:
      'Sign-in at {brand} is under development. Planned: a user dashboard, secure access, and data protection under Swiss law. Every page is open today.',
    keywords: ['sign-in', 'user dashboard', 'under development'],
  },
  title: 'Under development',
  lead: 'There are no accounts here yet, and you are missing nothing: every page and every tool is open without one.',
  teasersTitle: 'What is planned',
  teasers: [
    {
      title: 'User dashboard',
      text: 'Open approvals, checked receipts and the next VAT deadline, all on one page. Until then: {early.approval}',
    },
    {
      title: 'Secure sign-in',
      text: 'One login per person, with a second factor. After {promise.sessionTimeoutMinutes}\u00a0minutes without input the session ends.',
    },
    {
      title: 'Swiss data protection',
      text: 'Only the data that access requires, handled under the FADP. Before the first account opens, this page will say where it is kept.',
    },
  ],
  home: { label: 'Go to the homepage', href: '/' },
  contact: { label: 'Questions? Write to us', href: '/contact' },
  redirect: {
    text: 'You will return to the homepage in {seconds}\u00a0seconds.',
    textOne: 'You will return to the homepage in one second.',
    stay: 'Stay here',
    stopped: 'The redirect has been stopped. You are staying on this page.',
  },
}
