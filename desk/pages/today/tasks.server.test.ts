import { afterEach, expect, test, vi } from 'vitest'
import { read } from '#content/documents.ts'
import { dayAfter } from '#content/swiss-time.ts'
import type { Access } from '../../access.server.ts'
import { appointmentLines, type Booked } from './appointments.server.ts'
import { sectionsOf } from './tasks.server.ts'

afterEach(() => vi.useRealTimers())

/** What Today says on a site on which nothing waits but these enquiries. */
function today({
  enquiries = [],
  role = 'owner',
  suspected = 0,
}: {
  enquiries?: object[]
  role?: string
  suspected?: number
} = {}) {
  const none = async () => []
  const services = {
    today: {
      ...{ enquiries: async () => enquiries, notes: none, waitlist: none, askedIssues: none, deadMails: none },
      ...{
        suspected: async () => suspected,
        troubles: async () => ({ incidents: [], crashes: 0 }),
        counts: async () => ({ enquiries: 14 }),
      },
    },
    members: { list: none },
    entries: { reviews: { list: none }, refused: none },
  }
  const desk = { services, language: 'de', open: { member: { id: '', role } } }
  return sectionsOf(desk as unknown as Access, undefined)
}

test('a fact wants to be read again from the day after the one that it names, and not before', async () => {
  const facts = read('checked-facts')
  const first = facts.map(({ until }) => until).sort()[0] ?? ''
  const due = facts.filter(({ until }) => until === first)
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(`${first}T12:00:00Z`)
  expect(await today()).toEqual([])
  vi.setSystemTime(`${dayAfter(first)}T12:00:00Z`)
  const tasks = due.map(({ fact }) => ({ to: '/content/checked-facts', text: fact.de }))
  expect(await today()).toMatchObject([{ id: 'content', tasks }])
})

test('of the appointments stands first what begins first', () => {
  const row = (name: string, start: string) => ({ id: name, name, start })
  const booked = {
    inBlocks: [row('Tim', '2026-12-02T08:00:00Z')],
    cancelled: [],
    over: [row('Sabine', '2026-11-27T08:00:00Z')],
  }
  const now = new Date('2026-11-27T14:00:00Z')
  const telling = { words: read('desk/today', 'de'), language: 'de', now, isSoon: () => false } as const
  expect(appointmentLines(booked as unknown as Booked, telling).map(({ id, time }) => [id, time])).toEqual([
    ['Sabine', 'heute 09:00'],
    ['Tim', 'Mi 2. Dez., 09:00'],
  ])
})

const asked = { id: '1', name: 'Sabine Gerber', state: 'new', email_key: 'sabine@gerber.example', said: 'Alles.' }

test('who wants their data stands there as that, with the way to their card for whoever may hand it out', async () => {
  const open = { ...asked, answered_at: null, waiting_since: null, created_at: new Date().toISOString() }
  const enquiries = [
    { ...open, id: '0', wish: null },
    { ...open, wish: 'access' },
  ]
  const lineOf = async (role: string) => (await today({ enquiries, role }))[0]?.tasks[role === 'owner' ? 0 : 1]
  const title = `${read('desk/enquiries', 'de').wishes.access}: Sabine Gerber`
  expect(await lineOf('owner')).toMatchObject({ title, to: '/people/card?email=sabine%40gerber.example' })
  expect(await lineOf('office')).toMatchObject({ title, to: '/enquiries/1' })
})

test('whoever reads how much waits is not told of the lines alone', async () => {
  const enquiries = [
    { ...asked, answered_at: null, waiting_since: null, created_at: new Date().toISOString(), wish: null },
  ]
  expect(await today({ enquiries, suspected: 2 })).toMatchObject([{ unseen: 13, tasks: [{ id: '1' }, { count: 2 }] }])
})

test('a wish that was answered and not fulfilled is said to be open', async () => {
  const at = new Date().toISOString()
  const enquiries = [
    { ...asked, answered_at: at, waiting_since: null, remind_at: null, created_at: at, wish: 'access' },
  ]
  const [section] = await today({ enquiries })
  expect(section?.tasks).toMatchObject([{ time: read('desk/today', 'de').stillOpen }])
})

test('every fact was read before it has to be read again', () => {
  expect(read('checked-facts').filter(({ seen, until }) => seen >= until)).toEqual([])
})
