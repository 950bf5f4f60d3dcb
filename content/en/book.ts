import type { book as german } from '../de/book.ts'

export const book: typeof german = {
  meta: {
    title: 'Book a call',
    description:
      'Book the free first call directly: {promise.freeConsultationMinutes} minutes, {hours.consultation}. Free times at a glance, confirmation by email.',
    keywords: ['book an appointment', 'first call', 'free consultation', 'finance automation', 'conversation'],
  },
  hero: {
    title: 'When would suit you?',
    lead: '{promise.freeConsultationMinutes}\u00a0minutes, free and without obligation. You show us what is still done by hand; afterwards you know whether an analysis is worth it.',
    facts: [
      { term: 'How', detail: 'By telephone: we call you.' },
      {
        term: 'Afterwards',
        detail:
          'A confirmation by email, with an invitation for your calendar and a link to move or cancel the appointment.',
      },
      { term: 'Not included', detail: 'Tax advice and dealings with authorities.' },
    ],
    withVideo: 'By telephone or video, as you prefer.',
  },
  picker: {
    title: 'Day and time',
    day: 'Day',
    time: 'Time on {date}',
    zone: 'All times are Swiss time.',
    ownZone: 'All times are Swiss time; below them, the time on your own clock ({zone}).',
    weeks: { this: 'This week', next: 'Next week', later: 'Week of {date}' },
  },
  form: {
    labels: { start: 'Appointment', name: 'Name', email: 'Email', phone: 'Telephone', topic: 'What is it about?' },
    title: 'Your details',
    chosen: '{date} at {time}',
    noneChosen: 'No appointment chosen yet.',
    phoneHint: 'With a number, we call you. Without one, you call us; our number is in the confirmation.',
    phoneHintVideo: 'With a number, we call you. Without one, we meet by video; the link is in the confirmation.',
    topicHint: 'A few words are enough: software, receipts a month, where it gets stuck.',
    from: 'You came from the page {page}; we see that with your appointment.',
    submit: 'Book appointment',
    sending: 'Booking...',
    privacy: {
      before: 'We need your details for this call only. More under ',
      link: 'Privacy',
      after: '.',
    },
    invalid: 'Please complete your details',
    tooLong: '{label}: at most {max} characters',
    errors: {
      start: 'Please choose a time',
      name: 'Name must be between 2 and 100 characters long',
      email: 'Please enter a valid email address',
    },
    success: {
      title: 'Your appointment is booked.',
      text: '{date} at {time}. The confirmation goes to {email}, with an invitation for your calendar.',
      again: 'To the home page',
    },
    held: {
      title: 'We are looking at your booking.',
      text: 'An unusual number of bookings is coming in. Your details are stored, but the time is not reserved yet: you will get an email once a person has looked at them. If it is urgent, call us.',
    },
    taken: {
      title: 'Somebody else has just chosen this time.',
      text: 'Your details are still here. The next free times: {times}.',
      none: 'Your details are still here. Nothing else is free at the moment.',
    },
    tooMany: {
      title: 'Two calls are already booked for this address.',
      text: 'To move or cancel one of them, use the link in its confirmation.',
    },
    failure: {
      title: 'The booking did not work. Please try again.',
      text: 'Your appointment could not be booked. Your details are still here.',
    },
  },
  closed: {
    full: 'Everything is taken at the moment.',
    opensOn: 'The next times open on {date}. You need not wait that long: write to us, and we will suggest a time.',
    unknown: 'Write to us, and we will suggest a time.',
    unavailable: 'The free times cannot be loaded at the moment.',
    write: 'Write a message',
  },
  change: {
    meta: {
      title: 'Move or cancel an appointment',
      description: 'Move or cancel the call you have booked, with the link in the confirmation.',
      keywords: [],
    },
    title: 'Your appointment',
    when: '{date} at {time}, Swiss time.',
    move: {
      title: 'Move',
      lead: 'Choose another time. Your details stay, and the invitation in your calendar is replaced.',
      button: 'Move',
    },
    cancel: {
      title: 'Cancel',
      lead: 'If no other time suits you, release the appointment.',
      button: 'Cancel appointment',
    },
    nothingFree: 'No other time is free at the moment.',
    moved: { title: 'Moved.', text: 'Your call is on {date} at {time}. The new invitation is on its way.' },
    cancelled: {
      title: 'Your appointment is cancelled.',
      text: 'You need do nothing else. If you would like to talk later, choose a new time.',
      button: 'Choose a new time',
    },
    past: {
      title: 'This appointment is over.',
      text: 'If you would like to talk again, choose a new time.',
      button: 'Choose a new time',
    },
    missing: {
      title: 'This link does not lead to an appointment.',
      text: 'Use the complete link from the confirmation. If that does not help, write to us.',
      button: 'Write a message',
    },
    taken: 'This time has just been taken. Please choose another.',
    unchosen: 'Please choose a time.',
    failed: {
      title: 'That did not work just now.',
      text: 'Your appointment is unchanged. Try again in a few minutes.',
    },
  },
}
