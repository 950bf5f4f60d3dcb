import { type ErrorStatus, errorPaths, errorStatuses } from '#content/site.ts'
import { type Encoding, pickEncoding } from './accept-encoding.ts'
import type { LoadedFile, LoadedSite } from './load.ts'
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
  return (status, request, headers = {}) => {
    const path = errorPath(status, new URL(request.url).pathname)
    const file = site.get(path)
    if (!file) throw new Error(`The build has no page ${path}`)
    const encoding = pickEncoding(request.headers.get('accept-encoding') ?? undefined)
    const [body, encoded] = inEncoding(file, encoding)
    return new Response(request.method === 'HEAD' ? null : body, {
      status,
      headers: {
        ...documentHeaders(siteUrl, file.scriptHashes ?? []),
        'content-type': file.type,
        'content-length': String(body.length),
        'cache-control': 'no-store',
        vary: 'accept-encoding',
        ...encoded,
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

/** The bytes to send, which a file has never in shared memory, and the header that names their encoding. */
function inEncoding(
  { plain, ...encodings }: LoadedFile,
  encoding: Encoding,
): [Buffer<ArrayBuffer>, Record<string, string>] {
  const encoded = encoding === 'identity' ? undefined : encodings[encoding]
  return encoded
    ? [encoded as Buffer<ArrayBuffer>, { 'content-encoding': encoding }]
    : [plain as Buffer<ArrayBuffer>, {}]
}
