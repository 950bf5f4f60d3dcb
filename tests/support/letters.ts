import { read } from '#content/documents.ts'
import type { IncidentName } from '#server/alerts/letters.ts'
import type { StoreProblem } from '#server/db/unavailable.ts'
import type { Letter } from '#server/letters.ts'

/** What letters need of the settings. */
export const letterConfig = {
  siteUrl: 'https://site.example',
  secret: 'secret'.repeat(8),
  operatorEmail: 'team@saldora.example',
  bookingUrl: 'https://termin.saldora.example/erstgespraech',
  replyAddress: undefined,
  appointments: { noticeHours: 4, horizonDays: 28, bufferMinutes: 0, meetingUrl: 'https://video.example/saldora' },
}

/** What somebody might type to make trouble. */
export const typed = {
  name: 'Mira <b>"Beispiel"</b> {brand}',
  email: 'mira@muster.example',
  company: 'Muster & Söhne',
  message: 'Zeile 1\n<script>alert(1)</script> {mail.contact}',
}

const incidents: [IncidentName, StoreProblem?][] = [
  ['outbox_stalled'],
  ['mail_login_refused'],
  ['mails_held'],
  ['mail_ceiling'],
  ['form_wave'],
  ['store_nearly_full'],
  ['store_unwritable', 'full'],
]

export const toldAppointment = {
  id: '6f1f7a52-8a0e-4a55-9b1c-0d4bb5e0c1aa',
  sequence: 1,
  start: '2026-11-25T13:15:00.000Z',
  end: '2026-11-25T13:30:00.000Z',
  email: typed.email,
  hasPhone: true,
  changedAt: '2026-11-21T08:00:00.000Z',
}

/** Every letter that the site sends, at least once. */
export const everyLetter: Letter[] = [
  { kind: 'newsletter-confirmation', tokenId: 'a' },
  { kind: 'newsletter-welcome', subscriberId: 'b' },
  { kind: 'waitlist-received', position: 7, tier: 'early_access' },
  {
    kind: 'waitlist-operator',
    email: typed.email,
    company: typed.company,
    motivation: typed.message,
    tier: 'early_access',
    position: 7,
    applications: 2,
    page: '/en/',
    receivedAt: '2026-11-21T08:00:00.000Z',
  },
  { kind: 'waitlist-accepted', tier: 'early_access' },
  { kind: 'waitlist-accepted', tier: 'founders_beta' },
  { kind: 'waitlist-declined' },
  { kind: 'contact-operator', ...typed, page: '/contact', receivedAt: '2026-11-21T08:00:00.000Z' },
  { kind: 'contact-receipt' },
  ...read('events')
    .slice(0, 1)
    .map(({ id }): Letter => ({ kind: 'event-receipt', event: id, receivedAt: '2026-11-21T08:00:00.000Z' })),
  { kind: 'appointment-confirmation', ...toldAppointment },
  { kind: 'appointment-confirmation', ...toldAppointment, hasPhone: false },
  { kind: 'appointment-moved', ...toldAppointment, by: 'visitor', before: '2026-11-26T13:15:00.000Z' },
  { kind: 'appointment-moved', ...toldAppointment, by: 'operator', before: '2026-11-26T13:15:00.000Z' },
  { kind: 'appointment-cancelled', ...toldAppointment, by: 'visitor' },
  { kind: 'appointment-cancelled', ...toldAppointment, by: 'operator', message: 'Krank' },
  { kind: 'appointment-reminder', ...toldAppointment },
  ...(['booked', 'moved', 'cancelled'] as const).map(
    (change): Letter => ({
      ...{ kind: 'appointment-operator', change, start: toldAppointment.start, name: typed.name, email: typed.email },
      ...{ phone: '+41 79 000 00 00', topic: typed.message, page: '/services', before: '2026-11-26T13:15:00.000Z' },
    }),
  ),
  {
    kind: 'digest',
    figures: {
      since: '2026-11-20T00:10:00.000Z',
      until: '2026-11-21T00:10:00.000Z',
      contacts: 4,
      registrations: 1,
      appointments: { booked: 2, today: ['2026-11-21T13:15:00.000Z'] },
      waitlist: { joined: 3, waiting: 9, overdue: 2 },
      places: [
        { tier: 'founders_beta', accepted: 3, total: 3 },
        { tier: 'early_access', accepted: 9, total: 25 },
      ],
      newsletter: { confirmed: 7, left: 1, bounced: 1, complained: 1, readers: 412 },
      suspected: 12,
      mails: { sent: 31, queued: 2, dead: 1 },
      securityEvents: 5,
    },
  },
  ...incidents.flatMap(([incident, cause]): Letter[] => [
    { kind: 'alert', alert: { incident, cause, level: 92, beganAt: '2026-11-21T02:10:00.000Z' } },
    {
      kind: 'alert',
      alert: { incident, level: 7, beganAt: '2026-11-21T02:10:00.000Z', endedAt: '2026-11-21T03:40:00.000Z' },
    },
  ]),
  {
    kind: 'crashes',
    crashes: [
      {
        page: '/en/contact',
        message: 'null has no properties (evaluating "x.title")',
        errorId: 'mh5k2x9a',
        count: 7,
        lastAt: '2026-11-21T02:10:00.000Z',
      },
      { page: '?', message: '', errorId: '', count: 1, lastAt: '2026-11-21T02:09:00.000Z' },
    ],
    more: 3,
  },
]
