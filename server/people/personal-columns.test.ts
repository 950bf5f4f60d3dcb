import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { read } from '#content/documents.ts'
import { formLabels } from '#content/form-labels.ts'
import { createContext } from '#server/context.ts'
import { copiedTables } from '#server/db/copy.ts'
import type { Store } from '#server/db/open.ts'
import {
  columnClasses,
  exceptionFor,
  exceptions,
  type PersonalColumn,
  personalColumns,
  type Right,
} from '#server/db/personal-columns.ts'
import { createLog } from '#server/log.ts'
import { createRetentionService } from '#server/retention/service.ts'
import { rawRows, rawStore } from '#tests/support/raw-store.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { columnsByTable } from '#tests/support/tables.ts'
import { accessDocument } from './access-document.ts'
import { createPeopleService } from './service.ts'

const longAgo = '2020-01-01T08:00:00.000Z'
const consent = { consent_version: '1', consent_at: longAgo }
const person = 'Mira.Beispiel@muster.example'

/** A row of each table that holds personal data, without it: all of it over and done with. `whose` goes into every id. */
const rows: Record<string, (whose: string) => Record<string, unknown>> = {
  newsletter_subscribers: (whose) => ({
    ...{ id: `reader-${whose}`, status: 'unsubscribed', language: 'de', created_at: longAgo, ...consent },
    ...{ confirmed_at: longAgo, unsubscribed_at: longAgo },
  }),
  newsletter_tokens: (whose) => ({
    ...{ id: `token-${whose}`, subscriber_id: `reader-${whose}`, purpose: 'confirm', token_hash: `hash-${whose}` },
    ...{ language: 'de', expires_at: longAgo, used_at: longAgo, ...consent },
  }),
  newsletter_suppressions: (whose) => ({ address_hash: `hash-${whose}`, reason: 'bounced', created_at: longAgo }),
  waitlist_entries: (whose) => ({
    ...{ id: `entry-${whose}`, position: whose.length, tier: 'early_access', status: 'declined', language: 'de' },
    ...{ created_at: longAgo, decided_at: longAgo, ...consent },
  }),
  contact_messages: (whose) => ({ id: `message-${whose}`, language: 'de', created_at: longAgo }),
  merged_addresses: () => ({ merged_at: longAgo }),
  enquiry_entries: (whose) => ({
    ...{ id: `note-${whose}`, message_id: `message-${whose}`, kind: 'note', created_at: longAgo },
  }),
  enquiry_drafts: (whose) => ({
    ...{ id: `draft-${whose}`, message_id: `message-${whose}`, member_id: `member-${whose}`, saved_at: longAgo },
  }),
  enquiry_mails: (whose) => ({
    ...{ id: `answer-${whose}`, message_id: `message-${whose}`, key: whose, received_at: longAgo },
    ...{ is_automatic: 0, is_refuted: 0, is_cut: 0 },
  }),
  enquiry_files: (whose) => ({ id: `file-${whose}`, mail_id: `answer-${whose}`, number: 0, size: 1 }),
  appointments: (whose) => ({
    ...{ id: `appointment-${whose}`, host_id: whose, start: longAgo, ends_at: longAgo, language: 'de', sequence: 0 },
    ...{ status: 'booked', created_at: longAgo, timed_at: longAgo, changed_at: longAgo },
  }),
  appointment_blocks: (whose) => ({
    ...{ id: `block-${whose}`, starts_at: longAgo, ends_at: longAgo, source: 'desk', created_at: longAgo },
  }),
  suspected_submissions: (whose) => ({ id: `held-${whose}`, form: 'contact', language: 'de', created_at: longAgo }),
  handed_questions: (whose) => ({ id: `question-${whose}`, language: 'de', created_at: longAgo }),
  security_events: (whose) => ({
    ...{ id: `event-${whose}`, event_type: 'x', severity: 'low', network_key: 'k', created_at: longAgo },
  }),
  outbox: (whose) => ({
    ...{ id: `mail-${whose}`, lane: 'direct', letter: 'contact-receipt', language: 'de', message_id: `id-${whose}` },
    ...{ status: 'sent', attempts: 1, next_attempt_at: longAgo, created_at: longAgo, sent_at: longAgo },
  }),
  desk_members: (whose) => ({ id: `member-${whose}`, role: 'office', language: 'de', created_at: longAgo }),
  desk_passkeys: (whose) => ({
    ...{ id: `key-${whose}`, member_id: `member-${whose}`, public_key: 'k', counter: 0, transports: '[]' },
    created_at: longAgo,
  }),
  desk_sessions: (whose) => ({
    ...{ token_hash: `session-${whose}`, id: `session-${whose}`, member_id: `member-${whose}` },
    ...{ passkey_id: `key-${whose}`, created_at: longAgo, touched_at: longAgo, verified_at: longAgo, ends_at: longAgo },
  }),
  document_revisions: (whose) => ({
    ...{ document_id: whose, number: 1, author_kind: 'member', why: 'x', created_at: longAgo },
  }),
  publications: (whose) => ({
    ...{ number: whose.length, state: 'published', author_kind: 'member', why: 'x', created_at: longAgo },
  }),
  scheduled_publications: (whose) => ({
    ...{ id: whose, publish_at: longAgo, state: 'withdrawn', changes: '[]', author_kind: 'member', why: 'x' },
    created_at: longAgo,
  }),
  content_reviews: (whose) => ({ entry: whose, author_kind: 'member', note: '', submitted_at: longAgo }),
  document_drafts: (whose) => ({ document_id: whose, revision: 1, author_kind: 'member', saved_at: longAgo }),
  pictures: (whose) => ({
    ...{ id: whose, width: 640, height: 640, description_de: 'x', description_en: 'x', author_kind: 'member' },
    created_at: longAgo,
  }),
  audit_log: (whose) => ({
    ...{ number: whose.length, at: longAgo, actor_kind: 'member', act: 'x', details: '{}', hash: whose },
  }),
}

/** Of all facts in what is held, and in lists of it. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, fact]) => [name, ...namesIn(fact)])
}

const markerOf = ({ table, column }: PersonalColumn, whose: string) => `q${table}.${column}.${whose}z`

/** Writes a row into every table, with a text in each personal column that is found nowhere else. */
async function fill({ db }: Store, whose: string, address: string, typed = (marker: string) => marker) {
  for (const table of copiedTables) {
    const columns = personalColumns.filter((column) => column.table === table)
    if (columns.length === 0) continue
    const values = columns.map((column) => {
      if (column.kind === 'address') return [column.column, isKey(column) ? address.toLowerCase() : address]
      const marker = markerOf(column, whose)
      // Nobody looks into a file that somebody sent: it goes as a whole.
      const text = column.kind === 'file' ? marker : typed(marker)
      return [column.column, isJson(column) ? JSON.stringify({ text }) : text]
    })
    const row = { ...rows[table]?.(whose), ...Object.fromEntries(values) }
    await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(row))})`.execute(db)
  }
}

const isKey = ({ column }: PersonalColumn) => column === 'email_key'
const isJson = ({ column }: PersonalColumn) => ['fields', 'params', 'sent_letter'].includes(column)
/** What stands in each column of the person, as it is looked for. */
const heldOf = (column: PersonalColumn) => markerOf(column, 'mira')
const texts = personalColumns.filter(({ kind }) => kind !== 'address')
const excepted = (right: Right) => texts.filter((column) => exceptionFor(column, right)).map(heldOf)

onStoreOfRun('personal data', (open) => {
  async function setUp() {
    const store = await open()
    const context = createContext({ db: store.db, config: store.config, log: silentLog })
    return { ...store, context, people: createPeopleService(context) }
  }

  it('is known by the class of every column that the store has', async () => {
    const named = (entries: [string, string[]][]) =>
      Object.fromEntries(entries.map(([name, all]) => [name, all.sort()]))
    const tables = Object.entries(await columnsByTable(await setUp()))
    const inStore = named(tables.filter(([name]) => !name.startsWith('enquiry_search')))
    expect(named(Object.entries(columnClasses).map(([name, columns]) => [name, Object.keys(columns)]))).toEqual(inStore)
  })

  it('is in the export of its person, column by column', async () => {
    const store = await setUp()
    await fill(store, 'mira', person)
    const held = JSON.stringify(await store.people.export(person))
    expect(texts.map(heldOf).filter((marker) => !held.includes(marker))).toEqual(excepted('export'))
    const addresses = personalColumns.filter((column) => column.kind === 'address' && !exceptionFor(column, 'export'))
    expect(held.split(person).length - 1).toBe(addresses.length)
  })

  it('is in the document for its person too, with a word for each column', async () => {
    const store = await setUp()
    await fill(store, 'mira', person)
    const held = await store.people.handOut(person)
    if (!held) throw new Error('nothing held')
    for (const language of ['de', 'en'] as const) {
      const page = accessDocument(held, language, store.config)
      expect(texts.map(heldOf).filter((marker) => !page.includes(marker))).toEqual(excepted('export'))
      // What is empty here is not with everybody.
      const { labels, sections } = read('access-document', language)
      const named = Object.assign({}, labels, ...Object.values(formLabels(language)))
      const names = Object.keys(sections).flatMap((section) => namesIn(held[section as keyof typeof held]))
      expect(names.filter((name) => !(name in named))).toEqual([])
    }
    expect(store.people.document(held)).toContain('<html lang="de-CH">')
  })

  it('is erased with its person, from the file too, and from what others wrote', async () => {
    const store = await setUp()
    await fill(store, 'mira', person)
    await fill(store, 'other', 'other@muster.example', (marker) => `${marker} ${person}`)
    const before = await rawStore(store)
    expect(texts.map(heldOf).filter((marker) => !before.includes(marker))).toEqual([])
    expect(await store.people.erase(person)).toMatchObject({ ok: true, compacted: true })
    const after = await rawStore(store)
    expect(
      texts
        .map(heldOf)
        .filter((marker) => after.includes(marker))
        .sort(),
    ).toEqual(excepted('erasure').sort())
    for (const { table, column } of personalColumns.filter((one) => !exceptionFor(one, 'erasure'))) {
      const { rows } = await sql<{
        text: string | null
      }>`select ${sql.ref(column)} as text from ${sql.table(table)}`.execute(store.db)
      const naming = rows.filter(({ text }) => text?.toLowerCase().includes(person.toLowerCase()))
      expect([table, column, naming]).toEqual([table, column, []])
    }
  })

  it('is deleted when its time is over', async () => {
    const store = await setUp()
    await fill(store, 'mira', person)
    await createRetentionService(store.context).run()
    // Rows, not bytes: the embedded store's file is rewritten by an erasure only.
    const left = await rawRows(store)
    expect(
      texts
        .map(heldOf)
        .filter((marker) => left.includes(marker))
        .sort(),
    ).toEqual(excepted('retention').sort())
  })
})

describe('personal data', () => {
  it('never stands in a line of the log, under the name of its column', () => {
    const lines: string[] = []
    const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
    for (const column of personalColumns) {
      const data = { [column.column]: heldOf(column) }
      log.info({ ...data, row: data }, 'x')
      log.info(
        Object.fromEntries(
          Object.entries(data).map(([name, text]) => [name.replace(/_(.)/, (_, letter) => letter.toUpperCase()), text]),
        ),
      )
    }
    expect(lines).toHaveLength(2 * personalColumns.length)
    expect(lines.filter((line) => personalColumns.some((column) => line.includes(heldOf(column))))).toEqual([])
  })

  it('is left out of a right for columns that are there, only', () => {
    const names = personalColumns.flatMap(({ table, column }) => [table, `${table}.${column}`])
    expect(Object.keys(exceptions).filter((name) => !names.includes(name))).toEqual([])
  })
})
