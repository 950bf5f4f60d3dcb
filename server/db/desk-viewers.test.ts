import { expect, it } from 'vitest'
import { createContext } from '#server/context.ts'
import { createEnquiriesService } from '#server/enquiries/service.ts'
import { createDraftsService } from '#server/newsletter/drafts/service.ts'
import { onBothStores, silentLog } from '#tests/support/store.ts'
import { tableNames } from '#tests/support/tables.ts'
import { migrate } from './migrate.ts'

const at = '2026-11-01T08:00:00.000Z'

onBothStores('enquiries and drafts of before, with somebody who looks at them', (open) => {
  it('stay as they are, and are looked at anew', async () => {
    const { db, kind, config, ...store } = await open()
    const mira = { id: 'mira', name: 'Mira', email: 'mira@muster.example', email_key: 'mira@muster.example' }
    await db
      .insertInto('desk_members')
      .values({ ...mira, role: 'owner', language: 'de', created_at: at })
      .execute()
    const context = createContext({ db, config, log: silentLog, actor: { kind: 'member', id: 'mira', name: 'Mira' } })
    const drafts = createDraftsService(context)
    await drafts.add('November')
    const { id: draft_id } = await db.selectFrom('newsletter_drafts').select('id').executeTakeFirstOrThrow()
    await db
      .insertInto('contact_messages')
      .values({
        ...{ id: 'm1', name: 'Sabine', email: 'sabine@muster.example', email_key: 'sabine@muster.example' },
        ...{ language: 'de', message: 'Was kostet der Anfang?', created_at: at },
        ...{ company: null, page: null, event: null },
      })
      .execute()
    const look = { member_id: 'mira', is_writing: 0, since: at, seen_at: at }
    const before = { enquiry_viewers: { message_id: 'm1' }, newsletter_draft_viewers: { draft_id } }
    for (const [table, place] of Object.entries(before)) {
      const [column = ''] = Object.keys(place)
      const owner = column === 'draft_id' ? 'newsletter_drafts.id' : 'contact_messages.id'
      await db.schema
        .createTable(table)
        .addColumn(column, 'text', (text) => text.notNull().references(owner).onDelete('cascade'))
        .addColumn('member_id', 'text', (text) => text.notNull().references('desk_members.id').onDelete('cascade'))
        .addColumn('is_writing', 'integer')
        .addColumn('since', 'text')
        .addColumn('seen_at', 'text')
        .execute()
      await db
        .insertInto(table as never)
        .values({ ...place, ...look } as never)
        .execute()
    }
    await db.deleteFrom('schema_migrations').where('name', '=', '0025-one-table-of-viewers').execute()

    await migrate({ ...store, db, kind })

    expect(await tableNames({ db, kind })).not.toContain('enquiry_viewers')
    expect(await db.selectFrom('contact_messages').select('id').execute()).toEqual([{ id: 'm1' }])
    expect(await drafts.find(draft_id)).toMatchObject({ draft: { name: 'November' } })
    await drafts.visit(draft_id, true)
    await createEnquiriesService(context).visit('m1', false)
    const places = await db.selectFrom('desk_viewers').select('place').orderBy('place').execute()
    expect(places).toEqual([{ place: `draft:${draft_id}` }, { place: 'enquiry:m1' }])
  })
})
