import { slugOf } from '#content/slug.ts'
import type { Language } from '#contract/language.ts'
import type { ServiceContext } from '../../context.ts'
import type { DraftText, NewsletterDraft, TypedText } from '../../db/tables/issues.ts'
import type { Database } from '../../db/tables.ts'
import type { WrittenLetter } from '../../mail/written.ts'
import { noteViewer, otherViewers } from '../../team/viewers.ts'
import { personalIssue } from '../issue-letter.ts'
import { findAnyIssue } from '../issue-store.ts'
import { slugPattern } from '../issue-text/issue-fields.ts'
import * as store from './draft-store.ts'
import { findVersion, keepVersion, versions } from './versions.ts'

/** In characters: a letter of this length is far too long to be sent, and still kept. */
const longest = { subject: 300, preheader: 500, title: 300, body: 100_000 } satisfies Record<keyof TypedText, number>

/** Letters a minute that even small mail providers take. */
export const usualRate = 120

const usualZone = 'Europe/Zurich'

export type DraftProblem = 'unknown' | 'slug_taken' | 'slug_invalid' | 'name_missing' | 'not_writing'

type Changed = { ok: true } | { ok: false; problem: DraftProblem }

export type SaveOutcome =
  | { ok: true; text: DraftText }
  | { ok: false; problem: DraftProblem | 'too_long' }
  /** Somebody else has saved since: what stands there now. What was sent is kept among the versions. */
  | { ok: false; problem: 'changed_meanwhile'; text: DraftText }

const open = ['writing', 'asked'] as const

/** Links of a letter that is only looked at are nobody's. */
const nobodysId = '0'.repeat(36)

/**
 * Issues while they are written. A text that is saved names the revision that its author has seen; when somebody was faster it
 * is refused with what is there now, and kept beside it, so that nothing is lost or overwritten unseen.
 */
export function createDraftsService(context: ServiceContext) {
  const { db } = context
  const memberId = context.actor.kind === 'member' ? context.actor.id : null

  return {
    list: () => store.listDrafts(db),

    search: (words: string) => store.searchTexts(db, words),

    memberNames: () => store.memberNames(db),

    /** By its id or its slug. */
    find: async (key: string) => {
      const draft = (await store.findDraft(db, key)) ?? (await store.findDraftBySlug(db, key))
      return draft && { draft, texts: await store.textsOf(db, draft.id) }
    },

    /** @param slug made from the name where it is not given */
    add: (name: string, { slug = slugOf(name, 80), language = 'de' as Language } = {}) =>
      context.transaction<{ ok: true; id: string } | { ok: false; problem: DraftProblem }>(async (trx) => {
        const kept = name.trim().slice(0, 120)
        if (kept === '') return { ok: false, problem: 'name_missing' }
        if (!slugPattern.test(slug)) return { ok: false, problem: 'slug_invalid' }
        if (await findAnyIssue(trx, slug)) return { ok: false, problem: 'slug_taken' }
        const time = context.now().toISOString()
        const draft: NewsletterDraft = {
          id: context.newId(),
          slug,
          name: kept,
          state: 'writing',
          is_one_language: 0,
          per_minute: usualRate,
          send_at: null,
          time_zone: usualZone,
          asked_by: null,
          released_by: null,
          answer: null,
          answered_by: null,
          created_at: time,
          changed_at: time,
        }
        if (!(await store.addDraft(trx, draft))) return { ok: false, problem: 'slug_taken' }
        await store.addText(trx, emptyText(draft.id, language, time))
        await context.record(trx, { act: 'issue.add', subject: issueSubject(draft.id), details: { issue: slug } })
        return { ok: true, id: draft.id }
      }),

    /** Name, address on the site, and whether one language is enough. */
    change: (id: string, change: { name?: string; slug?: string; isOneLanguage?: boolean }) =>
      context.transaction<Changed>(async (trx) => {
        const { name, slug, isOneLanguage } = change
        if (name !== undefined && name.trim() === '') return { ok: false, problem: 'name_missing' }
        if (slug !== undefined) {
          if (!slugPattern.test(slug)) return { ok: false, problem: 'slug_invalid' }
          const other = await store.findDraftBySlug(trx, slug)
          if ((other && other.id !== id) || (await findAnyIssue(trx, slug))) return { ok: false, problem: 'slug_taken' }
        }
        return changed(trx, id, {
          ...(name !== undefined && { name: name.trim().slice(0, 120) }),
          ...(slug !== undefined && { slug }),
          ...(isOneLanguage !== undefined && { is_one_language: isOneLanguage ? 1 : 0 }),
        })
      }),

    addLanguage: (id: string, language: Language) =>
      context.transaction<Changed>(async (trx) => {
        const outcome = await changed(trx, id, { is_one_language: 0 })
        if (outcome.ok) await store.addText(trx, emptyText(id, language, context.now().toISOString()))
        return outcome
      }),

    /** Its versions stay. */
    removeLanguage: (id: string, language: Language) =>
      context.transaction<Changed>(async (trx) => {
        const outcome = await changed(trx, id, {})
        if (!outcome.ok) return outcome
        await store.removeText(trx, id, language)
        await context.record(trx, { act: 'issue.remove-language', subject: issueSubject(id), details: { language } })
        return outcome
      }),

    /** @param revision what the author has seen */
    save,

    versions: (id: string, language: Language) => versions(db, id, language).execute(),

    /** Makes an earlier version the text again. What stood there is a version, too. */
    restore: async (id: string, versionId: string, revision: number): Promise<SaveOutcome> => {
      const version = await findVersion(db, id, versionId)
      if (!version) return { ok: false, problem: 'unknown' }
      const { subject, preheader, title, body, language } = version
      const outcome = await save(id, language, { subject, preheader, title, body }, revision)
      if (outcome.ok)
        await context.transaction((trx) =>
          context.record(trx, { act: 'issue.restore', subject: issueSubject(id), details: { language } }),
        )
      return outcome
    },

    remove: (id: string) =>
      context.transaction<Changed>(async (trx) => {
        const draft = await store.findDraft(trx, id)
        if (!draft) return { ok: false, problem: 'unknown' }
        if (!(await store.deleteDraft(trx, id, open))) return { ok: false, problem: 'not_writing' }
        await context.record(trx, { act: 'issue.remove', subject: issueSubject(id), details: { issue: draft.slug } })
        return { ok: true }
      }),

    /** A text as its readers would get it, whatever is still wrong with it. */
    letter: async (id: string, language: Language): Promise<WrittenLetter | undefined> => {
      const draft = await store.findDraft(db, id)
      const text = await store.findText(db, id, language)
      if (!draft || !text) return undefined
      const { subject, preheader, title, body } = text
      const { layOutIssue } = await import('../issue-text/read-issue.ts')
      const fields = { slug: draft.slug, language, subject, preheader, ...(title.trim() && { title }) }
      return personalIssue(layOutIssue(fields, body, context.config).issue, nobodysId, context.config)
    },

    /** Notes that this person has it open, or writes. */
    visit: async (id: string, isWriting: boolean): Promise<void> => {
      if (await store.findDraft(db, id)) await noteViewer(context, `draft:${id}`, isWriting)
    },

    others: (id: string) => otherViewers(context, `draft:${id}`),
  }

  async function save(id: string, language: Language, typed: TypedText, revision: number): Promise<SaveOutcome> {
    if (store.typedFields.some((field) => typed[field].length > longest[field]))
      return { ok: false, problem: 'too_long' }
    const saved_at = context.now().toISOString()
    const author = { saved_by: memberId, saved_at }
    const version = { ...typed, ...author, id: context.newId(), draft_id: id, language, begun_at: saved_at }
    const outcome = await context.transaction<SaveOutcome>(async (trx) => {
      const state = await changed(trx, id, {})
      if (!state.ok) return state
      const text = await store.changeText(trx, { draft_id: id, language }, { ...typed, ...author }, revision)
      if (text) {
        await keepVersion(trx, { ...version, is_aside: 0 })
        return { ok: true, text }
      }
      const current = await store.findText(trx, id, language)
      return current ? { ok: false, problem: 'changed_meanwhile', text: current } : { ok: false, problem: 'unknown' }
    })
    // A refusal leaves nothing behind: what was typed is put aside after it.
    if (!outcome.ok && outcome.problem === 'changed_meanwhile') {
      if (isSame(outcome.text, typed)) return { ok: true, text: outcome.text }
      await keepVersion(db, { ...version, is_aside: 1 })
    }
    return outcome
  }

  async function changed(trx: Database, id: string, change: store.DraftChange): Promise<Changed> {
    const changed_at = context.now().toISOString()
    if (await store.changeDraft(trx, id, open, { ...change, changed_at })) return { ok: true }
    return { ok: false, problem: (await store.findDraft(trx, id)) ? 'not_writing' : 'unknown' }
  }

  function emptyText(draft_id: string, language: Language, saved_at: string): DraftText {
    return {
      draft_id,
      language,
      subject: '',
      preheader: '',
      title: '',
      body: '',
      revision: 0,
      saved_by: memberId,
      saved_at,
    }
  }
}

export const issueSubject = (id: string) => ({ kind: 'issue' as const, id })

function isSame(one: TypedText, other: TypedText): boolean {
  return store.typedFields.every((field) => one[field] === other[field])
}
