import type { ServiceContext } from '../context.ts'
import { checkChain } from './check-chain.ts'
import * as store from './store.ts'

/** Reading the log of acts. It is written by the services that act (`context.record`), and by nobody else. */
export function createAuditService({ db }: Pick<ServiceContext, 'db'>) {
  return {
    list: async (filter: store.AuditFilter, page: { limit: number; offset: number }) => ({
      acts: await store.listActs(db, filter, page),
      total: await store.countActs(db, filter),
    }),
    check: () => checkChain(db),
  }
}
