import { createHmac, randomBytes } from 'node:crypto'
import { type Language, languages } from '#contract/language.ts'
import { heaviest } from '#contract/picture-upload.ts'
import type { Allowance } from '../abuse/limiter.ts'
import { takePerNetwork } from '../abuse/per-network.ts'
import { readBytes } from '../abuse/read-bytes.ts'
import type { Config } from '../config.ts'
import { createContext, type ServiceParts } from '../context.ts'
import type { DeskEndedSession } from '../db/tables/desk.ts'
import type { DocumentsParts } from '../documents/parts.ts'
import { heaviestPicture } from '../newsletter/pictures/service.ts'
import { preferredLanguage } from '../requests/request-language.ts'
import type { Meta } from '../requests/request-meta.ts'
import { isSameText } from '../requests/same-text.ts'
import type { OpenSession } from '../team/sessions.ts'
import { hasMembers } from '../team/store.ts'
import type { DeskAssets } from './assets.ts'
import { readSessionCookie } from './cookie.ts'
import { eventStream } from './event-stream.ts'
import { deskHeaders, fileHeaders, isFile, isLetter, letterHeaders } from './headers.ts'
import { createLive } from './live.ts'
import type { DeskServices } from './services.ts'

/** What the desk's pages know of a request. */
export type DeskRequest = {
  services: DeskServices
  /** Undefined before somebody has signed in. */
  open: OpenSession | undefined
  /** Why there is none any more, where somebody else ended it. */
  ended: DeskEndedSession['why'] | undefined
  language: Language
  /** Proves that a form was made for this session; every change carries it. */
  formToken: string
  isFormToken(given: unknown): boolean
  /** Of the page's own scripts; undefined where no policy asks for one. */
  nonce: string | undefined
  /** What the browser says it is, in a few words. */
  browser: string
  /** Counts a try to sign in, against the limit of the network it comes from. */
  takeSignInTry(): Promise<Allowance>
  idleMinutes: number
  /** Who may release an issue of the newsletter. */
  newsletterRelease: Config['newsletterRelease']
  brand: string
  /** Of what a page shows that is made now. Read before the page's data is: what changes in between is told, not lost. */
  mark: string
  /** Changes as they happen, for an open page; `since` in the address is the page's mark. */
  changes(signal: AbortSignal): Response
  report(error: unknown): void
}

/** The built desk's own request handler, handed in at start. */
export type DeskHandler = (request: Request, facts: DeskRequest) => Promise<Response>

export type Desk = {
  /** Answers an address below /desk, or undefined while nobody was ever invited: then there is no desk. */
  answer(request: Request, meta: Meta): Promise<Response | undefined>
  /** Ends what is open, so that the server can stop. */
  stop(): void
}

/** In bytes: a long letter, several times; and a picture of one. */
const bodyLimit = 256 * 1024
/** What only somebody who is signed in may send: a list of readers, with what is stated about it; a picture. */
const importLimit = 6 * 1024 * 1024
const pictureLimit = heaviestPicture + 16 * 1024
const largerBodies = new Map([
  ...['/desk/newsletter/imports', '/desk/newsletter/imports.data'].map((path) => [path, importLimit] as const),
  ['/desk/newsletter/pictures', pictureLimit] as const,
  ['/desk/content/pictures.json', heaviest + 16 * 1024] as const,
])

/** @param documents what the editor stands on; the release's files, judged in this process, where nothing is said */
export function createDesk(
  parts: ServiceParts,
  brand: string,
  handle: DeskHandler,
  assets: DeskAssets,
  documents?: DocumentsParts,
): Desk {
  const { config, log } = parts
  const context = createContext(parts)
  let opening: ReturnType<typeof open> | undefined
  let stopLive = () => {}
  return { answer, stop: () => stopLive() }

  /** Services of every room take 8 MB of memory: loaded when somebody first asks, because most servers never do. */
  async function open() {
    const { createDeskServices } = await import('./services.ts')
    const anonymous = createDeskServices(parts, { kind: 'server' }, documents)
    const live = createLive(anonymous.today.lastChange)
    stopLive = live.stop
    return { createDeskServices, anonymous, live }
  }

  async function answer(request: Request, meta: Meta): Promise<Response | undefined> {
    if (!(await hasMembers(parts.db))) return undefined
    const { pathname, search, searchParams } = new URL(request.url)
    const asset = assets.get(pathname)
    if (asset) return asset(request)
    const isChange = request.method !== 'GET' && request.method !== 'HEAD'
    // Passkeys work for this one origin; listed origins of the public calls have no business here.
    if (isChange && request.headers.get('origin') !== new URL(config.siteUrl).origin) return refused(403)
    if (/%00/.test(request.url)) return refused(400)
    opening ??= open()
    const { createDeskServices, anonymous, live } = await opening
    const token = readSessionCookie(request.headers.get('cookie'))
    const session = token ? await anonymous.sessions.read(token, isTouch(request)) : undefined
    const limit = (session && largerBodies.get(pathname)) ?? bodyLimit
    const body = isChange ? await readBytes(request, limit) : undefined
    if (isChange && !body) return refused(413)
    const nonce = randomBytes(16).toString('base64')
    const formToken = token && session ? formTokenOf(config, token) : ''
    const mark = session && !isChange ? await anonymous.today.lastChange() : ''
    const facts: DeskRequest = {
      mark,
      services: session ? createDeskServices(parts, actorOf(session), documents) : anonymous,
      open: session,
      ended: token && !session ? await anonymous.sessions.whyEnded(token) : undefined,
      language: session?.member.language ?? languageBefore(request),
      formToken,
      isFormToken: (given) => formToken !== '' && isSameText(String(given ?? ''), formToken),
      nonce,
      browser: meta.userAgent ?? '',
      takeSignInTry: () => takePerNetwork(context, 'deskSignInPerNetwork', meta.address),
      idleMinutes: config.deskIdleMinutes,
      newsletterRelease: config.newsletterRelease,
      brand,
      changes: (signal) =>
        eventStream(
          live,
          request.headers.get('last-event-id') ?? searchParams.get('since') ?? undefined,
          async () => (await anonymous.sessions.read(token ?? '', false)) !== undefined,
          signal,
        ),
      report: (error) => log.error({ err: error }, 'desk page failed'),
    }
    const response = await handle(
      new Request(new URL(pathname + search, config.siteUrl), {
        method: request.method,
        headers: request.headers,
        signal: request.signal,
        ...(body && { body }),
      }),
      facts,
    )
    const headers = new Headers(response.headers)
    const special = isLetter(pathname) ? letterHeaders : isFile(pathname) ? fileHeaders : deskHeaders
    const headersOf = response.ok ? special : deskHeaders
    for (const [name, value] of Object.entries(headersOf(config.siteUrl, nonce))) headers.set(name, value)
    return new Response(response.body, { status: response.status, headers })
  }

  function refused(status: number): Response {
    const nonce = randomBytes(16).toString('base64')
    return new Response(null, { status, headers: deskHeaders(config.siteUrl, nonce) })
  }
}

/** Of somebody who is not signed in: what they chose on the page (`?language=en`), else what their browser asks for. */
function languageBefore(request: Request): Language {
  const chosen = new URL(request.url).searchParams.get('language')
  return languages.find((known) => known === chosen) ?? preferredLanguage(request.headers.get('accept-language') ?? '')
}

/** Pages that are opened, forms that are sent, and what the page tells of hands on it; not what it fetches by itself. */
function isTouch(request: Request): boolean {
  if (request.headers.get('x-desk-background') !== null) return false
  if (request.method !== 'GET') return true
  return request.headers.get('sec-fetch-dest') === 'document' || new URL(request.url).pathname === '/desk/touch'
}

function actorOf({ member }: OpenSession) {
  return { kind: 'member', id: member.id, name: member.name } as const
}

function formTokenOf({ secret }: Pick<Config, 'secret'>, sessionToken: string): string {
  return createHmac('sha256', secret).update(`desk form ${sessionToken}`).digest('base64url')
}
