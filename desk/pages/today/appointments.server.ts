import type { DocumentOf } from '#content/catalogue.ts'
import { appointmentWay } from '#contract/appointment-way.ts'
import { clockTime } from '#contract/dates.ts'
import type { Language } from '#contract/language.ts'
import type { DeskServices } from '#server/desk/services.ts'
import { deskCopy } from '../../copy.server.ts'
import { nextMorning } from '../../deadline.ts'
import { fill } from '../../fill.ts'
import { pick } from '../../pick.ts'
import { beginTime } from '../../time.ts'
import { subjectOf } from '../enquiries/subject.ts'
import type { Planned, Task } from './data.ts'

export type Booked = Awaited<ReturnType<DeskServices['today']['appointments']>>
type Row = Booked['today'][number]

type Telling = {
  words: DocumentOf<'desk/today'>
  language: Language
  now: Date
  isSoon: DeskServices['today']['isSoon']
}

/** What of the appointment book wants a decision, by when each begins. */
export function appointmentLines(
  { inBlocks, cancelled, over }: Booked,
  { words: { appointments: words }, language, now, isSoon }: Telling,
): Task[] {
  const line = (row: Row, given: Pick<Task, 'text' | 'act'> & Partial<Task>): Task & Pick<Row, 'start'> => ({
    ...pick(row, 'id', 'start'),
    to: `/appointments/${row.id}`,
    title: row.name,
    time: beginTime(row.start, language, now),
    isUrgent: false,
    ...given,
  })
  const lines = [
    ...inBlocks.map((row) =>
      line(row, { text: words.inBlock, isUrgent: isSoon(row.start, nextMorning(now)), act: 'decide' }),
    ),
    ...cancelled.map((row) => line(row, { text: words.cancelled, act: 'look' })),
    ...over.map((row) =>
      line(row, { title: fill(words.over.title, { name: row.name }), text: words.over.text, act: 'record' }),
    ),
  ]
  return lines.toSorted((one, other) => one.start.localeCompare(other.start))
}

/** The conversations of today that are to come, and those of tomorrow. */
export function planOf(
  { today, tomorrow }: Booked,
  { language, hasVideo }: { language: Language; hasVideo: boolean },
): Record<'today' | 'tomorrow', Planned[]> {
  const { sheet } = deskCopy(language, 'appointments')
  const planned = ({ id, start, name, phone, topic, language: lang }: Row): Planned => ({
    ...{ id, name, phone, lang, topic: subjectOf(topic ?? '') },
    time: clockTime(start, language),
    way: sheet[appointmentWay(phone !== null, hasVideo)],
  })
  return { today: today.map(planned), tomorrow: tomorrow.map(planned) }
}
