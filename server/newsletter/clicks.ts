import { isbot } from 'isbot'
import { sql } from 'kysely'
import { networkKey } from '../abuse/keyed-hash.ts'
import type { ServiceContext } from '../context.ts'
import type { Database } from '../db/tables.ts'
import { linkTargets, readIssueKey } from './counted-links.ts'
import { findIssue } from './issue-store.ts'

/** What a request tells of itself. Nothing of it is stored. */
export type Visit = { address: string; headers: Headers; method: string }

/** Milliseconds that a click waits, so that one who opens every link at once is seen before anything is counted. */
const usualSettleMs = 10_000
/** Different links of an issue, from one network within that time: no person reads so fast, a mail gateway does. */
const fewestOfScanner = 3
/** Networks that are kept in mind at once; beyond, clicks are not counted. */
const mostNetworks = 10_000
/** How long the links of an issue are kept in memory. */
const issueMs = 60_000

type Pending = { issueId: string; targets: Set<string> }

/**
 * Counts how often the links of an issue are followed, all readers together. What looks like a machine is left out: other
 * methods than GET, prefetching, known robots, requests without the headers of a browser, and whoever opens several links of
 * an issue within seconds, as mail gateways do. For those seconds the network is kept in memory as a keyed hash, nowhere else.
 */
export function createClickCounter(context: ServiceContext, settleMs = usualSettleMs) {
  const pending = new Map<string, Pending>()
  const issues = new Map<string, { at: number; id: string | undefined; targets: Set<string> }>()

  return {
    /** @param target path with query. Never fails: a link leads on whatever becomes of the count. */
    note: async (key: string, target: string, visit: Visit): Promise<void> => {
      if (!isPerson(visit)) return
      const issue = await issueOf(key)
      if (!issue?.id || !issue.targets.has(target)) return
      const network = `${networkKey(context.config.secret, visit.address, context.now())} ${issue.id}`
      const known = pending.get(network)
      if (known) {
        known.targets.add(target)
        return
      }
      if (pending.size >= mostNetworks) return
      pending.set(network, { issueId: issue.id, targets: new Set([target]) })
      setTimeout(() => void settle(network), settleMs).unref()
    },
  }

  async function settle(network: string): Promise<void> {
    const clicks = pending.get(network)
    pending.delete(network)
    if (!clicks || clicks.targets.size >= fewestOfScanner) return
    try {
      for (const target of clicks.targets) await addClick(context.db, clicks.issueId, target)
    } catch (error) {
      context.log.warn({ err: error }, 'clicks of an issue were not counted')
    }
  }

  async function issueOf(key: string) {
    const time = context.now().getTime()
    const kept = issues.get(key)
    if (kept && Math.abs(time - kept.at) < issueMs) return kept
    const named = readIssueKey(key)
    if (!named) return undefined
    const issue = await findIssue(context.db, named.slug, named.language)
    const targets = issue ? linkTargets(issue, context.config.siteUrl) : []
    // Made-up keys must not fill the memory.
    if (issues.size > 100) issues.clear()
    const found = { at: time, id: issue?.id, targets: new Set(targets) }
    issues.set(key, found)
    return found
  }
}

/** Whether a request looks like a person's browser that opens a page. */
export function isPerson({ headers, method }: Pick<Visit, 'headers' | 'method'>): boolean {
  if (method !== 'GET' || isbot(headers.get('user-agent'))) return false
  const purpose = `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''} ${headers.get('x-moz') ?? ''}`
  if (/prefetch|prerender|preview/i.test(purpose)) return false
  if (!headers.get('accept-language') || !headers.get('accept')?.includes('text/html')) return false
  return (headers.get('sec-fetch-mode') ?? 'navigate') === 'navigate'
}

async function addClick(db: Database, issue_id: string, target: string): Promise<void> {
  await db
    .insertInto('issue_clicks')
    .values({ issue_id, target, clicks: 1 })
    .onConflict((conflict) =>
      conflict.columns(['issue_id', 'target']).doUpdateSet({ clicks: sql<number>`issue_clicks.clicks + 1` }),
    )
    .execute()
}
