import type { ServiceContext } from '../../context.ts'
import type { NewsletterDraft } from '../../db/tables/issues.ts'
import { plannedPages } from '../../documents/planned-pages.ts'
import { logFailure } from '../../log-rarely.ts'
import { setPace } from '../../mail/pace.ts'
import { createWatch, type Watch } from '../../watch.ts'
import { checkTexts } from '../checks/check-texts.ts'
import { findOrAddIssue, type NewIssue, unqueuedIssues } from '../issue-store.ts'
import { IssueProblem } from '../issue-text/refuse.ts'
import { createIssuesService, type IssueDraft } from '../issues.ts'
import { changeDraft, dueDrafts, textsOf } from './draft-store.ts'
import { issueSubject } from './service.ts'

/** `check`: begins what is due, and goes on with what was begun and not queued whole. Never throws. */
export type IssueStarter = Watch & { check(): Promise<void> }

const checkEveryMs = 2000

/**
 * Lets released issues out when their time has come. Any number of servers may do so on one store, and be killed at it: one
 * transaction turns a draft into the stored issue, and queueing goes on from the last reader, whoever does it.
 */
export function createIssueStarter(context: ServiceContext): IssueStarter {
  const { db, log, config } = context
  const issues = createIssuesService(context)

  async function check(): Promise<void> {
    try {
      for (const draft of await dueDrafts(db, context.now())) await begin(draft)
      for (const issue of await unqueuedIssues(db)) {
        const mails = await issues.queueRest(issue)
        if (mails !== undefined) log.info({ issue: issue.slug, language: issue.language, mails }, 'issue queued')
      }
    } catch (error) {
      logFailure(log, error, 'issues cannot be begun')
    }
  }

  async function begin(draft: NewsletterDraft): Promise<void> {
    const texts = await textsOf(db, draft.id)
    const now = context.now()
    const started_at = now.toISOString()
    const planned = await plannedPages(db, ['waiting', 'published'])
    const findings = await checkTexts(context, draft, texts, { planned, sendAt: started_at })
    const wrong = findings.filter(({ level }) => level === 'error')
    if (wrong.length > 0) {
      log.error({ issue: draft.slug, wrong }, 'a released issue has errors by now, it is a draft again')
      return refuse(draft)
    }
    const { finishIssue } = await import('../issue-text/read-issue.ts')
    let finished: IssueDraft[]
    try {
      finished = texts.map(({ language, subject, preheader, title, body }) => {
        const fields = { slug: draft.slug, language, subject, preheader, ...(title.trim() && { title }) }
        return finishIssue(fields, body, config)
      })
    } catch (error) {
      if (!(error instanceof IssueProblem)) throw error
      log.error({ issue: draft.slug, err: error }, 'a released issue cannot be sent, it is a draft again')
      return refuse(draft)
    }
    await context.transaction(async (trx) => {
      // One server begins it; a release that was taken back at the last moment counts.
      const begun = await changeDraft(trx, draft.id, ['released'], { state: 'begun', changed_at: started_at })
      if (begun?.send_at !== draft.send_at) return false
      await setPace(trx, begun.per_minute, now)
      for (const issue of finished) {
        const row = newIssue(issue, started_at)
        const stored = await findOrAddIssue(trx, row)
        if (stored.source_hash !== issue.source_hash) throw new Error(`Another issue ${issue.slug} was sent before`)
      }
      await context.record(trx, { act: 'issue.begin', subject: issueSubject(draft.id), details: { issue: draft.slug } })
      return true
    })
  }

  async function refuse({ id, slug }: NewsletterDraft): Promise<void> {
    const change = { state: 'writing', changed_at: context.now().toISOString() } as const
    await context.transaction(async (trx) => {
      if (await changeDraft(trx, id, ['released'], change))
        await context.record(trx, { act: 'issue.stop', subject: issueSubject(id), details: { issue: slug } })
    })
  }

  function newIssue(issue: IssueDraft, started_at: string): NewIssue {
    return { ...issue, id: context.newId(), started_at, queued_to: null, queued_count: 0, queued_at: null }
  }

  return { ...createWatch(check, checkEveryMs), check }
}
