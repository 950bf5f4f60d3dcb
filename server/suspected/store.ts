import type { FormName } from '#contract/forms.ts'
import { countChanged, countRows, rowCount } from '../db/count.ts'
import { emailKey } from '../db/email-key.ts'
import { idBegins } from '../db/id-begins.ts'
import { type Page, pageOf } from '../db/page.ts'
import type { SuspectedSubmission } from '../db/tables/forms.ts'
import type { Database } from '../db/tables.ts'

/** Which of them: of one form, received at or after `from` and before `until` (ISO 8601). */
export type SuspectedFilter = { form?: FormName; from?: string; until?: string }

type Added = Omit<SuspectedSubmission, 'email_key' | 'consent_version'> &
  Partial<Pick<SuspectedSubmission, 'consent_version'>>

export async function addSuspected(db: Database, submission: Added): Promise<void> {
  await db
    .insertInto('suspected_submissions')
    .values({ ...submission, email_key: emailKey(submission.email) })
    .execute()
}

/** Newest first. */
export function pageOfSuspected(db: Database, page: Page, filter: SuspectedFilter) {
  const held = chosen(db, filter)
  return pageOf(held, held.selectAll().orderBy('created_at', 'desc').orderBy('id'), page)
}

/** Ids in the order in which they came in. */
export async function suspectedIds(db: Database, filter: SuspectedFilter): Promise<string[]> {
  const rows = await chosen(db, filter).select('id').orderBy('created_at').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

export async function countSuspected(db: Database, filter: SuspectedFilter = {}): Promise<number> {
  return countRows(chosen(db, filter))
}

/** How many of each form there are. */
export async function countSuspectedByForm(db: Database): Promise<Partial<Record<FormName, number>>> {
  const rows = await db
    .selectFrom('suspected_submissions')
    .select(['form', rowCount.as('count')])
    .groupBy('form')
    .orderBy('form')
    .execute()
  return Object.fromEntries(rows.map(({ form, count }) => [form, count]))
}

/** Those whose id begins so; two at most, enough to see that it is not unique. */
export function findSuspected(db: Database, idStart: string): Promise<SuspectedSubmission[]> {
  return db.selectFrom('suspected_submissions').selectAll().where(idBegins(idStart)).limit(2).execute()
}

/** Whether it is still there to be decided on. */
export async function isHeld(db: Database, id: string): Promise<boolean> {
  return (
    (await db.selectFrom('suspected_submissions').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  )
}

/** Takes one out; undefined when somebody else has. */
export function takeSuspected(db: Database, id: string): Promise<SuspectedSubmission | undefined> {
  return db.deleteFrom('suspected_submissions').where('id', '=', id).returningAll().executeTakeFirst()
}

/** All that name an address, oldest first. */
export function suspectedFrom(db: Database, email: string): Promise<SuspectedSubmission[]> {
  return db
    .selectFrom('suspected_submissions')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .orderBy('created_at')
    .execute()
}

/** Deletes what came in so long ago, by `receivedUntil` of each form. */
export async function deleteSuspected(db: Database, receivedUntil: Record<FormName, string>): Promise<number> {
  let deleted = 0
  for (const [form, until] of Object.entries(receivedUntil) as [FormName, string][]) {
    deleted += await db
      .deleteFrom('suspected_submissions')
      .where('form', '=', form)
      .where('created_at', '<=', until)
      .$call(countChanged)
  }
  return deleted
}

export function dismissSuspected(db: Database, which: string[] | SuspectedFilter): Promise<number> {
  const query = db.deleteFrom('suspected_submissions')
  if (Array.isArray(which)) {
    return which.length === 0 ? Promise.resolve(0) : countChanged(query.where('id', 'in', which))
  }
  return countChanged(query.where('id', 'in', chosen(db, which).select('id')))
}

function chosen(db: Database, { form, from, until }: SuspectedFilter) {
  return db
    .selectFrom('suspected_submissions')
    .$if(form !== undefined, (query) => query.where('form', '=', form as FormName))
    .$if(from !== undefined, (query) => query.where('created_at', '>=', from as string))
    .$if(until !== undefined, (query) => query.where('created_at', '<', until as string))
}
