import type { SiteServerRow } from '../db/tables/documents.ts'
import type { Database } from '../db/tables.ts'
import { runningServers } from './site-servers.ts'
import { findPublication } from './store.ts'

/** How far the running servers are with a publication. */
export type Standing = {
  /** Why it was taken back: its pages had faults. */
  refusal: string | undefined
  servers: SiteServerRow[]
  /** Those that said that they cannot show it. */
  failing: SiteServerRow[]
  /** Those that show an earlier one. */
  waiting: SiteServerRow[]
}

export async function standingOf(db: Database, number: number, now: Date): Promise<Standing> {
  const [publication, servers] = [await findPublication(db, number), await runningServers(db, now)]
  const failing = servers.filter((server) => server.failed_publication === number)
  return {
    refusal: publication?.state === 'refused' ? (publication.refusal ?? '') : undefined,
    servers,
    failing,
    waiting: servers.filter((server) => server.publication < number && !failing.includes(server)),
  }
}
