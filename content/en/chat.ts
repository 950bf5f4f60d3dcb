import type { chat as de } from '../de/chat.ts'

export const chat: typeof de = {
  unknown:
    'I cannot find anything about that on this site. It is best to ask a person: write to us, or book a free call of {promise.freeConsultationMinutes} minutes.',
  contact: 'Contact',
  booking: 'Book a free consultation',
}
