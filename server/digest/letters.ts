import { read } from '#content/documents.ts'
import { clockTime, swissMoment } from '#contract/dates.ts'
import { type Block, figures as column, heading, paragraph } from '../mail/blocks.ts'
import { filler } from '../mail/letter-copy.ts'
import type { Template } from '../mail/written.ts'
import type { DigestFigures } from './store.ts'

/** The operator's day in figures. What asks for the operator comes first. */
const digest: Template<{ figures: DigestFigures }> = ({ figures }, language) => {
  const words = read('letters', language).digest
  const {
    contacts,
    registrations,
    appointments,
    waitlist,
    places,
    newsletter,
    site,
    suspected,
    mails,
    securityEvents,
  } = figures
  const fill = filler(language, {
    since: swissMoment(figures.since, language),
    until: swissMoment(figures.until, language),
    contacts: String(contacts),
    joined: String(waitlist.joined),
    confirmed: String(newsletter.confirmed),
    overdue: String(waitlist.overdue),
    suspected: String(suspected),
    dead: String(mails.dead),
    complained: String(newsletter.complained),
    securityEvents: String(securityEvents),
  })
  const { todo, sections, labels } = words
  const open: [number, string][] = [
    [waitlist.overdue, todo.overdue],
    [suspected, todo.suspected],
    [mails.dead, todo.dead],
    [newsletter.complained, todo.complained],
    [securityEvents, todo.securityEvents],
  ]
  const section = (title: string, pairs: [string, number | string][]): Block[] => [
    heading(title),
    column(pairs.map(([label, value]) => [label, String(value)])),
  ]
  return {
    voice: 'report',
    subject: fill(words.subject),
    preview: fill(words.preview),
    title: fill(words.title),
    body: [
      paragraph(fill(words.span)),
      ...open.filter(([count]) => count > 0).map(([, text]) => paragraph(fill(text))),
      ...section(sections.leads, [
        [labels.contacts, contacts],
        [labels.registrations, registrations],
      ]),
      ...(appointments
        ? section(sections.appointments, [
            [labels.booked, appointments.booked],
            [labels.today, appointments.today.map((start) => clockTime(start, language)).join(', ') || 0],
          ])
        : []),
      ...section(sections.waitlist, [
        [labels.joined, waitlist.joined],
        [labels.waiting, waitlist.waiting],
        ...places.map(({ tier, accepted, total }): [string, string] => [
          read('letters', language).tiers[tier],
          fill(labels.places).replace('{accepted}', String(accepted)).replace('{total}', String(total)),
        ]),
      ]),
      ...section(sections.newsletter, [
        [labels.confirmed, newsletter.confirmed],
        [labels.left, newsletter.left],
        [labels.bounced, newsletter.bounced],
        [labels.complained, newsletter.complained],
        [labels.readers, newsletter.readers],
      ]),
      ...(site
        ? section(sections.site, [
            [labels.visits, site.visits],
            [labels.views, site.views],
          ])
        : []),
      ...section(sections.mails, [
        [labels.sent, mails.sent],
        [labels.queued, mails.queued],
        [labels.dead, mails.dead],
      ]),
    ],
    after: [paragraph(words.names)],
    reason: words.reason,
  }
}

export const digestLetters = { digest }
