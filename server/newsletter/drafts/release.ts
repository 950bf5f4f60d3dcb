import type { Language } from '#contract/language.ts'
import { zonedTime } from '#contract/zoned-time.ts'
import type { ActName } from '../../audit/record.ts'
import type { ServiceContext } from '../../context.ts'
import type { DraftState, DraftText, NewsletterDraft } from '../../db/tables/issues.ts'
import type { Database } from '../../db/tables.ts'
import { plannedPages } from '../../documents/planned-pages.ts'
import { isReason } from '../../documents/publish-request.ts'
import { checkLanguages } from '../checks/check-draft.ts'
import { checkTexts } from '../checks/check-texts.ts'
import type { Finding } from '../checks/finding.ts'
import { type AskLink, createLinkAsker } from '../checks/outside-links.ts'
import { countReaders, findAnyIssue } from '../issue-store.ts'
import * as store from './draft-store.ts'
import { issueSubject } from './service.ts'
import { testDraft, wasTested } from './test-copy.ts'

/** When it is to go: at once, or by somebody's clock. */
export type SendTime = 'now' | { day: string; clock: string; zone: string }

/** The revision of each text that somebody has read before they let it go. */
export type SeenRevisions = Partial<Record<Language, number>>

export type ReleaseProblem =
  | 'unknown'
  | 'wrong_state'
  | 'changed_meanwhile'
  | 'time_invalid'
  | 'time_past'
  | 'rate_invalid'
  | 'bad_why'

export type ReleaseOutcome =
  | { ok: true; draft: NewsletterDraft }
  | { ok: false; problem: ReleaseProblem }
  /** Errors among what was looked at before sending. */
  | { ok: false; problem: 'checks'; findings: Finding[] }

export type ReleaseRequest = { at: SendTime; perMinute: number; seen?: SeenRevisions }

/** Letters a minute. */
export const fastestRate = 6000

/** One for the process: what answered is remembered. */
const askOutside = createLinkAsker()

/**
 * From the finished text to the released issue. Whoever wrote asks, whoever may releases; until its time has come a release can
 * be taken back, and the text stands still.
 */
export function createReleaseService(context: ServiceContext, askLink: AskLink = askOutside) {
  const { db } = context
  const memberId = context.actor.kind === 'member' ? context.actor.id : null

  return {
    check,

    ask: (id: string, request: ReleaseRequest) => decide(id, ['writing', 'asked'], 'asked', request),

    release: (id: string, request: ReleaseRequest) => decide(id, ['writing', 'asked'], 'released', request),

    /** @param answer what is still to be done, for whoever asked */
    giveBack: async (id: string, answer: string): Promise<ReleaseOutcome> =>
      isReason(answer) ? back(id, 'asked', 'issue.give-back', answer) : { ok: false, problem: 'bad_why' },

    /** Takes a release back, as long as nothing has begun. */
    withdraw: (id: string) => back(id, 'released', 'issue.withdraw'),

    /** A copy of one text, at once. */
    test: (id: string, language: Language, address: string) => testDraft(context, { id, language }, address),
  }

  /**
   * Everything that is looked at before an issue goes.
   * @param asksOutside whether other people's sites are asked for what is linked there
   * @param plannedAt when it is to go, if that is not yet stored
   */
  async function check(id: string, asksOutside = true, plannedAt?: string): Promise<Finding[] | undefined> {
    const draft = await store.findDraft(db, id)
    if (!draft) return undefined
    const texts = await store.textsOf(db, id)
    const findings: Finding[] = []
    if (draft.state !== 'begun' && (await findAnyIssue(db, draft.slug)))
      findings.push({ level: 'error', code: 'slug_taken', values: { value: draft.slug } })
    findings.push(
      ...(await checkTexts(context, draft, texts, {
        planned: await plannedPages(db, ['waiting']),
        sendAt: plannedAt ?? draft.send_at,
        askLink: asksOutside ? askLink : undefined,
      })),
    )
    findings.push(...checkLanguages(draft, texts, await countReaders(db)))
    const isTested = await wasTested(db, context.actor, draft, texts)
    findings.push(isTested ? { level: 'fine', code: 'tested' } : { level: 'warning', code: 'no_test' })
    findings.push({ level: 'fine', code: 'frame_fine' })
    const order = ['error', 'warning', 'fine']
    return findings.toSorted((one, other) => order.indexOf(one.level) - order.indexOf(other.level))
  }

  async function decide(
    id: string,
    from: DraftState[],
    to: 'asked' | 'released',
    { at, perMinute, seen }: ReleaseRequest,
  ): Promise<ReleaseOutcome> {
    if (!Number.isInteger(perMinute) || perMinute < 1 || perMinute > fastestRate)
      return { ok: false, problem: 'rate_invalid' }
    const now = context.now()
    const time = at === 'now' ? now : zonedTime(at.day, at.clock, at.zone)
    if (!time) return { ok: false, problem: 'time_invalid' }
    if (at !== 'now' && time.getTime() < now.getTime()) return { ok: false, problem: 'time_past' }
    const draft = await store.findDraft(db, id)
    if (!draft) return { ok: false, problem: 'unknown' }
    if (!from.includes(draft.state)) return { ok: false, problem: 'wrong_state' }
    const before = await store.textsOf(db, id)
    if (seen && !isSeen(before, seen)) return { ok: false, problem: 'changed_meanwhile' }
    const findings = (await check(id, true, time.toISOString())) ?? []
    if (findings.some(({ level }) => level === 'error')) return { ok: false, problem: 'checks', findings }

    return context.transaction<ReleaseOutcome>(async (trx) => {
      const changed = await store.changeDraft(trx, id, from, {
        state: to,
        // Whoever asks for at once means the moment of the release.
        send_at: to === 'asked' && at === 'now' ? null : time.toISOString(),
        time_zone: at === 'now' ? draft.time_zone : at.zone,
        per_minute: perMinute,
        changed_at: now.toISOString(),
        ...(to === 'asked' ? { asked_by: memberId, answer: null } : { released_by: memberId }),
      })
      if (!changed) return { ok: false, problem: 'wrong_state' }
      // What was checked is what goes: a text that was saved in between is another one.
      if (!isSeen(await store.textsOf(trx, id), revisionsOf(before))) return { ok: false, problem: 'changed_meanwhile' }
      await context.record(trx, {
        act: to === 'asked' ? 'issue.ask' : 'issue.release',
        subject: issueSubject(id),
        details: { issue: draft.slug, at: time.toISOString() },
      })
      return { ok: true, draft: changed }
    })
  }

  function back(id: string, from: DraftState, act: ActName, answer?: string): Promise<ReleaseOutcome> {
    return context.transaction<ReleaseOutcome>(async (trx) => {
      const draft = await store.changeDraft(trx, id, [from], {
        state: 'writing',
        changed_at: context.now().toISOString(),
        ...(answer !== undefined && { answer, answered_by: memberId }),
      })
      if (!draft) return { ok: false, problem: (await store.findDraft(trx, id)) ? 'wrong_state' : 'unknown' }
      await recordBack(trx, act, draft)
      return { ok: true, draft }
    })
  }

  function recordBack(trx: Database, act: ActName, { id, slug }: NewsletterDraft): Promise<void> {
    return context.record(trx, { act, subject: issueSubject(id), details: { issue: slug } })
  }
}

export function revisionsOf(texts: Pick<DraftText, 'language' | 'revision'>[]): SeenRevisions {
  return Object.fromEntries(texts.map(({ language, revision }) => [language, revision]))
}

function isSeen(texts: DraftText[], seen: SeenRevisions): boolean {
  return (
    texts.length === Object.keys(seen).length && texts.every(({ language, revision }) => seen[language] === revision)
  )
}
