import type { Logger } from '../log.ts'
import type { Services } from '../services.ts'
import { pickEncoding } from './accept-encoding.ts'
import { fillAddresses, type SiteAddresses } from './addresses.ts'
import { addClientScripts, type ClientScripts } from './client-scripts.ts'
import { formFor, inMemory, type LoadedFile, lengthOf, makeForms, readForm } from './file-forms.ts'
import { inlineScriptHashes } from './html.ts'
import { etagOf } from './prepare.ts'
import type { SiteHandler } from './render.ts'
import { documentHeaders } from './security-headers.ts'

/** Answers an address of the newsletter's archive; undefined for any other, and for issues that are not there. */
export type IssuePages = (request: Request) => Promise<Response | undefined>

const list =
  /^(?:\/en)?\/newsletter\/issues(?:\/(?:rss\.xml|atom\.xml|feed\.json))?$|^\/newsletter\/issues\/sitemap\.xml$/
const single = /^(?:\/en)?\/newsletter\/issues\/([a-z0-9-]{1,80})$/

/** Nearly as small as at build, in a hundredth of the time. */
const effort = 5

type Parts = {
  handle: SiteHandler
  services: Pick<Services, 'newsletterIssues' | 'newsletterIssuesMark'>
  log: Logger
  addresses: SiteAddresses
  scripts: ClientScripts
}

/**
 * The archive of the newsletter: the one part of the site that grows while the server runs. Each page is rendered once, as at build, and kept until an
 * issue is sent, by this server or another. Nothing in it is anybody's own.
 */
export function createIssuePages({ handle, services, log, addresses, scripts }: Parts): IssuePages {
  let known: { mark: string; slugs: Set<string>; made: Map<string, Promise<LoadedFile>> } | undefined

  /** What there is now; what was known before while the store is away. */
  async function current() {
    const asked = await services.newsletterIssuesMark()
    if (!asked.ok || asked.mark === known?.mark) return known
    const listed = await services.newsletterIssues()
    if (!listed.ok) return known
    known = { mark: asked.mark, slugs: new Set(listed.issues.map(({ slug }) => slug)), made: new Map() }
    return known
  }

  async function make(path: string): Promise<LoadedFile> {
    const response = await handle(new Request(addresses.siteUrl + path), null)
    if (response.status !== 200) throw new Error(`${path} was rendered with status ${response.status}`)
    const filled = fillAddresses(await response.text(), addresses)
    const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8'
    const isPage = type.startsWith('text/html')
    const text = isPage ? addClientScripts(filled, scripts) : filled
    const plain = Buffer.from(text)
    const file = { path, file: '', type, etag: etagOf(plain), immutable: false, compressed: true }
    const scriptHashes = isPage ? { scriptHashes: inlineScriptHashes(text) } : {}
    return inMemory({ ...file, ...scriptHashes }, await makeForms(plain, effort))
  }

  return async (request) => {
    const path = new URL(request.url).pathname
    const slug = single.exec(path)?.[1]
    if (slug === undefined && !list.test(path)) return undefined
    const now = await current()
    if (!now) return undefined
    if (slug !== undefined && !now.slugs.has(slug)) return undefined
    let page = now.made.get(path)
    if (!page) {
      page = make(path)
      now.made.set(path, page)
      page.catch((error) => {
        log.error({ err: error, path }, 'page of the newsletter failed')
        now.made.delete(path)
      })
    }
    return answer(await page, request, addresses.siteUrl)
  }
}

async function answer(file: LoadedFile, request: Request, siteUrl: string): Promise<Response> {
  const { type, etag, scriptHashes } = file
  const form = formFor(file, pickEncoding(request.headers.get('accept-encoding') ?? undefined))
  const tag = form === 'identity' ? `"${etag}"` : `"${etag}-${form}"`
  const headers = {
    'content-type': type,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
    etag: tag,
    ...(form === 'identity' ? {} : { 'content-encoding': form }),
    ...(scriptHashes && documentHeaders(siteUrl, scriptHashes)),
  }
  const seen = (request.headers.get('if-none-match') ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
  if (seen.includes(tag)) return new Response(null, { status: 304, headers })
  const body = request.method === 'HEAD' ? null : ((await readForm(file, form)) as Buffer<ArrayBuffer>)
  return new Response(body, { headers: { ...headers, 'content-length': String(lengthOf(file, form)) } })
}
