import { afterEach, expect, test, vi } from 'vitest'
import { read } from '#content/documents.ts'
import { dayAfter } from '#content/swiss-time.ts'
import type { Access } from '../../access.server.ts'
import { sectionsOf } from './tasks.server.ts'

afterEach(() => vi.useRealTimers())

/** What Today says to the owner of a site on which nothing else waits. */
function today() {
  const none = async () => []
  const services = {
    today: {
      ...{ enquiries: none, waitlist: none, askedIssues: none, deadMails: none },
      ...{ suspected: async () => 0, troubles: async () => ({ incidents: [], crashes: 0 }), counts: async () => ({}) },
    },
    members: { list: none },
    entries: { reviews: { list: none }, refused: none },
  }
  const desk = { services, language: 'de', open: { member: { id: '', role: 'owner' } } }
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

test('every fact was read before it has to be read again', () => {
  expect(read('checked-facts').filter(({ seen, until }) => seen >= until)).toEqual([])
})
