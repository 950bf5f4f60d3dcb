import type { appointmentLetters as german } from '../de/appointment-letters.ts'

/** See `../de/appointment-letters.ts`. */
export const appointmentLetters: typeof german = {
  labels: { date: 'Date', time: 'Time', place: 'How', before: 'Before', message: 'Note' },
  span: '{from} to {to}, Swiss time',
  moment: '{date} at {time}',
  ways: {
    weCall: 'By telephone: we call you on the number that you gave us.',
    video: 'By video: {url}',
    youCall: 'By telephone: you call us on {phone}.',
  },
  calendar: {
    summary: 'First conversation with {brand}',
    places: { weCall: 'Telephone, we call you', video: '{url}', youCall: 'Telephone {phone}' },
    change: 'Move or cancel: {url}',
  },
  change: 'Move or cancel',
  reason:
    'You are receiving this message because this address was given on our website for a conversation. If that was not you, cancel the appointment by the link.',

  confirmation: {
    subject: 'Your conversation: {date} at {time}',
    preview: 'The appointment is booked. An invitation for your calendar is attached.',
    title: 'Your appointment is booked.',
    steps: ['Chosen', 'Booked', 'Conversation'],
    paragraphs: [
      'We have reserved {promise.freeConsultationMinutes} minutes for you, free and without obligation. An invitation for your calendar is attached.',
    ],
    after: [
      'Have at hand what runs by hand today: which software, how many receipts a month, where it gets stuck. If you want to send us something beforehand, reply to this message.',
    ],
  },
  moved: {
    visitor: {
      subject: 'Moved: your conversation on {date} at {time}',
      preview: 'The invitation in your calendar is replaced.',
      title: 'Your new appointment is booked.',
      paragraphs: ['You have moved your conversation. The new invitation is attached and replaces the earlier one.'],
    },
    operator: {
      subject: 'New time: your conversation on {date} at {time}',
      preview: 'We had to move your appointment.',
      title: 'We had to move your appointment.',
      paragraphs: [
        'We cannot make the time we had agreed on, and we are sorry. We suggest the time below; the invitation is attached and replaces the earlier one.',
        'If it does not suit you, choose another with the button.',
      ],
    },
  },
  cancelled: {
    visitor: {
      subject: 'Cancelled: your conversation of {date} at {time}',
      preview: 'The time is free again. It is removed from your calendar.',
      title: 'Your appointment is cancelled.',
      paragraphs: ['You have cancelled your conversation. There is nothing else to do.'],
    },
    operator: {
      subject: 'Cancelled: your conversation of {date} at {time}',
      preview: 'We are sorry, but we have to cancel the appointment.',
      title: 'We have to cancel your appointment.',
      paragraphs: [
        'We cannot make the time we had agreed on, and we are sorry. Please choose another; the conversation stays free.',
      ],
    },
    again: 'Choose another time',
    reason: 'You are receiving this message because a conversation was booked for this address on our website.',
  },
  reminder: {
    subject: 'Tomorrow at {time}: our conversation',
    preview: 'A reminder of your appointment.',
    title: 'Until tomorrow.',
    paragraphs: ['We speak tomorrow at {time}. If something comes up, one click moves the appointment.'],
  },
  operator: {
    booked: {
      subject: 'New appointment: {date} at {time}, {name}',
      preview: 'By the appointment book of the website.',
      title: 'A conversation is booked.',
      paragraphs: [
        'Somebody has booked a first conversation. A reply to this message goes straight to the address they gave.',
      ],
    },
    moved: {
      subject: 'Moved: {date} at {time}, {name}',
      preview: 'Before: {before}.',
      title: 'A conversation is moved.',
      paragraphs: ['{name} has moved the appointment, from {before}.'],
    },
    cancelled: {
      subject: 'Cancelled: {date} at {time}, {name}',
      preview: 'The time is free again.',
      title: 'A conversation is cancelled.',
      paragraphs: ['{name} has cancelled the appointment. The time is free again.'],
    },
    labels: { language: 'Language', page: 'Came from the page' },
    languages: { de: 'German', en: 'English' },
    reason: 'This message comes from the appointment book of the website.',
  },
}
