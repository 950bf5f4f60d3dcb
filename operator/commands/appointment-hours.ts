import { InvalidArgumentError } from 'commander'
import { read } from '#content/documents.ts'
import { type Host, office } from '#server/appointments/free.ts'
import type { WeeklyHours } from '#server/appointments/slots.ts'
import { emailKey } from '#server/db/email-key.ts'
import type { Answer, Verb } from '../answer.ts'
import { refused } from '../refused.ts'
import { OperatorError, type Session } from '../session.ts'

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** `appointments hours`: who holds conversations when. */
export function addHoursCommands(appointments: Verb): void {
  appointments
    .command('hours')
    .description('who holds conversations when; with an address and spans, sets the hours of a member')
    .argument('[email]', 'of a member of the team')
    .argument('[spans...]', 'such as wed=14:00-16:00; "none" for no hours', collectSpan)
    .answering(async (session, email: string | undefined, spans: WeeklyHours[] | undefined) => {
      if (email === undefined) return listing(await session.appointments.hosts(), session)
      if (spans === undefined) throw new OperatorError('Say which hours, such as wed=14:00-16:00, or none')
      const set = await session.appointments.setHours(await memberOf(email, session), spans)
      if (!set.ok) return refused(read('desk/appointments', 'en').problems, set.problem)
      return listing(set.hosts, session)
    })
}

/** The id of a member of the team, by their address. */
export async function memberOf(email: string, session: Session): Promise<string> {
  const member = (await session.members.list()).find((one) => one.email_key === emailKey(email))
  if (!member) throw new OperatorError(`${email} is not in the team`)
  return member.id
}

async function listing(hosts: Host[], session: Session): Promise<Answer> {
  const members = await session.members.list()
  const nameOf = ({ id }: Host) =>
    id === office ? 'Company hours' : (members.find((member) => member.id === id)?.name ?? id)
  const lines = hosts.map(
    (host) =>
      `${nameOf(host)}: ${host.hours.map(({ weekday, from, to }) => `${weekdays[weekday - 1]} ${from}-${to}`).join(', ')}`,
  )
  return { text: lines.join('\n'), json: hosts }
}

/** @throws InvalidArgumentError */
function collectSpan(text: string, before: WeeklyHours[] | undefined): WeeklyHours[] {
  if (text === 'none') return before ?? []
  const [, day = '', from, to] = /^([a-z]{3})=([0-2]\d:[0-5]\d)-([0-2]\d:[0-5]\d)$/i.exec(text) ?? []
  const weekday = weekdays.indexOf(day.toLowerCase()) + 1
  if (weekday === 0 || !from || !to) throw new InvalidArgumentError('Expected a span such as wed=14:00-16:00.')
  return [...(before ?? []), { weekday, from, to }]
}
