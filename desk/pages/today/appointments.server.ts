import type { DocumentOf } from '#content/catalogue.ts'
import type { Language } from '#contract/language.ts'
import type { DeskServices } from '#server/desk/services.ts'
import { fill } from '../../fill.ts'
import { nextMorning } from '../../promise.ts'
import { dueTime } from '../../time.ts'
import type { Matter } from './data.ts'

type Booked = Awaited<ReturnType<DeskServices['today']['appointments']>>
type Row = Booked['today'][number]

type Telling = {
  words: DocumentOf<'desk/today'>
  language: Language
  now: Date
  isSoon: DeskServices['today']['isSoon']
}

/** What of the appointment book wants a decision, and what of today is to come. */
export function appointmentLines(
  { inBlocks, cancelled, over, today }: Booked,
  { words: { appointments: words }, language, now, isSoon }: Telling,
): Matter[] {
  const line = (row: Row, given: Pick<Matter, 'text' | 'act'> & Partial<Matter>): Matter => ({
    id: row.id,
    to: `/appointments/${row.id}`,
    title: row.name,
    time: dueTime(row.start, language, now),
    isUrgent: false,
    ...given,
  })
  const stands = new Set(inBlocks.map(({ id }) => id))
  return [
    ...inBlocks.map((row) =>
      line(row, { text: words.inBlock, isUrgent: isSoon(row.start, nextMorning(now)), act: 'decide' }),
    ),
    ...cancelled.map((row) => line(row, { text: words.cancelled, act: 'look' })),
    ...over.map((row) =>
      line(row, { title: fill(words.over.title, { name: row.name }), text: words.over.text, act: 'decide' }),
    ),
    ...today
      .filter(({ id }) => !stands.has(id))
      .map((row) =>
        line(row, {
          text: row.topic ?? (row.phone ? fill(words.phone, { phone: row.phone }) : ''),
          ...(row.topic && { lang: row.language }),
          isPlan: true,
          act: 'look',
        }),
      ),
  ]
}
