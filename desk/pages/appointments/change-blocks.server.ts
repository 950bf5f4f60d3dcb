import { data } from 'react-router'
import { dayAfter, swissTime } from '#content/swiss-time.ts'
import { clockTime, weekdayDate } from '#contract/dates.ts'
import type { Language } from '#contract/language.ts'
import type { Access } from '../../access.server.ts'
import { answered } from '../../answered.ts'
import { deskCopy } from '../../copy.server.ts'
import { fill } from '../../fill.ts'
import { beginTime, wholeDays } from '../../time.ts'
import type { BlockAnswer, Words } from './data.ts'
import { everybody } from './everybody.ts'
import { dayIn, timeIn } from './typed-time.server.ts'

/** Enters an appointment, blocks the time that a form names, or takes a block away. */
export async function changeBlocks({ services, language, time }: Access, form: FormData): Promise<BlockAnswer> {
  switch (form.get('act')) {
    case 'unblock': {
      const gone = await services.appointments.unblock(String(form.get('id')))
      return gone.ok ? { did: 'unblocked' } : gone
    }
    case 'enter':
      return enterAppointment({ services, language }, form)
    case 'undo-enter':
      return answered(await services.appointments.undoEnter(String(form.get('id'))), 'not-entered')
    case 'block': {
      const from = { day: dayIn(form, 'from-date'), time: timeIn(form, 'from-time') }
      const to = { day: dayIn(form, 'to-date') ?? from.day, time: timeIn(form, 'to-time') }
      if (!from.day || !to.day) return refused(language, 'no_day', 'from-date')
      const start = swissTime(from.day, from.time ?? '00:00')
      // Without a time the last day counts whole.
      const end = to.time ? swissTime(to.day, to.time) : swissTime(dayAfter(to.day), '00:00')
      // Absent where one person holds all conversations: nobody is asked then.
      const memberId = String(form.get('member') ?? everybody)
      if (memberId === '') return refused(language, 'nobody', 'member')
      const blocked = await services.appointments.block({
        start: new Date(start).toISOString(),
        end: new Date(end).toISOString(),
        note: String(form.get('note') ?? ''),
        ...(memberId !== everybody && { memberId }),
      })
      if (!blocked.ok && blocked.problem === 'ends_before_it_begins')
        return refused(language, blocked.problem, to.day < from.day ? 'to-date' : 'to-time')
      if (!blocked.ok) return blocked
      const now = new Date()
      const told = (day: string, clock: string | undefined, iso: string) =>
        clock ? time(iso) : weekdayDate(day, language, 'UTC')
      const { span } = deskCopy(language, 'appointments').block
      return {
        did: 'blocked',
        id: blocked.block.id,
        day: from.day,
        name:
          wholeDays(blocked.block.starts_at, blocked.block.ends_at, language) ??
          fill(span, {
            from: told(from.day, from.time, blocked.block.starts_at),
            // The day of both stands there once.
            to:
              to.time && to.day === from.day
                ? clockTime(blocked.block.ends_at, language)
                : told(to.day, to.time, blocked.block.ends_at),
          }),
        at: now.getTime(),
        booked: blocked.booked.map(({ id, name, start }) => ({ id, name, time: time(start) })),
      }
    }
    default:
      throw data('bad request', 400)
  }
}

function refused(language: Language, problem: keyof Words['problems'], place: string): BlockAnswer {
  return { refused: deskCopy(language, 'appointments').problems[problem], place }
}

const fields = ['start', 'name', 'email', 'phone', 'topic'] as const

const placeOf: Record<string, string> = { slot_taken: 'start', too_many_appointments: 'email', invalid_email: 'email' }

/** Enters an appointment for somebody, as if they had booked it themselves. */
async function enterAppointment(
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
    // As short as the bar of undo is on a telephone.
    const time = beginTime(start, language, new Date())
    const free = (await services.appointments.free()).find((slot) => slot.start === start)
    return {
      did: 'entered',
      ...{ id: outcome.id, name: String(input.name), start, time, at: Date.now(), isInvited: Boolean(input.email) },
      freeLeft: free?.hosts.length ?? 0,
    }
  }
  const problems: Record<string, string> = entering.problems
  const first = fields.find((name) => outcome.fields?.[name])
  const place = first ?? placeOf[outcome.code]
  return {
    refused: problems[outcome.code] ?? problems[first ?? ''] ?? entering.problems.other,
    ...(place && { place }),
  }
}
