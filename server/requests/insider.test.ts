import { expect, it } from 'vitest'
import { createInsiderCheck } from './insider.ts'

const metricsToken = 'a token of the monitoring'
const authorization = `Bearer ${metricsToken}`

function isInsider(
  peer: string,
  headers: Record<string, string> = {},
  settings: { metricsToken?: string; trustedProxies?: string[] } = {},
): boolean {
  return createInsiderCheck({ metricsToken, trustedProxies: [], ...settings })(new Headers(headers), peer)
}

it('is who asks from this machine', () => {
  for (const peer of ['127.0.0.1', '127.3.2.1', '::1', '::ffff:127.0.0.1']) expect(isInsider(peer)).toBe(true)
})

it('is nobody from elsewhere, nor through a proxy on this machine', () => {
  for (const peer of ['198.51.100.7', '10.0.0.1', '::ffff:10.0.0.1', '2001:db8::1', '', 'unknown']) {
    expect(isInsider(peer)).toBe(false)
  }
  expect(isInsider('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(false)
  expect(isInsider('127.0.0.1', { via: '1.1 Caddy' })).toBe(false)
})

it('is told by the address that a trusted proxy names', () => {
  const trustedProxies = ['127.0.0.1', '10.0.0.0/8']
  const through = (peer: string, headers: Record<string, string>) => isInsider(peer, headers, { trustedProxies })
  expect(through('127.0.0.1', {})).toBe(true)
  expect(through('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(true)
  expect(through('10.0.0.2', { 'x-forwarded-for': '::1' })).toBe(true)
  expect(through('127.0.0.1', { 'x-forwarded-for': '198.51.100.7' })).toBe(false)
  expect(through('10.0.0.2', { 'x-forwarded-for': '127.0.0.1, 198.51.100.7' })).toBe(false)
  expect(through('10.0.0.2', {})).toBe(false)
  // It says that it is one, and not for whom.
  expect(through('127.0.0.1', { 'x-forwarded-proto': 'https' })).toBe(false)
  expect(through('198.51.100.7', { 'x-forwarded-for': '127.0.0.1' })).toBe(false)
})

it('is whoever has the token, and only with it', () => {
  expect(isInsider('198.51.100.7', { authorization })).toBe(true)
  expect(isInsider('127.0.0.1', { authorization, 'x-forwarded-for': '198.51.100.7' })).toBe(true)
  for (const wrong of ['Bearer ', 'Bearer', `Basic ${metricsToken}`, `${authorization}x`]) {
    expect(isInsider('198.51.100.7', { authorization: wrong })).toBe(false)
  }
  expect(isInsider('198.51.100.7', { authorization: 'Bearer undefined' }, { metricsToken: '' })).toBe(false)
})
