import type { videoStudio as de } from '../de/video-studio.ts'

export const videoStudio: typeof de = {
  meta: {
    title: 'Video studio: planned videos and online events',
    description:
      'Four planned videos on the QR-bill, VAT, payment matching and AI in finance teams, plus free online events. See what already exists today.',
    keywords: ['video', 'webinar', 'online event', 'QR-bill', 'Swiss VAT', 'AI in bookkeeping'],
  },
  intro: {
    title: 'Bookkeeping you can watch',
    lead: 'Four videos are planned; none has been published yet. Under each topic you will find what you can read or try today.',
    book: 'Book a video consultation',
    bookNote: '{promise.freeConsultationMinutes}\u00a0minutes on screen, free of charge, {hours.consultation}',
    newTab: 'opens in a new tab',
    newsletter: 'Subscribe to the newsletter',
  },
  cards: {
    title: 'Four planned videos',
    state: 'Planned',
    durationLabel: 'Planned length',
    unit: 'minutes',
    insteadLabel: 'Until then',
    items: [
      {
        title: 'A QR-bill, from code to posting',
        description:
          'One document, one code, three accounts: what can be read, what is missing and where somebody decides.',
        duration: 15,
        category: 'Payables',
        instead: { label: 'Article on the QR-bill', href: '/blog/qr-rechnung-automation-schweiz' },
      },
      {
        title: 'The VAT return, from journal to form',
        description: 'One quarter is prepared box by box, with three mistakes built in for you to find.',
        duration: 25,
        category: 'VAT',
        instead: { label: 'How we prepare VAT', href: '/services/tax-reporting' },
      },
      {
        title: 'AI in the finance team: one hour of workshop',
        description:
          'An excerpt from the workshop: have documents coded, check them, count the errors, write down the rules.',
        duration: 60,
        category: 'Workshop',
        instead: { label: 'Workshops and agenda', href: '/workshops' },
      },
      {
        title: 'Matching payments with camt.053',
        description: 'How a payment with a reference finds its open item, and what happens to one without.',
        duration: 10,
        category: 'Interfaces',
        instead: { label: 'Interfaces and bank links', href: '/services/system-integration-api' },
      },
    ],
  },
  events: {
    title: 'Online events',
    lead: 'Free of charge, with time for questions.',
    items: {
      'qr-rechnung-adressen': {
        title: 'QR-bill: put your addresses in order in time',
        type: 'Webinar',
        description:
          'Structured addresses in master data and templates: what changes, and in which order to go about it.',
      },
      'mwst-viertes-quartal': {
        title: 'VAT: the fourth quarter before you file',
        type: 'Question hour',
        description:
          'Shortly before the deadline: typical differences between journal and form, in an invented quarter.',
      },
      'ki-vorschlaege-pruefen': {
        title: 'Checking AI suggestions before they are posted',
        type: 'Live demo',
        description: 'Twenty invented documents, twenty suggestions: which are right, which are not, and how to tell.',
      },
    },
    register: 'Register',
    registerMessage: 'I would like to register for “{title}” on {date}, {time}.',
    calendar: 'Calendar file (.ics)',
    location: 'Online',
    upcoming: {
      label: 'Open for registration',
      text: 'You register through the contact form, where the event is already filled in. You get a confirmation with a calendar file; the access link follows by email before the event.',
    },
    past: {
      label: 'Past',
      action: 'Subscribe to the newsletter',
    },
    empty: 'No event is scheduled at the moment. New dates appear in the newsletter first.',
  },
  faq: {
    title: 'Questions about the video studio',
    items: [
      {
        question: 'Can I watch the videos yet?',
        answer:
          'Not yet. Topics and lengths are settled, nothing has been filmed. As soon as a video is published, it will be here and in the newsletter.',
      },
      {
        question: 'What do videos and events cost?',
        answer:
          'The online events are free of charge. No price has been set for the videos. Nothing can be bought on this website.',
      },
      {
        question: 'Do I need an account?',
        answer: 'No. There is no sign-in with a password. For an event, the contact form is enough.',
      },
      {
        question: 'What is the video consultation?',
        answer:
          'A conversation of {promise.freeConsultationMinutes}\u00a0minutes on screen. You show a process, we say what can be automated in it and what cannot. Appointments: {hours.consultation}.',
      },
      {
        question: 'Which language are videos and events in?',
        answer: 'The plan is German, with subtitles in German and English. We take questions in both languages.',
      },
      {
        question: 'How do I get a session for my own team?',
        answer: 'Through the workshops. There you work on your own documents, not on samples.',
      },
    ],
  },
  signup: { title: 'New dates and new videos, by email first.' },
}
