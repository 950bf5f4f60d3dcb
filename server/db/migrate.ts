import { sql } from 'kysely'
import type { Logger } from '../log.ts'
import { StartProblem } from '../start-problem.ts'
import * as firstLight from './migrations/0001-first-light.ts'
import * as rightsAndRetention from './migrations/0002-rights-and-retention.ts'
import * as eventsAndIncidents from './migrations/0003-events-and-incidents.ts'
import * as newsletterIssues from './migrations/0004-newsletter-issues.ts'
import * as suspectedSubmissions from './migrations/0005-suspected-submissions.ts'
import * as storeState from './migrations/0006-store-state-and-held-mails.ts'
import * as handedQuestions from './migrations/0007-handed-questions.ts'
import * as desk from './migrations/0008-desk.ts'
import * as enquiries from './migrations/0009-enquiries.ts'
import * as waitlistDecisions from './migrations/0010-waitlist-decisions.ts'
import * as eventRegistrations from './migrations/0011-event-registrations.ts'
import * as peopleSearch from './migrations/0012-people-search.ts'
import * as suppressedAddresses from './migrations/0013-suppressed-addresses.ts'
import * as importsAndIssueCounts from './migrations/0014-imports-and-issue-counts.ts'
import * as newsletterDrafts from './migrations/0015-newsletter-drafts.ts'
import * as appointments from './migrations/0016-appointments.ts'
import * as pageCounts from './migrations/0018-page-counts.ts'
import * as calendarFeeds from './migrations/0019-calendar-feeds.ts'
import * as documents from './migrations/0020-documents.ts'
import * as sentLetters from './migrations/0021-sent-letters.ts'
import * as pictures from './migrations/0022-pictures.ts'
import * as deskViewers from './migrations/0023-desk-viewers.ts'
import * as deskWork from './migrations/0024-desk-work.ts'
import * as oneTableOfViewers from './migrations/0025-one-table-of-viewers.ts'
import * as documentProposals from './migrations/0026-document-proposals.ts'
import * as wordsRead from './migrations/0027-words-read.ts'
import * as growingRows from './migrations/0028-growing-rows.ts'
import * as stateBeforeReply from './migrations/0029-state-before-reply.ts'
import * as enquiryMails from './migrations/0030-enquiry-mails.ts'
import type { Store } from './open.ts'
import type { Database } from './tables.ts'

/** In order of application. A released migration is never edited; a change is a new one. */
const migrations = [
  { name: '0001-first-light', up: firstLight.up },
  { name: '0002-rights-and-retention', up: rightsAndRetention.up },
  { name: '0003-events-and-incidents', up: eventsAndIncidents.up },
  { name: '0004-newsletter-issues', up: newsletterIssues.up },
  { name: '0005-suspected-submissions', up: suspectedSubmissions.up },
  { name: '0006-store-state-and-held-mails', up: storeState.up },
  { name: '0007-handed-questions', up: handedQuestions.up },
  { name: '0008-desk', up: desk.up },
  { name: '0009-enquiries', up: enquiries.up },
  { name: '0010-waitlist-decisions', up: waitlistDecisions.up },
  { name: '0011-event-registrations', up: eventRegistrations.up },
  { name: '0012-people-search', up: peopleSearch.up },
  { name: '0013-suppressed-addresses', up: suppressedAddresses.up },
  { name: '0014-imports-and-issue-counts', up: importsAndIssueCounts.up },
  { name: '0015-newsletter-drafts', up: newsletterDrafts.up },
  { name: '0016-appointments', up: appointments.up },
  { name: '0018-page-counts', up: pageCounts.up },
  { name: '0019-calendar-feeds', up: calendarFeeds.up },
  { name: '0020-documents', up: documents.up },
  { name: '0021-sent-letters', up: sentLetters.up },
  { name: '0022-pictures', up: pictures.up },
  { name: '0023-desk-viewers', up: deskViewers.up },
  { name: '0024-desk-work', up: deskWork.up },
  { name: '0025-one-table-of-viewers', up: oneTableOfViewers.up },
  { name: '0026-document-proposals', up: documentProposals.up },
  { name: '0027-words-read', up: wordsRead.up },
  { name: '0028-growing-rows', up: growingRows.up },
  { name: '0029-state-before-reply', up: stateBeforeReply.up },
  { name: '0030-enquiry-mails', up: enquiryMails.up },
]

/** Any number that nothing else on the database uses as an advisory lock. */
const lockNumber = 7_253_641_088

/**
 * Brings the store to the newest schema, all or nothing. Safe when several processes start at once: SQLite's immediate
 * transaction or PostgreSQL's advisory lock lets one work while the others wait and then find nothing to do.
 * @throws StartProblem when the store was written by a newer version of this program.
 */
export async function migrate(store: Store, log?: Logger): Promise<void> {
  if (await isMigrated(store)) return
  await store.db.transaction().execute(async (trx) => {
    if (store.kind === 'postgres') {
      await sql`set local statement_timeout = 0`.execute(trx)
      await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(trx)
    }
    await trx.schema
      .createTable('schema_migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute()
    const applied = await appliedNames(store.kind, trx)
    if (isCurrent(applied)) return
    for (const migration of migrations.filter(({ name }) => !applied.includes(name))) {
      await migration.up(trx)
      await trx
        .insertInto('schema_migrations')
        .values({ name: migration.name, applied_at: new Date().toISOString() })
        .execute()
      log?.info({ migration: migration.name }, 'schema migrated')
    }
  })
}

/**
 * Whether nothing is left to migrate. Changes nothing.
 * @throws StartProblem when the store was written by a newer version of this program.
 */
export async function isMigrated({ kind, db }: Pick<Store, 'kind' | 'db'>): Promise<boolean> {
  return isCurrent(await appliedNames(kind, db))
}

/** Whether anything was ever migrated here. Changes nothing. */
export async function hasSchema({ kind, db }: Pick<Store, 'kind' | 'db'>): Promise<boolean> {
  return (await appliedNames(kind, db)).length > 0
}

function isCurrent(applied: string[]): boolean {
  const unknown = applied.find((name) => !migrations.some((migration) => migration.name === name))
  if (unknown)
    throw new StartProblem(`The store was written by a newer version (it has ${unknown}); update this program`)
  return applied.length === migrations.length
}

/** Names of applied migrations; none when the table does not exist yet. */
async function appliedNames(kind: Store['kind'], db: Database): Promise<string[]> {
  const found =
    kind === 'sqlite'
      ? await sql`select 1 from sqlite_master where type = 'table' and name = 'schema_migrations'`.execute(db)
      : await sql`select 1 where to_regclass('schema_migrations') is not null`.execute(db)
  if (found.rows.length === 0) return []
  const rows = await db.selectFrom('schema_migrations').select('name').orderBy('name').execute()
  return rows.map((row) => row.name)
}
