import type { SelectQueryBuilder } from 'kysely'
import { countRows } from './count.ts'
import type { Tables } from './tables.ts'

/** Which rows of a list that may be long. */
export type Page = { limit: number; offset: number }

/** A page of what a query finds, and how many there are; a page of none only counts. @param listed the same rows, selected and in order */
export async function pageOf<From extends keyof Tables, Row>(
  found: SelectQueryBuilder<Tables, From, object>,
  listed: SelectQueryBuilder<Tables, From, Row>,
  { limit, offset }: Page,
) {
  const total = await countRows(found)
  return { rows: limit === 0 ? [] : await listed.limit(limit).offset(offset).execute(), total }
}
