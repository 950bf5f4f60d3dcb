import { clockTime } from '#contract/dates.ts'
import type { Access } from '../../access.server.ts'
import { deskCopy } from '../../copy.server.ts'
import { dayTitle } from '../../time.ts'
import type { BlockAnswer } from './data.ts'

const fields = ['start', 'name', 'email', 'phone', 'topic'] as const

/** Enters an appointment for somebody, as if they had booked it themselves. */
export async function enterAppointment(
  { services, language }: Pick<Access, 'services' | 'language'>,
  form: FormData,
): Promise<BlockAnswer> {
  const { entering } = deskCopy(language, 'appointments')
  const typed = fields.flatMap((name) => {
    const value = String(form.get(name) ?? '').trim()
    return value ? [[name, value] as const] : []
  })
  const input = Object.fromEntries(typed)
  const outcome = await services.appointments.enter(input, form.get('language') === 'en' ? 'en' : 'de')
  if (outcome.ok) {
    const start = String(input.start)
    const time = `${dayTitle(new Date(start), language)}, ${clockTime(start, language)}`
    return { did: 'entered', id: outcome.id, name: String(input.name), time, isInvited: Boolean(input.email) }
  }
  const problems: Record<string, string> = entering.problems
  const [first = ''] = Object.keys(outcome.fields ?? {})
  return { refused: problems[outcome.code] ?? problems[first] ?? entering.problems.other }
}
