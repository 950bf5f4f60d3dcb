import type { Nodes, Parents, Root } from 'mdast'
import { articleSlugs } from '#content/articles.ts'
import { fromDocuments } from '#content/documents.ts'
import { livePaths, pages, serviceSlugs, toolSlugs } from '#content/site.ts'
import type { Config } from '../../config.ts'
import type { DraftText } from '../../db/tables/issues.ts'
import { personalIssue } from '../issue-letter.ts'
import { layOutIssue, parseIssue } from '../issue-text/read-issue.ts'
import { isPictureAddress } from '../pictures/picture-address.ts'
import type { Finding } from './finding.ts'
import type { AskLink } from './outside-links.ts'
import { checkWording } from './wording.ts'

/** In bytes: Gmail cuts a letter off at 102 KB, and what stands at its foot is gone. */
const heaviest = 100_000

/** A letter with more has another problem. */
const mostLinks = 60
const linksAtOnce = 4

export type Asking = {
  config: Pick<Config, 'siteUrl' | 'secret' | 'operatorEmail'>
  slug: string
  /** Issues that have a page on the site. */
  issueSlugs: readonly string[]
  /** Pages that will be there, with their time. */
  planned: ReadonlyMap<string, string>
  /** When the issue goes; null while nobody has said. */
  sendAt: string | null
  /** Absent: other people's sites are not asked. */
  askLink?: AskLink | undefined
}

/** Everything in one text of an issue that is to be mended, or worth a second look. */
export async function checkText(text: DraftText, asking: Asking): Promise<Finding[]> {
  const { config, slug, issueSlugs, planned, sendAt, askLink } = asking
  const { language, subject, preheader, title, body } = text
  const fields = { slug, language, subject, preheader, ...(title.trim() && { title }) }
  const { issue, problems } = layOutIssue(fields, body, config)
  const found: Finding[] = [
    ...checkWording(text, language),
    ...problems.map(
      ({ code, line, value }): Finding => ({
        level: 'error',
        code,
        language,
        field: 'body',
        values: { value },
        ...(line && { line }),
      }),
    ),
  ]
  const { links, pictures } = linksAndPictures(parseIssue(body))
  for (const { alt, line } of pictures) {
    if (alt === '') found.push({ level: 'error', code: 'alt_missing', language, field: 'body', line })
    else if (/\.(jpe?g|png|gif|webp)$/i.test(alt))
      found.push({ level: 'warning', code: 'alt_is_file', language, field: 'body', line, values: { value: alt } })
  }
  const bytes = Buffer.byteLength(personalIssue(issue, '0'.repeat(36), config).html)
  if (bytes > heaviest)
    found.push({ level: 'error', code: 'heavy', language, field: 'body', values: { kb: Math.ceil(bytes / 1000) } })

  const linkFindings = await checkLinks()
  found.push(...linkFindings)
  return found

  async function checkLinks(): Promise<Finding[]> {
    const own = links.flatMap(({ url, line }) => {
      const path = url.startsWith('/') && !url.startsWith('//') ? url : pathOnSite(url, config.siteUrl)
      return path === undefined ? [] : [{ path, url, line }]
    })
    const outside = links.filter(({ url }) => url.startsWith('https:') && pathOnSite(url, config.siteUrl) === undefined)
    const faults = own.flatMap(({ path, url, line }): Finding[] => {
      if (isOnSite(path, issueSlugs)) return []
      const time = planned.get(germanPath(path))
      const place = { language, field: 'body', line } as const
      if (!time) return [{ level: 'error', code: 'site_link_nowhere', ...place, values: { value: url } }]
      if (sendAt !== null && time < sendAt) return []
      const level = sendAt === null ? 'warning' : 'error'
      return [{ level, code: 'site_link_early', ...place, values: { value: url, time } }]
    })
    if (askLink) faults.push(...(await askAll(outside.slice(0, mostLinks), askLink)))
    const unchecked = askLink ? outside.length - mostLinks : outside.length
    if (unchecked > 0)
      faults.push({ level: 'warning', code: 'links_unchecked', language, values: { count: unchecked } })
    if (faults.length === 0 && links.length > 0)
      faults.push({ level: 'fine', code: 'links_fine', language, values: { count: links.length } })
    return faults
  }

  async function askAll(asked: typeof links, ask: AskLink): Promise<Finding[]> {
    const waiting = [...asked]
    const faults: Finding[] = []
    const work = async () => {
      for (let link = waiting.shift(); link; link = waiting.shift()) {
        const answer = await ask(link.url)
        if (answer === 'answers') continue
        // Many sites refuse machines, and a line may be down for a moment: a person looks at these.
        const level = answer === 'refused' || answer === 'unreachable' ? 'warning' : 'error'
        faults.push({
          level,
          code: `link_${answer}`,
          language,
          field: 'body',
          line: link.line,
          values: { value: link.url },
        })
      }
    }
    await Promise.all(Array.from({ length: linksAtOnce }, work))
    return faults.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))
  }
}

function pathOnSite(url: string, siteUrl: string): string | undefined {
  const parsed = URL.parse(url)
  return parsed && parsed.origin === new URL(siteUrl).origin ? parsed.pathname + parsed.search : undefined
}

type Part = { url: string; line: number }

/** Links and pictures of an issue's Markdown, in their order. */
function linksAndPictures(tree: Root): { links: Part[]; pictures: (Part & { alt: string })[] } {
  const links: Part[] = []
  const pictures: (Part & { alt: string })[] = []
  walk(tree)
  return { links, pictures }

  function walk(node: Nodes): void {
    const line = node.position?.start.line ?? 1
    if (node.type === 'link') links.push({ url: node.url, line })
    if (node.type === 'image') pictures.push({ url: node.url, line, alt: node.alt?.trim() ?? '' })
    for (const child of (node as Partial<Parents>).children ?? []) walk(child)
  }
}

const known = fromDocuments(
  () =>
    new Set<string>([
      ...pages.map(({ path }) => path),
      ...serviceSlugs.map((slug) => `/services/${slug}`),
      ...toolSlugs.map((slug) => `/tools/${slug}`),
      ...articleSlugs().map((slug) => `/blog/${slug}`),
      ...livePaths,
      ...['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json'],
    ]),
)

/** Pages that act on a reader's own token are nobody's without it. */
const needToken = new Set(['/newsletter/confirm', '/newsletter/unsubscribe', '/newsletter/preferences'])

/**
 * Whether there is such a page on the site.
 * @param address its path, in either language, with or without query and anchor
 * @param issueSlugs issues that have a page
 */
function isOnSite(address: string, issueSlugs: readonly string[]): boolean {
  const path = germanPath(address)
  if (isPictureAddress(path)) return true
  const issue = /^\/newsletter\/issues\/([a-z0-9-]+)$/.exec(path)?.[1]
  if (issue) return issueSlugs.includes(issue)
  return known().has(path) && !needToken.has(path)
}

/** The path of a page, without language, query and anchor. */
function germanPath(address: string): string {
  return new URL(address, 'https://site.invalid').pathname.replace(/^\/en(?=\/|$)/, '').replace(/(?<=.)\/$/, '') || '/'
}
