import { type DocumentOf, entryOfDocument } from '#content/catalogue.ts'
import { valueIn } from '#content/parse-document.ts'
import { swissDay } from '#content/swiss-time.ts'
import { writeValue } from '#content/write-value.ts'
import { type Language, languages } from '#contract/language.ts'
import type { ServiceContext } from '../../context.ts'
import type { AuditRow } from '../../db/tables/desk.ts'
import type { ScheduledPublication } from '../../db/tables/documents.ts'
import { type Change, pageOfDocument, type Redirect } from '../change.ts'
import { createDraftsService } from '../drafts.ts'
import type { Documents, DocumentsParts } from '../parts.ts'
import type { PublishOutcome } from '../publish.ts'
import { isReason } from '../publish-request.ts'
import { documentsAt } from '../rows.ts'
import { createScheduleService, documentsIn, type ScheduleOutcome } from '../schedule.ts'
import { createDocumentsService } from '../service.ts'
import { newestRevisions } from '../store.ts'
import { actsSaying, publishingActs } from './acts.ts'
import { documentsOfEntry, groupOfEntry } from './entries.ts'
import { historyOf } from './history.ts'
import { createReviews, endReviews } from './reviews.ts'
import { putEntry, withDrafts } from './written.ts'

export type EntryRequest = {
  why: string
  /** Not now but then. */
  at?: Date
  /** Which revision of each document was published when its author looked. */
  seen: Record<string, number | null>
  /** Where the page of an article leads that goes: a German path. */
  redirect?: string
}

/** A publication at a time, and what it changes. */
export type Planned = ScheduledPublication & {
  documents: string[]
  /** Where its first document is edited. */
  entry: string
}

export type AddOutcome = { ok: true; id: string } | { ok: false; problem: 'taken' | 'bad_name' }

const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** What becomes of drafts: published, at a time, or away; and what was published before. */
export function createEntryPublishing(context: ServiceContext, parts: DocumentsParts) {
  const documents = createDocumentsService(context, parts)
  const schedule = createScheduleService(context, parts)
  const drafts = createDraftsService(context, parts.release)

  /** What publishing entries would change: of a document that other entries edit too, only their own part. */
  async function changesOf(ids: string[]): Promise<Change[]> {
    const [{ documents: published }, saved] = await Promise.all([documents.published(), drafts.list()])
    const written = withDrafts(published, saved)
    const after = new Map(published)
    for (const id of ids) putEntry(id, after, written)
    const touched = new Set(ids.flatMap(documentsOfEntry))
    return [...touched].flatMap((id): Change[] => {
      const [before, now] = [published.get(id), after.get(id)]
      if (before === now) return []
      return now === undefined ? [{ id, removed: true }] : [{ id, text: now }]
    })
  }

  /** A new article bears the day on which it appears, whenever somebody began to write it. */
  async function dateNew(ids: string[], date: string): Promise<void> {
    const articles = ids.filter((one) => groupOfEntry(one) === 'articles').flatMap(documentsOfEntry)
    if (articles.length === 0) return
    // One that was taken away and is brought back keeps its own.
    const known = await newestRevisions(context.db, articles)
    for (const id of articles) {
      const draft = parts.release.has(id) || known.has(id) ? undefined : await drafts.find(id)
      if (!draft?.text) continue
      const value = valueIn(id, draft.text) as { date?: string } | undefined
      if (!value || value.date === date) continue
      await drafts.save(id, writeValue(id, draft.text, { ...value, date }), draft.revision)
    }
  }

  return {
    reviews: createReviews(context, async (id) => (await changesOf([id])).length > 0),

    publish: async (ids: string[], request: EntryRequest): Promise<PublishOutcome | ScheduleOutcome> => {
      const why = request.why.trim()
      if (!isReason(why)) return { ok: false, problem: 'bad_why' }
      await dateNew(ids, swissDay(request.at ?? context.now()))
      const changes = await changesOf(ids)
      if (changes.length === 0) return { ok: false, problem: 'unchanged' }
      const redirects = request.redirect ? redirectsOf(changes, request.redirect) : []
      const expected = changes.flatMap(({ id }) =>
        request.seen[id] === undefined ? [] : [{ id, revision: request.seen[id] ?? null }],
      )
      const outcome = request.at
        ? await schedule.schedule({ changes, redirects }, { at: request.at, why })
        : await documents.publish(changes, { why, redirects, expected })
      if (outcome.ok) await endReviews(context.db, ids)
      return outcome
    },

    /** Publications of an entry's documents that wait for their time. */
    waiting: async (): Promise<Planned[]> => (await schedule.waiting()).map(withDocuments),

    /** Those that could not be published at their time, and that nobody has seen to. */
    refused: async (): Promise<Planned[]> => (await schedule.refused()).map(withDocuments),

    withdraw: (id: string): Promise<boolean> => schedule.withdraw(id),

    /** Throws away what is written; what is published stays. */
    discard: async (id: string): Promise<void> => {
      const { documents: published } = await documents.published()
      for (const document of documentsOfEntry(id)) {
        const draft = await drafts.find(document)
        if (!draft) continue
        const rest = remainder(id, document, published, draft.text)
        if (rest === undefined) await drafts.discard(document, draft.revision)
        else await drafts.save(document, rest, draft.revision)
      }
      await endReviews(context.db, [id])
    },

    history: (id: string) => historyOf(context.db, parts.release, id),

    /** What acts of the log were about, and why. */
    ofActs: (acts: AuditRow[]) => publishingActs(context.db, parts.release, acts),

    actsSaying: (part: string) => actsSaying(context.db, parts.release, part),

    /** Whether the release says something of an entry. */
    isInRelease: (id: string): boolean => documentsOfEntry(id).some((document) => parts.release.has(document)),

    /** Puts what a publication said of an entry into its drafts; 0: what the release says. @returns whether it said something */
    bringBack: async (id: string, publication: number): Promise<boolean> => {
      const then = publication === 0 ? parts.release : await documentsAt(context.db, parts.release, publication)
      if (!then || !documentsOfEntry(id).some((document) => then.has(document))) return false
      const { documents: published } = await documents.published()
      const saved = await drafts.list()
      const after = withDrafts(published, saved)
      putEntry(id, after, then)
      for (const document of documentsOfEntry(id)) {
        const draft = saved.find(({ document_id }) => document_id === document)
        await drafts.save(document, after.get(document) ?? null, draft?.revision ?? 0)
      }
      return true
    },

    /** A new article in both languages, which nobody sees yet. */
    addArticle: async (start: ArticleStart): Promise<AddOutcome> => {
      if (!slugShape.test(start.slug) || start.slug.length > 80) return { ok: false, problem: 'bad_name' }
      const id = `blog/${start.slug}`
      const { documents: published } = await documents.published()
      if (documentsOfEntry(id).some((document) => published.has(document))) return { ok: false, problem: 'taken' }
      const saved = await drafts.saveTogether(
        languages.map((language) => ({
          id: `${language}/${id}`,
          text: startArticle(start, { language, now: context.now(), imageAlt: altOfAnyDrawing(published, language) }),
          revision: 0,
        })),
      )
      return saved.ok ? { ok: true, id } : { ok: false, problem: 'taken' }
    },

    /** Notes that an entry is to be taken away with its next publication. One that nobody sees yet goes at once. */
    remove: async (id: string): Promise<void> => {
      const { documents: published } = await documents.published()
      for (const document of documentsOfEntry(id)) {
        const draft = await drafts.find(document)
        if (published.has(document)) await drafts.save(document, null, draft?.revision ?? 0)
        else if (draft) await drafts.discard(document, draft.revision)
      }
    },

    /** Shows the release's words again, or keeps what was published here. */
    take: async (id: string, why: string): Promise<PublishOutcome> =>
      documents.publish(
        (await differing(id)).map((document) => ({ id: document, released: true })),
        { why },
      ),
    leave: async (id: string): Promise<void> => {
      for (const document of await differing(id)) await documents.leave(document)
    },
  }

  async function differing(id: string): Promise<string[]> {
    const ids = documentsOfEntry(id)
    return (await documents.list()).filter((one) => one.differs && ids.includes(one.id)).map((one) => one.id)
  }

  /** What is left of a draft when an entry's part is as it is published; undefined where that is nothing. */
  function remainder(id: string, document: string, published: Documents, text: string | null): string | undefined {
    if (text === null) return undefined
    const kept = new Map([...published, [document, text] as const])
    putEntry(id, kept, published)
    const rest = kept.get(document)
    return rest === published.get(document) ? undefined : rest
  }
}

/** In the words of the site; nothing where nobody can read them. */
function altOfAnyDrawing(published: Documents, language: Language): string {
  const blog = valueIn(`${language}/blog`, published.get(`${language}/blog`) ?? '') as DocumentOf<'blog'> | undefined
  return blog?.drawings.anyArticle.alt ?? ''
}

function withDocuments(row: ScheduledPublication): Planned {
  const documents = documentsIn(row)
  return { ...row, documents, entry: entryOfDocument(documents[0] ?? '') }
}

/** In both languages, for the pages of documents that go. */
function redirectsOf(changes: Change[], to: string): Redirect[] {
  return changes.flatMap((change) => {
    const from = 'removed' in change ? pageOfDocument(change.id) : undefined
    return from ? [{ from, to: from.startsWith('/en/') ? `/en${to === '/' ? '/' : to}` : to }] : []
  })
}

type ArticleStart = { slug: string; title: Record<Language, string> }

/** What a new article has before anybody writes. */
type Begun = {
  language: Language
  now: Date
  /** What is to be seen on the drawing that it gets. */
  imageAlt: string
}

/** The file of a new article: everything that it needs, most of it still empty. Of what it needs one at least, one is there to be filled in. */
function startArticle({ slug, title }: ArticleStart, { language, now, imageAlt }: Begun): string {
  const id = `${language}/blog/${slug}`
  const source = { title: '', publisher: '', year: Number(swissDay(now).slice(0, 4)) }
  return writeValue(id, '', {
    title: title[language],
    slug,
    date: now.toISOString().slice(0, 10),
    ...{ excerpt: '', description: '', image: `/images/share/blog-${slug}-${language}.png`, imageAlt },
    ...{ entities: [''], tags: [''], schema_type: 'Article', related: [], sources: [source], body: '' },
  })
}
