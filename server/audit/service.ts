import type { ServiceContext } from '../context.ts'
import type { Page } from '../db/page.ts'
import type { AuditRow } from '../db/tables/desk.ts'
import { checkChain } from './check-chain.ts'
import { findSubjects } from './found-subjects.ts'
import type { Act } from './record.ts'
import * as store from './store.ts'
import { nameActors, nameSubjects } from './subjects.ts'

const mostWords = 8

type ActSearch = Omit<store.AuditFilter, 'parts'> & {
  /** Words that must all stand in an act, in the name or address of the visitor concerned as long as it is held, or in what the act is called. */
  text?: string
  /** Acts that the reader's language calls so. */
  actsCalled?: (part: string) => store.ActCalled[]
  /** Numbers of acts that are found by something else than what the log holds. */
  actsSaying?: (part: string) => Promise<number[]>
}

/**
 * The log of acts. The services that act write into it with the act itself (`context.record`); `add` is for acts that change
 * nothing in the store, such as an export.
 */
export function createAuditService({ db, ...context }: Pick<ServiceContext, 'db' | 'transaction' | 'record'>) {
  return {
    list: async ({ text = '', actsCalled, actsSaying, ...others }: ActSearch, page: Page) => {
      const words = text.split(/\s+/).filter(Boolean).slice(0, mostWords)
      const parts = await Promise.all(
        words.map(async (part) => ({
          text: part,
          acts: actsCalled?.(part) ?? [],
          subjectIds: await findSubjects(db, part),
          numbers: (await actsSaying?.(part)) ?? [],
        })),
      )
      const { rows: acts, total } = await store.pageOfActs(db, { ...others, parts }, page)
      return { acts, total }
    },

    /** Of a page of acts: what they were done to, as it is called now. */
    subjectsOf: (acts: AuditRow[]) => nameSubjects(db, acts),

    /** Members by the names under which they acted. */
    actorNames: (ids: string[]) => nameActors(db, ids),
    check: () => checkChain(db),

    add: (act: Act) => context.transaction((trx) => context.record(trx, act)),
  }
}
