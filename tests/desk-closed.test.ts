import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { read } from '#content/documents.ts'
import { plainOf } from '#server/site/file-forms.ts'
import { loadSite } from '#server/site/load.ts'
import { dataAddress, deskClient } from './support/desk-client.ts'
import { type Office, openOffice } from './support/desk-office.ts'
import { type RunningServer, startServer } from './support/server.ts'

/** Some addresses of the desk. That each is closed by role and token is tried in desk-roles.test.ts. */
const rooms = [
  '/desk',
  '/desk/today',
  '/desk/enquiries',
  '/desk/waitlist',
  '/desk/people',
  '/desk/people/card?email=x',
  '/desk/enquiries/x',
  '/desk/outbox',
  '/desk/log',
  '/desk/team',
  '/desk/no-such-room',
]

let server: RunningServer
let office: Office
let desk: ReturnType<typeof deskClient>

beforeAll(async () => {
  server = await startServer()
  desk = deskClient(server)
  office = await openOffice(server)
})
afterAll(async () => {
  await office.store.close()
  await server.stop()
})

describe('the desk', () => {
  it('is not there until somebody is invited', async () => {
    const unknown = await (await desk.send('/no-such-page')).text()
    for (const path of [...rooms, '/desk/sign-in', '/desk/enrol?token=x', '/desk/assets/root.js']) {
      const answer = await desk.send(path)
      expect(answer.status, path).toBe(404)
      expect(title(await answer.text())).toBe(title(unknown))
    }
    expect((await desk.postJson('/desk/passkeys/sign-in', {})).status).not.toBe(200)
  })

  it('shows nothing to whoever has not signed in, and tells no cache or index of it', async () => {
    await desk.invite('mira@saldora.example')
    for (const path of rooms) {
      const answer = await desk.send(path)
      expect(answer.status, path).toBe(302)
      expect(answer.headers.get('location')).toContain('/desk/sign-in?to=')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('x-robots-tag')).toContain('noindex')
      const data = await desk.send(dataAddress(path))
      expect(await data.text(), path).not.toMatch(/formToken.{0,5}[A-Za-z0-9_-]{43}/)
    }
    const policy = async () => (await desk.send('/desk/sign-in')).headers.get('content-security-policy') ?? ''
    const [first, second] = [await policy(), await policy()]
    expect(first).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/)
    expect(first).not.toBe(second)
    expect(first).not.toContain('unsafe')
  })

  it('asks a telephone to make no links of its own before React takes the page over', async () => {
    const page = await (await desk.send('/desk/sign-in')).text()
    expect(page).toMatch(/<meta name="format-detection" content="telephone=no, date=no/)
  })

  it('gives a cookie that scripts and other sites cannot use, and a new secret at each signing in', async () => {
    const person = await desk.enrol(await desk.invite('mira@saldora.example'))
    expect(person.setCookie).toMatch(
      /^__Secure-desk=[\w-]{43}; Path=\/desk; HttpOnly; Secure; SameSite=Strict; Expires=/,
    )
    expect((await person.get('/desk/team')).status).toBe(200)
    expect((await desk.person(`${person.cookie}x`).get('/desk/team')).status).toBe(302)

    // A cookie that an attacker planted is not the one that signing in gives.
    const planted = `__Secure-desk=${'a'.repeat(43)}`
    const options = await desk.postJson('/desk/passkeys/sign-in', {}, { cookie: planted })
    const { challenge } = (await options.json()) as { challenge: string }
    const response = person.authenticator.authenticate({ challenge })
    const signedIn = await desk.postJson('/desk/passkeys/sign-in', { response }, { cookie: planted })
    expect(signedIn.headers.get('set-cookie')).not.toContain(planted)
    expect((await desk.person(planted).get('/desk/team')).status).toBe(302)
    expect((await desk.postJson('/desk/passkeys/sign-in', { response })).status).toBe(403)
  })

  it('takes a link once', async () => {
    const token = await desk.invite('aline@saldora.example')
    for (let look = 0; look < 2; look++)
      expect(await (await desk.send(`/desk/enrol?token=${token}`)).text()).toContain('Mira')
    await desk.enrol(token)
    expect((await desk.postJson('/desk/passkeys/enrol', { token })).status).toBe(403)
  })

  it('closes at once for whoever signs out or is taken off the team', async () => {
    const mira = await desk.enrol(await desk.invite('mira@saldora.example'))
    const jonas = await desk.enrol(await desk.invite('jonas@saldora.example', 'owner', 'Jonas Muster'))
    await desk.operator('desk', 'remove', 'jonas@saldora.example')
    const away = await jonas.get('/desk/team')
    expect(away.status).toBe(302)
    const page = await (await jonas.get(away.headers.get('location') ?? '')).text()
    expect(page).toContain(read('desk/sign-in', 'de').ended.removed.title)
    const formToken = await mira.formToken()
    const out = await mira.postForm('/desk/sign-out', { formToken })
    expect(out.headers.get('set-cookie')).toContain('Max-Age=0')
    expect((await mira.get('/desk/team')).status).toBe(302)
  })

  it('limits tries to sign in, however the address is spelt', async () => {
    const spellings = [
      '/desk/passkeys/sign-in',
      '/desk/passkeys/SIGN-IN',
      '/desk/passkeys/sign-in/',
      '/desk/passkeys/%73ign-in',
    ]
    for (let attempt = 0; attempt < 40; attempt++) await desk.postJson(spellings[attempt % 4] ?? '', {})
    for (const path of [...spellings, '/desk/passkeys/enrol']) {
      const answer = await desk.postJson(path, {})
      expect(answer.status, path).toBe(429)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  it('tells no cache and no index of any kind of answer, and lets no script run but its own', async () => {
    const { cookie } = await office.sitDown('owner')
    const person = desk.person(cookie)
    const formToken = await person.formToken()
    const send = { origin: desk.siteUrl, cookie }
    const asset = /\/desk\/assets\/entry[\w.-]+\.js/.exec(await (await person.get('/desk/people')).text())?.[0] ?? ''
    const answers: [string, number, Promise<Response>][] = [
      ['page', 200, person.get('/desk/people')],
      ['data', 200, person.get(dataAddress('/desk/people'))],
      ['redirect', 302, desk.send('/desk/people')],
      ['file', 200, person.postForm(dataAddress('/desk/enquiries.csv'), { formToken })],
      ['nothing', 204, person.get('/desk/touch')],
      ['foreign origin', 403, person.postForm('/desk/language', { formToken }, { origin: 'https://evil.example' })],
      ['no token', 403, person.postForm('/desk/language', {})],
      ['missing', 404, person.get('/desk/no-such-room')],
      ['too much', 413, desk.send('/desk/language', { method: 'POST', headers: send, body: 'x'.repeat(300_000) })],
      ['no text', 400, person.get('/desk/enquiries?q=%00')],
      ['other method', 405, desk.send('/desk/people', { method: 'DELETE', headers: send })],
    ]
    const nonces = new Set<string>()
    for (const [kind, status, answering] of answers) {
      const answered = await answering
      expect(answered.status, kind).toBe(status)
      expect(answered.headers.get('cache-control'), kind).toBe('no-store')
      expect(answered.headers.get('x-robots-tag'), kind).toContain('noindex')
      expect(answered.headers.get('referrer-policy'), kind).toBe('no-referrer')
      expect(answered.headers.get('x-content-type-options'), kind).toBe('nosniff')
      const policy = answered.headers.get('content-security-policy') ?? ''
      expect(policy, kind).toMatch(
        /^default-src 'none'; script-src 'nonce-[^']{22,}' 'strict-dynamic'; style-src 'self';/,
      )
      expect(policy, kind).toMatch(/form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'$/)
      nonces.add(/'nonce-[^']+'/.exec(policy)?.[0] ?? '')
    }
    expect(nonces.size).toBe(answers.length)
    const script = await desk.send(asset)
    expect(script.headers.get('cache-control')).toMatch(/^private/)
    expect(script.headers.get('x-robots-tag')).toContain('noindex')
    expect(script.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  })

  it('keeps addresses of people out of the log, also where they stand in an address of a page', async () => {
    const { cookie } = await office.sitDown('owner')
    await office.addEntry({ email: 'marker-in-log@muster.example' })
    const card = '/desk/people/card?email=marker-in-log%40muster.example'
    for (const path of [card, dataAddress(card), '/desk/people?q=marker-in-log%40muster.example'])
      expect((await desk.person(cookie).get(path)).status).toBe(200)
    const away = await desk.send(card)
    await desk.send(away.headers.get('location') ?? '')
    await desk.person(cookie).get(`${card}&x=<script>`)
    expect(server.output()).toContain('"/desk/people/card"')
    expect(server.output()).not.toContain('marker-in-log')
    const events = await office.db.selectFrom('security_events').selectAll().execute()
    expect(JSON.stringify(events)).not.toContain('marker-in-log')
  })

  it('answers junk without an error of its own', async () => {
    for (const path of [
      '/desk/passkeys/sign-in',
      '/desk/passkeys/enrol',
      '/desk/passkeys/verify',
      '/desk/passkeys/add',
      '/desk/touch',
      '/desk/sign-out',
      '/desk/language',
    ]) {
      const answer = await desk.send(path, {
        method: 'POST',
        headers: { origin: desk.siteUrl, 'content-type': 'application/json' },
        body: '{"x":',
      })
      expect(answer.status, path).toBeLessThan(500)
    }
    const long = await desk.send('/desk/sign-out', {
      method: 'POST',
      headers: { origin: desk.siteUrl, 'content-type': 'text/plain' },
      body: 'x'.repeat(300_000),
    })
    expect(long.status).toBe(413)
    expect(server.output()).not.toContain('desk page failed')
  })
})

it('is named nowhere in what the public site serves', async () => {
  const settings = { siteUrl: 'http://localhost:3000', bookingUrl: undefined, anonKey: '', hasModel: false }
  const site = await loadSite('build', settings)
  const paths = [...site.keys()]
  expect(paths).toEqual(expect.arrayContaining(['/sitemap.xml', '/llms.txt', '/robots.txt']))
  expect(paths.filter((path) => path.startsWith('/desk'))).toEqual([])
  const names = ['/desk/', '/desk"', "/desk'", '/desk<', '/desk`', '__Secure-desk']
  const named = [...site.values()].filter((file) => names.some((name) => plainOf(file).includes(name)))
  expect(named.map(({ path }) => path)).toEqual([])
})

function title(html: string): string | undefined {
  return /<title>([^<]*)/.exec(html)?.[1]
}
