import { undoMs } from '#contract/undo.ts'
import type { ServiceContext } from '../context.ts'
import type { Page } from '../db/page.ts'
import { foldText } from '../db/search-text.ts'
import type { EnquiryEntry, EnquiryMail, EnquiryState } from '../db/tables/enquiries.ts'
import type { Database } from '../db/tables.ts'
import { takeBack } from '../mail/outbox.ts'
import { noteViewer, otherViewers } from '../team/viewers.ts'
import { createCalls } from './calls.ts'
import { type DraftPart, findDraft, saveDraft } from './drafts.ts'
import { filesOf, findFile, mailsOf, waitingSince, withWords } from './mails.ts'
import * as store from './store.ts'

const longestText = 20_000

export type Conflict = { ok: false; problem: 'changed_meanwhile'; enquiry: store.ListedEnquiry }
export type EnquiryProblem =
  | Conflict
  | { ok: false; problem: 'unknown' | 'empty' | 'too_long' | 'too_late' | 'no_address' }
export type EnquiryOutcome = { ok: true; enquiry: store.ListedEnquiry } | EnquiryProblem

/** Of one among many that were changed at once. */
export type EnquiryBefore = { id: string; state: EnquiryState; assignedTo: string | null }

export type EnquiryEdit = { state?: EnquiryState; assignedTo?: string | null; remindAt?: string | null }

/**
 * Working on what came in through the contact form: state, who has it, notes, replies. A change names the revision that its author has seen;
 * when somebody was faster it is refused with what is there now, so that nothing is overwritten unseen.
 */
export function createEnquiriesService(context: ServiceContext) {
  const { db } = context

  return {
    ...createCalls(context, longestText),

    /** @param order by default of open ones whoever waits for us first, of others the newest */
    list: async (
      filter: store.EnquiryFilter,
      page: Page,
      order: 'owed' | 'oldest' | 'newest' = filter.states?.includes('new') ? 'owed' : 'newest',
    ) => {
      const total = await store.countEnquiries(db, filter)
      return { rows: await store.listEnquiries(db, filter, page, order, total), total }
    },

    count: (filter: store.EnquiryFilter) => store.countEnquiries(db, filter),

    /** With the words that wait: `said`, those of their answer or else of the enquiry. */
    withWords: (enquiries: store.ListedEnquiry[]) => withWords(db, enquiries),

    find: async (id: string) => {
      const enquiry = await store.findEnquiry(db, id)
      if (!enquiry) return undefined
      const [entries, mails, files] = await Promise.all([store.entriesOf(db, id), mailsOf(db, id), filesOf(db, id)])
      return { enquiry, entries, mails, files, latest: latestOfOthers(id, entries, mails) }
    },

    /** A file that came with an answer of theirs, where it is kept. */
    file: (id: string, fileId: string) => findFile(db, id, fileId),

    /** @param revision what the author has seen; without it the change is made in any case */
    change: (id: string, edit: EnquiryEdit, revision?: number): Promise<EnquiryOutcome> =>
      context.transaction<EnquiryOutcome>(async (trx) => {
        const { state, assignedTo, remindAt } = edit
        // The log's counter is taken last, as wherever somebody writes here: two at once would else wait for each other.
        const outcome = await changed(trx, id, revision, {
          ...(state && { state }),
          ...(assignedTo !== undefined && assigning(assignedTo)),
          ...(remindAt !== undefined && { remind_at: remindAt }),
        })
        await context.record(trx, {
          act: 'enquiry.change',
          subject: { kind: 'enquiry', id },
          details: {
            ...(state && { state }),
            ...(assignedTo !== undefined && { assigned: assignedTo ?? false }),
            ...(remindAt !== undefined && { reminder: remindAt ?? false }),
          },
        })
        return outcome
      }),

    /** The same for many at once. @returns how they were before, so that it can be taken back (`restoreAll`), and their names */
    changeAll: (ids: string[], { state, assignedTo }: Pick<EnquiryEdit, 'state' | 'assignedTo'>) =>
      context.transaction(async (trx) => {
        const found = new Map<string, { before: EnquiryBefore; name: string }>()
        // In one order, so that two who change the same ones take turns.
        for (const id of [...new Set(ids)].toSorted()) {
          const enquiry = await store.findEnquiry(trx, id)
          if (!enquiry) continue
          const { name, state: stood, assigned_to } = enquiry
          found.set(id, { name, before: { id, state: stood, assignedTo: assigned_to } })
          await changed(trx, id, undefined, {
            ...(state && { state }),
            ...(assignedTo !== undefined && assigning(assignedTo)),
          })
        }
        await context.record(trx, { act: 'enquiry.change', details: { ...(state && { state }), count: found.size } })
        const inOrder = ids.flatMap((id) => found.get(id) ?? [])
        return { ok: true, before: inOrder.map(({ before }) => before), names: inOrder.map(({ name }) => name) }
      }),

    /** Takes back what was done to many at once. */
    restoreAll: (before: EnquiryBefore[]) =>
      context.transaction(async (trx) => {
        for (const { id, state, assignedTo } of before.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
          await changed(trx, id, undefined, { state, assigned_to: assignedTo, handed_to: null })
        await context.record(trx, { act: 'enquiry.undo-change', details: { count: before.length } })
      }),

    /**
     * A word among the team; whoever wrote never sees it.
     * @param forId the member for whom it is meant, and on whose Today it stands until they open it
     */
    note: (id: string, text: string, forId: string | null = null): Promise<EnquiryOutcome> =>
      written(text, (trx, kept) =>
        addEntry(trx, id, { kind: 'note', text: kept, for_id: forId, unread_by: forId }, undefined, {}),
      ),

    /**
     * Answers whoever wrote, from the operator's address, with what they wrote last quoted. Held back for `undoMs`.
     * @param seen what its author had read last of others (`latest`): somebody else's word since is told before anything is sent,
     * and who has it, when it is due or how it stands is no word
     * @param close whether the enquiry is done with it
     */
    reply: (id: string, text: string, options: { seen?: string; close?: boolean } = {}): Promise<EnquiryOutcome> =>
      written(text, async (trx, kept) => {
        const enquiry = await store.findEnquiry(trx, id)
        if (!enquiry) return { ok: false, problem: 'unknown' }
        if (!enquiry.email) return { ok: false, problem: 'no_address' }
        const mails = await mailsOf(trx, id)
        if (options.seen !== undefined && options.seen !== latestOfOthers(id, await store.entriesOf(trx, id), mails))
          return { ok: false, problem: 'changed_meanwhile', enquiry }
        const now = context.now()
        const last = mails.findLast((mail) => mail.is_automatic === 0)
        const quoted = last
          ? { name: last.sender_name || enquiry.name, text: last.text, receivedAt: last.received_at }
          : { name: enquiry.name, text: enquiry.message, receivedAt: enquiry.created_at }
        const [mailId = null] = await context.enqueue(trx, {
          to: enquiry.email,
          language: enquiry.language,
          notBefore: new Date(now.getTime() + undoMs),
          letter: {
            kind: 'enquiry-reply',
            text: kept,
            author: authorName(),
            enquiryId: id,
            askedAt: enquiry.created_at,
            quoted,
            ...(last?.reference && { inReplyTo: last.reference }),
          },
        })
        const change = {
          state: options.close ? ('done' as const) : ('open' as const),
          answered_at: enquiry.answered_at ?? now.toISOString(),
          waiting_since: null,
        }
        const entry = { kind: 'reply' as const, text: kept, mail_id: mailId, state_before: enquiry.state }
        // Of two who send at the same moment, one is told.
        return addEntry(trx, id, entry, options.seen === undefined ? undefined : enquiry.revision, change)
      }),

    /** Takes a reply back that has not left yet: its text becomes the draft again, and the enquiry has the state it had. */
    undoReply: (entryId: string): Promise<EnquiryOutcome> =>
      context.transaction<EnquiryOutcome>(async (trx) => {
        const entry = await store.findEntry(trx, entryId)
        if (!entry?.mail_id) return { ok: false, problem: 'unknown' }
        if (!(await takeBack(trx, entry.mail_id, context.now()))) return { ok: false, problem: 'too_late' }
        await store.removeEntry(trx, entryId)
        if (context.actor.kind === 'member') await keepDraft(trx, entry.message_id, { text: entry.text })
        const others = (await store.entriesOf(trx, entry.message_id)).some(({ kind }) => kind === 'reply')
        const outcome = await changed(trx, entry.message_id, undefined, {
          state: entry.state_before ?? 'open',
          waiting_since: await waitingSince(trx, entry.message_id),
          ...(!others && { answered_at: null }),
        })
        await context.record(trx, { act: 'enquiry.undo-reply', subject: { kind: 'enquiry', id: entry.message_id } })
        return outcome
      }),

    draft: (id: string) =>
      context.actor.kind === 'member' ? findDraft(db, id, context.actor.id) : Promise.resolve(undefined),

    /** @returns whether there is such an enquiry */
    saveDraft: async (id: string, kind: EnquiryEntry['kind'], text: string): Promise<boolean> => {
      if (!(await store.findEnquiry(db, id))) return false
      const kept = text.slice(0, longestText)
      const { actor } = context
      const isFiled = (await store.entriesOf(db, id)).some(
        (entry) =>
          entry.kind === kind && actor.kind === 'member' && entry.author_id === actor.id && entry.text === kept.trim(),
      )
      // Kept after it has gone, it would come back into the field.
      if (!isFiled) await keepDraft(db, id, partOf(kind, kept))
      return true
    },

    /** Notes that this person looks at it, or writes. @returns whether there is such an enquiry */
    visit: async (id: string, isWriting: boolean): Promise<boolean> => {
      const isKnown = (await store.findEnquiry(db, id)) !== undefined
      if (isKnown && context.actor.kind === 'member') {
        await store.markOpened(db, id, context.actor.id)
        await noteViewer(context, `enquiry:${id}`, isWriting)
      }
      return isKnown
    },

    others: (id: string) => otherViewers(context, `enquiry:${id}`),
  }

  /** The id of what somebody else said last in it: whoever asked, or a colleague. */
  function latestOfOthers(id: string, entries: EnquiryEntry[], mails: EnquiryMail[]): string {
    const own = context.actor.kind === 'member' ? context.actor.id : undefined
    const said = [
      ...entries.flatMap((one) => (one.author_id === own ? [] : { id: one.id, at: one.created_at })),
      ...mails.flatMap((one) => (one.is_automatic === 1 ? [] : { id: one.id, at: one.received_at })),
    ]
    return said.toSorted((one, other) => one.at.localeCompare(other.at)).at(-1)?.id ?? id
  }

  /** Whoever gets it from somebody else is told so until they open it. */
  function assigning(assignedTo: string | null): store.EnquiryChange {
    const isOwn = context.actor.kind === 'member' && context.actor.id === assignedTo
    return { assigned_to: assignedTo, handed_to: isOwn ? null : assignedTo }
  }

  function written(
    text: string,
    work: (trx: Database, text: string) => Promise<EnquiryOutcome>,
  ): Promise<EnquiryOutcome> {
    const kept = text.trim()
    if (kept === '') return Promise.resolve({ ok: false, problem: 'empty' })
    if ([...kept].length > longestText) return Promise.resolve({ ok: false, problem: 'too_long' })
    return context.transaction((trx) => work(trx, kept))
  }

  async function addEntry(
    trx: Database,
    id: string,
    content: Pick<EnquiryEntry, 'kind' | 'text'> & Partial<EnquiryEntry>,
    revision: number | undefined,
    change: store.EnquiryChange,
  ): Promise<EnquiryOutcome> {
    const outcome = await changed(trx, id, revision, change)
    if (!outcome.ok) return outcome
    const entry: EnquiryEntry = {
      ...{ mail_id: null, state_before: null, for_id: null, unread_by: null },
      ...content,
      id: context.newId(),
      message_id: id,
      author_id: context.actor.kind === 'member' ? context.actor.id : null,
      author_name: authorName(),
      created_at: context.now().toISOString(),
    }
    await store.addEntry(trx, entry, foldText(entry.text))
    await keepDraft(trx, id, partOf(entry.kind, ''))
    await context.record(trx, {
      act: `enquiry.${entry.kind}`,
      subject: { kind: 'enquiry', id },
      ...(entry.for_id && { details: { for: entry.for_id } }),
    })
    return outcome
  }

  async function changed(
    trx: Database,
    id: string,
    revision: number | undefined,
    change: store.EnquiryChange,
  ): Promise<EnquiryOutcome> {
    const changed_at = context.now().toISOString()
    const enquiry = await store.changeEnquiry(trx, id, { ...change, changed_at }, revision)
    if (enquiry) return { ok: true, enquiry }
    const current = await store.findEnquiry(trx, id)
    return current ? { ok: false, problem: 'changed_meanwhile', enquiry: current } : { ok: false, problem: 'unknown' }
  }

  async function keepDraft(on: Database, id: string, part: DraftPart): Promise<void> {
    if (context.actor.kind !== 'member') return
    const saved_at = context.now().toISOString()
    await saveDraft(on, { id: context.newId(), message_id: id, member_id: context.actor.id, saved_at }, part)
  }

  function authorName(): string {
    return context.actor.kind === 'server' ? context.config.mailFrom.name : context.actor.name
  }
}

const partOf = (kind: EnquiryEntry['kind'], text: string): DraftPart => (kind === 'reply' ? { text } : { note: text })
