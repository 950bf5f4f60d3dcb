import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { read } from '#content/documents.ts'
import { suppressionKey } from '#server/abuse/keyed-hash.ts'
import { checkChain } from '#server/audit/check-chain.ts'
import { openStore } from '#server/db/open.ts'
import { createServices } from '#server/services.ts'
import { runChild } from '#tests/support/child.ts'
import { queuedLetters, tokenIn } from '#tests/support/mails.ts'
import { runTool } from '#tests/support/operator.ts'
import { newPlace, onBothStores, openTestStore, silentLog } from '#tests/support/store.ts'
import { visitor } from '#tests/support/visitor.ts'

const samples = read('company').samples

const email = 'mira@muster.example'

onBothStores("the operator's tool for people and data", (open, kind) => {
  async function setUp() {
    const store = await open()
    const services = createServices({ db: store.db, config: store.config, log: silentLog })
    const operator = (...args: string[]) => runTool(args, store.env)
    const json = async (...args: string[]) => {
      const { code, stdout, stderr } = await operator(...args, '--json')
      expect([code, stderr]).toEqual([0, ''])
      return JSON.parse(stdout)
    }
    const becomeReader = async (address: string) => {
      await services.subscribeToNewsletter({ email: address }, visitor())
      const letter = (await queuedLetters(store.db, store.config)).findLast(({ to }) => to === address)
      await services.confirmNewsletter(tokenIn(letter?.text ?? ''))
    }
    return { ...store, services, operator, json, becomeReader }
  }

  it('exports and erases a person', async () => {
    const { services, operator, json } = await setUp()
    await services.joinWaitlist({ email, company: '=cmd' }, visitor())
    const { stdout } = await operator('person', 'export', 'MIRA@muster.example')
    expect(JSON.parse(stdout)).toMatchObject({ waiting_list: { email }, newsletter: null })
    expect(await json('person', 'erase', email)).toMatchObject({ email, waitlist: 1, mails: 2, compacted: true })
    expect(await json('person', 'export', email)).toMatchObject({ waiting_list: null, mails: [] })
    const again = await operator('person', 'erase', email)
    expect(again).toMatchObject({ code: 0, stdout: expect.stringMatching(/Waiting list +0\n/) })
    expect(await operator('person', 'erase', 'mira')).toMatchObject({ code: 1, stdout: '' })
  })

  it('says so when nothing is held on an address, and changes nothing', async () => {
    const { services, operator, db, json } = await setUp()
    await services.joinWaitlist({ email }, visitor())
    for (const verb of ['erase', 'export']) {
      for (const flags of [[], ['--json']]) {
        expect(await operator('person', verb, 'mria@muster.example', ...flags)).toMatchObject({
          code: 1,
          stdout: '',
          stderr: expect.stringMatching(/^Nothing is held on mria@muster\.example[^\n]+\n$/),
        })
      }
    }
    expect(await db.selectFrom('newsletter_suppressions').selectAll().execute()).toEqual([])
    expect(await json('waitlist', 'list')).toHaveLength(1)

    // Named by somebody else is held, too.
    const message = { name: 'Reto', email: 'reto@muster.example', message: 'Empfohlen von mria@muster.example.' }
    await services.sendContactMessage(message, visitor())
    expect(await json('person', 'export', 'mria@muster.example')).toMatchObject({ contact_messages: [], mentions: 2 })
    expect(await json('person', 'erase', 'mria@muster.example')).toMatchObject({ contacts: 0, mentions: 2 })
  })

  it('exports readers and the list as CSV', async () => {
    const { services, operator, json, becomeReader } = await setUp()
    await becomeReader('reader@muster.example')
    await services.subscribeToNewsletter({ email: 'pending@muster.example' }, visitor())
    await services.joinWaitlist({ email, company: '=HYPERLINK("https://x.example")' }, visitor())
    const readers = await operator('newsletter', 'export')
    expect(readers.stdout).toMatch(/^\ufeff"email","status",.*\r\n"reader@muster.example","confirmed","de",/)
    expect(readers.stdout).not.toContain('pending@')
    expect(await json('newsletter', 'export', '--status', 'pending')).toMatchObject([{ status: 'pending' }])
    const list = await operator('waitlist', 'export')
    expect(list.stdout).toContain(`"1","${email}","general_waitlist","waiting","'=HYPERLINK(""https://x.example"")",`)
    expect(await json('waitlist', 'export', '--status', 'accepted')).toEqual([])
  })

  it('keeps the newsletter away from an address after a bounce or a complaint', async () => {
    const { db, config, json, becomeReader } = await setUp()
    await becomeReader(email)
    expect(await json('newsletter', 'bounce', email, '--reason', 'complained')).toEqual({
      email,
      reason: 'complained',
      wasReader: true,
      dropped: 2,
    })
    expect(await json('newsletter', 'readers')).toMatchObject([{ email, status: 'unsubscribed' }])
    expect(await json('newsletter', 'bounce', 'stranger@muster.example')).toMatchObject({
      wasReader: false,
      dropped: 0,
    })
    expect(await db.selectFrom('newsletter_suppressions').selectAll().orderBy('reason').execute()).toMatchObject([
      { reason: 'bounced', address_hash: suppressionKey(config.secret, 'stranger@muster.example') },
      { reason: 'complained', address_hash: suppressionKey(config.secret, email) },
    ])
    expect(await json('status')).toMatchObject({ suppressed: 2 })
    await db.deleteFrom('rate_limits').execute()
    await becomeReader(email)
    expect(await json('status')).toMatchObject({ suppressed: 1, newsletter: { confirmed: 1 } })
  })

  it('writes to addresses only that a form would take, and finds whatever is held', async () => {
    const { operator } = await setUp()
    for (const wrong of [`${'a'.repeat(65)}@muster.example`, 'mira@muster', 'mira..b@muster.example']) {
      for (const args of [
        ['desk', 'invite', wrong, '--name', 'Mira'],
        ['newsletter', 'bounce', wrong],
      ]) {
        const refused = await operator(...args)
        expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('must be an e-mail address') })
      }
      expect((await operator('person', 'export', wrong)).stderr).toContain('Nothing is held')
    }
  })

  it('runs the retention and shows the state of things', async () => {
    const { services, db, operator, json } = await setUp()
    await services.sendContactMessage({ name: 'Mira', email, message: 'Zehn Zeichen lang.' }, visitor())
    await db.updateTable('contact_messages').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute()
    expect(await json('retention', 'run')).toMatchObject({ contacts: 1, waitlistEntries: 0 })
    await db.updateTable('outbox').set({ status: 'dead' }).where('letter', '=', 'contact-receipt').execute()
    const status = await json('status')
    expect(status).toMatchObject({ store: { kind }, mail: { dead: 1, queued: 1 }, contacts: 0, dailyRuns: {} })
    expect(status.store.bytes).toBeGreaterThan(10_000)
    expect(status.samples).toBe(samples.length)
    expect((await operator('status')).stdout).toMatch(/1 dead \(see: mail list --status dead\)/)
    const cameBack = { status: 'sent', refused_at: '2026-11-21T09:00:00.000Z' } as const
    await db.updateTable('outbox').set(cameBack).where('letter', '=', 'contact-receipt').execute()
    expect(await json('status')).toMatchObject({ mail: { dead: 0, returned: 1 } })
    expect((await operator('status')).stdout).toMatch(/0 dead, 1 came back \(see: mail list --status dead\)/)
    await db.updateTable('outbox').set({ settled_at: '2026-11-21T10:00:00.000Z' }).execute()
    expect(await json('status')).toMatchObject({ mail: { returned: 0 } })
  })

  it('shows why mails wait, and troubles that are not over', async () => {
    const { services, db, operator, json } = await setUp()
    await services.sendContactMessage({ name: 'Mira', email, message: 'Zehn Zeichen lang.' }, visitor())
    expect((await operator('status')).stdout).not.toMatch(/wait because|Trouble/)
    await db.updateTable('outbox').set({ failure: 'login' }).execute()
    const incident = { name: 'mail_login_refused', began_at: '2026-11-21T08:00:00.000Z' }
    await db
      .insertInto('incidents')
      .values([incident, { ...incident, name: 'crash:abc' }])
      .execute()
    const { stdout } = await operator('status')
    expect(stdout).toMatch(/2 wait because THE MAIL SERVER REFUSES OUR LOGIN: check user and password in SMTP_URL\n/)
    expect(stdout).toMatch(/Trouble +mail_login_refused since 2026-11-21 09:00\n/)
    expect(stdout).not.toContain('crash:')
    expect(await json('status')).toMatchObject({ mail: { failing: { login: 2 } }, troubles: [incident] })
  })

  it('backs the store up, or says who does', async () => {
    const { config, operator, json } = await setUp()
    expect((await operator('status')).stdout).toMatch(/Last backup +never/)
    const [file, ofMinute] = [join(config.dataDir, 'backup.sqlite'), join(config.dataDir, 'minute.sqlite')]
    if (kind === 'sqlite') {
      expect(await operator('backup', '--unlogged', ofMinute)).toMatchObject({ code: 0 })
      expect((await operator('status')).stdout).toMatch(/Last backup +never/)
      expect(await operator('backup', '--prove', ofMinute)).toMatchObject({ code: 0 })
    }
    const first = await operator('backup', file)
    if (kind === 'postgres') {
      expect(first).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/: pg_dump --format=custom/) })
      expect(await operator('backup', '--noted')).toMatchObject({ code: 0, stderr: expect.stringMatching(/^Store: /) })
      expect((await operator('status')).stdout).toMatch(/Last backup +under an hour ago/)
      expect(await json('status')).toMatchObject({ backupProvenAgeSeconds: null })
      expect(await operator('backup', '--noted', '--prove')).toMatchObject({ code: 0 })
      expect(await json('status')).toMatchObject({ backupProvenAgeSeconds: expect.any(Number) })
      return
    }
    expect(first).toMatchObject({ code: 0, stdout: expect.stringContaining(`${file} holds the store`) })
    expect((await operator('status')).stdout).toMatch(/Last backup +under an hour ago/)
    expect(JSON.parse((await operator('status', '--json')).stdout).backupAgeSeconds).toBeLessThan(3600)
    expect(await operator('backup')).toMatchObject({ code: 1, stderr: expect.stringContaining('Say where to') })
    expect(await operator('backup', file)).toMatchObject({
      code: 1,
      stderr: `${file} exists already; a backup overwrites nothing\n`,
    })
    const nowhere = join(config.dataDir, 'missing', 'backup.sqlite')
    expect(await operator('backup', nowhere)).toMatchObject({ code: 1, stderr: expect.stringContaining('ENOENT') })
  })
})

it('makes no store by looking: a command without one says where it looked, and leaves the folder empty', async () => {
  for (const kind of ['sqlite', 'postgres'] as const) {
    const place = await newPlace(kind)
    onTestFinished(place.remove)
    const env = { ...place.env, SECRET: kind === 'postgres' ? 'test'.repeat(10) : '' }
    const file = join(place.env.DATA_DIR ?? '', 'backup.sqlite')
    for (const args of [['status'], ['backup', file], ['desk', 'invite', 'mira@saldora.example', '--name', 'Mira']]) {
      const { code, stdout, stderr } = await runTool(args, env)
      expect([kind, code, stdout]).toEqual([kind, 1, ''])
      expect(stderr).toMatch(/^There is no store at \S+: set DATA_DIR or DATABASE_URL as the server has it, or .*\n$/)
    }
    expect(await readdir(place.env.DATA_DIR ?? '')).toEqual([])
  }
})

it('says which store an answer comes from, to people', async () => {
  const store = await openTestStore('sqlite')
  expect(await runTool(['tiers', 'list'], store.env)).toMatchObject({ code: 0, stderr: `Store: ${store.location}\n` })
  expect(await runTool(['tiers', 'list', '--json'], store.env)).toMatchObject({ code: 0, stderr: '' })
})

it('moves the embedded store to PostgreSQL with one command', async () => {
  const from = await openTestStore('sqlite')
  const to = await newPlace('postgres')
  onTestFinished(to.remove)
  const url = to.env.DATABASE_URL ?? ''
  await runTool(['tiers', 'set', 'early_access', '--total', '44'], from.env)
  await from.close()
  const move = await runChild('operator/main.ts', ['move', '--to', url, '--json'], from.env)
  expect(move).toMatchObject({ code: 0, stderr: '' })
  expect(JSON.parse(move.stdout)).toMatchObject({ rows: { tiers: 2, waitlist_entries: 0 } })
  const tiers = await runTool(['tiers', 'list', '--json'], to.env)
  expect(JSON.parse(tiers.stdout)).toMatchObject([{}, { tier: 'early_access', total_slots: 44 }])
  const target = openStore({ databaseUrl: url, dataDir: to.env.DATA_DIR ?? '' })
  onTestFinished(() => target.close())
  const acts = await target.db.selectFrom('audit_log').select('act').orderBy('number').execute()
  expect(acts.map(({ act }) => act)).toEqual(['tier.set', 'store.move'])
  expect(await checkChain(target.db)).toMatchObject({ ok: true })
})

it('says in one line why it does not move', async () => {
  const store = await openTestStore('sqlite')
  const away = 'postgresql://u:hidden@127.0.0.1:1/site'
  const wrong: [string[], Record<string, string>, RegExp][] = [
    [['move', '--to', 'mysql://x'], store.env, /It must be a URL such as postgresql:/],
    [['move', '--to', away], store.env, /^Leave the password out of the address: PGPASSWORD or ~\/\.pgpass has it$/],
    [['move', '--to', away.replace(':hidden', '')], store.env, /^The store at 127\.0\.0\.1:1\/site cannot be reached$/],
    [['move'], store.env, /--to/],
  ]
  for (const [args, env, line] of wrong) {
    const { code, stdout, stderr } = await runTool(args, env)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr.trimEnd()).toMatch(line)
    expect(stderr).not.toContain('hidden')
  }
})
