import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { inMemory, type LoadedFile, makeForms } from './file-forms.ts'
import { createRareForms } from './rare-forms.ts'
import { createSiteServer } from './serve.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const hour = 3_600_000
const long = 'A sentence that is said again and again. '.repeat(40)

/** A site with one page on which two dates pass. Counts how often it is made anew. */
async function readerAt(time: { now: number }, rareForms = createRareForms()) {
  const held = (text: string) => ({ held: Buffer.from(text), length: text.length, heldAs: 'identity' as const })
  const page = { file: '0.html', type: 'text/html', etag: 'x', immutable: false, compressed: false, ...held('built') }
  const dated = { ...page, path: '/video-studio', changes: [noon, noon + hour] }
  const site = new Map<string, LoadedFile>([
    ['/video-studio', dated],
    ['/about', { ...page, path: '/about' }],
    ['/long', inMemory({ ...page, path: '/long' }, await makeForms(Buffer.from(long), 5))],
  ])
  const renewals: string[] = []
  const renew = async (file: LoadedFile) => {
    renewals.push(file.path)
    await new Promise((resolve) => setTimeout(resolve, 20))
    return { ...file, ...held(`renewed ${renewals.length}`), etag: `${renewals.length}` }
  }
  const serve = createSiteServer(site, 'https://site.example', renew, rareForms, () => new Date(time.now))
  const server = createServer((request, response) => serve(request, response, () => response.end('rendered'), 'id'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  const ask = (headers: Record<string, string>, path = '/about', method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers, method })
  return { read, ask, renewals }
}

test('a page with dates is served as built until one has passed, and made anew once for all who ask', async () => {
  const time = { now: noon - 1 }
  const { read, renewals } = await readerAt(time)
  expect(await read('/video-studio')).toBe('built')
  time.now = noon
  const together = await Promise.all(Array.from({ length: 20 }, () => read('/video-studio')))
  expect(new Set(together)).toEqual(new Set(['renewed 1']))
  expect(await read('/video-studio')).toBe('renewed 1')
  expect(await read('/about')).toBe('built')
  expect(renewals).toEqual(['/video-studio'])
})

test('it is made anew at each further date, and when the clock was set back', async () => {
  const time = { now: noon }
  const { read } = await readerAt(time)
  expect(await read('/video-studio')).toBe('renewed 1')
  time.now = noon + hour
  expect(await read('/video-studio')).toBe('renewed 2')
  time.now = noon - 1
  expect(await read('/video-studio')).toBe('renewed 3')
})

test('a part is sent where it is asked for, and the whole where the browser knows another version', async () => {
  const { ask } = await readerAt({ now: noon })
  const whole = await ask({})
  expect(whole.headers.get('accept-ranges')).toBe('bytes')
  const etag = whole.headers.get('etag') ?? ''
  const part = await ask({ range: 'bytes=1-3' })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe('bytes 1-3/5')
  expect(part.headers.get('content-length')).toBe('3')
  expect(part.headers.get('etag')).toBe(etag)
  expect(await part.text()).toBe('uil')
  expect((await ask({ range: 'bytes=3-', 'if-range': etag })).status).toBe(206)
  expect(await (await ask({ range: 'bytes=3-', 'if-range': '"another"' })).text()).toBe('built')
  expect((await ask({ range: 'bytes=1-3', 'if-none-match': etag })).status).toBe(304)
  const outside = await ask({ range: 'bytes=5-' })
  expect(outside.status).toBe(416)
  expect(outside.headers.get('content-range')).toBe('bytes */5')
  expect(await outside.text()).toBe('')
})

test('each form of a file has its own tag, length and parts, also those that are not in memory', async () => {
  const { ask } = await readerAt({ now: noon })
  const tags = new Set<string | null>()
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding }
    const whole = await ask(headers, '/long')
    expect([encoding, await whole.text()]).toEqual([encoding, long])
    tags.add(whole.headers.get('etag'))
    const head = await ask(headers, '/long', 'HEAD')
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'))
    expect(head.headers.get('etag')).toBe(whole.headers.get('etag'))
    const known = await ask({ ...headers, 'if-none-match': whole.headers.get('etag') ?? '' }, '/long')
    expect(known.status).toBe(304)
    const outside = await ask({ ...headers, range: 'bytes=99999-' }, '/long')
    expect(outside.status).toBe(416)
    expect(outside.headers.get('content-range')).toBe(`bytes */${whole.headers.get('content-length')}`)
  }
  expect(tags.size).toBe(3)
  const part = await ask({ 'accept-encoding': 'identity', range: 'bytes=2-9' }, '/long')
  expect([part.status, await part.text()]).toEqual([206, 'sentence'])
})

test('where too much is read at once, whoever takes a rare form is asked to come back, and nobody else', async () => {
  const { ask } = await readerAt({ now: noon }, { lend: () => undefined })
  const refused = await ask({ 'accept-encoding': 'gzip' }, '/long')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await (await ask({ 'accept-encoding': 'br' }, '/long')).text()).toBe(long)
})
