import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createServices } from '#server/services.ts'
import { manyVisitors } from '#tests/support/many-visitors.ts'
import { addReaders } from '#tests/support/readers.ts'
import { onBothStores, silentLog } from '#tests/support/store.ts'
import { addressOf, visitor } from '#tests/support/visitor.ts'
import { namesakes, searchPeople } from './search.ts'

onBothStores('people', (open) => {
  async function setUp() {
    const store = await open(manyVisitors)
    const services = createServices({ ...store, log: silentLog })
    let visitors = 0
    const write = (name: string, email: string) =>
      services.sendContactMessage(
        { name, email, message: 'Guten Tag, ein Wort.' },
        visitor({ address: addressOf(visitors++) }),
      )
    /** So many messages of one person, at a time. */
    const addMessages = async (email: string, count: number, created_at: string) => {
      const message = { name: 'Viel', message: 'x', language: 'de' as const, created_at, changed_at: created_at }
      const rows = Array.from({ length: count }, () => ({ ...message, id: randomUUID(), email, email_key: email }))
      await store.db.insertInto('contact_messages').values(rows).execute()
    }
    const search = (text: string, offset = 0, limit = 50) => searchPeople(store.db, text, { limit, offset })
    const keys = async (...asked: Parameters<typeof search>) =>
      (await search(...asked)).rows.map(({ email_key }) => email_key)
    return { ...store, services, write, addMessages, search, keys }
  }

  it('are found by letters of their address, their name or company, with all that is held of them', async () => {
    const { db, services, write, search, keys } = await setUp()
    await addReaders(db, 1)
    await write('Anna Zeppelin', 'reader0@muster.example')
    await write('Anna Zeppelin', 'reader0@muster.example')
    await services.joinWaitlist({ tier: 'early_access', email: 'b@other.example', company: 'Zeppelin AG' }, visitor())
    expect(await search('zeppelin')).toMatchObject({
      total: 2,
      isMore: false,
      rows: [
        { email_key: 'b@other.example', name: 'Zeppelin AG', waitlist: 1, enquiries: 0 },
        { email_key: 'reader0@muster.example', name: 'Anna Zeppelin', enquiries: 2, newsletter: 1, appointments: 0 },
      ],
    })
    expect(await keys('READER')).toEqual(['reader0@muster.example'])
    expect(await keys('%')).toEqual([])
    expect(await search('nirgendwo')).toEqual({ rows: [], total: 0, isMore: false })
  })

  it('are listed by what came back to a letter of ours, too', async () => {
    const { db, addMessages, search } = await setUp()
    await addMessages('early@muster.example', 1, '2026-11-20T08:00:00.000Z')
    await addMessages('late@muster.example', 1, '2026-11-22T08:00:00.000Z')
    const { id: message_id } = await db
      .selectFrom('contact_messages')
      .select('id')
      .where('email_key', '=', 'early@muster.example')
      .executeTakeFirstOrThrow()
    const received_at = '2026-11-23T08:00:00.000Z'
    const said = { sender_name: 'Viel', other_address: null, text: 'Danke.', quoted: '', reference: null, received_at }
    const told = { is_automatic: 0, is_refuted: 0, is_cut: 0 }
    await db
      .insertInto('enquiry_mails')
      .values({ id: randomUUID(), message_id, key: 'a', ...said, ...told })
      .execute()
    expect((await search('')).rows).toMatchObject([
      { email_key: 'early@muster.example', last_at: received_at, enquiries: 1 },
      { email_key: 'late@muster.example' },
    ])
    expect((await search('muster')).total).toBe(2)
  })

  it.each([400, 1300])(
    'come one after the other through all pages, each once, also where many came at one moment or one wrote all the time (%i)',
    async (count) => {
      const { db, addMessages, keys, search } = await setUp()
      const readers = await addReaders(db, count)
      await addMessages('often@muster.example', 900, '2026-11-22T08:00:00.000Z')
      await addMessages('early@muster.example', 1, '2025-01-01T08:00:00.000Z')
      await addMessages(readers[7]?.email ?? '', 1, '2026-11-21T08:00:00.000Z')
      for (const text of ['', 'muster']) {
        const all: string[] = []
        for (let offset = 0; offset < count + 2; offset += 50) all.push(...(await keys(text, offset)))
        expect(all.slice(0, 2)).toEqual(['often@muster.example', 'reader7@muster.example'])
        expect(all.at(-1)).toBe('early@muster.example')
        expect(all).toHaveLength(count + 2)
        expect(new Set(all).size).toBe(count + 2)
        expect(await search(text)).toMatchObject(
          count < 1000 ? { total: count + 2, isMore: false } : { total: 1000, isMore: true },
        )
        expect((await search(text, count + 2)).rows).toEqual([])
      }
    },
  )

  it('stand with the same last time and counts, whatever they were found by', async () => {
    const { db, services, addMessages, search } = await setUp()
    await addReaders(db, 1)
    const email = 'reader0@muster.example'
    await addMessages(email, 1, '2025-01-01T08:00:00.000Z')
    await services.joinWaitlist({ tier: 'early_access', email, company: 'Zeppelin AG' }, visitor())
    await db.updateTable('newsletter_subscribers').set({ confirmed_at: '2030-01-01T08:00:00.000Z' }).execute()
    const [all] = (await search('')).rows
    expect(all).toMatchObject({ enquiries: 1, waitlist: 1, newsletter: 1, last_at: '2030-01-01T08:00:00.000Z' })
    for (const text of ['zeppelin', 'reader0']) expect((await search(text)).rows).toEqual([all])
  })

  it('of one name are found whatever their address, who wrote last first', async () => {
    const { db, write } = await setUp()
    await write('Anna Zeppelin', 'a@muster.example')
    await write('Berta Muster', 'anna.zeppelin@muster.example')
    await write('Anna Zeppelin', 'b@other.example')
    await write('Anna Muster', 'c@other.example')
    await db
      .updateTable('contact_messages')
      .set({ created_at: '2026-11-01T08:00:00.000Z' })
      .where('email', '=', 'b@other.example')
      .execute()
    // Whoever only mentions the name, or has it in an address, is somebody else.
    expect(await namesakes(db, 'ANNA Zeppelin', 6)).toEqual(['a@muster.example', 'b@other.example'])
    expect(await namesakes(db, 'Anna Zeppelin', 1)).toHaveLength(1)
    expect(await namesakes(db, '  ', 6)).toEqual([])
  })

  it('are counted up to a thousand, and shown beyond', async () => {
    const { db, search, keys } = await setUp()
    await addReaders(db, 1001)
    expect(await search('muster')).toMatchObject({ total: 1000, isMore: true })
    expect(await keys('muster', 1000)).toHaveLength(1)
  })
})
