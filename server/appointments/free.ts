import { startOfDay, swissDay } from '#content/swiss-time.ts'
import { dayMs, minuteMs } from '#contract/milliseconds.ts'
import type { Slot } from '#contract/slot.ts'
import type { Config } from '../config.ts'
import type { AppointmentRow } from '../db/tables/appointments.ts'
import type { Database } from '../db/tables.ts'
import { companyHours, slotsOf, type WeeklyHours } from './slots.ts'
import * as store from './store.ts'

/** Who is booked while nobody has hours of their own: one conversation at a time. */
export const office = 'office'

/** Somebody who holds conversations: a member's id or `office`, and when. */
export type Host = { id: string; hours: WeeklyHours[] }

/** A slot with those who are free then, the least booked first. */
export type OfferedSlot = Slot & { hosts: string[] }

type Rules = Pick<Config['appointments'], 'noticeHours' | 'horizonDays' | 'bufferMinutes'>

/** What is needed to tell who is free when, of a span of time. */
export type Book = {
  hosts: Host[]
  living: Pick<AppointmentRow, 'id' | 'host_id' | 'start' | 'ends_at'>[]
  blocks: { member_id: string | null; starts_at: string; ends_at: string }[]
}

/** Who holds conversations. Hours of members take the place of those of the company. */
export async function readHosts(db: Database): Promise<Host[]> {
  const rows = await store.listHours(db)
  if (rows.length === 0) return [{ id: office, hours: companyHours() }]
  return [...new Set(rows.map(({ member_id }) => member_id))].map((id) => ({
    id,
    hours: rows
      .filter(({ member_id }) => member_id === id)
      .map(({ weekday, from_time, to_time }) => ({ weekday, from: from_time, to: to_time })),
  }))
}

export async function readBook(db: Database, { from, until }: { from: Date; until: Date }): Promise<Book> {
  // A day more on either side, so that buffers and long blocks count.
  const span = {
    from: new Date(from.getTime() - dayMs).toISOString(),
    until: new Date(until.getTime() + dayMs).toISOString(),
  }
  const hosts = await readHosts(db)
  const living = await store.livingWithin(db, span)
  const blocks = await store.blocksWithin(db, span)
  return { hosts, living, blocks }
}

/** From when until when a visitor can book now: after the notice, to the end of the last day. */
export function bookableSpan(now: Date, { noticeHours, horizonDays }: Rules): { from: Date; until: Date } {
  return {
    from: new Date(now.getTime() + noticeHours * 60 * minuteMs),
    until: startOfDay(swissDay(new Date(now.getTime() + (horizonDays + 1) * dayMs))),
  }
}

/** The slots of a span at which somebody is free, in order. @param except an appointment that is about to leave its place */
export function freeSlots(
  { hosts, living, blocks }: Book,
  { from, until }: { from: Date; until: Date },
  { bufferMinutes }: Pick<Rules, 'bufferMinutes'>,
  except?: string,
): OfferedSlot[] {
  const others = living.filter(({ id }) => id !== except)
  const ids = new Set(hosts.map(({ id }) => id))
  const bookedBy = (id: string) => others.filter(({ host_id }) => host_id === id).length
  const offered = new Map<string, OfferedSlot>()
  for (const { id, hours } of [...hosts].sort((left, right) => bookedBy(left.id) - bookedBy(right.id))) {
    // Whoever is not among the hosts (any more) has appointments that somebody must hold: they count for everybody.
    const taken = others.filter(({ host_id }) => host_id === id || !ids.has(host_id))
    const closed = blocks.filter(({ member_id }) => member_id === null || member_id === id)
    for (const slot of slotsOf(hours, from, until)) {
      const start = shifted(slot.start, -bufferMinutes)
      const end = shifted(slot.end, bufferMinutes)
      if (taken.some((other) => other.start < end && other.ends_at > start)) continue
      if (closed.some(({ starts_at, ends_at }) => starts_at < slot.end && ends_at > slot.start)) continue
      const known = offered.get(slot.start)
      if (known) known.hosts.push(id)
      else offered.set(slot.start, { ...slot, hosts: [id] })
    }
  }
  return [...offered.values()].sort((left, right) => (left.start < right.start ? -1 : 1))
}

/** Whether a start is one of the book's at all, free or not. */
export function isOnGrid({ hosts }: Pick<Book, 'hosts'>, start: string): boolean {
  const at = new Date(start)
  return hosts.some(({ hours }) => slotsOf(hours, at, new Date(at.getTime() + 1)).length > 0)
}

function shifted(time: string, minutes: number): string {
  return minutes === 0 ? time : new Date(Date.parse(time) + minutes * minuteMs).toISOString()
}
