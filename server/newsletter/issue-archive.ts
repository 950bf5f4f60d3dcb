import type { Language } from '#contract/language.ts'
import type { ServiceContext } from '../context.ts'
import type { NewsletterIssue } from '../db/tables/issues.ts'
import type { Database } from '../db/tables.ts'

/** An issue as everybody may read it on the site: never a reader's own links. */
export type PublicIssue = {
  slug: string
  language: Language
  title: string
  subject: string
  preheader: string
  /** When it began to go out, ISO 8601. */
  sentAt: string
  /** Trusted: made here from Markdown, which cannot carry HTML. */
  html: string
  /** Languages in which it exists. */
  languages: Language[]
}

/** Issues that were sent, on the site. Those from before there were such pages are not among them. */
export function createIssueArchive({ db, config }: Pick<ServiceContext, 'db' | 'config'>) {
  return {
    /** Newest first. @param language all where it is not given */
    list: async (language?: Language): Promise<PublicIssue[]> => {
      const rows = await published(db).execute()
      return publicIssues(
        rows.filter((row) => !language || row.language === language),
        rows,
      )
    },

    /** An issue in each of its languages. */
    find: async (slug: string): Promise<PublicIssue[]> => {
      const rows = await published(db).where('slug', '=', slug).execute()
      return publicIssues(rows, rows)
    },

    /** Changes when an issue comes to the site, on whatever server. */
    mark: async (): Promise<string> => {
      const { count, last } = await db
        .selectFrom('newsletter_issues')
        .select((query) => [query.fn.countAll<number>().as('count'), query.fn.max('started_at').as('last')])
        .where('body', '!=', '')
        .executeTakeFirstOrThrow()
      return `${count} ${last ?? ''}`
    },
  }

  async function publicIssues(rows: NewsletterIssue[], all: NewsletterIssue[]): Promise<PublicIssue[]> {
    if (rows.length === 0) return []
    // Reading Markdown takes memory: loaded once there is something to read.
    const { issueHtml } = await import('./issue-text/issue-html.ts')
    return rows.map(({ slug, language, title, subject, preheader, started_at, body }) => ({
      ...{ slug, language, title, subject, preheader },
      sentAt: started_at,
      html: issueHtml(body, language, config.siteUrl),
      languages: all
        .filter((other) => other.slug === slug)
        .map((other) => other.language)
        .toSorted(),
    }))
  }
}

function published(db: Database) {
  return db
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('body', '!=', '')
    .orderBy('started_at', 'desc')
    .orderBy('slug')
}
