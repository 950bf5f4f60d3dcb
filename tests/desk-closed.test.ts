import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskClient } from './support/desk-client.ts'
import { type RunningServer, startServer } from './support/server.ts'

/** Every address of the desk, and which role may not open it. */
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
const forOwners = ['/desk/log', '/desk/team']
const dataOf = (path: string) => (path === '/desk' ? '/desk/_root.data' : `${path}.data`)

let server: RunningServer
let desk: ReturnType<typeof deskClient>

beforeAll(async () => {
  server = await startServer()
  desk = deskClient(server)
})
afterAll(() => server.stop())

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
      const data = await desk.send(dataOf(path))
      expect(await data.text(), path).not.toMatch(/formToken.{0,5}[A-Za-z0-9_-]{43}/)
    }
    const policy = async () => (await desk.send('/desk/sign-in')).headers.get('content-security-policy') ?? ''
    const [first, second] = [await policy(), await policy()]
    expect(first).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/)
    expect(first).not.toBe(second)
    expect(first).not.toContain('unsafe')
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
    expect(signedIn.headers.get('set-cookie')).not.toContain('aaaa')
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

  it('takes changes from its own forms only', async () => {
    const mira = await desk.enrol(await desk.invite('mira@saldora.example'))
    const jonas = await desk.enrol(await desk.invite('jonas@saldora.example', 'owner', 'Jonas Muster'))
    const invitation = { act: 'invite', name: 'X', email: 'x@saldora.example', role: 'owner' }
    const fields = { ...invitation, formToken: await mira.formToken() }
    const statusOf = async (answer: Promise<Response>) => (await answer).status
    expect(await statusOf(mira.postForm('/desk/team', fields, { origin: 'https://evil.example' }))).toBe(403)
    expect(
      await statusOf(
        desk.send('/desk/team', {
          method: 'POST',
          headers: { cookie: mira.cookie },
          body: new URLSearchParams(fields),
        }),
      ),
    ).toBe(403)
    expect(await statusOf(mira.postForm('/desk/team', invitation))).toBe(403)
    expect(await statusOf(mira.postForm('/desk/team', { ...invitation, formToken: await jonas.formToken() }))).toBe(403)
    expect(await statusOf(mira.postForm('/desk/language', { language: 'en' }))).toBe(403)
    expect(await statusOf(mira.postForm('/desk/sign-out', {}))).toBe(403)
    const team = await desk.operator<{ email: string }[]>('desk', 'list')
    expect(team.map(({ email }) => email)).not.toContain('x@saldora.example')
    expect(await statusOf(mira.postForm('/desk/team', fields))).toBe(200)
  })

  it('opens to each role what its table says, in pages, in data and in changes', async () => {
    const office = await desk.enrol(await desk.invite('buero@saldora.example', 'office', 'Büro'))
    const formToken = await office.formToken()
    expect((await office.get('/desk/outbox')).status).toBe(200)
    for (const path of forOwners) {
      expect((await office.get(path)).status, path).toBe(403)
      expect(await (await office.get(dataOf(path))).text(), path).not.toContain('@saldora.example')
      const fields = { formToken, act: 'remove', email: 'mira@saldora.example' }
      expect((await office.postForm(path, fields)).status, path).not.toBe(200)
    }
    const team = await desk.operator<{ email: string }[]>('desk', 'list')
    expect(team.map(({ email }) => email)).toContain('mira@saldora.example')
  })

  it('closes at once for whoever signs out or is taken off the team', async () => {
    const mira = await desk.enrol(await desk.invite('mira@saldora.example'))
    const jonas = await desk.enrol(await desk.invite('jonas@saldora.example', 'owner', 'Jonas Muster'))
    await desk.operator('desk', 'remove', 'jonas@saldora.example')
    expect((await jonas.get('/desk/team')).status).toBe(302)
    const formToken = await mira.formToken()
    const out = await mira.postForm('/desk/sign-out', { formToken })
    expect(out.headers.get('set-cookie')).toContain('Max-Age=0')
    expect((await mira.get('/desk/team')).status).toBe(302)
  })

  it('limits tries to sign in', async () => {
    const statuses = []
    for (let attempt = 0; attempt < 40; attempt++)
      statuses.push((await desk.postJson('/desk/passkeys/sign-in', {})).status)
    expect(statuses.at(-1)).toBe(429)
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

function title(html: string): string | undefined {
  return /<title>([^<]*)/.exec(html)?.[1]
}
