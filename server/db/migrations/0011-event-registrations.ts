import type { Kysely } from 'kysely'

const rowsAtATime = 500

/** The events of that time: the sentence that the page put into a message, in either language, until the event was over. */
const events = [
  {
    id: 'qr-rechnung-adressen',
    end: '2025-02-12T17:15:00+01:00',
    sentences: [
      'Ich möchte mich für «QR-Rechnung: Adressen rechtzeitig ordnen» am 12.2.2025, 16:30–17:15, anmelden.',
      'I would like to register for “QR-bill: put your addresses in order in time” on 12 February 2025, 16:30–17:15.',
    ],
  },
  {
    id: 'mwst-viertes-quartal',
    end: '2025-02-26T17:15:00+01:00',
    sentences: [
      'Ich möchte mich für «MWST: das vierte Quartal vor dem Einreichen» am 26.2.2025, 16:30–17:15, anmelden.',
      'I would like to register for “VAT: the fourth quarter before you file” on 26 February 2025, 16:30–17:15.',
    ],
  },
  {
    id: 'ki-vorschlaege-pruefen',
    end: '2025-03-19T17:15:00+01:00',
    sentences: [
      'Ich möchte mich für «KI-Vorschläge prüfen, bevor sie verbucht sind» am 19.3.2025, 16:30–17:15, anmelden.',
      'I would like to register for “Checking AI suggestions before they are posted” on 19 March 2025, 16:30–17:15.',
    ],
  },
]

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
      const event = eventNamedBy(message, Date.parse(created_at))
      if (event) await db.updateTable('contact_messages').set({ event }).where('id', '=', id).execute()
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

function eventNamedBy(message: string, sent: number): string | undefined {
  const text = message.replace(/\s+/g, ' ')
  return events.find(({ end, sentences }) => sent < Date.parse(end) && sentences.some((one) => text.includes(one)))?.id
}
