import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onBothStores } from '#tests/support/store.ts'
import { mentioning, textsByTable } from './mentions.ts'

/** Tables that may hold very many rows. What others write freely in a new column of them needs a new index (a migration). */
const large = [
  'contact_messages',
  'enquiry_entries',
  'newsletter_subscribers',
  'newsletter_tokens',
  'outbox',
  'waitlist_entries',
] as const

onBothStores('texts in which an address stands', (open) => {
  it.each(large)('are found in %s by an index of those that hold an address at all', async (table) => {
    const { db, kind } = await open()
    const columns = textsByTable.get(table)?.map(({ column }) => column) ?? []
    const query = mentioning(table, columns, '%mira%muster.example%')
    const plan = await db.transaction().execute(async (trx) => {
      if (kind === 'sqlite') return (await sql`explain query plan ${query}`.execute(trx)).rows
      // A table without rows is read as a whole otherwise.
      await sql`set local enable_seqscan = off`.execute(trx)
      return (await sql`explain ${query}`.execute(trx)).rows
    })
    expect(JSON.stringify(plan)).toContain(`${table}_mentions`)
  })
})
