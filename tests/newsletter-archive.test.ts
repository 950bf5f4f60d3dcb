import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { finishIssue } from '#server/newsletter/issue-text/read-issue.ts'
import { type Office, openOffice } from './support/desk-office.ts'
import { addReaders, queueIssue } from './support/readers.ts'
import { type RunningServer, startServer } from './support/server.ts'

const siteUrl = 'http://localhost:3000'

let server: RunningServer
let office: Office

beforeAll(async () => {
  server = await startServer()
  office = await openOffice(server)
  await addReaders(office.db, 1)
})

afterAll(async () => {
  await office.store.close()
  await server.stop()
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers })

async function publish(slug: string, language: 'de' | 'en', body = 'Text') {
  const fields = { slug, language, subject: `Betreff ${slug}`, preheader: 'Vorschau', title: `Titel ${slug}` }
  const issue = finishIssue(fields, body, { siteUrl })
  await queueIssue(office.context, issue, 6000)
  const path = `${language === 'en' ? '/en' : ''}/newsletter/issues/${slug}`
  await expect.poll(async () => (await get(path)).text()).toContain(`<h1>Titel ${slug}`)
}

it('says that there is nothing as long as nothing was sent, and asks not to be listed', async () => {
  const page = await get('/newsletter/issues')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('content="noindex, follow"')
  expect((await get('/newsletter/issues/never')).status).toBe(404)
  expect((await get('/newsletter/issues', { accept: '*/*' })).headers.get('x-frame-options')).toBe('DENY')
})

it('is offered on no page that is made ahead, where nobody knows whether there is an issue', async () => {
  for (const from of ['/newsletter', '/en/newsletter', '/']) {
    expect(await (await get(from)).text()).not.toContain('/newsletter/issues"')
  }
})

it('shows an issue without a restart, strictly and cheaply, in the languages in which it exists', async () => {
  await publish('november', 'de', '## Zwei\n\n[Blog](/blog)\n\n| A |\n| - |\n| 1 |')
  const page = await get('/newsletter/issues/november')
  const html = await page.text()
  expect(html).toContain('Titel november')
  expect(html).toContain('<a href="/blog">Blog</a>')
  expect(html).toContain('href="/newsletter/issues"')
  expect(html).not.toMatch(/token=|\.invalid/)
  expect(html).toContain('hrefLang="de"')
  expect(html).not.toContain('hrefLang="en" href="http://localhost:3000/en/newsletter/issues/november"')
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
  expect(page.headers.get('content-security-policy')).not.toContain('nonce')
  const etag = page.headers.get('etag') ?? ''
  expect((await get('/newsletter/issues/november', { 'if-none-match': etag })).status).toBe(304)
  const twin = await (await get('/en/newsletter/issues/november')).text()
  expect(twin).toContain('content="noindex, follow"')
  expect(twin).toContain('href="/newsletter/issues/november"')
  const map = await (await get('/newsletter/issues/sitemap.xml')).text()
  expect(map).toContain(`<loc>${siteUrl}/newsletter/issues/november</loc>`)
  expect(map).not.toContain('/en/newsletter/issues/november')
  expect(await (await get('/robots.txt')).text()).toContain(`${siteUrl}/newsletter/issues/sitemap.xml`)
})

it('has both languages in hreflang and feeds once both were sent', async () => {
  await publish('dezember', 'de')
  await publish('dezember', 'en', 'See [the blog](/blog).')
  const english = await (await get('/en/newsletter/issues/dezember')).text()
  expect(english).toContain('<a href="/en/blog">the blog</a>')
  await expect
    .poll(async () => (await get('/newsletter/issues/dezember')).text())
    .toContain(`href="${siteUrl}/en/newsletter/issues/dezember"`)
  const rss = await get('/newsletter/issues/rss.xml')
  expect(rss.headers.get('content-type')).toContain('application/rss+xml')
  expect(await rss.text()).toMatch(/Titel dezember[\s\S]*Titel november/)
  expect(await (await get('/en/newsletter/issues/atom.xml')).text()).not.toContain('november')
  const feed = (await (await get('/en/newsletter/issues/feed.json')).json()) as { items: { content_html: string }[] }
  expect(feed.items[0]?.content_html).toContain(`href="${siteUrl}/en/blog"`)
})

it('serves pictures for ever, and only under their whole name', async () => {
  const { pictures } = office.servicesOf({ kind: 'command-line', name: 'test' })
  const stored = await pictures.add(readFileSync('tests/support/pictures/bill.png'))
  if (!stored.ok) throw new Error(stored.problem)
  expect(stored.src).toMatch(/^\/newsletter\/pictures\/[0-9a-f]{32}-600x400\.png$/)
  const picture = await get(stored.src)
  expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect(picture.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await get(stored.src.replace('600x400', '601x400'))).status).toBe(404)
  expect((await get(stored.src.replace('.png', '.jpg'))).status).toBe(404)
})

it('takes no picture that is none, is too large, or only says that it is one', async () => {
  const { pictures } = office.servicesOf({ kind: 'command-line', name: 'test' })
  expect(await pictures.add(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual({
    ok: false,
    problem: 'type',
  })
  expect(await pictures.add(Buffer.alloc(2_000_000))).toEqual({ ok: false, problem: 'size' })
  const huge = Buffer.from(readFileSync('tests/support/pictures/bill.png'))
  huge.writeUInt32BE(60_000, 16)
  expect(await pictures.add(huge)).toEqual({ ok: false, problem: 'size' })
})

it('a link of an issue leads on to its page, and only ever to ours', async () => {
  const go = async (path: string) => {
    const answer = await fetch(server.url + path, { redirect: 'manual' })
    return [answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]
  }
  expect(await go('/n/dezember.de/blog/qr?a=1')).toEqual([302, 'http://localhost:3000/blog/qr?a=1', 'no-store'])
  expect(await go('/n/dezember.de/')).toEqual([302, 'http://localhost:3000/', 'no-store'])
  expect((await go('/n/x.de//evil.example/'))[1]).toBe('http://localhost:3000//evil.example/')
  expect((await go('/n/x.de/%2F%2Fevil.example'))[1]).toMatch(/^http:\/\/localhost:3000\//)
  expect((await go('/n/x.de/@evil.example'))[1]).toBe('http://localhost:3000/@evil.example')
})
