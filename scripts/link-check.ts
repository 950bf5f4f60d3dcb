import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { factSources } from '#assistant/fact-sources.ts'
import { livePaths } from '#content/site.ts'

type Page = { ids: Set<string>; links: string[] }

/**
 * Links of the built pages, and sources of the assistant's short facts, that lead to no page, file or heading of the site:
 * `content/de/home.ts:40: /faq#prices leads nowhere`. Only the built pages know all headings. Of pages made on request, the address is known.
 */
export function brokenLinks(clientFolder: string, sources: string[] = Object.values(factSources).flat()): string[] {
  const files = readdirSync(clientFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(clientFolder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
  const pages = new Map(
    files.filter(isPage).map((name) => [address(name), readPage(readFileSync(path.join(clientFolder, name), 'utf8'))]),
  )
  const known = new Set([...files.map(address), ...livePaths.flatMap((live) => [live, `/en${live}`])])
  const leads = (link: string, from: string): boolean => {
    const url = new URL(link, `https://site.invalid${from}`)
    if (url.host !== 'site.invalid') return true
    const page = pages.get(url.pathname)
    if (!page) return known.has(url.pathname)
    return url.hash.length < 2 || page.ids.has(decodeURIComponent(url.hash.slice(1)))
  }
  const broken = [...pages].flatMap(([from, { links }]) =>
    links.filter((link) => !leads(link, from)).map((link) => ({ link: neutral(link), from: neutral(from) })),
  )
  return [
    ...new Set([
      ...broken.map(({ link, from }) => `${placeOf(link) ?? `the page ${from}`}: ${link} leads nowhere`),
      ...sources
        .filter((source) => !leads(source, '/'))
        .map((source) => `assistant/fact-sources.ts: ${source} leads nowhere`),
    ]),
  ]
}

function isPage(name: string): boolean {
  return name.endsWith('/index.html') || name === 'index.html'
}

/** `en/index.html` is /en/, `about/index.html` is /about. */
function address(name: string): string {
  const folder = `/${name.replace(/(^|\/)index\.html$/, '')}`
  return folder === '/en' ? '/en/' : folder
}

function readPage(html: string): Page {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'))
  return {
    ids: new Set(all(/\sid="([^"]+)"/g)),
    links: [...new Set(all(/<a\s[^>]*?href="([^"]+)"/g))].filter(
      (link) => /^[/#?]/.test(link) && !link.startsWith('//'),
    ),
  }
}

/** As content/ writes it: without the language. */
function neutral(link: string): string {
  return link.replace(/^\/en(?=\/|$)/, '') || '/'
}

/** The first file and line of content/ where an address is written. */
function placeOf(link: string, folder = 'content'): string | undefined {
  const written = [`'${link}'`, `(${link})`, `"${link}"`]
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const name = path.join(entry.parentPath, entry.name)
    const lines = readFileSync(name, 'utf8').split('\n')
    const line = lines.findIndex((text) => written.some((form) => text.includes(form)))
    if (line >= 0) return `${name}:${line + 1}`
  }
  return undefined
}
