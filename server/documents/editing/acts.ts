import { entryOfDocument } from '#content/catalogue.ts'
import type { AuditRow } from '../../db/tables/desk.ts'
import type { Database } from '../../db/tables.ts'
import type { Documents } from '../parts.ts'
import { documentsIn } from '../schedule.ts'
import { entryOf } from './entries.ts'
import type { Entry, EntryValue } from './entry.ts'
import { type Past, pastOf, saidAt, shownPublications } from './history.ts'

/** What an act on the site's words was about: the documents, why, as its author said, and what a document said before and after. */
export type PublishingAct = {
  documents: string[]
  why: string | undefined
  change?: { before: EntryValue; after: EntryValue; entry: Entry }
}

/** Of a page of acts of the log, by their numbers. */
export async function publishingActs(
  db: Database,
  release: Documents,
  acts: AuditRow[],
): Promise<Map<number, PublishingAct>> {
  const onDocuments = acts.filter(({ subject_kind: kind }) => kind === 'document' || kind === 'publication')
  const numbers = onDocuments.map(publicationOf).filter(Number.isSafeInteger)
  const planned = onDocuments.flatMap(({ subject_kind, subject_id }) =>
    subject_kind === 'publication' ? (subject_id ?? []) : [],
  )
  // PostgreSQL knows no empty list.
  const [publications, scheduled, textsOf] = await Promise.all([
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
    pastTexts(db, release, acts),
  ])
  return new Map(
    onDocuments.map((act) => {
      const plan = scheduled.find(({ id }) => id === act.subject_id)
      const publication = publications.find(({ number }) => number === publicationOf(act))
      const documents = act.subject_kind === 'document' && act.subject_id !== null ? [act.subject_id] : []
      const texts = textsOf(act)
      return [
        act.number,
        {
          documents: plan ? documentsIn(plan) : documents,
          why: (plan ?? publication)?.why,
          ...(texts && changeIn(texts)),
        },
      ]
    }),
  )
}

/** Acts by which the site came to say something, or ceased to. */
export async function actsSaying(db: Database, release: Documents, part: string): Promise<number[]> {
  const acts = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('act', '=', 'content.publish')
    .orderBy('number', 'desc')
    .limit(mostSearched)
    .execute()
  const textsOf = await pastTexts(db, release, acts)
  return acts.flatMap((act) => {
    const { past, before, after } = textsOf(act) ?? {}
    const lines = [before, after].map((at = 0) => new Set(past?.textAt(at)?.toLowerCase().split('\n')))
    const [old = new Set<string>(), now = new Set<string>()] = lines
    return [...old.symmetricDifference(now)].some((line) => line.includes(part.toLowerCase())) ? act.number : []
  })
}

/** Older ones are found by what they were called, not by what they said. */
const mostSearched = 300

type Texts = { past: Past; before: number; after: number }

/** For acts that published a document: all that it said, and the numbers of the publications before and after. */
async function pastTexts(db: Database, release: Documents, acts: AuditRow[]) {
  const published = acts.filter(({ act, subject_id }) => act === 'content.publish' && subject_id !== null)
  const shown = published.length > 0 ? await shownPublications(db) : []
  const ids = [...new Set(published.map(({ subject_id }) => String(subject_id)))]
  const pasts = new Map(await Promise.all(ids.map(async (id) => [id, await pastOf(db, release, id)] as const)))
  return (act: AuditRow): Texts | undefined => {
    const past = act.act === 'content.publish' ? pasts.get(act.subject_id ?? '') : undefined
    const after = publicationOf(act)
    return past && { past, before: shown.find(({ number }) => number < after)?.number ?? 0, after }
  }
}

function changeIn({ past, before, after }: Texts): Pick<PublishingAct, 'change'> {
  const id = entryOfDocument(past.id)
  const entry = entryOf(id)
  if (!entry) return {}
  return { change: { before: saidAt(id, [past], before) ?? {}, after: saidAt(id, [past], after) ?? {}, entry } }
}

/** Its number, where the act names one. */
function publicationOf({ act, subject_id, details }: AuditRow): number {
  return Number(act === 'content.refuse' ? subject_id : (JSON.parse(details).publication ?? Number.NaN))
}
