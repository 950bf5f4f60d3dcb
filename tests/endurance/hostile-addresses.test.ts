import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languageOfPath, neutralPath, publicPath, switchLanguage } from '#app/lib/locale-path.ts'
import { createAddressResolver } from '#server/requests/client-address.ts'
import { requestLanguage } from '#server/requests/request-language.ts'
import { pickEncoding } from '#server/site/accept-encoding.ts'
import { asksForRendering } from '#server/site/query-pages.ts'
import { canonicalPath } from '#server/site/redirects.ts'

// Promise: No path and no header, whatever stands in them, fails the server or leads elsewhere.

/** What holds for any path and header. A failure prints its seed and the smallest input that fails. */
const runs = { seed: 20261122, numRuns: 500 }

const parts = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  'en',
  'about',
  '%2e',
  '%2f',
  '%5c',
  '%00',
  '%',
  '%ff',
  '@',
  ':',
  'foreign.example',
  '?',
  '#',
  ';',
  'ü',
  ' ',
]
const path = fc
  .array(fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 6 })), { maxLength: 30 })
  .map((pieces) => `/${pieces.join('')}`)

test('no path leads to another host, and a path moved once stays', () => {
  fc.assert(
    fc.property(path, (asked) => {
      const { pathname } = new URL(`http://site.example${asked.replace(/^[/\\]+/, '/')}`)
      for (const given of [pathname, asked]) {
        const target = canonicalPath(given)
        if (target === undefined) continue
        expect(new URL(target, 'http://site.example').host).toBe('site.example')
        expect(canonicalPath(target)).toBeUndefined()
      }
    }),
    runs,
  )
})

test('languages of paths come back to where they started', () => {
  fc.assert(
    fc.property(path, (asked) => {
      const pathname = publicPath(asked)
      expect(publicPath(pathname)).toBe(pathname)
      expect(neutralPath(asked)).toMatch(/^\//)
      const other = languageOfPath(asked) === 'de' ? 'en' : 'de'
      expect(switchLanguage({ pathname: asked }, other).startsWith('/en')).toBe(
        other === 'en' || neutralPath(asked).startsWith('/en'),
      )
    }),
    runs,
  )
})

test('any header gets an encoding, a language and an address', () => {
  const header = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc
      .array(fc.constantFrom('br', 'gzip', '*', ';q=', '0', '1', '.', ',', ' ', 'de', 'en', '-', '1e999'), {
        maxLength: 40,
      })
      .map((pieces) => pieces.join('')),
  )
  const addressOf = createAddressResolver(['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'])
  fc.assert(
    fc.property(header, path, (value, query) => {
      expect(['br', 'gzip', 'zstd', 'identity']).toContain(pickEncoding(value))
      asksForRendering('/blog', query)
      expect(addressOf('127.0.0.1', value)).not.toBe('')
      // Whoever is no proxy of ours is believed nothing.
      expect(addressOf('198.51.100.7', value)).toBe('198.51.100.7')
      const sendable = value.replace(/[^\x20-\x7e]/g, '')
      expect(['de', 'en']).toContain(requestLanguage(new Headers({ 'accept-language': sendable, referer: sendable })))
    }),
    runs,
  )
})

test('only the nearest addresses that trusted proxies wrote are believed', () => {
  const addressOf = createAddressResolver(['10.0.0.0/8'])
  fc.assert(
    fc.property(fc.array(fc.ipV4(), { maxLength: 5 }), fc.ipV4(), (invented, client) => {
      fc.pre(!client.startsWith('10.'))
      expect(addressOf('10.0.0.2', [...invented, client, '10.0.0.1'].join(', '))).toBe(client)
    }),
    runs,
  )
})
