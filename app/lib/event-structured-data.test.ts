import { expect, test } from 'vitest'
import { onlineEvents } from './event-structured-data.ts'
import type { Rendered } from './seo.ts'

const event = {
  id: 'fragestunde',
  title: 'Fragestunde',
  description: 'Eine Stunde.',
  start: '2026-12-02T16:30:00+01:00',
  end: '2026-12-02T17:15:00+01:00',
}
const page = {
  location: { pathname: '/video-studio' },
  matches: [{ loaderData: { brand: 'Saldora' } }],
} as unknown as Rendered
const end = Date.parse(event.end)

test('an event that is not over is announced as scheduled', () => {
  expect(onlineEvents([event], end - 1, page)).toMatchObject([
    { name: 'Fragestunde', eventStatus: 'https://schema.org/EventScheduled', startDate: event.start },
  ])
})

test('one that is over leaves the structured data', () => {
  expect(onlineEvents([event], end, page)).toEqual([])
})
