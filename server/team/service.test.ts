import { expect, it } from 'vitest'
import { createDeskServices } from '#server/desk/services.ts'
import { createAuthenticator } from '#tests/support/authenticator.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { deleteEndedSessions } from './sessions.ts'
import { addPasskey, hasMembers, passkeysOf } from './store.ts'

const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? ''

onStoreOfRun('the team', (open) => {
  async function setUp() {
    const store = await open({ DESK_IDLE_MINUTES: '15' })
    const clock = stoppedClock()
    const parts = { db: store.db, config: store.config, log: silentLog, now: clock.now }
    const desk = createDeskServices(parts, { kind: 'command-line', name: 'test' })
    const { passkeys, members } = desk
    const newAuthenticator = () => createAuthenticator(store.config.siteUrl)

    async function invite(email: string, name: string, role: 'owner' | 'office') {
      const invited = await members.invite(email, name, role)
      if (!invited.ok) throw new Error(invited.problem)
      return invited
    }

    async function enrol(email = 'mira@saldora.example', role: 'owner' | 'office' = 'owner') {
      const invited = await invite(email, 'Mira Beispiel', role)
      const token = tokenOf(invited.url)
      const authenticator = newAuthenticator()
      const challenge = (await passkeys.enrolOptions(token))?.challenge ?? ''
      const signedIn = await passkeys.enrol(token, authenticator.register({ challenge }), 'Laptop', 'Firefox')
      if (!signedIn.ok) throw new Error(signedIn.problem)
      return { token, authenticator, session: signedIn.token, member: signedIn.member }
    }

    return { ...store, ...desk, clock, invite, enrol, newAuthenticator }
  }

  it('begins with a link that looking does not use up, and that works once', async () => {
    const { db, passkeys, sessions, invite, newAuthenticator } = await setUp()
    expect(await hasMembers(db)).toBe(false)
    const { url, expiresAt } = await invite('mira@saldora.example', 'Mira Beispiel', 'owner')
    expect(await hasMembers(db)).toBe(true)
    const token = tokenOf(url)
    for (let look = 0; look < 3; look++)
      expect(await passkeys.invitation(token)).toMatchObject({ name: 'Mira Beispiel' })
    expect(await passkeys.invitation(`${token}x`)).toBeUndefined()
    expect(expiresAt).toBe('2026-11-21T08:30:00.000Z')

    const challenge = async () => (await passkeys.enrolOptions(token))?.challenge ?? ''
    const [first, second] = [newAuthenticator(), newAuthenticator()]
    const [one, two] = [await challenge(), await challenge()]
    const outcomes = await Promise.all([
      passkeys.enrol(token, first.register({ challenge: one }), 'Laptop', 'Firefox'),
      passkeys.enrol(token, second.register({ challenge: two }), 'Telefon', 'Safari'),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, problem: 'dead_link' })
    expect(await passkeys.enrolOptions(token)).toBeUndefined()
    const [signedIn] = outcomes.filter((outcome) => outcome.ok)
    expect(await sessions.read(signedIn?.token ?? '', true)).toMatchObject({
      member: { email: 'mira@saldora.example' },
    })
  })

  it('forgets a link after thirty minutes, or when a newer one is made', async () => {
    const { invite, passkeys, clock } = await setUp()
    const first = tokenOf((await invite('mira@saldora.example', 'Mira', 'owner')).url)
    const second = tokenOf((await invite('mira@saldora.example', 'Mira', 'owner')).url)
    expect(await passkeys.invitation(first)).toBeUndefined()
    clock.pass({ minutes: 29 })
    expect(await passkeys.invitation(second)).toBeDefined()
    clock.pass({ minutes: 2 })
    expect(await passkeys.invitation(second)).toBeUndefined()
  })

  it('signs in with the passkey, and takes no answer twice, late, from elsewhere or without a check of the user', async () => {
    const { passkeys, enrol, clock, newAuthenticator } = await setUp()
    const { authenticator } = await enrol()
    const challenge = async () => (await passkeys.signInOptions()).challenge
    const answer = authenticator.authenticate({ challenge: await challenge() })
    expect(await passkeys.signIn(answer, 'Firefox')).toMatchObject({ ok: true })
    const refused = { ok: false, problem: 'not_verified' }
    expect(await passkeys.signIn(answer, 'Firefox')).toEqual(refused)
    const elsewhere = authenticator.authenticate({ challenge: await challenge(), origin: 'https://evil.example' })
    expect(await passkeys.signIn(elsewhere, 'Firefox')).toEqual(refused)
    const unverified = authenticator.authenticate({ challenge: await challenge(), isUserVerified: false })
    expect(await passkeys.signIn(unverified, 'Firefox')).toEqual(refused)
    const unknown = newAuthenticator().authenticate({ challenge: await challenge() })
    expect(await passkeys.signIn(unknown, 'Firefox')).toEqual({ ok: false, problem: 'unknown_passkey' })
    const late = authenticator.authenticate({ challenge: await challenge() })
    clock.pass({ minutes: 6 })
    expect(await passkeys.signIn(late, 'Firefox')).toEqual(refused)
    for (const broken of [undefined, null, {}, { response: {} }, { id: 'x', response: { clientDataJSON: '%' } }]) {
      expect(await passkeys.signIn(broken as never, 'Firefox')).toMatchObject({ ok: false })
    }
  })

  it('keeps a failed answer from being tried again with the same challenge', async () => {
    const { passkeys, enrol } = await setUp()
    const { authenticator } = await enrol()
    const { challenge } = await passkeys.signInOptions()
    await passkeys.signIn(authenticator.authenticate({ challenge, origin: 'https://evil.example' }), 'Firefox')
    expect(await passkeys.signIn(authenticator.authenticate({ challenge }), 'Firefox')).toMatchObject({ ok: false })
  })

  it('ends a session after fifteen idle minutes, after twelve hours, and when the clock was set back', async () => {
    const { sessions, enrol, clock } = await setUp()
    const { session } = await enrol()
    clock.pass({ minutes: 14 })
    expect(await sessions.read(session, false)).toBeDefined()
    clock.pass({ minutes: 2 })
    expect(await sessions.read(session, true)).toBeUndefined()

    const { session: busy } = await enrol('jonas@saldora.example')
    for (let passed = 0; passed < 12 * 60 - 10; passed += 10) {
      clock.pass({ minutes: 10 })
      expect(await sessions.read(busy, true)).toBeDefined()
    }
    clock.pass({ minutes: 10 })
    expect(await sessions.read(busy, true)).toBeUndefined()

    const { session: early } = await enrol('aline@saldora.example')
    clock.pass({ hours: -2 })
    expect(await sessions.read(early, true)).toBeUndefined()
  })

  it('asks for the passkey of the same person again', async () => {
    const { passkeys, sessions, enrol } = await setUp()
    const mira = await enrol()
    const jonas = await enrol('jonas@saldora.example', 'office')
    const open = await sessions.read(mira.session, true)
    if (!open) throw new Error('no session')
    const challenge = async () => (await passkeys.signInOptions(open)).challenge
    const wrong = jonas.authenticator.authenticate({ challenge: await challenge() })
    expect(await passkeys.verifyAgain(open, wrong)).toMatchObject({ ok: false })
    const right = mira.authenticator.authenticate({ challenge: await challenge() })
    expect(await passkeys.verifyAgain(open, right)).toEqual({ ok: true })
    const forSignIn = mira.authenticator.authenticate({ challenge: await challenge() })
    expect(await passkeys.signIn(forSignIn, 'Firefox')).toMatchObject({ ok: false })
  })

  it('puts a removed person out at once, and keeps an owner', async () => {
    const { db, members, sessions, enrol, passkeys } = await setUp()
    const mira = await enrol()
    const jonas = await enrol('jonas@saldora.example', 'office')
    expect(await members.remove('mira@saldora.example')).toEqual({ ok: false, problem: 'last_owner' })
    expect(await members.invite('mira@saldora.example', 'Mira', 'office')).toEqual({ ok: false, problem: 'last_owner' })
    expect(await sessions.read(mira.session, true)).toBeDefined()
    expect(await members.remove('nobody@saldora.example')).toEqual({ ok: false, problem: 'unknown_member' })
    expect(await members.remove('JONAS@saldora.example')).toMatchObject({ ok: true })
    expect(await sessions.read(jonas.session, true)).toBeUndefined()
    const { challenge } = await passkeys.signInOptions()
    expect(await passkeys.signIn(jonas.authenticator.authenticate({ challenge }), '')).toMatchObject({ ok: false })
    expect(await sessions.read(mira.session, true)).toBeDefined()
    expect(await members.remove('mira@saldora.example')).toMatchObject({ ok: true })
    expect(await hasMembers(db)).toBe(false)
  })

  it('keeps one of two owners who remove each other at once', async () => {
    const { members, enrol } = await setUp()
    await enrol()
    await enrol('jonas@saldora.example')
    await enrol('aline@saldora.example', 'office')
    const removed = await Promise.all([members.remove('mira@saldora.example'), members.remove('jonas@saldora.example')])
    expect(removed.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await members.list()).filter(({ role }) => role === 'owner')).toHaveLength(1)
  })

  it("revokes a passkey with its sessions, but nobody's last one", async () => {
    const { db, enrol, passkeys, sessions } = await setUp()
    const { member, session } = await enrol()
    const own = (await passkeysOf(db, member.id))[0]
    if (!own) throw new Error('There is no passkey')
    expect(await passkeys.remove(member.id, own.id)).toEqual({ ok: false, problem: 'last_passkey' })
    expect(await sessions.read(session, true)).toBeDefined()
    await addPasskey(db, { ...own, id: 'second' })
    expect(await passkeys.remove(member.id, own.id)).toEqual({ ok: true })
    expect(await sessions.read(session, true)).toBeUndefined()
    expect(await passkeysOf(db, member.id)).toMatchObject([{ id: 'second' }])
  })

  it('closes passkeys and sessions of whoever is invited anew', async () => {
    const { sessions, enrol, members } = await setUp()
    const { session } = await enrol()
    await members.invite('mira@saldora.example', 'Mira Beispiel', 'owner')
    expect(await sessions.read(session, true)).toBeUndefined()
    expect((await members.list())[0]?.passkeys).toEqual([])
  })

  it('stores no secret of a link, a session or a challenge', async () => {
    const { db, enrol, passkeys } = await setUp()
    const { token, session } = await enrol()
    const { challenge } = await passkeys.signInOptions()
    const rows = [
      await db.selectFrom('desk_invitations').selectAll().execute(),
      await db.selectFrom('desk_sessions').selectAll().execute(),
      await db.selectFrom('desk_challenges').selectAll().execute(),
    ]
    for (const secret of [token, session, challenge]) expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('writes each act into a chain in which a change shows', async () => {
    const { audit, db, enrol, members } = await setUp()
    await enrol()
    await enrol('jonas@saldora.example', 'office')
    await members.remove('jonas@saldora.example')
    const { acts, total } = await audit.list({}, { limit: 50, offset: 0 })
    expect(acts.map(({ act }) => act).reverse()).toEqual([
      ...['member.invite', 'passkey.add', 'session.open'],
      ...['member.invite', 'passkey.add', 'session.open'],
      'member.remove',
    ])
    expect(total).toBe(7)
    expect(JSON.stringify(acts)).not.toContain('@')
    expect(await audit.check()).toEqual({ ok: true, rows: 7 })
    await db.updateTable('audit_log').set({ actor_name: 'somebody else' }).where('number', '=', 3).execute()
    expect(await audit.check()).toMatchObject({ ok: false, brokenAt: 3 })
    await db.deleteFrom('audit_log').where('number', '=', 3).execute()
    expect(await audit.check()).toMatchObject({ ok: false, brokenAt: 4 })
  })

  it('tells whoever still has the cookie why somebody else ended the session, and forgets it in time', async () => {
    const { db, members, sessions, passkeys, enrol, clock } = await setUp()
    const mira = await enrol()
    const jonas = await enrol('jonas@saldora.example', 'office')
    expect(await sessions.whyEnded(jonas.session)).toBeUndefined()
    await members.remove('jonas@saldora.example')
    expect(await sessions.read(jonas.session, true)).toBeUndefined()
    expect(await sessions.whyEnded(jonas.session)).toBe('removed')
    const challenge = (await passkeys.signInOptions()).challenge
    const answer = jonas.authenticator.authenticate({ challenge })
    expect(await passkeys.signIn(answer, 'Firefox')).toEqual({ ok: false, problem: 'unknown_passkey' })
    const [session] = await sessions.list()
    await sessions.end(session?.id ?? '')
    expect(await sessions.whyEnded(mira.session)).toBe('ended')
    clock.pass({ hours: 13 })
    expect(await sessions.whyEnded(jonas.session)).toBeUndefined()
    await deleteEndedSessions(db, clock.now())
    expect(await db.selectFrom('desk_ended_sessions').selectAll().execute()).toEqual([])
  })
})
