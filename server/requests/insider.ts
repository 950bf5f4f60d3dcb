import type { Config } from '../config.ts'
import { inRanges, isLoopback } from '../ip-ranges.ts'
import { createAddressResolver } from './client-address.ts'
import { isSameText } from './same-text.ts'

/** Whether a request may read what is the operator's: figures, versions, backlogs. `peer` is the address at the other end of the socket. */
export type InsiderCheck = (headers: Headers, peer: string | undefined) => boolean

/**
 * Whoever shows METRICS_TOKEN as a bearer token, or asks from this machine itself. Behind a trusted proxy, the visitor's
 * address counts. What another proxy on this machine passes on comes from the loopback too, and is told by the headers that
 * proxies add.
 */
export function createInsiderCheck({
  metricsToken,
  trustedProxies,
}: Pick<Config, 'metricsToken' | 'trustedProxies'>): InsiderCheck {
  const addressOf = createAddressResolver(trustedProxies)
  const isTrusted = inRanges(trustedProxies)
  return (headers, peer = '') => {
    if (metricsToken && isSameText(headers.get('authorization') ?? '', `Bearer ${metricsToken}`)) return true
    const forwardedFor = headers.get('x-forwarded-for')
    const isProxied = proxyHeaders.some((name) => headers.has(name))
    const isTold = forwardedFor !== null && isTrusted(peer)
    return isLoopback(addressOf(peer, forwardedFor)) && (!isProxied || isTold)
  }
}

const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']
