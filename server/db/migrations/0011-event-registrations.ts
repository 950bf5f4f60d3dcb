import type { Kysely } from 'kysely'
import { registeredEvent } from '../../contact/registration.ts'

const rowsAtATime = 500

/**
 * What registers for an event says so in its column, and not in the message alone: messages from before the column was there, and
 * before the form had a field for it. The message stays as it was written.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  let after = ''
  for (;;) {
    const rows = await db
      .selectFrom('contact_messages')
      .select(['id', 'message', 'created_at'])
      .where('event', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsAtATime)
      .execute()
    for (const { id, message, created_at } of rows) {
      const event = registeredEvent({ message }, new Date(created_at))
      if (event) await db.updateTable('contact_messages').set({ event }).where('id', '=', id).execute()
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}
