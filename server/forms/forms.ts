import { appointmentBooking } from '#contract/appointment.ts'
import { contactMessage } from '#contract/contact.ts'
import type { FormName } from '#contract/forms.ts'
import { newsletterSubscription } from '#contract/newsletter.ts'
import { waitlistEntry } from '#contract/waitlist.ts'
import type { createAppointmentsService } from '../appointments/service.ts'
import type { createContactService } from '../contact/service.ts'
import type { createNewsletterService } from '../newsletter/service.ts'
import type { createWaitlistService } from '../waitlist/service.ts'
import { createForm, type Form } from './form.ts'

type Domains = {
  appointments: Pick<ReturnType<typeof createAppointmentsService>, 'book'>
  contact: Pick<ReturnType<typeof createContactService>, 'receive'>
  newsletter: Pick<ReturnType<typeof createNewsletterService>, 'subscribe'>
  waitlist: Pick<ReturnType<typeof createWaitlistService>, 'join'>
}

export type Forms = Record<FormName, Form>

/** Every form of the site. */
export function createForms({ appointments, contact, newsletter, waitlist }: Domains): Forms {
  return {
    appointment: createForm({
      name: 'appointment',
      schema: appointmentBooking,
      perNetwork: 'appointmentPerNetwork',
      perSender: 'appointmentPerSender',
      receive: appointments.book,
    }),
    contact: createForm({
      name: 'contact',
      schema: contactMessage,
      perNetwork: 'contactPerNetwork',
      perSender: 'contactPerSender',
      receive: contact.receive,
    }),
    newsletter: createForm({
      name: 'newsletter',
      schema: newsletterSubscription,
      perNetwork: 'newsletterPerNetwork',
      receive: newsletter.subscribe,
    }),
    waitlist: createForm({
      name: 'waitlist',
      schema: waitlistEntry,
      perNetwork: 'waitlistPerNetwork',
      perSender: 'waitlistPerSender',
      receive: waitlist.join,
    }),
  }
}
