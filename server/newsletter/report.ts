import type { Language } from '#contract/language.ts'
import type { ServiceContext } from '../context.ts'
import type { NewsletterIssue } from '../db/tables/issues.ts'
import { linkTargets } from './counted-links.ts'
import { issueById } from './issue-store.ts'
import { mailOutcomes } from './outcomes.ts'

export type Refusals = { reason: string; count: number }
export type LinkClicks = { target: string; clicks: number }

/** What became of an issue in one language. Counts only. */
export type IssueReport = {
  id: string
  slug: string
  language: Language
  subject: string
  started_at: string
  /** Mails queued for it in all. */
  mails: number
  delivered: number
  refused: number
  /** By code or cause, the most frequent first. */
  refusals: Refusals[]
  waiting: number
  /** Left, erased or taken back before it was sent. */
  gone: number
  /** Who left after it reached them, and who complained of it. */
  left: number
  complained: number
  clicks: number
  /** Every link of the letter to our own site, in the order of clicks. */
  links: LinkClicks[]
}

/** Reports on issues, of which nobody was followed: what the mail servers said, who left, and how often each link was followed. */
export function createReportService({ db, config }: Pick<ServiceContext, 'db' | 'config'>) {
  return {
    /** Of an issue in one language, by its id. */
    find: async (id: string): Promise<IssueReport | undefined> => {
      const issue = await issueById(db, id)
      return issue && reportOn(issue)
    },

    /** Of an issue in each of its languages. */
    bySlug: async (slug: string): Promise<IssueReport[]> => {
      const rows = await db
        .selectFrom('newsletter_issues')
        .selectAll()
        .where('slug', '=', slug)
        .orderBy('language')
        .execute()
      return Promise.all(rows.map(reportOn))
    },

    /** The issues sent last, the newest first. */
    latest: async (count: number): Promise<IssueReport[]> => {
      const rows = await db
        .selectFrom('newsletter_issues')
        .selectAll()
        .orderBy('started_at', 'desc')
        .limit(count)
        .execute()
      return Promise.all(rows.map(reportOn))
    },
  }

  async function reportOn(issue: NewsletterIssue): Promise<IssueReport> {
    const { id, slug, language, subject, started_at, queued_count } = issue
    const [held, kept, clicked] = await Promise.all([
      mailOutcomes(db, { issueId: id }),
      db.selectFrom('issue_outcomes').select(['outcome', 'reason', 'count']).where('issue_id', '=', id).execute(),
      db.selectFrom('issue_clicks').select(['target', 'clicks']).where('issue_id', '=', id).execute(),
    ])
    const all = [...held, ...kept]
    const sum = (outcome: string) =>
      all.filter((row) => row.outcome === outcome).reduce((total, { count }) => total + count, 0)
    const [delivered, refused, waiting] = [sum('delivered'), sum('refused'), sum('waiting')]
    const refusals = new Map<string, number>()
    for (const { outcome, reason, count } of all) {
      if (outcome === 'refused') refusals.set(reason, (refusals.get(reason) ?? 0) + count)
    }
    const clicksOf = new Map(clicked.map(({ target, clicks }) => [target, clicks]))
    const targets = new Set([...linkTargets(issue, config.siteUrl), ...clicksOf.keys()])
    const links = [...targets]
      .map((target) => ({ target, clicks: clicksOf.get(target) ?? 0 }))
      .sort((one, other) => other.clicks - one.clicks)
    return {
      ...{ id, slug, language, subject, started_at, mails: queued_count, delivered, refused, waiting },
      refusals: [...refusals]
        .map(([reason, count]) => ({ reason, count }))
        .sort((one, other) => other.count - one.count),
      gone: Math.max(0, queued_count - delivered - refused - waiting),
      left: sum('left'),
      complained: sum('complained'),
      clicks: links.reduce((total, { clicks }) => total + clicks, 0),
      links,
    }
  }
}
