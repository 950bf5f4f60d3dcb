import { swissTime } from '#content/swiss-time.ts'
import { clockTime } from '#contract/dates.ts'
import type { Language } from '#contract/language.ts'
import type { BookView } from '#server/appointments/book-service.ts'
import type { AppointmentBlock, AppointmentRow } from '#server/db/tables/appointments.ts'
import { pick } from '../../pick.ts'
import { dayOf, daysOf, nextMonday, shortDay, weekNumber, weekSpan } from './days.server.ts'

/** An appointment in the week. `inBlock`: somebody must decide, it stands in a blocked time. */
export type Entry = {
  id: string
  name: string
  topic: string | null
  language: Language
  host: string | null
  isNoShow: boolean
  inBlock: boolean
  /** That must be decided before the next morning. */
  isUrgent: boolean
  /** It is over, and nobody has said whether the visitor appeared. */
  isUndecided: boolean
}

/** Why a time cannot be booked although it lies within the hours. */
export type Closed = 'past' | 'notice' | 'later' | 'taken' | 'buffer'

export type Cell = {
  entries: Entry[]
  /** Those who are free then, where there are several to tell apart. */
  free?: { at: string; names: string[] }
  closed?: Closed
  block?: Block & { rows: number }
}

/** A block as one of its days tells it. `from` and `until`: times where it begins and ends on that day, else days. */
export type Block = { id: string; from: string; until: string; isWholeDay: boolean; note: string; isBusy: boolean }

/** A day, with a cell for each row of the week; null: it belongs to the block above, or there are no hours then. */
export type Day = {
  date: string
  weekday: string
  day: string
  isToday: boolean
  isPast: boolean
  holiday: string | null
  /** All that show on it, by their beginning; `isOutside`: no cell of the day shows it. */
  blocks: (Block & { isOutside: boolean })[]
  cells: (Cell | null)[]
}

type Naming = {
  language: Language
  now: Date
  /** Undefined where there is one host only, who need not be named. */
  hostName(id: string): string | undefined
  /** Whether a visitor hears of a change too late, when it is not decided today. */
  isSoon(start: string): boolean
  isUndecided(row: AppointmentRow): boolean
  /** Up to here it is too short notice. */
  bookableFrom: Date
  /** After the last time that visitors can book. */
  bookableUntil: Date
}

/** The week that begins on a Monday, as the book stands. */
export function weekOf(view: BookView, monday: string, naming: Naming) {
  const { language } = naming
  const dates = daysOf(monday)
  const inWeek = (time: string) => dates.includes(dayOf(time))
  const slots = view.slots.filter(({ start }) => inWeek(start))
  const standing = view.appointments.filter(({ status, start }) => status !== 'cancelled' && inWeek(start))
  const rows = [...new Set([...slots, ...standing].map(({ start }) => clockTime(start, language)))].sort()
  const ends = [
    ...slots.map(({ start, end }) => [start, end]),
    ...standing.map(({ start, ends_at }) => [start, ends_at]),
  ].map((times) => times.map((time = '') => clockTime(time, language)))
  /** Rows above which time is left out: whatever begins before them has ended earlier. */
  const gaps = rows.filter(
    (row, index) => index > 0 && ends.every(([start = '', end = '']) => start >= row || end < row),
  )
  const hourDays = new Set(view.hosts.flatMap(({ hours }) => hours.map(({ weekday }) => dates[weekday - 1])))
  const days = dates
    .map((date): Day => {
      const cells = rows.map((row) => cellAt(view, date, row, naming))
      return { date, ...shortDay(date, language), ...about(view, date, naming, cells), cells: joined(cells) }
    })
    .filter(
      ({ date, isToday, blocks, cells }) =>
        hourDays.has(date) || isToday || blocks.length > 0 || cells.some((cell) => cell !== null),
    )
  return {
    ...{ monday, number: weekNumber(monday), span: weekSpan(monday, language) },
    ...{ rows, gaps, days, counts: countsOf(view, inWeek) },
  }
}

/** The weeks that follow, each slot a tick, and each appointment outside them. */
export function weeksAhead(
  view: BookView,
  monday: string,
  count: number,
  { language, bookableUntil }: Pick<Naming, 'language' | 'bookableUntil'>,
) {
  const tickOf = (slot: SlotOfHosts) => {
    if (isTaken(view, slot.start)) return 'taken'
    if (isBlocked(view, slot)) return 'blocked'
    return slot.start < bookableUntil.toISOString() ? 'free' : 'later'
  }
  const ticks = [
    ...view.slots.map((slot) => [slot.start, tickOf(slot)] as const),
    ...view.appointments
      .filter(({ status, start }) => status !== 'cancelled' && !view.slots.some((slot) => slot.start === start))
      .map(({ start }) => [start, 'taken'] as const),
  ].sort(([one], [other]) => one.localeCompare(other))
  const weeks = []
  for (let week = nextMonday(monday); weeks.length < count; week = nextMonday(week)) {
    const dates = daysOf(week)
    const inWeek = (time: string) => dates.includes(dayOf(time))
    weeks.push({
      monday: week,
      number: weekNumber(week),
      span: weekSpan(week, language),
      ticks: ticks.filter(([start]) => inWeek(start)).map(([, kind]) => kind),
      counts: countsOf(view, inWeek),
    })
  }
  return weeks
}

function cellAt(view: BookView, date: string, row: string, naming: Naming): Cell | null {
  const { language, hostName } = naming
  const isHere = ({ start }: { start: string }) => dayOf(start) === date && clockTime(start, language) === row
  const slot = view.slots.find(isHere)
  const entries = view.appointments
    .filter((one) => one.status !== 'cancelled' && isHere(one))
    .map((one): Entry => {
      const inBlock = one.status === 'booked' && one.start > naming.now.toISOString() && standsInBlock(one, view.blocks)
      return {
        ...pick(one, 'id', 'name', 'topic', 'language'),
        host: hostName(one.host_id) ?? null,
        isNoShow: one.status === 'no_show',
        inBlock,
        isUrgent: inBlock && naming.isSoon(one.start),
        isUndecided: naming.isUndecided(one),
      }
    })
  if (!slot) {
    const block = entries.length === 0 && blockAt(view, date, row)
    if (block) return { entries, block: { ...toldOf(block, date, language), rows: 1 } }
    return entries.length > 0 ? { entries } : null
  }
  const free = view.free.find(({ start }) => start === slot.start)
  if (free) return { entries, free: { at: slot.start, names: free.hosts.flatMap((id) => hostName(id) ?? []) } }
  if (entries.length > 0) return { entries }
  const block = blockOver(view, slot)
  if (!block) return { entries, closed: closedBecause(slot, naming) }
  return { entries, block: { ...toldOf(block, date, language), rows: 1 } }
}

function toldOf({ id, starts_at, ends_at, note, source }: AppointmentBlock, date: string, language: Language): Block {
  const [firstDay, lastDay] = [dayOf(starts_at), lastDayOf(ends_at)]
  const [start, end] = [clockTime(starts_at, language), clockTime(ends_at, language)]
  return {
    id,
    from: firstDay === date ? start : shortDay(firstDay, language).day,
    until: lastDay !== date ? shortDay(lastDay, language).day : end === '00:00' ? '24:00' : end,
    isWholeDay: (firstDay < date || start === '00:00') && (lastDay > date || end === '00:00'),
    note,
    isBusy: source === 'feed',
  }
}

/** What ends at midnight ends on the day before. */
const lastDayOf = (endsAt: string) => dayOf(new Date(Date.parse(endsAt) - 1).toISOString())

/** A block of the desk over a time that is not among the hours. */
function blockAt({ blocks }: BookView, date: string, row: string): AppointmentBlock | undefined {
  const at = new Date(swissTime(date, row)).toISOString()
  return blocks.find(({ source, starts_at, ends_at }) => source === 'desk' && starts_at <= at && ends_at > at)
}

/** Cells of one block, one below the other, become one. */
function joined(cells: (Cell | null)[]): (Cell | null)[] {
  let above: Cell['block']
  return cells.map((cell) => {
    if (cell?.block && above?.id === cell.block.id) {
      above.rows++
      return null
    }
    above = cell?.block
    return cell
  })
}

function about({ holidays, blocks }: BookView, date: string, { language, now }: Naming, cells: (Cell | null)[]) {
  const holiday = holidays.find((one) => one.date === date)
  const today = dayOf(now.toISOString())
  const inCells = new Set(cells.map((cell) => cell?.block?.id))
  const touches = ({ starts_at, ends_at }: AppointmentBlock) => dayOf(starts_at) <= date && lastDayOf(ends_at) >= date
  return {
    ...{ isToday: date === today, isPast: date < today, holiday: holiday ? holiday[language] : null },
    blocks: blocks
      .filter((one) => inCells.has(one.id) || (one.source === 'desk' && touches(one)))
      .sort((one, other) => one.starts_at.localeCompare(other.starts_at))
      .map((one) => ({ ...toldOf(one, date, language), isOutside: !inCells.has(one.id) })),
  }
}

type SlotOfHosts = BookView['slots'][number]

/** A block that leaves none of those whose time it is. */
function blockOver({ blocks }: BookView, { start, end, hosts }: SlotOfHosts): AppointmentBlock | undefined {
  const over = blocks.filter(({ starts_at, ends_at }) => starts_at < end && ends_at > start)
  const isWhole = hosts.every((host) => over.some(({ member_id }) => member_id === null || member_id === host))
  return isWhole ? (over.find(({ source }) => source === 'desk') ?? over[0]) : undefined
}

const isTaken = ({ appointments }: BookView, start: string) =>
  appointments.some((one) => one.status !== 'cancelled' && one.start === start)
const isBlocked = (view: BookView, slot: SlotOfHosts) => blockOver(view, slot) !== undefined

/** As the store counts it (server/appointments/matters.ts). */
function standsInBlock({ start, ends_at, host_id }: AppointmentRow, blocks: AppointmentBlock[]): boolean {
  return blocks.some(
    (block) =>
      block.starts_at < ends_at &&
      block.ends_at > start &&
      (block.member_id === null || block.member_id === host_id) &&
      (block.source === 'desk' || block.starts_at !== start),
  )
}

function closedBecause({ start }: SlotOfHosts, { now, bookableFrom, bookableUntil }: Naming): Closed {
  if (start <= now.toISOString()) return 'past'
  if (start < bookableFrom.toISOString()) return 'notice'
  if (start >= bookableUntil.toISOString()) return 'later'
  return 'buffer'
}

/** Times of the hours that are blocked, and blocks outside the hours: each is one more that somebody has set. */
function countsOf(view: BookView, inWeek: (time: string) => boolean) {
  const slots = view.slots.filter(({ start }) => inWeek(start))
  const standing = view.appointments.filter(({ status, start }) => status !== 'cancelled' && inWeek(start))
  const outside = view.blocks.filter(
    ({ source, starts_at, ends_at }) =>
      source === 'desk' && inWeek(starts_at) && !slots.some(({ start, end }) => starts_at < end && ends_at > start),
  )
  return {
    taken: standing.length,
    blocked: slots.filter((slot) => !isTaken(view, slot.start) && isBlocked(view, slot)).length + outside.length,
    free: view.free.filter(({ start }) => inWeek(start)).length,
  }
}
