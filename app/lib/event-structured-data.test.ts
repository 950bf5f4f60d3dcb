import { expect, test } from 'vitest'
import { onlineEvents } from './event-structured-data.ts'

const event = {
  id: 'fragestunde',
  title: 'Fragestunde',
  description: 'Eine Stunde.',
  path: '/video-studio',
  start: '2026-12-02T16:30:00+01:00',
  end: '2026-12-02T17:15:00+01:00',
  brand: 'Saldora',
}
const end = Date.parse(event.end)

test('an event that is not over is announced as scheduled', () => {
  expect(onlineEvents([event], end - 1)).toMatchObject([
    { name: 'Fragestunde', eventStatus: 'https://schema.org/EventScheduled', startDate: event.start },
  ])
})

test('one that is over leaves the structured data', () => {
  expect(onlineEvents([event], end)).toEqual([])
})
