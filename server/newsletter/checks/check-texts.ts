import type { ServiceContext } from '../../context.ts'
import type { DraftText, NewsletterDraft } from '../../db/tables/issues.ts'
import { publishedSlugs } from '../issue-store.ts'
import type { Asking } from './check-text.ts'
import type { Finding } from './finding.ts'

/** What is to be mended, or worth a second look, in the texts of an issue. */
export async function checkTexts(
  { db, config }: Pick<ServiceContext, 'db' | 'config'>,
  { slug }: Pick<NewsletterDraft, 'slug'>,
  texts: DraftText[],
  asking: Pick<Asking, 'planned' | 'sendAt' | 'askLink'>,
): Promise<Finding[]> {
  // Reading Markdown takes 15 MB of memory: loaded where it is needed.
  const { checkText } = await import('./check-text.ts')
  const issueSlugs = [...(await publishedSlugs(db)), slug]
  const findings: Finding[] = []
  for (const text of texts) findings.push(...(await checkText(text, { config, slug, issueSlugs, ...asking })))
  return findings
}
