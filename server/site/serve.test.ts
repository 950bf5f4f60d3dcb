import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createSiteServer } from './serve.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')

async function readerAt(time: { now: number }) {
  const page = { file: '0.html', type: 'text/html', etag: 'x', immutable: false, compressed: false }
  const site = new Map([
    ['/video-studio', { ...page, path: '/video-studio', plain: Buffer.from('built'), staleFrom: noon }],
    ['/about', { ...page, path: '/about', plain: Buffer.from('built') }],
  ])
  const serve = createSiteServer(site, 'https://site.example', () => new Date(time.now))
  const server = createServer((request, response) => serve(request, response, () => response.end('rendered'), 'id'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
}

test('a page with a date is served as built until the date has passed, and rendered from then on', async () => {
  const time = { now: noon - 1 }
  const read = await readerAt(time)
  expect(await read('/video-studio')).toBe('built')
  time.now = noon
  expect(await read('/video-studio')).toBe('rendered')
  expect(await read('/about')).toBe('built')
})
