import type { Language } from '#contract/language.ts'
import type { NewsletterIssue } from '../db/tables/issues.ts'

/** Where links of issues lead first: `/n/december.de/blog/…` counts and goes on to `/blog/…`. */
export const countedPath = '/n'

type Issue = Pick<NewsletterIssue, 'slug' | 'language' | 'html'>

/** An issue's links to our own site lead by way of the counter. They are the same for all readers, so they tell nothing of anybody. */
export function withCountedLinks<Letter extends Issue & { text: string }>(issue: Letter, siteUrl: string): Letter {
  const counted = `${siteUrl}${countedPath}/${issueKey(issue)}`
  const places = ownAddress(siteUrl)
  const through = (text: string) => text.replace(places, (address) => counted + (address.slice(siteUrl.length) || '/'))
  return { ...issue, text: through(issue.text), html: issue.html.replace(hrefs, through) }
}

/** What the links of an issue lead to: paths on our site with their queries, each once, in the order of the letter. */
export function linkTargets({ html }: Pick<Issue, 'html'>, siteUrl: string): string[] {
  const found = (html.match(hrefs) ?? []).flatMap((href) => href.match(ownAddress(siteUrl)) ?? [])
  return [...new Set(found.map((address) => targetOf(address.slice(siteUrl.length))))]
}

/** As it is counted: without the place on the page, which no browser sends. */
function targetOf(path: string): string {
  return (path || '/').replace(/#.*$/, '').replaceAll('&amp;', '&') || '/'
}

export function issueKey({ slug, language }: Pick<Issue, 'slug' | 'language'>): string {
  return `${slug}.${language}`
}

/** @returns undefined for what cannot be an issue's key */
export function readIssueKey(key: string): { slug: string; language: Language } | undefined {
  const [, slug, language] = /^([a-z0-9-]{1,100})\.(de|en)$/.exec(key) ?? []
  return slug && language ? { slug, language: language as Language } : undefined
}

const hrefs = /href="[^"]*"/g

/** Addresses that begin with ours and end where an address ends in HTML or text. */
function ownAddress(siteUrl: string): RegExp {
  return new RegExp(`${RegExp.escape(siteUrl)}(?=[/?#"\\s)>]|$)[^"\\s<>)]*`, 'g')
}
