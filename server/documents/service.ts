import type { Findings } from '#content/check/check-documents.ts'
import type { ServiceContext } from '../context.ts'
import type { DocumentRevision, Publication } from '../db/tables/documents.ts'
import type { Change, Redirect } from './change.ts'
import { hashOfMaybe } from './hash.ts'
import type { Documents, DocumentsParts } from './parts.ts'
import { createPublishing, type PublishOutcome } from './publish.ts'
import { merged, rowOf } from './rows.ts'
import * as store from './store.ts'

/** The site as it is published. */
export type Published = { number: number; documents: Documents; redirects: Redirect[] }

export type ListedDocument = {
  id: string
  /** Where its words come from: the files of the release, the store, or the store alone; removed: it is published no more. */
  source: 'release' | 'store' | 'added' | 'removed'
  revision: number | null
  changed_at: string | null
  author_name: string | null
  /** Whether the release says something that nobody has compared with the store's words. */
  differs: boolean
}

export type Revision = DocumentRevision & {
  /** The publications that made it visible, oldest first. */
  publications: number[]
  isPublished: boolean
}

/**
 * The words and facts of the site. A document that nobody touched follows the files of the release; one that was published here
 * is the store's, with all its revisions. A publication names the revision of every document that the store holds, so that
 * each can be brought back whole.
 */
export function createDocumentsService(context: ServiceContext, parts: DocumentsParts) {
  const { db } = context
  const { release, check } = parts
  const { publish, apply } = createPublishing(context, parts)

  async function published(): Promise<Published> {
    const number = await store.publishedNumber(db)
    const [rows, redirects] = await Promise.all([store.documentsOf(db, number), store.redirectsOf(db, number)])
    return { number, documents: merged(release, rows.map(rowOf)), redirects }
  }

  return {
    published,
    publish,
    publishedNumber: () => store.publishedNumber(db),

    /** Everything that is published or was taken away, by id. */
    list: async (): Promise<ListedDocument[]> => {
      const rows = new Map(
        (await store.documentsOf(db, await store.publishedNumber(db))).map((row) => [row.document_id, row]),
      )
      return [...new Set([...release.keys(), ...rows.keys()])].sort().map((id): ListedDocument => {
        const row = rows.get(id)
        if (!row) {
          return { id, source: 'release', revision: null, changed_at: null, author_name: null, differs: false }
        }
        const source = row.text === null ? 'removed' : release.has(id) ? 'store' : 'added'
        const { number: revision, created_at: changed_at, author_name } = row
        return { id, source, revision, changed_at, author_name, differs: differs(row) }
      })
    },

    /** What a document says now, as its file; undefined for one that is not published. */
    show: async (id: string): Promise<string | undefined> => (await published()).documents.get(id),

    /** What a set would be found to have if these changes were made; nothing is changed. */
    check: async (changes: Change[]): Promise<PublishOutcome | { ok: true; findings: Findings }> => {
      const current = await store.documentsOf(db, await store.publishedNumber(db))
      const rows = new Map(current.map((row) => [row.document_id, rowOf(row)]))
      for (const change of changes) {
        const problem = await apply(change, rows)
        if (problem) return problem
      }
      return { ok: true, findings: await check(merged(release, rows.values())) }
    },

    /** All revisions of a document, newest first, and where each was shown. */
    history: async (id: string): Promise<Revision[]> => {
      const [revisions, places, now] = await Promise.all([
        store.revisionsOf(db, id),
        store.placesOf(db, id),
        store.publishedNumber(db),
      ])
      return revisions.map((revision) => {
        const all = places.filter((place) => place.revision === revision.number).map(({ publication }) => publication)
        return {
          ...revision,
          // A publication that carries on what the one before had is no news of this document.
          publications: all.filter((publication) => !all.includes(publication - 1)),
          isPublished: all.includes(now),
        }
      })
    },

    /** Brings a revision back, as a new publication; revision 0 is what the release says. */
    restore: (id: string, revision: number, why: string): Promise<PublishOutcome> =>
      publish([revision === 0 ? { id, released: true } : { id, revision }], { why }),

    /** The publication before the one that is shown; 0: the release. Undefined where nothing was published. */
    before: async (): Promise<number | undefined> => {
      const [, before] = await store.shownPublications(db, 2)
      return (await store.publishedNumber(db)) === 0 ? undefined : (before ?? 0)
    },

    /** The documents of which the publication that is shown says something else than the one before it. */
    lastChanged: async (): Promise<string[]> => {
      const [now = 0, before = 0] = await store.shownPublications(db, 2)
      const [after, then] = await Promise.all([store.documentsOf(db, now), store.documentsOf(db, before)])
      const isSame = (one: DocumentRevision) =>
        then.some(({ document_id, number }) => document_id === one.document_id && number === one.number)
      const gone = then.filter(({ document_id }) => !after.some((one) => one.document_id === document_id))
      return [...after.filter((one) => !isSame(one)), ...gone].map(({ document_id }) => document_id)
    },

    publications: (limit = 50): Promise<Publication[]> => store.listPublications(db, limit),

    /** Brings the whole site back to what a publication said, as a new one; 0 is what the release says. */
    restorePublication: async (number: number, why: string): Promise<PublishOutcome> => {
      if (number !== 0 && (await store.findPublication(db, number))?.state !== 'published') {
        return { ok: false, problem: 'unknown', id: String(number) }
      }
      const then = new Map((await store.documentsOf(db, number)).map((row) => [row.document_id, row.number]))
      const now = await store.documentsOf(db, await store.publishedNumber(db))
      const ids = new Set([...then.keys(), ...now.map(({ document_id }) => document_id)])
      const changes = [...ids].map((id): Change => {
        const revision = then.get(id)
        return revision === undefined ? { id, released: true } : { id, revision }
      })
      const redirects = await store.redirectsOf(db, number)
      return publish(changes, { why, redirects, restores: number })
    },

    /** Notes that the store's words stand although the release says something else. @returns false for nothing to leave */
    leave: (id: string): Promise<boolean> =>
      context.transaction(async (trx) => {
        const rows = await store.documentsOf(trx, await store.publishedNumber(trx))
        const row = rows.find(({ document_id }) => document_id === id)
        if (!row || !differs(row)) return false
        await store.setCompared(trx, row, hashOfMaybe(release.get(id)))
        await context.record(trx, { act: 'content.leave', subject: { kind: 'document', id } })
        return true
      }),

    /** Takes a publication back that no server can show, because its pages have faults. */
    refuse: (number: number, refusal: string): Promise<boolean> =>
      context.transaction(async (trx) => {
        if (!(await store.refusePublication(trx, number, refusal))) return false
        await context.record(trx, { act: 'content.refuse', subject: { kind: 'publication', id: String(number) } })
        return true
      }),
  }

  function differs({ document_id, text, compared_hash }: DocumentRevision): boolean {
    const released = release.get(document_id) ?? null
    return released !== text && hashOfMaybe(released) !== compared_hash
  }
}

export type DocumentsService = ReturnType<typeof createDocumentsService>
