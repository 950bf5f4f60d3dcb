import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { placeholders } from '#contract/placeholders.ts'
import { silentLog } from '#tests/support/store.ts'
import { type LoadedFile, plainOf } from './file-forms.ts'
import { createRenewal } from './renewal.ts'

const addresses = { siteUrl: 'https://site.example', bookingUrl: '', anonKey: '', hasModel: false }
const scripts = { entry: '/assets/entry.js', shared: [], islands: {} }
const page: LoadedFile = {
  path: '/video-studio',
  file: '0.html',
  type: 'text/html',
  etag: 'old',
  immutable: false,
  compressed: true,
  ...{ held: Buffer.from('built'), length: 5, heldAs: 'identity' },
  changes: [1],
}

test('a page is made anew as at build: for nobody, with hashes for its scripts and in each encoding', async () => {
  const html = `<body><script>say()</script><script src="${placeholders.clientScript}"></script></body>`
  const renew = createRenewal(
    async (request, facts) => {
      expect(request.url).toBe('https://site.example/video-studio')
      expect(facts).toBeNull()
      return new Response(html)
    },
    silentLog,
    addresses,
    scripts,
  )
  const renewed = await renew(page)
  expect(plainOf(renewed).toString()).toBe(html.replace(placeholders.clientScript, '/assets/entry.js" data-modules="'))
  expect(renewed.heldAs).toBe('br')
  expect(renewed.scriptHashes).toEqual([
    `'sha256-${createHash('sha256').update('say()').digest('base64').replaceAll('+', '-').replaceAll('/', '_')}'`,
  ])
  expect(renewed.etag).not.toBe('old')
  expect(renewed.changes).toEqual([1])
})

test.each([
  ['answers with an error', async () => new Response('', { status: 500 })],
  ['throws', () => Promise.reject(new Error('broken'))],
])('where the website %s, the page stays as it is', async (_, handle) => {
  expect(await createRenewal(handle, silentLog, addresses, scripts)(page)).toBe(page)
})
