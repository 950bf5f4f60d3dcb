import { describe, expect, it } from 'vitest'
import { createMetaReader } from './request-meta.ts'

const readMeta = createMetaReader({ trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'] })

function meta(headers: Record<string, string>, peer = '198.51.100.7') {
  return readMeta(new Request('http://localhost/', { headers }), peer)
}

describe('language of a request', () => {
  it.each([
    [{}, 'de'],
    [{ referer: 'https://site.example/en/contact?x=1' }, 'en'],
    [{ referer: 'https://site.example/en' }, 'en'],
    [{ referer: 'https://site.example/english', 'accept-language': 'en' }, 'de'],
    [{ 'accept-language': 'en-GB,en;q=0.9,de;q=0.8' }, 'en'],
    [{ 'accept-language': 'de-CH,de;q=0.9,en;q=0.8' }, 'de'],
    [{ 'accept-language': 'fr-CH, en;q=0.4, de;q=0.6' }, 'de'],
    [{ 'accept-language': 'fr, en;q=0' }, 'de'],
    [{ 'accept-language': '*;;q=,' }, 'de'],
  ])('%j is %s', (headers, language) => {
    expect(meta(headers).language).toBe(language)
  })

  it('knows the page by its path alone', () => {
    expect(meta({ referer: 'https://site.example/en/contact?email=a@b.example#x' }).page).toBe('/en/contact')
    expect(meta({ referer: 'nonsense' }).page).toBeUndefined()
  })

  it('forgets the page where its path opens a preview', () => {
    for (const path of ['/preview/token/faq', '//preview/token', '/preview%2ftoken', '/PREVIEW/token']) {
      expect(meta({ referer: `https://site.example${path}` }).page, path).toBeUndefined()
    }
  })
})

describe('network address of a request', () => {
  it.each([
    ['198.51.100.7', '', '198.51.100.7'],
    ['::ffff:198.51.100.7', '', '198.51.100.7'],
    ['198.51.100.7', '203.0.113.9', '198.51.100.7'],
    ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['::ffff:127.0.0.1', '1.1.1.1, 203.0.113.9, 10.2.3.4', '203.0.113.9'],
    ['fd00::1', '2001:db8::5', '2001:db8::5'],
    ['127.0.0.1', '203.0.113.9, nonsense', '127.0.0.1'],
    ['127.0.0.1', '', '127.0.0.1'],
  ])('peer %s, forwarded for "%s": %s', (peer, forwarded, address) => {
    expect(meta(forwarded ? { 'x-forwarded-for': forwarded } : {}, peer).address).toBe(address)
  })

  it('is unknown without a socket', () => {
    expect(readMeta(new Request('http://localhost/')).address).toBe('unknown')
  })
})
