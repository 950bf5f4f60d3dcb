import type { waitlist as de } from '../de/waitlist.ts'

export const waitlist: typeof de = {
  page: {
    meta: {
      title: 'Waiting list',
      description:
        'A place in {brand} Early Access: test a new process free for {beta.freeTime}, support by email, an answer within {review.to} hours.',
    },
    title: 'Waiting list for Early Access',
    drawing: 'A request arrives, a person reads it within {review.to} hours, and an answer leaves.',
    lead: '{early.test} We\u00a0review every request within {review.from} to {review.to}\u00a0hours.',
  },
  wizard: {
    label: 'Joining the waiting list',
    progress: { label: 'Progress', step: 'Step {n} of 4', steps: ['Contact', 'Tier', 'Motivation', 'Done'] },
    /** Of each field, by its name in contract/waitlist-fields.ts: on the page, in the letter to the operator and at the command line. */
    labels: { email: 'Email', company: 'Company', motivation: 'Motivation', tier: 'Tier' },
    back: 'Back',
    next: 'Continue',
    join: {
      title: 'On the list in a minute.',
      text: 'You leave your email address. Everything else is optional.',
      button: 'Join the waiting list',
      note: 'Signing up costs nothing and commits you to nothing.',
    },
    contact: {
      title: 'Where may we write to you?',
      note: 'We review your request within {review.from} to {review.to} hours, and one of us writes to you by email within {review.to}\u00a0hours.',
    },
    offer: {
      title: 'Your tier',
      name: 'Early Access',
      available: 'available',
      places: '{available} of {total} places left',
      freeMonth: '{beta.freeTime} free',
      freeMonthText: 'a new process with your own documents, hosting included',
      support: 'Support by email',
      supportText: 'from the people who build it',
      choose: 'Choose Early Access',
      full: 'taken',
      fullPlaces: 'All {total} places are taken',
      fullText: 'You join the general waiting list. When a place comes free, we will be in touch.',
      chooseGeneral: 'Continue without a tier',
      founders: 'Founders Beta: {accepted} of {total} places taken.',
    },
    motivation: {
      title: 'What should the machine take off your hands?',
      hint: 'For example: bexio, 120 supplier invoices a month, bank reconciliation by hand.',
      count: '{n} of {max} characters',
      consent: {
        before: 'I agree to the ',
        link: 'privacy policy',
        after: '. {brand} uses what I enter to review the request and to answer me.',
      },
      submit: 'Send request',
      sending: 'Sending...',
      needsConsent: 'Once you agree, the request can be sent.',
    },
    done: {
      title: 'You are on the list.',
      receipt: {
        label: 'Your request',
        tiers: { early_access: 'Early Access', general_waitlist: 'General waiting list' },
        status: 'Status',
        pending: 'under review',
      },
      nextTitle: 'What happens now',
      next: [
        { title: 'Review within {review.from} to {review.to} hours', text: 'A person reads your request and decides.' },
        { title: 'Personal access', text: 'If it fits, we suggest a time by email. {early.access}' },
        { title: 'Building together', text: 'You tell us what daily work still lacks. We build it with you.' },
      ],
      onward: { label: 'All services', href: '/services' },
      restart: 'Sign up someone else',
    },
    held: {
      title: 'Your request is stored.',
      text: 'We are receiving an unusual number of requests at the moment. We look through yours before it joins the list, which may take longer than usual. Then you get an email.',
    },
    success: 'You are signed up. We will be in touch within 48 hours.',
    /** Of a field that has no words of its own below. */
    tooLong: '{label}: {max} characters at most',
    errors: {
      email: { required: 'Email is required.', invalid: 'Please enter a valid email address.' },
      agreeToPrivacy: { required: 'Please agree to the privacy policy.' },
      company: { too_long: 'Company name is too long (max. 200 characters).' },
      motivation: { too_long: 'Motivation is too long (max. 500 characters).' },
      already_registered: 'This email address is already registered.',
      rate_limited: 'Too many attempts. Please try again later.',
      invalid_email: 'Invalid email format.',
      other: 'An error occurred. Please try again later.',
    },
  },
}
