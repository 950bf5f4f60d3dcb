import { createHash } from 'node:crypto'
import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { read } from '#content/documents.ts'
import type { Language } from '#contract/language.ts'
import type { Config } from '../../config.ts'
import { paragraph } from '../../mail/blocks.ts'
import { renderLetter } from '../../mail/layout.ts'
import { filler } from '../../mail/letter-copy.ts'
import { pageUrl } from '../../mail/links.ts'
import { linkPlaceholders } from '../issue-letter.ts'
import type { IssueDraft } from '../issues.ts'
import { isPictureAddress } from '../pictures/picture-address.ts'
import { blocks } from './blocks.ts'
import type { ResolveLink } from './inline.ts'
import { type IssueFields, issueFields } from './issue-fields.ts'
import { IssueProblem } from './refuse.ts'

const markdown = unified().use(remarkParse).use(remarkGfm)

type LetterConfig = Pick<Config, 'siteUrl'>

export type LaidOutIssue = {
  issue: IssueDraft
  /** What cannot be sent as it is; something else stands in its place. */
  problems: IssueProblem[]
}

/**
 * Turns an issue's fields and Markdown into what goes out: facts of the company filled in, Markdown laid out as letters are, placeholders
 * where a reader's own links go.
 * @throws IssueProblem that says what is wrong and where.
 */
export function finishIssue(fields: IssueFields, body: string, config: LetterConfig): IssueDraft {
  const checked = issueFields.safeParse(fields)
  if (!checked.success) {
    const faults = checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new IssueProblem('fields', faults.join('; '))
  }
  const { issue, problems } = layOutIssue(checked.data, body, config)
  if (problems[0]) throw problems[0]
  return issue
}

/** Lays out whatever is there, also while it is being written. */
export function layOutIssue(fields: IssueFields, body: string, config: LetterConfig): LaidOutIssue {
  const { slug, language, subject, preheader } = fields
  const problems: IssueProblem[] = []
  const fill = (text: string) => {
    const filled = filler(language)(text)
    for (const [stranger] of filled.matchAll(/\{[\w.]+\}/g))
      problems.push(new IssueProblem('fact', `${stranger} is no fact of content/facts.ts`, { value: stranger }))
    return filled
  }
  const words = read('letters', language)
  const filledBody = fill(body)
  const title = fill(fields.title ?? subject)
  const content = {
    voice: 'formal' as const,
    subject: fill(subject),
    preview: fill(preheader),
    title,
    body: blocks(parseIssue(filledBody).children, linksOf(config, language), (problem) => {
      problems.push(problem)
      return paragraph('[…]')
    }),
    reason: filler(language)(words.newsletterWelcome.reason),
    links: [
      { label: words.inBrowser, url: issueUrl(config, language, slug) },
      { label: words.preferences, url: linkPlaceholders.preferences },
    ],
    unsubscribeUrl: linkPlaceholders.unsubscribe,
  }
  if (content.body.length === 0) problems.push(new IssueProblem('empty', 'there is nothing below its fields'))
  return {
    problems,
    issue: {
      slug,
      language,
      subject: content.subject,
      preheader: content.preview,
      title,
      body: filledBody.trim(),
      ...renderLetter(content, language),
      source_hash: createHash('sha256')
        .update(JSON.stringify([fields, body.trim()]))
        .digest('hex'),
    },
  }
}

/** Where everybody can read an issue on the site, without a reader's own links. */
function issueUrl(config: LetterConfig, language: Language, slug: string): string {
  return pageUrl(config, language, `/newsletter/issues/${slug}`)
}

export function parseIssue(text: string): Root {
  return markdown.parse(text)
}

/** Addresses of the site's own pages are written without language, as in articles. */
function linksOf(config: LetterConfig, language: Language): ResolveLink {
  return (address) => {
    if (isPictureAddress(address)) return config.siteUrl + address
    if (address.startsWith('/') && !address.startsWith('//')) return pageUrl(config, language, address)
    return ['https:', 'mailto:', 'tel:'].includes(URL.parse(address)?.protocol ?? '') ? address : undefined
  }
}
