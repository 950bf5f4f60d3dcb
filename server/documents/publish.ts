import type { Findings } from '#content/check/check-documents.ts'
import type { ServiceContext } from '../context.ts'
import { nextNumber } from '../db/state.ts'
import type { Publication } from '../db/tables/documents.ts'
import { authorOf } from './author.ts'
import { type Change, pageOfDocument, parentPage, type Redirect } from './change.ts'
import { endDrafts } from './drafts.ts'
import { hashOfMaybe } from './hash.ts'
import type { Documents, DocumentsParts } from './parts.ts'
import { isReason, isRedirect, type PublishRequest } from './publish-request.ts'
import { merged, type Row, rowOf } from './rows.ts'
import * as store from './store.ts'

export type PublishOutcome =
  | { ok: true; publication: number; documents: { id: string; revision: number | null }[] }
  | { ok: false; problem: 'checks'; findings: Findings }
  | { ok: false; problem: 'unknown'; id: string }
  | { ok: false; problem: 'unknown_revision'; id: string; revision: number }
  | { ok: false; problem: 'changed_meanwhile'; id: string; by: string }
  | { ok: false; problem: 'unchanged' | 'bad_why' | 'bad_redirect' | 'busy' }

/** A document of the store can be told from all others by this, which is a path in `content/` without its ending. */
const idShape = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/

/** How often it is tried again when somebody else published while it was checked. */
const tries = 5

/**
 * Writes publications. What a set says is checked outside of any transaction, because that takes a second; whoever finds that
 * somebody published meanwhile begins anew.
 */
export function createPublishing(context: ServiceContext, parts: DocumentsParts) {
  const { db } = context
  const { release, check, judge = check } = parts

  async function publish(changes: Change[], request: PublishRequest): Promise<PublishOutcome> {
    const why = request.why.trim()
    if (!isReason(why)) return { ok: false, problem: 'bad_why' }
    if (!request.redirects?.every(isRedirect) && request.redirects) return { ok: false, problem: 'bad_redirect' }
    for (let attempt = 0; attempt < tries; attempt++) {
      const outcome = await publishOnce(changes, { ...request, why })
      if (outcome) return outcome
    }
    return { ok: false, problem: 'busy' }
  }

  /** @returns false where somebody published meanwhile */
  async function publishOnce(changes: Change[], request: PublishRequest): Promise<PublishOutcome | false> {
    const base = await store.publishedNumber(db)
    const current = new Map((await store.documentsOf(db, base)).map((row) => [row.document_id, row]))
    for (const { id, revision } of request.expected ?? []) {
      const now = current.get(id)
      if ((now?.number ?? null) !== revision) {
        return { ok: false, problem: 'changed_meanwhile', id, by: now?.author_name ?? 'release' }
      }
    }
    const rows = new Map([...current].map(([id, row]) => [id, rowOf(row)]))
    for (const change of changes) {
      const problem = await apply(change, rows)
      if (problem) return problem
    }
    const touched = [...new Set(changes.map(({ id }) => id))].filter((id) => {
      const [before, after] = [current.get(id), rows.get(id)]
      return after === undefined ? before !== undefined : after.revision !== before?.number
    })
    if (touched.length === 0) return { ok: false, problem: 'unchanged' }
    const documents = merged(release, rows.values())
    const findings = await judge(documents)
    if (findings.wrong.length > 0) return { ok: false, problem: 'checks', findings }
    const redirects = await redirectsFor(base, touched, documents, request.redirects ?? [])
    const outcome = await write(base, [...rows.values()], touched, redirects, request)
    if (outcome !== false && outcome.ok) parts.published?.()
    return outcome
  }

  /** Puts one change into the rows of the next publication. */
  async function apply(change: Change, rows: Map<string, Row>): Promise<PublishOutcome | undefined> {
    const { id } = change
    const now = rows.get(id)
    const shown = now ? now.text : release.get(id)
    if ('text' in change) {
      if (!idShape.test(id)) return { ok: false, problem: 'unknown', id }
      // What the release says anyway is left to it, so that it follows the next one.
      if (change.text === release.get(id)) rows.delete(id)
      else if (change.text !== shown) rows.set(id, { id, text: change.text, revision: 'new' })
    } else if ('removed' in change) {
      if (shown === undefined || shown === null) return { ok: false, problem: 'unknown', id }
      rows.set(id, { id, text: null, revision: 'new' })
    } else if ('released' in change) {
      if (now === undefined && !release.has(id)) return { ok: false, problem: 'unknown', id }
      rows.delete(id)
    } else {
      const found = await store.findRevision(db, id, change.revision)
      if (!found) return { ok: false, problem: 'unknown_revision', id, revision: change.revision }
      rows.set(id, { id, text: found.text, revision: found.number })
    }
    return undefined
  }

  /** Those that stood, without addresses that are pages again, and one for each page that goes. */
  async function redirectsFor(base: number, touched: string[], documents: Documents, wished: Redirect[]) {
    const redirects = new Map((await store.redirectsOf(db, base)).map(({ from, to }) => [from, to]))
    for (const id of touched) {
      const page = pageOfDocument(id)
      if (page === undefined) continue
      if (documents.has(id)) redirects.delete(page)
      else redirects.set(page, redirects.get(page) ?? parentPage(page))
    }
    for (const { from, to } of wished) redirects.set(from, to)
    return [...redirects].map(([from, to]) => ({ from, to }))
  }

  function write(
    base: number,
    rows: Row[],
    touched: string[],
    redirects: Redirect[],
    { why, restores, scheduled }: PublishRequest,
  ): Promise<PublishOutcome | false> {
    return context.transaction<PublishOutcome | false>(async (trx) => {
      const number = await nextNumber(trx, 'publications')
      if ((await store.publishedNumber(trx)) !== base) return false
      const author = authorOf(context.actor)
      const created_at = context.now().toISOString()
      const documents = []
      for (const { id, text, revision } of rows) {
        const compared_hash = hashOfMaybe(release.get(id))
        const named =
          revision === 'new'
            ? await store.addRevision(trx, { document_id: id, text, compared_hash, ...author, why, created_at })
            : revision
        documents.push({ document_id: id, revision: named })
      }
      const publication: Publication = {
        ...{ number, state: 'published', refusal: null, restores: restores ?? null },
        ...{ ...author, why, created_at },
      }
      if (scheduled && !(await store.settleScheduled(trx, scheduled, { state: 'published', publication: number }))) {
        return { ok: false, problem: 'unchanged' }
      }
      await store.addPublication(trx, publication, documents, redirects)
      await endDrafts(
        trx,
        rows.filter(({ id }) => touched.includes(id)),
      )
      const revisionOf = new Map(documents.map(({ document_id, revision }) => [document_id, revision]))
      for (const id of touched) {
        const revision = revisionOf.get(id) ?? null
        await context.record(trx, {
          act: 'content.publish',
          subject: { kind: 'document', id },
          details: { publication: number, revision },
        })
      }
      return {
        ok: true,
        publication: number,
        documents: touched.map((id) => ({ id, revision: revisionOf.get(id) ?? null })),
      }
    })
  }

  return { publish, apply }
}
