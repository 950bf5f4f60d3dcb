import { setTimeout as wait } from 'node:timers/promises'
import { simpleParser } from 'mailparser'
import { describe, expect, it } from 'vitest'
import { createContext } from '#server/context.ts'
import { createRetentionService } from '#server/retention/service.ts'
import { runTool } from '#tests/support/operator.ts'
import { addReaders, issueDraft, queueIssue } from '#tests/support/readers.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { createClickCounter, isPerson } from './clicks.ts'
import { linkTargets, withCountedLinks } from './counted-links.ts'
import { createIssueWriter, personalIssue } from './issue-letter.ts'
import { leave } from './leave.ts'
import { createReportService } from './report.ts'
import { createSuppressionsService } from './suppressions/service.ts'

const site = 'https://site.example'
const links = ['/blog/qr', '/tools?a=1&amp;b=2', '/contact#form', '']
const html = `<p>Guten Tag</p>${links.map((path) => `<a href="${site}${path}">x</a>`).join('')}
  <a href="${site}.evil.example/">x</a><a href="https://elsewhere.example/">y</a> ${site}/no-link`
const text = `Mehr: ${site}/blog/qr\nKontakt: ${site}/contact#form (${site})\nhttps://elsewhere.example/`
const draft = issueDraft({ html: issueDraft().html + html, text: issueDraft().text + text })
const key = 'november.de'

const browser = {
  accept: 'text/html,*/*',
  'accept-language': 'de-CH',
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
}
const visit = (address: string, headers: Record<string, string> = {}, method = 'GET') => ({
  address,
  method,
  headers: new Headers({ ...browser, ...headers }),
})

describe('links of an issue', () => {
  it('lead through the counter when they lead to our site, and only there', () => {
    const counted = withCountedLinks(draft, site)
    const hrefs = [...counted.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(hrefs.slice(2)).toEqual([
      `${site}/n/${key}/blog/qr`,
      `${site}/n/${key}/tools?a=1&amp;b=2`,
      `${site}/n/${key}/contact#form`,
      `${site}/n/${key}/`,
      `${site}.evil.example/`,
      'https://elsewhere.example/',
    ])
    expect(counted.text).toContain(
      `Mehr: ${site}/n/${key}/blog/qr\nKontakt: ${site}/n/${key}/contact#form (${site}/n/${key}/)`,
    )
    expect(linkTargets(draft, site)).toEqual(['/blog/qr', '/tools?a=1&b=2', '/contact', '/'])
  })

  it('are the same for every reader, apart from the two to leave and to preferences', () => {
    const config = { siteUrl: site, secret: 'test'.repeat(10), operatorEmail: 'office@site.example' }
    const issue = withCountedLinks(draft, site)
    const letters = ['1', '2'].map((id) => personalIssue(issue, id, config).html.replace(/token=[^"]*/g, ''))
    expect(letters[0]).toBe(letters[1])
    expect(letters[0]).not.toMatch(/<img|http-equiv|@import|url\(/)
  })
})

describe('a visit', () => {
  it.each<[string, boolean, Record<string, string>, string?]>([
    ['of a browser', true, {}],
    ['of a browser that says where it goes', true, { 'sec-fetch-mode': 'navigate' }],
    ['by HEAD', false, {}, 'HEAD'],
    ['of a known robot', false, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['of a program', false, { 'user-agent': 'python-requests/2.32' }],
    ['ahead of the click', false, { 'sec-purpose': 'prefetch;prerender' }],
    ['without a language', false, { 'accept-language': '' }],
    ['that wants anything', false, { accept: '*/*' }],
    ['of a script', false, { 'sec-fetch-mode': 'cors' }],
  ])('%s counts: %s', (_, counts, headers, method) => {
    expect(isPerson(visit('198.51.100.1', headers, method))).toBe(counts)
  })
})

onStoreOfRun('the report on an issue', (open) => {
  async function setUp() {
    const store = await open()
    const context = createContext({ db: store.db, config: store.config, log: silentLog })
    const readers = await addReaders(store.db, 5)
    await queueIssue(context, draft)
    const reports = createReportService(context)
    const report = async () => (await reports.bySlug('november'))[0]
    const settle = (email: string, result: object) =>
      store.db.updateTable('outbox').set(result).where('recipient', '=', email).execute()
    return { ...store, context, readers, reports, report, settle }
  }

  it("begins with letters whose links to our site are counted, each reader's own apart", async () => {
    const { db, config } = await setUp()
    const rows = await db.selectFrom('outbox').selectAll().execute()
    const write = createIssueWriter(db, config)
    for (const row of rows) {
      const letter = await simpleParser(String((await write(row))?.raw))
      expect(letter.html).toContain(`href="${site}/n/${key}/blog/qr"`)
      expect(letter.text).toContain(`Mehr: ${site}/n/${key}/blog/qr`)
      expect(letter.html).toContain(`href="${site}/newsletter/unsubscribe?token=`)
    }
    expect((await db.selectFrom('newsletter_issues').select('html').execute())[0]?.html).not.toContain('/n/')
  })

  const settleMs = 40
  const clicksOf = async (report: () => Promise<{ links: { target: string; clicks: number }[] } | undefined>) => {
    await wait(settleMs * 4)
    return Object.fromEntries(
      (await report())?.links.filter(({ clicks }) => clicks > 0).map((link) => [link.target, link.clicks]) ?? [],
    )
  }

  it('counts clicks of people by link, not by person', async () => {
    const { context, report, db } = await setUp()
    const counter = createClickCounter(context, settleMs)
    await counter.note(key, '/blog/qr', visit('198.51.100.1'))
    await counter.note(key, '/blog/qr', visit('198.51.100.2'))
    await counter.note(key, '/blog/qr', visit('198.51.100.2'))
    await counter.note(key, '/contact', visit('198.51.100.2'))
    await counter.note(key, '/tools?a=1&b=2', visit('198.51.100.3', { 'user-agent': 'curl/8' }))
    await counter.note(key, '/not-in-it', visit('198.51.100.3'))
    await counter.note('december.de', '/blog/qr', visit('198.51.100.3'))
    await counter.note("x'.de", '/blog/qr', visit('198.51.100.3'))
    expect(await clicksOf(report)).toEqual({ '/blog/qr': 2, '/contact': 1 })
    expect((await db.selectFrom('issue_clicks').selectAll().execute()).map(Object.keys)[0]).toEqual([
      ...['issue_id', 'target', 'clicks'],
    ])
    await counter.note(key, '/blog/qr', visit('198.51.100.2'))
    expect(await clicksOf(report)).toEqual({ '/blog/qr': 3, '/contact': 1 })
  })

  it('leaves out a gateway that opens every link at once, whatever it says it is', async () => {
    const { context, report } = await setUp()
    const counter = createClickCounter(context, settleMs)
    for (const target of ['/blog/qr', '/tools?a=1&b=2', '/contact', '/']) {
      await counter.note(key, target, visit('198.51.100.1'))
    }
    await counter.note(key, '/contact', visit('198.51.100.2'))
    expect(await clicksOf(report)).toEqual({ '/contact': 1 })
  })

  it('tells what the mail servers said, who left and who complained, and keeps the counts when the mails go', async () => {
    const { context, readers, report, settle, db, env } = await setUp()
    const [one, two, three, four, five] = readers.map(({ email, id }) => ({ email, id }))
    const at = '2026-11-01T09:00:00.000Z'
    for (const reader of [one, two, three]) await settle(reader?.email ?? '', { status: 'sent', sent_at: at })
    await settle(four?.email ?? '', { status: 'dead', refused_at: at, smtp_code: '5.1.1', next_attempt_at: at })
    await settle(three?.email ?? '', { refused_at: at, smtp_code: '5.1.1' })
    await context.transaction(async (trx) => {
      await leave(trx, one?.id ?? '', new Date())
      await leave(trx, one?.id ?? '', new Date())
      return { ok: true }
    })
    await createSuppressionsService(context).suppress(two?.email ?? '', { reason: 'complained' })
    const expected = {
      ...{ mails: 5, delivered: 2, refused: 2, waiting: 1, gone: 0, left: 1, complained: 1, clicks: 0 },
      refusals: [{ reason: '5.1.1', count: 2 }],
    }
    expect(await report()).toMatchObject(expected)
    await createRetentionService({ ...context, now: () => new Date('2026-12-20T09:00:00.000Z') }).run()
    expect((await db.selectFrom('outbox').select('recipient').where('issue_id', 'is not', null).execute()).length).toBe(
      1,
    )
    expect(five).toBeDefined()
    expect(await report()).toMatchObject(expected)

    const told = await runTool(['newsletter', 'report', 'november'], env)
    expect(told.stdout).toContain('5.1.1')
    const json = JSON.parse((await runTool(['newsletter', 'report', 'november', '--json'], env)).stdout)
    expect(json).toMatchObject({ slug: 'november', delivered: 2, refused: 2, left: 1, languages: [{ language: 'de' }] })
    expect(await runTool(['newsletter', 'report', 'nothing'], env)).toMatchObject({ code: 1 })
  })
})
