import { expect, it } from 'vitest'
import { onBothStores } from '#tests/support/store.ts'
import { migrate } from './migrate.ts'

onBothStores('proposals of before', (open) => {
  it('that nobody had read all of stay unread', async () => {
    const { db, kind, ...store } = await open()
    const text = {
      kind: 'translation',
      source: 'Eins',
      replaces: '',
      text: 'One. Two.',
      created_at: '2026-11-24',
    } as const
    const place = { entry: 'faq', place: '["en","hero","title"]', source_place: '["de","hero","title"]' }
    for (const [id, state, words_read] of [
      ['open', 'open', '[]'],
      ['half', 'taken', '["0123456789abcdef"]'],
      ['whole', 'read', '["0123456789abcdef","123456789abcdef0"]'],
    ] as const) {
      await db
        .insertInto('document_proposals')
        .values({ id, ...place, ...text, state: state as 'open', words_read })
        .execute()
    }
    await db.deleteFrom('schema_migrations').where('name', '=', '0033-unread-fields').execute()

    await migrate({ ...store, db, kind })

    const rows = await db.selectFrom('document_proposals').select(['id', 'state', 'text']).orderBy('id').execute()
    expect(rows).toEqual([
      { id: 'half', state: 'aside', text: text.text },
      { id: 'open', state: 'open', text: text.text },
      { id: 'whole', state: 'read', text: text.text },
    ])
  })
})
