import { expect, it } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { onBothStores } from '#tests/support/store.ts'

const events = [
  {
    id: 'qr-rechnung-adressen',
    registration:
      'I would like to register for “QR-bill: put your addresses in order in time” on 12 February 2025, 16:30–17:15.',
    end: '2025-02-12T17:15:00+01:00',
  },
  {
    id: 'mwst-viertes-quartal',
    registration:
      'Ich möchte mich für «MWST: das vierte Quartal vor dem Einreichen» am 26.2.2025, 16:30–17:15, anmelden.',
    end: '2025-02-26T17:15:00+01:00',
  },
]

onBothStores('registrations of before', (open) => {
  it('move into their column, and their messages stay as they were written', async () => {
    const store = await open()
    const dayBefore = (end: string) => new Date(Date.parse(end) - 86_400_000).toISOString()
    const sent = events.flatMap(({ id, registration, end }) => {
      const message = `Re: event\r\n\r\n${registration} There will be two of us.`
      return [
        { id, message, created_at: dayBefore(end), event: null },
        { id: `${id}-late`, message, created_at: new Date(end).toISOString(), event: null },
      ]
    })
    const rest = {
      name: 'Mira',
      email: 'mira@muster.example',
      email_key: 'mira@muster.example',
      language: 'en',
    } as const
    const other = { id: 'other', message: 'Do you work with bexio?', created_at: '2024-01-01T08:00:00.000Z' }
    await store.db
      .insertInto('contact_messages')
      .values([...sent, other].map((row) => ({ ...rest, company: null, page: null, event: null, ...row })))
      .execute()
    await store.db.deleteFrom('schema_migrations').where('name', '=', '0011-event-registrations').execute()

    await migrate(store)

    const rows = await store.db.selectFrom('contact_messages').select(['id', 'message', 'event']).execute()
    const known = events.map(({ id }) => id)
    expect(rows).toHaveLength(sent.length + 1)
    for (const { id, message, event } of rows) {
      expect([id, event]).toEqual([id, known.includes(id) ? id : null])
      expect(message).toBe([...sent, other].find((row) => row.id === id)?.message)
    }
  })
})
