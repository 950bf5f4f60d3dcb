import type { appointmentLetters as german } from '../de/appointment-letters.ts'

/** See `../de/appointment-letters.ts`. */
export const appointmentLetters: typeof german = {
  labels: { date: 'Date', time: 'Time', place: 'How', before: 'Previously', message: 'Message' },
  span: '{from} to {to}, Swiss time',
  moment: '{date} at {time}',
  ways: {
    weCall: 'By telephone: we will call you on the number that you gave us.',
    video: 'By video: {url}',
    youCall: 'By telephone: you call us on {phone}.',
  },
  calendar: {
    summary: 'First call with {brand}',
    places: { weCall: 'Telephone, we call you', video: '{url}', youCall: 'Telephone {phone}' },
    change: 'Move or cancel: {url}',
  },
  change: 'Move or cancel',
  reason:
    'You are receiving this message because this address was given on our website to book a call. If that was not you, cancel the appointment with the link.',

  confirmation: {
    subject: 'Your call: {date} at {time}',
    preview: 'The appointment is booked. An invitation for your calendar is attached.',
    title: 'Your appointment is booked.',
    steps: ['Chosen', 'Booked', 'Call'],
    paragraphs: [
      'We have reserved {promise.freeConsultationMinutes} minutes for you, free and without obligation. An invitation for your calendar is attached.',
    ],
    after: [
      'Have to hand what you still do manually: which software, how many receipts a month, where it gets stuck. If you would like to send us something beforehand, reply to this message.',
    ],
  },
  moved: {
    visitor: {
      subject: 'Moved: your call on {date} at {time}',
      preview: 'The invitation in your calendar is replaced.',
      title: 'Your new appointment is booked.',
      paragraphs: ['You have moved your call. The new invitation is attached and replaces the earlier one.'],
    },
    operator: {
      subject: 'New time: your call on {date} at {time}',
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
      subject: 'Cancelled: your call on {date} at {time}',
      preview: 'The cancellation for your calendar is attached.',
      title: 'Your appointment is cancelled.',
      paragraphs: ['You have cancelled your call. You need do nothing else.'],
    },
    operator: {
      subject: 'Cancelled: your call on {date} at {time}',
      preview: 'We are sorry, but we have to cancel the appointment.',
      title: 'We have to cancel your appointment.',
      paragraphs: [
        'We cannot make the time we had agreed on, and we are sorry. Please choose another; the call remains free of charge.',
      ],
    },
    again: 'Choose another time',
    reason: 'You are receiving this message because a call was booked for this address on our website.',
  },
  reminder: {
    subject: 'Tomorrow at {time}: our call',
    preview: 'A reminder of your appointment.',
    title: 'Speak to you tomorrow.',
    paragraphs: [
      'We will speak tomorrow at {time}. If something comes up, move or cancel the appointment with the button below.',
    ],
  },
  operator: {
    booked: {
      subject: 'New appointment: {date} at {time}, {name}',
      preview: 'Booked on the website.',
      title: 'A call has been booked.',
      paragraphs: ['Somebody has booked a first call. A reply to this message goes straight to the address they gave.'],
    },
    moved: {
      subject: 'Moved: {date} at {time}, {name}',
      preview: 'Previously: {before}.',
      title: 'A call has been moved.',
      paragraphs: ['{name} has moved the appointment. Previously: {before}.'],
    },
    cancelled: {
      subject: 'Cancelled: {date} at {time}, {name}',
      preview: 'The time is free again.',
      title: 'A call has been cancelled.',
      paragraphs: ['{name} has cancelled the appointment. The time is free again.'],
    },
    labels: { language: 'Language', page: 'Came from the page' },
    languages: { de: 'German', en: 'English' },
    reason: 'This message comes from the appointment book of the website.',
  },
}
