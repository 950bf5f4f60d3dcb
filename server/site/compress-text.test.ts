import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressText } from './compress-text.ts'

const page = '<p>Saldo null, Prüfung grün.</p>'.repeat(3000)

it('takes what the request prefers, and less room', () => {
  const brotli = compressText(page, 'gzip, deflate, br')
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.body).toString()).toBe(page)
  const gzip = compressText(page, 'gzip')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.body).toString()).toBe(page)
  for (const { body, headers } of [brotli, gzip]) {
    expect(body.length).toBeLessThan(page.length / 10)
    expect(headers.vary).toBe('accept-encoding')
  }
})

it('leaves as it is what is short, and what nobody asked to be smaller', () => {
  for (const [text, asked] of [
    ['Grüezi', 'br'],
    [page, null],
    [page, 'identity'],
    [page, 'br;q=0'],
  ] as const) {
    const { body, headers } = compressText(text, asked)
    expect(body.toString()).toBe(text)
    expect(headers).toEqual({ vary: 'accept-encoding' })
  }
})
