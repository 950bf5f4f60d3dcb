import type { DocumentOf } from '#content/catalogue.ts'
import { appointmentWay } from '#contract/appointment-way.ts'
import { clockTime } from '#contract/dates.ts'
import type { Language } from '#contract/language.ts'
import type { DeskServices } from '#server/desk/services.ts'
import { deskCopy } from '../../copy.server.ts'
import { nextMorning } from '../../deadline.ts'
import { fill } from '../../fill.ts'
import { dueTime } from '../../time.ts'
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

/** What of the appointment book wants a decision. */
export function appointmentLines(
  { inBlocks, cancelled, over }: Booked,
  { words: { appointments: words }, language, now, isSoon }: Telling,
): Task[] {
  const line = (row: Row, given: Pick<Task, 'text' | 'act'> & Partial<Task>): Task => ({
    id: row.id,
    to: `/appointments/${row.id}`,
    title: row.name,
    time: dueTime(row.start, language, now),
    isUrgent: false,
    ...given,
  })
  return [
    ...inBlocks.map((row) =>
      line(row, { text: words.inBlock, isUrgent: isSoon(row.start, nextMorning(now)), act: 'decide' }),
    ),
    ...cancelled.map((row) => line(row, { text: words.cancelled, act: 'look' })),
    ...over.map((row) =>
      line(row, { title: fill(words.over.title, { name: row.name }), text: words.over.text, act: 'record' }),
    ),
  ]
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
