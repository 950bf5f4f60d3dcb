import { factSources } from '#assistant/fact-sources.ts'
import { fileOf } from '#content/catalogue.ts'
import { documentSources } from '#content/documents.ts'
import { livePaths } from '#content/site.ts'

/** Where a page can be led to and where it leads. */
export type PageLinks = { ids: string[]; links: string[] }

/**
 * Links of the built pages, and sources of the assistant's short facts, that lead to no page, file or heading of the site:
 * `de/home.yaml:40: /faq#prices leads nowhere`. Only the built pages know all headings. Of pages made on request, the
 * address is known.
 * @param others the public paths of everything that is no page
 */
export function brokenLinks(
  all: ReadonlyMap<string, PageLinks>,
  others: ReadonlySet<string>,
  sources: string[] = Object.values(factSources).flat(),
  documents = documentSources(),
): string[] {
  const files = new Set([...others, ...livePaths.flatMap((live) => [live, `/en${live}`])])
  const pages = new Map([...all].map(([path, { ids, links }]) => [path, { ids: new Set(ids), links }]))
  const leads = (link: string, from: string): boolean => {
    const url = new URL(link, `https://site.invalid${from}`)
    if (url.host !== 'site.invalid') return true
    const page = pages.get(url.pathname)
    if (!page) return files.has(url.pathname)
    return url.hash.length < 2 || page.ids.has(decodeURIComponent(url.hash.slice(1)))
  }
  const broken = [...pages].flatMap(([from, { links }]) =>
    links.filter((link) => !leads(link, from)).map((link) => ({ link: neutral(link), from: neutral(from) })),
  )
  return [
    ...new Set([
      ...broken.map(({ link, from }) => `${placeOf(link, documents) ?? `the page ${from}`}: ${link} leads nowhere`),
      ...sources
        .filter((source) => !leads(source, '/'))
        .map((source) => `assistant/fact-sources.ts: ${source} leads nowhere`),
    ]),
  ]
}

export function readLinks(html: string): PageLinks {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'))
  return {
    ids: [...new Set(all(/\sid="([^"]+)"/g))],
    links: [...new Set(all(/<a\s[^>]*?href="([^"]+)"/g))].filter(
      (link) => /^[/#?]/.test(link) && !link.startsWith('//'),
    ),
  }
}

/** As content/ writes it: without the language. */
function neutral(link: string): string {
  return link.replace(/^\/en(?=\/|$)/, '') || '/'
}

/** The first document and line where an address is written. */
function placeOf(link: string, documents: ReadonlyMap<string, string>): string | undefined {
  const written = [`'${link}'`, `(${link})`, `"${link}"`, `: ${link}`]
  for (const [id, text] of documents) {
    const line = text.split('\n').findIndex((each) => written.some((form) => isWritten(each, form)))
    if (line >= 0) return `${fileOf(id)}:${line + 1}`
  }
  return undefined
}

/** An address without quotes ends where the line does. */
function isWritten(line: string, form: string): boolean {
  return form.startsWith(': ') ? line.trimEnd().endsWith(form) : line.includes(form)
}
