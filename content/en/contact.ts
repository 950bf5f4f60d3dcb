import type { contact as de } from '../de/contact.ts'

export const contact: typeof de = {
  meta: {
    title: 'Contact',
    description:
      'Questions on documents, VAT returns, interfaces or prices? An answer within {promise.contactReplyHours}\u00a0hours, and a first call of {promise.freeConsultationMinutes} minutes free of charge.',
    keywords: [
      'contact',
      'finance automation Switzerland',
      'first consultation',
      'automate accounting',
      'opening hours',
      'phone number',
    ],
  },
  hero: {
    title: ['You write.', 'A person answers.'],
    lead: 'Ask about documents, VAT returns, interfaces or prices. The answer comes within {promise.contactReplyHours}\u00a0hours, in German or English.',
    write: 'Write a message',
    book: 'Book a first call',
    drawing: 'A letter arrives, a person reads it within {promise.contactReplyHours} hours, and an answer leaves.',
  },
  write: {
    title: 'What should we look at?',
    text: 'Three things are enough for a useful answer: your accounting software, your documents per month, and what is still done by hand.',
  },
  mail: {
    title: 'Rather by email',
    text: 'Answered within {promise.contactReplyHours}\u00a0hours.',
  },
  phone: {
    title: 'By phone',
    hours: '{hours.phone}',
  },
  form: {
    /** Of each field, by its name in contract/contact-fields.ts: on the page, in the letter to the operator, at the desk and the command line. */
    labels: {
      name: 'Name',
      email: 'Email',
      company: 'Company',
      event: 'Registration for',
      origin: 'Read before',
      message: 'Message',
    },
    bounds: '{min} to {max} characters',
    count: '{n} of {max} characters',
    submit: 'Send message',
    sending: 'Sending...',
    privacy: { before: 'We use what you enter only to answer you. See ', link: 'Privacy', after: '.' },
    prefill: 'Re: {topic}',
    invalid: 'Please correct the input errors',
    /** Of a field that has no words of its own below. */
    tooLong: '{label}: {max} characters at most',
    errors: {
      name: 'Name must be between 2 and 100 characters long',
      email: 'Please enter a valid email address',
      company: 'Company name must be max 200 characters long',
      message: 'Message must be between 10 and 2000 characters long',
    },
    success: {
      title: 'Message sent successfully! We will get back to you within {promise.contactReplyHours} hours.',
      text: 'Thank you for your message. We will get back to you within {promise.contactReplyHours} hours.',
    },
    held: {
      title: 'Your message is stored.',
      text: 'We are receiving an unusual number of messages at the moment. We look through yours before we answer, which may take longer than usual. If it is urgent, please call.',
    },
    failure: {
      title: 'Error sending message. Please try again.',
      text: 'There was an error sending your message. Please try again later.',
    },
  },
  hours: {
    title: 'When we are here',
    consultation: 'Consultation',
    consultationHours: '{hours.consultation}',
    phone: 'Phone',
    phoneHours: '{hours.phone}',
    note: 'At any other time, write to us. Messages are answered within {promise.contactReplyHours}\u00a0hours.',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  },
  booking: {
    title: '{promise.freeConsultationMinutes}\u00a0minutes, free of charge.',
    text: 'In the first call you show us what is still done by\u00a0hand. Afterwards you know whether an analysis is worth it. {hours.consultation}.',
    button: 'Book a free consultation',
    newTab: 'opens in a new tab',
    note: 'Tax advice and dealings with authorities are not part of our offer.',
  },
}
