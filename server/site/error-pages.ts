import { type ErrorStatus, errorPaths, errorStatuses } from '#content/site.ts'
import { pickEncoding } from './accept-encoding.ts'
import { formFor, readForm } from './file-forms.ts'
import type { LoadedSite } from './load.ts'
import { documentHeaders } from './security-headers.ts'

/**
 * Answers in the place of a page, in the site's look: the built page for a status, in both languages, that of the address
 * first. @param headers further ones, such as Retry-After
 */
export type ErrorPages = (
  status: ErrorStatus,
  request: Request,
  headers?: Record<string, string>,
) => Response | Promise<Response>

/** From memory: whoever asks for what is not there, thousands of times, makes nobody render anything. */
export function createErrorPages(site: LoadedSite, siteUrl: string): ErrorPages {
  /** Those that somebody asked for: error pages are few, and whoever floods the server gets them. */
  const bodies = new Map<string, Promise<Buffer>>()

  return async (status, request, headers = {}) => {
    const path = errorPath(status, new URL(request.url).pathname)
    const file = site.get(path)
    if (!file) throw new Error(`The build has no page ${path}`)
    const form = formFor(file, pickEncoding(request.headers.get('accept-encoding') ?? undefined))
    const key = `${path} ${form}`
    const reading = bodies.get(key) ?? readForm(file, form)
    bodies.set(key, reading)
    // The bytes of a file are never in shared memory.
    const body = (await reading) as Buffer<ArrayBuffer>
    return new Response(request.method === 'HEAD' ? null : body, {
      status,
      headers: {
        ...documentHeaders(siteUrl, file.scriptHashes ?? []),
        'content-type': file.type,
        'content-length': String(body.length),
        'cache-control': 'no-store',
        vary: 'accept-encoding',
        ...(form === 'identity' ? {} : { 'content-encoding': form }),
        ...headers,
      },
    })
  }
}

const paths = new Set(errorPaths.flatMap((path) => [path, `/en${path}`]))

/** Whether a built page is served in the place of others only. */
export function isErrorPath(path: string): boolean {
  return paths.has(path)
}

/** With what an address is answered that is no page: 404, or as what it is where an error page is asked for by its own address. */
export function statusOfNoPage(pathname: string): ErrorStatus {
  return errorStatuses.find((status) => isErrorPath(pathname) && pathname.endsWith(`/${status}`)) ?? 404
}

/** The path of the built page that answers for another one with an error. */
export function errorPath(status: ErrorStatus, pathname: string): string {
  const [, prefix = '', folder] = /^(\/en(?=\/|$))?(?:(\/services|\/blog)\/[^/]+$)?/.exec(pathname) ?? []
  const own = `${folder}/${status}`
  return prefix + (paths.has(own) ? own : `/errors/${status}`)
}
