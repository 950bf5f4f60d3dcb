import { createHash } from 'node:crypto'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { readFrontMatter } from '#content/front-matter.ts'
import type { Language } from '#contract/language.ts'
import type { Config } from '#server/config.ts'
import { renderLetter } from '#server/mail/layout.ts'
import { filler, letterCopy } from '#server/mail/letter-copy.ts'
import { pageUrl } from '#server/mail/links.ts'
import { linkPlaceholders } from '#server/newsletter/issue-letter.ts'
import type { IssueDraft } from '#server/newsletter/issues.ts'
import { blocks } from './blocks.ts'
import type { ResolveLink } from './inline.ts'
import { issueFields } from './issue-fields.ts'
import { IssueProblem } from './refuse.ts'

const markdown = unified().use(remarkParse).use(remarkGfm)

/**
 * Turns an issue's file into what goes out: facts of the company filled in, Markdown laid out as letters are, placeholders
 * where a reader's own links go.
 * @throws IssueProblem that says what is wrong and where.
 */
export function readIssue(source: string, config: Pick<Config, 'siteUrl'>): IssueDraft {
  const read = readFrontMatter(source, issueFields)
  if (read.faults) throw new IssueProblem(read.faults.map(({ line, message }) => `line ${line}: ${message}`).join('; '))
  const { fields, body, linesBefore } = read
  const { slug, language } = fields
  const fill = (text: string) => withFacts(text, language)
  const words = letterCopy[language]
  const content = {
    voice: 'formal' as const,
    subject: fill(fields.subject),
    preview: fill(fields.preheader),
    title: fill(fields.title ?? fields.subject),
    // The lines above keep their numbers for whoever mends the file.
    body: blocks(markdown.parse('\n'.repeat(linesBefore) + fill(body)).children, linksOf(config, language)),
    reason: filler(language)(words.newsletterWelcome.reason),
    links: [{ label: words.preferences, url: linkPlaceholders.preferences }],
    unsubscribeUrl: linkPlaceholders.unsubscribe,
  }
  if (content.body.length === 0) throw new IssueProblem('there is nothing below its fields')
  return {
    slug,
    language,
    subject: content.subject,
    ...renderLetter(content, language),
    source_hash: createHash('sha256')
      .update(JSON.stringify([fields, body.trim()]))
      .digest('hex'),
  }
}

function withFacts(text: string, language: Language): string {
  const filled = filler(language)(text)
  const stranger = /\{[\w.]+\}/.exec(filled)
  if (stranger) throw new IssueProblem(`${stranger[0]} is no fact of content/facts.ts`)
  return filled
}

/** Addresses of the site's own pages are written without language, as in articles. */
function linksOf(config: Pick<Config, 'siteUrl'>, language: Language): ResolveLink {
  return (address) => {
    if (address.startsWith('/') && !address.startsWith('//')) return pageUrl(config, language, address)
    return ['https:', 'mailto:', 'tel:'].includes(URL.parse(address)?.protocol ?? '') ? address : undefined
  }
}
