import type { Language } from '#contract/language.ts'
import type { Config } from '../config.ts'
import { createAddressResolver } from './client-address.ts'
import { refererPath, requestLanguage } from './request-language.ts'
import { withoutToken } from './without-token.ts'

/** What a service knows about the request besides its input. */
export type Meta = {
  language: Language
  /** Path of the page that the form stood on; never that of a preview, which opens drafts. */
  page: string | undefined
  /** Network address in the clear. It is only ever stored as a keyed daily hash. */
  address: string
  userAgent: string | undefined
}

const longestPage = 300

/** Reads `Meta` from a request; `peer` is the address at the other end of the socket. */
export function createMetaReader(config: Pick<Config, 'trustedProxies'>): (request: Request, peer?: string) => Meta {
  const addressOf = createAddressResolver(config.trustedProxies)
  return ({ headers }, peer) => ({
    language: requestLanguage(headers),
    page: keptPage(refererPath(headers)),
    address: addressOf(peer, headers.get('x-forwarded-for')),
    userAgent: headers.get('user-agent')?.slice(0, 500) ?? undefined,
  })
}

/** Our pages tell their origin only where the path opens something; who forges a Referer stores nothing with it either. */
function keptPage(path: string | undefined): string | undefined {
  return path !== undefined && withoutToken(path) === path ? path.slice(0, longestPage) : undefined
}
