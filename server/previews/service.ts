import { randomBytes } from 'node:crypto'
import { localePath } from '#content/locale-path.ts'
import { pageOf } from '#content/page-of.ts'
import { dayMs } from '#contract/milliseconds.ts'
import type { ServiceContext } from '../context.ts'
import { hasChanged } from '../db/count.ts'
import type { DocumentDraft } from '../db/tables/documents.ts'
import type { Database } from '../db/tables.ts'
import { withDrafts } from '../documents/editing/written.ts'
import type { Documents } from '../documents/parts.ts'
import type { DocumentsService } from '../documents/service.ts'
import { markOfDrafts, readPreviewToken, signPreview } from './token.ts'

export type PreviewLink = {
  token: string /** Of the page that shows the first of the drafts. */
  path: string
  endsAt: Date
}

export type LinkOutcome = { ok: true; link: PreviewLink } | { ok: false; problem: 'no_draft' | 'many' }

/** `gone`: we wrote the token, and what it was for is over: its time, or a draft that was published or discarded. */
export type OpenOutcome = { ok: true; documents: Documents } | { ok: false; problem: 'unknown' | 'gone' }

export const previewPath = '/preview/'

/** In milliseconds: as long as somebody takes who reads it next week. */
const usualLife = 7 * dayMs
/** What a token can name. */
const mostDrafts = 20

/**
 * Links that show drafts as real pages, for whoever has them. A link goes with its draft: it shows what the draft says at the
 * moment, and nothing any more once one of its drafts is published, discarded, or taken from all who have links.
 */
export function createPreviewLinks(context: ServiceContext) {
  const { db, config } = context

  async function keyOf({ document_id, preview_key }: DocumentDraft): Promise<string> {
    if (preview_key) return preview_key
    const drawn = randomBytes(16).toString('base64url')
    await db
      .updateTable('document_drafts')
      .set({ preview_key: drawn })
      .where('document_id', '=', document_id)
      .where('preview_key', 'is', null)
      .execute()
    // Somebody else may have been faster.
    const [draft] = await draftsOf(db, [document_id])
    return draft?.preview_key ?? drawn
  }

  return {
    /** A link to the drafts of some documents together; of none, to the site as it is published. @param life in milliseconds */
    link: async (ids: string[], life = usualLife): Promise<LinkOutcome> => {
      const documents = [...new Set(ids)].sort()
      if (documents.length > mostDrafts) return { ok: false, problem: 'many' }
      const drafts = new Map((await draftsOf(db, documents)).map((draft) => [draft.document_id, draft]))
      const keys: string[] = []
      for (const id of documents) {
        const draft = drafts.get(id)
        if (!draft) return { ok: false, problem: 'no_draft' }
        keys.push(await keyOf(draft))
      }
      const endsAt = new Date(context.now().getTime() + life)
      const token = signPreview(config.secret, { documents, endsAt: endsAt.getTime(), mark: markOfDrafts(keys) })
      return { ok: true, link: { token, path: previewPath + token + addressOf(ids[0] ?? ''), endsAt } }
    },

    /** Ends all links to a draft that were passed on. @returns false where there is no draft */
    revoke: (id: string): Promise<boolean> =>
      context.transaction(async (trx) => {
        const draft = trx.updateTable('document_drafts').set({ preview_key: null }).where('document_id', '=', id)
        if (!(await hasChanged(draft))) return false
        await context.record(trx, { act: 'content.revoke', subject: { kind: 'document', id } })
        return true
      }),
  }
}

/** What the site says with the drafts of a link. */
export async function openPreview(
  { db, config, now }: Pick<ServiceContext, 'db' | 'config' | 'now'>,
  { published }: Pick<DocumentsService, 'published'>,
  token: string,
): Promise<OpenOutcome> {
  const claims = readPreviewToken(config.secret, token)
  if (!claims) return { ok: false, problem: 'unknown' }
  if (claims.endsAt <= now().getTime()) return { ok: false, problem: 'gone' }
  const drafts = new Map((await draftsOf(db, claims.documents)).map((draft) => [draft.document_id, draft]))
  const keys = claims.documents.map((id) => drafts.get(id)?.preview_key ?? '')
  if (keys.includes('') || markOfDrafts(keys) !== claims.mark) return { ok: false, problem: 'gone' }
  return { ok: true, documents: withDrafts((await published()).documents, [...drafts.values()]) }
}

function draftsOf(db: Database, ids: string[]): Promise<DocumentDraft[]> {
  return db
    .selectFrom('document_drafts')
    .selectAll()
    .where('document_id', 'in', ['', ...ids])
    .execute()
}

/** The page on which a document is to be seen best; words of all pages, on the home page. */
function addressOf(id: string): string {
  const [, language, name = ''] = /^(?:(de|en)\/)?(.+)$/.exec(id) ?? []
  return localePath(pageOf(name) ?? '/', language === 'en' ? 'en' : 'de')
}
