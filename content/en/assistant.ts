import type { assistant as de } from '../de/assistant.ts'

export const assistant: typeof de = {
  unknown:
    'I cannot find anything about that on this site, and I would rather not guess. It is best to ask a person: write to us [1], or book a free call of {promise.freeConsultationMinutes} minutes [2].',
  unnamed:
    '{name} does not appear on this site. We connect bexio, Abacus and SAP Business One, and Infoniqa ONE 50 and Run my Accounts as far as the installation allows [3]. Whether {name} works a person can tell you: write to us [1], or book a free call of {promise.freeConsultationMinutes} minutes [2].',
  contact: 'Contact',
  booking: 'Book a free consultation',
  also: 'See also:',
  more: 'More on this:',
  greeting:
    'Hello. I am this site’s assistant, a machine. Ask me about prices, appointments, interfaces, VAT work or workshops; I look for the passage on this site and quote it.',
  thanks: 'You are welcome. If anything else is unclear, just ask.',
  farewell: 'Goodbye. Should anything come up later, a message reaches us at any time [1].',
  machine:
    'No, I am not a person but a program. I answer from the texts of this site, say where they stand, and may still be wrong. I give no tax or legal advice. You reach a person through the contact form [1] or in a call [2].',
  ability:
    'I search everything that is published on this site and quote the passage with a link: prices, appointments, beta places, interfaces to bexio, Abacus or SAP, VAT work, company formation, workshops, data protection. I give no tax or legal advice. Where I find nothing, I say so.',
  person:
    'This is how you reach a person: write to us [1], and the answer comes within {promise.contactReplyHours} hours. Or phone {phone}, {hours.phone}. Or book a free call of {promise.freeConsultationMinutes} minutes [2].',
}
