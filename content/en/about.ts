import type { about as de } from '../de/about.ts'

export const about: typeof de = {
  meta: {
    title: 'About: the team and how it works',
    description:
      'Who builds the interfaces, document processes and AI workflows at {brand}, how the team goes about it, and who answers when you have a question later.',
    keywords: ['team', 'finance automation Switzerland', 'bookkeeping', 'interfaces', 'AI in finance teams'],
  },
  title: 'Core Team',
  lead: 'You cannot automate an invoice you do not understand. So bookkeeping and engineering sit at the same table here, from the first meeting on.',
  labels: {
    website: 'Website',
    websiteOf: 'Website of {name}',
    linkedin: 'LinkedIn profile',
    linkedinOf: 'LinkedIn profile of {name}',
    newTab: 'opens in a new tab',
    portrait: 'Drawn portrait of {name}',
  },
  principles: {
    title: 'How we work',
    items: [
      {
        title: 'Paper before software',
        text: 'We read a month of your documents and put a stopwatch to the work. Only then do we talk about programs.',
      },
      {
        title: 'Every process has a stop',
        text: 'Where judgement is needed, the machine waits for a person with a name. You decide where that is.',
      },
      {
        title: 'The builder picks up the phone',
        text: 'Your questions go to the person who built the process. Their instructions should be good enough that you seldom have to ask.',
      },
    ],
  },
  next: {
    title: 'Get to know us over an invoice.',
    text: 'Bring the one that always causes trouble. The call takes {promise.freeConsultationMinutes}\u00a0minutes and costs nothing: {hours.consultation}.',
    label: 'Request a consultation',
    href: '/contact',
  },
}
