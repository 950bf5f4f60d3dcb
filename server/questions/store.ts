import type { Language } from '#contract/language.ts'
import { countChanged, countRows } from '../db/count.ts'
import type { HandedQuestionRow } from '../db/tables/enquiries.ts'
import type { Database } from '../db/tables.ts'

export async function addQuestion(db: Database, question: HandedQuestionRow): Promise<void> {
  await db.insertInto('handed_questions').values(question).execute()
}

/** The newest ones, oldest first. */
export async function latestQuestions(db: Database, limit: number, language?: Language): Promise<HandedQuestionRow[]> {
  const rows = await db
    .selectFrom('handed_questions')
    .selectAll()
    .$if(language !== undefined, (query) => query.where('language', '=', language as Language))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.reverse()
}

export async function countQuestions(db: Database): Promise<number> {
  return countRows(db.selectFrom('handed_questions'))
}

/** Deletes those with the ids, or all. */
export function dismissQuestions(db: Database, ids?: string[]): Promise<number> {
  const query = db.deleteFrom('handed_questions')
  return countChanged(ids ? query.where('id', 'in', ids) : query)
}
