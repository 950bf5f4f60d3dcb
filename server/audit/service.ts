import type { ServiceContext } from '../context.ts'
import type { AuditRow } from '../db/tables/desk.ts'
import { checkChain } from './check-chain.ts'
import type { Act } from './record.ts'
import * as store from './store.ts'
import { nameActors, nameSubjects } from './subjects.ts'

/**
 * The log of acts. The services that act write into it with the act itself (`context.record`); `add` is for acts that change
 * nothing in the store, such as an export.
 */
export function createAuditService({ db, ...context }: Pick<ServiceContext, 'db' | 'transaction' | 'record'>) {
  return {
    list: async (filter: store.AuditFilter, page: { limit: number; offset: number }) => ({
      acts: await store.listActs(db, filter, page),
      total: await store.countActs(db, filter),
    }),

    /** Of a page of acts: what they were done to, as it is called now. */
    subjectsOf: (acts: AuditRow[]) => nameSubjects(db, acts),

    /** Members by the names under which they acted. */
    actorNames: (ids: string[]) => nameActors(db, ids),
    check: () => checkChain(db),

    add: (act: Act) =>
      context.transaction(async (trx) => {
        await context.record(trx, act)
        return { ok: true }
      }),
  }
}
