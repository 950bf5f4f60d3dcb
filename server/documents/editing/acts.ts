import type { AuditRow } from '../../db/tables/desk.ts'
import type { Database } from '../../db/tables.ts'
import { documentsIn } from '../schedule.ts'

/** What an act on the site's words was about: the documents, and why, as its author said. */
export type PublishingAct = { documents: string[]; why: string | undefined }

/** Of a page of acts of the log, by their numbers. */
export async function publishingActs(db: Database, acts: AuditRow[]): Promise<Map<number, PublishingAct>> {
  const onDocuments = acts.filter(({ subject_kind: kind }) => kind === 'document' || kind === 'publication')
  const numbers = onDocuments.map(publicationOf).filter(Number.isSafeInteger)
  const planned = onDocuments.flatMap(({ subject_kind, subject_id }) =>
    subject_kind === 'publication' ? (subject_id ?? []) : [],
  )
  // PostgreSQL knows no empty list.
  const [publications, scheduled] = await Promise.all([
    db
      .selectFrom('publications')
      .select(['number', 'why'])
      .where('number', 'in', [0, ...numbers])
      .execute(),
    db
      .selectFrom('scheduled_publications')
      .select(['id', 'changes', 'why'])
      .where('id', 'in', ['', ...planned])
      .execute(),
  ])
  return new Map(
    onDocuments.map((act) => {
      const plan = scheduled.find(({ id }) => id === act.subject_id)
      const publication = publications.find(({ number }) => number === publicationOf(act))
      const documents = act.subject_kind === 'document' && act.subject_id !== null ? [act.subject_id] : []
      return [act.number, { documents: plan ? documentsIn(plan) : documents, why: (plan ?? publication)?.why }]
    }),
  )
}

/** Its number, where the act names one. */
function publicationOf({ act, subject_id, details }: AuditRow): number {
  return Number(act === 'content.refuse' ? subject_id : (JSON.parse(details).publication ?? Number.NaN))
}
