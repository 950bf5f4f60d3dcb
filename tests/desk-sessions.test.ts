import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataAddress, deskClient } from './support/desk-client.ts'
import { type Office, openOffice } from './support/desk-office.ts'
import { type RunningServer, startServer } from './support/server.ts'

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

/** Of a member who sits at the desk, and does nothing that renders a page. */
const isOpen = async (cookie: string, headers: Record<string, string> = {}) =>
  (await desk.send('/desk/live.data', { headers: { cookie, ...headers }, signal: AbortSignal.timeout(5000) })).status

const rowOf = (id: string) => office.db.selectFrom('desk_sessions').selectAll().where('id', '=', id).executeTakeFirst()

describe('a session of the desk', () => {
  it('ends after 15 minutes without a touch, and after 12 hours in any case', async () => {
    const { cookie, sessionId } = await office.sitDown('owner')
    const { get } = desk.person(cookie)
    await office.wait(sessionId, 14, 'touched_at')
    expect((await get('/desk/people')).status).toBe(200)
    await office.wait(sessionId, 16, 'touched_at')
    expect((await get('/desk/people')).status).toBe(302)
    expect(await rowOf(sessionId)).toBeUndefined()

    const long = await office.sitDown('owner')
    const row = await rowOf(long.sessionId)
    expect(Date.parse(row?.ends_at ?? '') - Date.parse(row?.created_at ?? '')).toBe(12 * 3_600_000)
    await office.wait(long.sessionId, 12 * 60, 'ends_at')
    expect((await desk.person(long.cookie).get('/desk/people')).status).toBe(302)
  })

  it('is not prolonged by what a page fetches by itself, but by what a person does', async () => {
    const { cookie, sessionId } = await office.sitDown('owner')
    const formToken = await desk.person(cookie).formToken()
    const touchedAt = async () => (await rowOf(sessionId))?.touched_at
    const enquiry = await office.addEnquiry({ name: 'Mira', email: 'm@muster.example', message: 'Zehn Zeichen, mehr.' })
    await office.wait(sessionId, 10, 'touched_at')
    const before = await touchedAt()
    const byItself: [string, RequestInit][] = [
      [dataAddress('/desk/enquiries'), {}],
      ['/desk/assets/none.js', {}],
      [
        `/desk/enquiries/${enquiry}/visit`,
        {
          method: 'POST',
          headers: { 'x-desk-background': '1', origin: desk.siteUrl },
          body: new URLSearchParams({ formToken, isWriting: 'false' }),
        },
      ],
    ]
    for (const [path, init] of byItself) {
      const answer = await desk.send(path, { ...init, headers: { ...init.headers, cookie } })
      expect(answer.status, path).toBeLessThan(405)
      await answer.body?.cancel()
    }
    const stream = new AbortController()
    await desk.send('/desk/live', { headers: { cookie }, signal: stream.signal })
    stream.abort()
    expect(await touchedAt()).toBe(before)

    for (const [path, headers] of [
      ['/desk/people', { 'sec-fetch-dest': 'document' }],
      ['/desk/touch', {}],
    ] as const) {
      await desk.send(path, { headers: { cookie, ...headers } })
      expect(await touchedAt(), path).not.toBe(before)
      await office.wait(sessionId, 10, 'touched_at')
    }
  })

  it('is bound to nothing but its secret', async () => {
    const { cookie } = await office.sitDown('owner')
    const elsewhere = { 'user-agent': 'Another/1.0', 'accept-language': 'fr', 'x-forwarded-for': '203.0.113.9' }
    expect((await desk.send('/desk/people', { headers: { cookie, ...elsewhere } })).status).toBe(200)
    const [name, secret = ''] = cookie.split('=')
    for (const guess of [secret.slice(1), `${secret}A`, secret.toLowerCase(), 'a'.repeat(43), '', '%00'])
      expect((await desk.send('/desk/people', { headers: { cookie: `${name}=${guess}` } })).status).toBe(302)
    const { token_hash } = (await office.db.selectFrom('desk_sessions').selectAll().execute()).at(-1) ?? {}
    expect(token_hash).not.toContain(secret)
    expect((await desk.send('/desk/people', { headers: { cookie: `${name}=${token_hash}` } })).status).toBe(302)
  })

  it('opens nothing once its member has signed out, or it was ended from the list', async () => {
    const [mira, jonas] = [await office.sitDown('owner'), await office.sitDown('office')]
    const person = desk.person(mira.cookie)
    const formToken = await person.formToken()
    expect(await (await person.get('/desk/team')).text()).toContain(jonas.sessionId)
    await person.postForm(dataAddress('/desk/team'), { formToken, act: 'end-session', id: jonas.sessionId })
    expect((await desk.person(jonas.cookie).get('/desk/people')).status).toBe(302)
    await person.postForm('/desk/sign-out', { formToken })
    expect((await person.get('/desk/people')).status).toBe(302)
    expect((await person.postForm('/desk/language', { formToken, language: 'en' })).status).toBe(302)
  })

  it('is over at once for whoever is taken off the team, in an open page too', async () => {
    await office.sitDown('owner')
    const { cookie, member } = await office.sitDown('office')
    const stream = await desk.send('/desk/live', { headers: { cookie }, signal: AbortSignal.timeout(30_000) })
    const heard = stream.text()
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await desk.operator('desk', 'remove', member.email)
    expect(await isOpen(cookie)).toBe(202)
    // Not even told that something changed.
    expect(await heard).toBe('retry: 2000\n\nevent: closed\ndata:\n\n')
  })

  it('is another after each signing in, and the room is gone with the last member', async () => {
    const one = await desk.enrol(await desk.invite('vera@saldora.example', 'owner', 'Vera Beispiel'))
    const { challenge } = (await (await desk.postJson('/desk/passkeys/sign-in', {})).json()) as { challenge: string }
    const response = one.authenticator.authenticate({ challenge })
    const again = await desk.postJson('/desk/passkeys/sign-in', { response }, { cookie: one.cookie })
    expect(again.status).toBe(200)
    expect(again.headers.get('set-cookie')?.split(';')[0]).not.toBe(one.cookie)

    const members = await office.db.selectFrom('desk_members').select(['email', 'role']).orderBy('role').execute()
    for (const { email } of members) await desk.operator('desk', 'remove', email)
    for (const path of ['/desk', '/desk/sign-in']) expect((await desk.send(path)).status).toBe(404)
  })
})

describe('signing in at the desk', () => {
  it('refuses a link that has expired, and looking at it uses nothing up', async () => {
    const token = await desk.invite('lena@saldora.example')
    const late = await desk.invite('late@saldora.example')
    const { id } = await office.db
      .selectFrom('desk_members')
      .select('id')
      .where('email', '=', 'late@saldora.example')
      .executeTakeFirstOrThrow()
    await office.db
      .updateTable('desk_invitations')
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .where('member_id', '=', id)
      .execute()
    expect(await (await desk.postJson('/desk/passkeys/enrol', { token: late })).json()).toEqual({
      ok: false,
      problem: 'dead_link',
    })
    expect(await (await desk.send(`/desk/enrol?token=${late}`)).text()).not.toContain('late@saldora.example')
    for (let look = 0; look < 3; look++) await desk.send(`/desk/enrol?token=${token}`)
    await desk.enrol(token)
    await expect(desk.enrol(token)).rejects.toThrow()
  })

  it('takes an answer to its own challenge only, once, with the user checked, and for its origin', async () => {
    const person = await desk.enrol(await desk.invite('lena@saldora.example'))
    const challenge = async () =>
      ((await (await desk.postJson('/desk/passkeys/sign-in', {})).json()) as { challenge: string }).challenge
    const statusOf = async (response: object) => (await desk.postJson('/desk/passkeys/sign-in', { response })).status
    const { authenticate } = person.authenticator
    expect(await statusOf(authenticate({ challenge: 'bm90LW91cnM' }))).toBe(403)
    expect(await statusOf(authenticate({ challenge: await challenge(), isUserVerified: false }))).toBe(403)
    expect(await statusOf(authenticate({ challenge: await challenge(), origin: 'https://evil.example' }))).toBe(403)
    const good = authenticate({ challenge: await challenge() })
    expect(await statusOf({ ...good, id: 'AAAA', rawId: 'AAAA' })).toBe(403)
    // The challenge is used up, although the answer to it was wrong.
    expect(await statusOf(good)).toBe(403)
    expect(await statusOf(authenticate({ challenge: await challenge() }))).toBe(200)
  })

  it('shows a passkey again for its own session only', async () => {
    const [one, other] = [
      await desk.enrol(await desk.invite('one@saldora.example')),
      await desk.enrol(await desk.invite('other@saldora.example')),
    ]
    const formToken = await one.formToken()
    const verify = (body: object, cookie = one.cookie) => desk.postJson('/desk/passkeys/verify', body, { cookie })
    for (const path of ['/desk/passkeys/verify', '/desk/passkeys/add']) {
      expect((await desk.postJson(path, { formToken })).status, path).toBe(302)
      expect((await desk.postJson(path, { formToken: 'x' }, { cookie: one.cookie })).status, path).toBe(403)
      expect((await desk.postJson(path, { formToken }, { cookie: other.cookie })).status, path).toBe(403)
    }
    const { challenge } = (await (await verify({ formToken })).json()) as { challenge: string }
    const foreign = other.authenticator.authenticate({ challenge })
    expect((await verify({ formToken, response: foreign })).status).toBe(403)
    const next = (await (await verify({ formToken })).json()) as { challenge: string }
    const response = one.authenticator.authenticate(next)
    // Made for this session: it signs nobody in.
    expect((await desk.postJson('/desk/passkeys/sign-in', { response })).status).toBe(403)
  })
})
