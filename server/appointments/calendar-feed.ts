import { randomBytes } from 'node:crypto'
import { ICalCalendar, ICalCalendarMethod } from 'ical-generator'
import { read } from '#content/documents.ts'
import { appointmentWay } from '#contract/appointment-way.ts'
import { clockTime, weekdayDate } from '#contract/dates.ts'
import { dayMs } from '#contract/milliseconds.ts'
import type { ServiceContext } from '../context.ts'
import { hasChanged } from '../db/count.ts'
import type { AppointmentRow, CalendarFeed } from '../db/tables/appointments.ts'
import type { DeskMember } from '../db/tables/desk.ts'
import type { Database } from '../db/tables.ts'
import { hashToken } from '../mail/links.ts'
import { calendarFeedPath } from './calendar-path.ts'
import { calendarUid } from './invitation.ts'

/** What is over stays so long; later it would only make the file longer. */
const keptDays = 30
const readNotedEveryMs = 60 * 60_000

/**
 * The appointments of a member as a calendar to subscribe to. Its address is the only key: 256 random bits, of which the store
 * keeps the hash, so that it is shown once. A new one ends the old one.
 */
export function createCalendarFeedService(context: ServiceContext) {
  const { config, db } = context
  const subject = (id: string) => ({ kind: 'member', id }) as const

  return {
    /** Makes a member's address, in the place of one that there may be. @returns undefined for nobody of the team */
    make: async (memberId: string): Promise<{ url: string } | undefined> => {
      const token = randomBytes(32).toString('hex')
      const row = { token_hash: hashToken(token), created_at: context.now().toISOString(), read_at: null }
      const made = await context.transaction(async (trx) => {
        if (!(await findMember(trx, memberId))) return false
        await trx
          .insertInto('calendar_feeds')
          .values({ member_id: memberId, ...row })
          .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
          .execute()
        await context.record(trx, { act: 'calendar.make', subject: subject(memberId) })
        return true
      })
      return made ? { url: `${config.siteUrl}${calendarFeedPath}?token=${token}` } : undefined
    },

    /** Ends a member's address. @returns whether there was one */
    revoke: (memberId: string): Promise<boolean> =>
      context.transaction(async (trx) => {
        const feed = trx.deleteFrom('calendar_feeds').where('member_id', '=', memberId)
        if (!(await hasChanged(feed))) return false
        await context.record(trx, { act: 'calendar.revoke', subject: subject(memberId) })
        return true
      }),

    /** When a member's address was made and last asked for; undefined when there is none. */
    find: (memberId: string): Promise<Pick<CalendarFeed, 'created_at' | 'read_at'> | undefined> =>
      db
        .selectFrom('calendar_feeds')
        .select(['created_at', 'read_at'])
        .where('member_id', '=', memberId)
        .executeTakeFirst(),

    /** What stands at an address. @returns undefined for one that does not exist, or no longer */
    read: async (token: string): Promise<string | undefined> => {
      if (!/^[0-9a-f]{64}$/.test(token)) return undefined
      const feed = await db
        .selectFrom('calendar_feeds')
        .selectAll()
        .where('token_hash', '=', hashToken(token))
        .executeTakeFirst()
      const member = feed && (await findMember(db, feed.member_id))
      if (!feed || !member) return undefined
      await noteRead(feed)
      return calendarOf(member, await appointmentsFor(member.id))
    },
  }

  function findMember(on: Database, id: string): Promise<DeskMember | undefined> {
    return on.selectFrom('desk_members').selectAll().where('id', '=', id).executeTakeFirst()
  }

  /** Theirs, and those of nobody in the team (any more), which somebody must hold. */
  function appointmentsFor(memberId: string): Promise<AppointmentRow[]> {
    const since = new Date(context.now().getTime() - keptDays * dayMs).toISOString()
    return db
      .selectFrom('appointments')
      .selectAll()
      .where('status', '<>', 'cancelled')
      .where('ends_at', '>', since)
      .where(({ or, eb, not, exists }) =>
        or([
          eb('host_id', '=', memberId),
          not(
            exists(eb.selectFrom('desk_members').select('id').whereRef('desk_members.id', '=', 'appointments.host_id')),
          ),
        ]),
      )
      .orderBy('start')
      .execute()
  }

  async function noteRead({ member_id, token_hash, read_at }: CalendarFeed): Promise<void> {
    const now = context.now()
    if (read_at !== null && now.getTime() - Date.parse(read_at) < readNotedEveryMs) return
    await db
      .updateTable('calendar_feeds')
      .set({ read_at: now.toISOString() })
      .where('member_id', '=', member_id)
      .where('token_hash', '=', token_hash)
      .execute()
  }

  function calendarOf({ language }: DeskMember, appointments: AppointmentRow[]): string {
    const { name, call, meeting, topic, note, asked } = read('calendar-feed', language)
    const host = new URL(config.siteUrl).hostname
    const calendar = new ICalCalendar({
      prodId: { company: host, product: 'Appointments' },
      method: ICalCalendarMethod.PUBLISH,
      name: `${name}, ${host}`,
      ttl: 15 * 60,
    })
    for (const row of appointments) {
      const { meetingUrl } = config.appointments
      const ways = { weCall: call.replace('{phone}', row.phone ?? ''), video: meetingUrl ?? '', youCall: meeting }
      const way = ways[appointmentWay(row.phone !== null, meetingUrl !== undefined)]
      const told = [
        ...[way, row.email, row.topic && `${topic}: ${row.topic}`, row.note && `${note}: ${row.note}`],
        `${asked}: ${weekdayDate(row.created_at, language)}, ${clockTime(row.created_at, language)}`,
      ]
      calendar.createEvent({
        id: calendarUid(row.id, host),
        sequence: row.sequence,
        start: new Date(row.start),
        end: new Date(row.ends_at),
        stamp: new Date(row.changed_at),
        summary: row.name,
        location: way,
        description: told.filter(Boolean).join('\n'),
        url: `${config.siteUrl}/desk/appointments/${row.id}`,
      })
    }
    return `${calendar.toString()}\r\n`
  }
}

export type CalendarFeedService = ReturnType<typeof createCalendarFeedService>
