import { expect, test } from 'vitest'
import { videoStudio as de } from './de/video-studio.ts'
import { videoStudio as en } from './en/video-studio.ts'
import { eventProblems } from './events-schema.ts'

const german = { file: 'de/video-studio.ts', items: de.events.items }
const english = { file: 'en/video-studio.ts', items: en.events.items }
const event = { id: 'fragestunde', date: '2026-12-02', from: '16:30', to: '17:15' }
const words = { title: 'Fragestunde', type: 'Webinar', description: 'Eine Stunde.' }
const inGerman = (items: Record<string, unknown>) => [{ file: 'de/video-studio.ts', items }]

test('the events as they stand are right', () => {
  expect(eventProblems([german, english])).toEqual([])
})

test.each([
  [{ ...event, date: '2026-02-30' }, '0.date', 'a date'],
  [{ ...event, date: '2.12.2026' }, '0.date', 'a date'],
  [{ ...event, from: '25:00' }, '0.from', 'a time'],
  [{ ...event, to: '16:00' }, '0.to', 'an end after the beginning'],
  [{ ...event, id: 'Frage Stunde' }, '0.id', 'a name for addresses'],
])('a wrong event is named (case %#)', (wrong, at, expected) => {
  const problems = eventProblems(inGerman({ [wrong.id]: words }), [wrong])
  expect(problems[0]).toMatchObject({ file: 'events.ts', at, message: expect.stringContaining(expected) })
})

test('so is one that stands there twice', () => {
  const problems = eventProblems(inGerman({ fragestunde: words }), [event, event])
  expect(problems).toMatchObject([{ file: 'events.ts', at: '1.id', message: expect.stringContaining('twice') }])
})

test.each([
  [{}, 'events.items.fragestunde', 'missing'],
  [{ fragestunde: { ...words, title: ' ' } }, 'events.items.fragestunde.title', 'expected a text'],
  [{ fragestunde: words, x: words }, 'events.items.x', 'there is no such event in events.ts'],
])('words that do not fit are named (case %#)', (items, at, message) => {
  const problems = eventProblems(inGerman(items), [event])
  expect(problems).toMatchObject([{ file: 'de/video-studio.ts', at, message: expect.stringContaining(message) }])
})
