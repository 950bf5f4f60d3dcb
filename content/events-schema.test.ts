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
  [{ ...event, date: '2026-02-30' }, 'events.ts: 0.date: expected a date'],
  [{ ...event, date: '2.12.2026' }, 'events.ts: 0.date: expected a date'],
  [{ ...event, from: '25:00' }, 'events.ts: 0.from: expected a time'],
  [{ ...event, to: '16:00' }, 'events.ts: 0.to: expected an end after the beginning'],
  [{ ...event, id: 'Frage Stunde' }, 'events.ts: 0.id: expected a name for addresses'],
])('a wrong event is named (case %#)', (wrong, problem) => {
  expect(eventProblems(inGerman({ [wrong.id]: words }), [wrong]).join('\n')).toContain(problem)
})

test('so is one that stands there twice', () => {
  expect(eventProblems(inGerman({ fragestunde: words }), [event, event])).toEqual([
    'events.ts: fragestunde: stands there twice',
  ])
})

test.each([
  [{}, 'de/video-studio.ts: events.items.fragestunde: missing'],
  [{ fragestunde: { ...words, title: ' ' } }, 'de/video-studio.ts: events.items.fragestunde.title: expected a text'],
  [{ fragestunde: words, x: words }, 'de/video-studio.ts: events.items.x: there is no such event in events.ts'],
])('words that do not fit are named (case %#)', (items, problem) => {
  expect(eventProblems(inGerman(items), [event])).toContain(problem)
})
