import { existsSync, readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { openStore, type Store } from '#server/db/open.ts'
import { createDraftsService } from '#server/documents/drafts.ts'
import { releaseDocuments } from '#server/documents/release.ts'
import { createPreviewLinks } from '#server/previews/service.ts'
import { runTool } from './support/operator.ts'
import { asSixth, createEditor, sixth } from './support/publishing.ts'
import { type RunningServer, startServer } from './support/server.ts'
import { newPlace, silentLog } from './support/store.ts'

const timeout = 120_000
describe('a preview that is passed on', () => {
  let server: RunningServer
  let store: Store
  let env: Record<string, string>
  let siteOut: string
  let links: ReturnType<typeof createPreviewLinks>
  let drafts: ReturnType<typeof createDraftsService>
  const release = releaseDocuments()
  const get = (path: string, init?: RequestInit) => fetch(server.url + path, { redirect: 'manual', ...init })
  const link = async (...ids: string[]) => {
    const outcome = await links.link(ids)
    if (!outcome.ok) throw new Error(outcome.problem)
    return outcome.link
  }
  const changed = async (id: string, change: (text: string) => string) => {
    const text = change(release.get(id) ?? '')
    expect(text).not.toBe(release.get(id))
    const saved = await drafts.save(id, text, (await drafts.find(id))?.revision ?? 0)
    expect(saved).toMatchObject({ ok: true })
  }

  beforeAll(async () => {
    const place = await newPlace('sqlite')
    siteOut = `${(await createEditor(place.env)).folder}/out`
    env = { ...place.env, SECRET: 'test'.repeat(10), SITE_URL: 'http://localhost:3000', SITE_OUT: siteOut }
    server = await startServer(env)
    const config = readConfig({ ...env, LOG_LEVEL: 'silent' })
    store = openStore(config)
    const context = createContext({ db: store.db, config, log: silentLog })
    links = createPreviewLinks(context)
    drafts = createDraftsService(context, release)
    await changed('de/faq', (text) => text.replace(/question: .*$/m, 'question: Goldfischfragen'))
    await changed('en/faq', (text) => text.replace(/question: .*$/m, 'question: Goldfish questions'))
    return async () => {
      await server.stop({ keepData: true })
      await place.remove()
    }
  })
  afterAll(() => store.close())

  it('is the real page with the draft, in both languages, and kept by nobody', { timeout }, async () => {
    const { path, token } = await link('de/faq', 'en/faq')
    const answer = await get(path)
    const page = await answer.text()
    expect(answer.status).toBe(200)
    expect(page).toContain('Goldfischfragen')
    expect(page).toContain('<title>Entwurf · ')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': expect.stringContaining('noindex'),
      'referrer-policy': 'strict-origin',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringMatching(/script-src 'self' 'sha256-.*frame-ancestors 'self'/),
    })
    expect(answer.headers.get('etag')).toBeNull()
    const english = await (await get(`/preview/${token}/en/faq`)).text()
    expect(english).toContain('Goldfish questions')
    expect(english).toContain('<title>Draft · ')
    expect(await (await get('/faq')).text()).not.toContain('Goldfisch')
  })

  it('leads to pages of the same preview, and to no other site or secret', { timeout }, async () => {
    const { path, token } = await link('de/faq')
    const page = await (await get(path)).text()
    const hrefs = [...page.matchAll(/<a\s[^>]*?href="(\/[^"]*)"/g)].map(([, href = '']) => href)
    expect(hrefs.length).toBeGreaterThan(20)
    const own = [...new Set(hrefs)].filter((href) => href.startsWith('/preview/'))
    expect(own.length).toBeGreaterThan(15)
    for (const href of own) {
      expect(href).toMatch(`/preview/${token}/`)
      expect([href, (await get(href)).status]).toEqual([href, 200])
    }
    // What waits for the store, and files, are those of the site.
    expect(hrefs.filter((href) => !own.includes(href)).every((href) => href.startsWith('/newsletter/'))).toBe(true)
    expect(page).not.toContain('speculationrules')
    expect(page).toContain('"pathname":"/faq"')
    expect((await get(`/preview/${token}`)).status).toBe(200)
    expect((await get(`/preview/${token}/about/`)).headers.get('location')).toBe(`/preview/${token}/about`)
  })

  it('works for an article that is not there yet', { timeout }, async () => {
    for (const language of ['de', 'en']) {
      const original = release.get(`${language}/blog/bexio-vs-abacus-comparison`) ?? ''
      await drafts.save(`${language}/blog/${sixth}`, asSixth(original), 0)
    }
    const { path, token } = await link(`de/blog/${sixth}`, `en/blog/${sixth}`)
    expect(path).toBe(`/preview/${token}/blog/${sixth}`)
    for (const prefix of ['', '/en']) {
      expect(await (await get(`/preview/${token}${prefix}/blog/${sixth}`)).text()).toContain('Der sechste Artikel')
      expect(await (await get(`/preview/${token}${prefix}/blog`)).text()).toContain(`${prefix}/blog/${sixth}"`)
      expect((await get(`${prefix}/blog/${sixth}`)).status).toBe(404)
    }
    expect((await get(`/preview/${token}/blog/siebter-artikel`)).status).toBe(404)
  })

  it('shows a draft with faults as far as it can be read', { timeout }, async () => {
    await changed('de/about', (text) =>
      text.replace(/^title: .*$/m, 'title: Halb fertig').replace(/^lead: .*$/m, 'leed: x'),
    )
    const { path } = await link('de/about')
    const answer = await get(path)
    expect([200, 503]).toContain(answer.status)
    await drafts.save('de/about', 'title: [', 1)
    expect((await get((await link('de/about')).path)).status).toBe(503)
    expect((await get((await link('de/faq')).path)).status).toBe(200)
  })

  it.each([
    ['another character', (token: string) => token.replace(/^./, (one) => (one === 'W' ? 'X' : 'W'))],
    ['no proof', (token: string) => token.replace(/\..*/, '')],
    [
      'the proof of another one',
      (token: string) => `${Buffer.from('[["company"],9999999999,"x"]').toString('base64url')}.${token.split('.')[1]}`,
    ],
    ['a way out of the folder', (token: string) => `..%2f..%2f${token}`],
    ['nothing', () => 'x'],
  ])('shows nothing for a token with %s', { timeout }, async (_name, change) => {
    const { token } = await link('de/faq')
    const answer = await get(`/preview/${change(token)}/faq`)
    const text = await answer.text()
    expect(answer.status).toBe(404)
    expect(text).not.toContain('Goldfisch')
    expect(answer.headers.get('cache-control')).toMatch(/no-store/)
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
  })

  it.each(['//', '//[', '//:99999'])('is not found at %s, which is no address', async (rest) => {
    expect((await get(`/preview/nobody${rest}`)).status).toBe(404)
  })

  it('ends when it is taken back, and says so in the language of its page', { timeout }, async () => {
    const { token } = await link('de/faq', 'en/faq')
    expect(await runTool(['content', 'end-previews', 'en/faq'], env)).toMatchObject({ code: 0 })
    const answer = await get(`/preview/${token}/en/faq`)
    expect(answer.status).toBe(410)
    const text = await answer.text()
    expect(text).toContain('This link is no longer valid')
    expect(text).not.toContain('Goldfish')
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
  })

  it('is told by the command line, for the drafts that are named or all of them', { timeout }, async () => {
    const told = await runTool(['content', 'preview', 'de/faq', '--days', '2', '--json'], env)
    expect(told).toMatchObject({ code: 0 })
    const { url, documents } = JSON.parse(told.stdout)
    expect(documents).toEqual(['de/faq'])
    expect(await (await get(url.replace('http://localhost:3000', ''))).text()).toContain('Goldfischfragen')
    const all = JSON.parse((await runTool(['content', 'preview', '--json'], env)).stdout)
    expect(all.documents).toContain(`en/blog/${sixth}`)
    expect(await runTool(['content', 'preview', 'de/home'], env)).toMatchObject({ code: 1 })
  })

  it('says of a form that is sent without scripts that it sends nothing', { timeout }, async () => {
    const { token } = await link('de/faq', 'en/faq')
    const counted = () =>
      store.db
        .selectFrom('outbox')
        .select((query) => query.fn.countAll().as('count'))
        .execute()
    const before = await counted()
    for (const [prefix, words] of [
      ['', 'Das ist eine Vorschau. Das Formular hat nichts gesendet.'],
      ['/en', 'This is a preview. The form has sent nothing.'],
    ]) {
      const path = `/preview/${token}${prefix}/contact`
      const page = await (await get(path)).text()
      const forms = [...page.matchAll(/<form\b[^>]*method="post"[^>]*>/g)].map(([form]) => form)
      expect(forms.length).toBeGreaterThan(1)
      expect(forms.filter((form) => !form.includes(` action="${path}"`))).toEqual([])
      const body = new URLSearchParams({
        name: 'Erika',
        email: 'erika@example.com',
        message: 'Nur ein Versuch mit Worten.',
      })
      const sent = await get(path, { method: 'POST', body, headers: { origin: 'http://localhost:3000' } })
      expect(sent.status).toBe(200)
      expect(await sent.text()).toMatch(new RegExp(`<main[^>]*><p class="form-message" role="alert">${words}</p>`))
    }
    expect(await counted()).toEqual(before)
    expect(await store.db.selectFrom('contact_messages').selectAll().execute()).toEqual([])
  })

  it('is neither written as a file, nor opened by whoever reads the log', { timeout }, async () => {
    const { path, token } = await link('de/faq')
    expect((await get(path, { method: 'HEAD' })).status).toBe(200)
    expect(server.output()).not.toContain(token.slice(0, 30))
    expect(server.output()).toContain('/preview/…/faq')
    const names = existsSync(siteOut) ? readdirSync(siteOut, { recursive: true }).map(String) : []
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter((name) => name.includes('preview/'))).toEqual([])
  })

  it('is refused before it costs anything, where one network asks too often', { timeout }, async () => {
    const statuses = await Promise.all(
      Array.from({ length: 130 }, () => get('/preview/x.y/faq').then(({ status }) => status)),
    )
    expect(statuses).toContain(429)
  })
})
