import { beforeAll, describe, expect, it } from 'vitest'
import { dataAddress, deskClient } from '../support/desk-client.ts'
import { type Office, openOffice } from '../support/desk-office.ts'
import { deskRoutes } from '../support/desk-routes.ts'
import { inParallel } from '../support/post-call.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { newPlace } from '../support/store.ts'

// Promise: Nothing that somebody may type or send makes the desk run it, mislead with it or fail.

const hostile = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)> {{7*7}}',
  'http://evil.example/a javascript:alert(1) <a href="//evil.example">x</a>',
  '\u202Emoc.elpmaxe\u202C \u200B\u200D\uFEFF Z\u0301\u0301\u0301\u0301\u0301 \u{1F4A9}',
  '=HYPERLINK("http://evil.example","x")',
  '\u200B+1;=2,@SUM(A1)\t-3\n=4',
  '\uD800 allein \uFFFF',
  `lang ${'x'.repeat(20_000)}`,
]

/** Several odd values at once, each for another part of a page. */
const queries = [
  'from=-1&q=%ff%fe',
  'from=1e99&q=%27%22%3B--%00',
  'from=9007199254740991&q=%25_%5C',
  `from[]=1&from=2&from=3&q=${'wort%20'.repeat(500)}`,
  'tab=__proto__&status=constructor&q=%F0%9F%92%A9%E2%80%AE',
  'q=%3A*%26!(%7C%3C-%3E&to=//evil.example&token=%27',
  `q=%C2%BD%20%E2%85%A7%20%C2%B2&email=${'a'.repeat(3000)}@muster.example`,
  'email=%25&q=%F0%9F',
]

const ids = [
  '%25',
  '_',
  '..%2f..',
  '%2e%2e',
  'constructor',
  'x'.repeat(2000),
  "'or'1'='1",
  '%F0%9F%92%A9',
  '%00',
  '%ff',
]

const odd = [
  '',
  '%',
  'NaN',
  '-1',
  '1e30',
  '99999999999999999999',
  '__proto__',
  '\u0000x\u202E',
  "' or 1=1 --",
  'x'.repeat(30_000),
]

// PostgreSQL is the stricter store: it refuses what SQLite keeps, and a refusal that nobody expected is an error of the desk.
describe('the desk on PostgreSQL', () => {
  let server: RunningServer
  let office: Office
  let person: ReturnType<ReturnType<typeof deskClient>['person']>
  let formToken: string

  beforeAll(async () => {
    const place = await newPlace('postgres')
    const env = { ...place.env, SECRET: 'test'.repeat(10) }
    server = await startServer(env)
    office = await openOffice(server, env)
    const seat = await office.sitDown('owner')
    person = deskClient(server).person(seat.cookie)
    formToken = await person.formToken()
    return async () => {
      await office.store.close()
      await server.stop()
      await place.remove()
    }
  })

  it('knows no entry that is half of another one, so that nothing is kept beside it', async () => {
    const request = { kind: 'translation', into: 'en', place: 'en.hero.title' }
    for (const id of ['de/faq', 'en/about', 'de/blog/qr-rechnung-automation-schweiz', 'no-such', '__proto__']) {
      for (const [path, fields] of [
        [`/desk/content/${id}`, { act: 'save', value: '{}', revisions: '{}' }],
        [`/desk/content/${id}`, { act: 'discard' }],
        [`/desk/content/proposals/${id}`, request],
      ] as const) {
        expect((await person.postForm(dataAddress(path), { formToken, ...fields })).status, path).toBe(404)
      }
      // What has just been removed is still looked at for a moment: no error, and nothing noted.
      const visited = await person.postForm(`/desk/content/visit/${id}`, { formToken, isWriting: 'true' })
      expect(visited.status, id).toBe(204)
    }
    expect(await office.db.selectFrom('desk_viewers').selectAll().execute()).toEqual([])
  })

  it('shows hostile text as text, and writes it into files that run nothing', async () => {
    const cards: string[] = []
    for (const [number, text] of hostile.entries()) {
      const email = `hostile${number}@muster.example`
      const enquiry = await office.addEnquiry({ name: 'Name', email, message: 'Zehn Zeichen, mehr.' })
      const changed = { name: text.slice(0, 200), company: text.slice(0, 200), message: text }
      await office.db.updateTable('contact_messages').set(changed).where('id', '=', enquiry).execute()
      const entry = await office.addEntry({ email })
      const said = { company: text.slice(0, 200), motivation: text }
      await office.db.updateTable('waitlist_entries').set(said).where('id', '=', entry).execute()
      const put = await office.addSuspected(email)
      const fields = JSON.stringify({ name: text, email, message: text })
      await office.db.updateTable('suspected_submissions').set({ fields }).where('id', '=', put).execute()
      const start = new Date(Date.now() + (number + 1) * 3_600_000)
      const booked = await office.addAppointment({ name: text.slice(0, 200), email, topic: text }, start)
      cards.push(`/desk/appointments/${booked}`, `/desk/enquiries/${enquiry}`, `/desk/people/card?email=${email}`)
    }
    const rooms = [
      '/desk/today',
      '/desk/enquiries',
      '/desk/enquiries/suspected',
      '/desk/waitlist',
      '/desk/appointments',
      '/desk/people',
      '/desk/outbox',
    ]
    for (const path of [...rooms, ...cards]) {
      const answer = await person.get(path)
      expect(answer.status, path).toBe(200)
      const page = await answer.text()
      expect(page, path).not.toMatch(/<script>alert|<img src=x|<svg\/onload/)
      // Links that stand in a text wait in a list that has to be opened, and lead to the web only.
      const asked = /<details class="unfold[\s\S]*?<\/details>/g
      expect(page.replace(asked, ''), path).not.toMatch(/href="(javascript:|http:|\/\/evil)/)
      expect(page.match(asked)?.join() ?? '', path).not.toMatch(/ open|href="(?!https?:)/)
    }
    for (const path of ['/desk/enquiries.csv', '/desk/waitlist.csv']) {
      const answer = await person.postForm(dataAddress(path), { formToken })
      const file = (JSON.parse(await answer.text()) as unknown[]).find((value) => String(value).startsWith('\uFEFF'))
      expect(String(file).split('\r\n')).toHaveLength(hostile.length + 1)
      expect(file).not.toMatch(/(^|[,;|"\n])\s*[=+@-]/)
      expect(file).toContain("'=HYPERLINK")
      expect(file).not.toMatch(/[\u202E\u200B]/)
    }
  })

  it('answers odd addresses and odd forms without an error of its own', async () => {
    const id = await office.addEnquiry({ name: 'Name', email: 'm@muster.example', message: 'Zehn Zeichen, mehr.' })
    await office.addEntry({ email: 'm@muster.example' })
    const at = (path: string) => `/desk${path.replace(':id', id).replace('*', 'x').replace(/\/$/, '')}`
    const routes = deskRoutes().filter(({ path }) => path !== '/live' && path !== '/sign-out')
    for (const { path } of routes.filter(({ reads }) => reads)) {
      const addresses = [
        ...queries.map((query) => `${dataAddress(at(path))}?${query}`),
        ...(path.includes(':id') ? ids.map((odd) => `${at(path).replace(id, odd)}.data`) : []),
      ]
      const statuses = await inParallel(addresses.length, 4, async (number) => {
        const address = addresses[number] ?? ''
        return [address, (await person.get(address)).status] as const
      })
      for (const [address, status] of statuses) expect(status, address).toBeLessThan(500)
    }
    const names = [
      'id',
      'state',
      'member',
      'reminder',
      'revision',
      'entry',
      'tier',
      'email',
      'confirm',
      'text',
      'start',
      'date',
      'time',
      'sequence',
      'host',
      'note',
      'message',
      'from-date',
      'from-time',
      'to-date',
      'language',
      'to',
      'from',
      'row',
      'person',
    ]
    const acts = [
      'state',
      'assign',
      'remind',
      'note',
      'send',
      'undo',
      'correct',
      'undo-correct',
      'draft',
      'mine',
      'release',
      'dismiss',
      'accept',
      'free',
      'tiers',
      'export',
      'erase',
      'remove',
      'revoke',
      'end-session',
      'retry',
      'discard',
      'block',
      'unblock',
      'move',
      'cancel',
      'held',
      'no-show',
      'hours',
      'make',
      'no-such-act',
    ]
    for (const { path } of routes.filter(({ acts }) => acts)) {
      await inParallel(acts.length, 4, async (number) => {
        const act = acts[number] ?? ''
        const fields = Object.fromEntries(names.map((name, index) => [name, odd[(number + index) % odd.length] ?? '']))
        const own = { ...fields, 'total-%': '1', act, formToken }
        // Every second act is tried on what is not there as well.
        const targets = path.includes(':id') && number % 2 ? [at(path), at(path).replace(id, 'unknown')] : [at(path)]
        for (const address of targets) {
          const answer = await person.postForm(dataAddress(address), own)
          expect(answer.status, `${act} at ${address}`).toBeLessThan(500)
        }
      })
    }
    const message = await office.db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst()
    expect(['new', 'open', 'done', 'spam']).toContain(message?.state)
    expect(server.output()).not.toContain('desk page failed')
    expect(server.output()).not.toContain('request failed')
  }, 600_000)
})
