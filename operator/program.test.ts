import { generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { createServices } from '#server/services.ts'
import { runChild } from '#tests/support/child.ts'
import { runTool as run } from '#tests/support/operator.ts'
import { onStoreOfRun, openTestStore, silentLog } from '#tests/support/store.ts'
import { visitor } from '#tests/support/visitor.ts'
import { table } from './table.ts'

onStoreOfRun("the operator's tool, while the server has the store open,", (open, kind) => {
  async function setUp() {
    const store = await open()
    const services = createServices({ db: store.db, config: store.config, log: silentLog })
    const operator = (...args: string[]) => run(args, store.env)
    const json = async (...args: string[]) => {
      const { code, stdout, stderr } = await operator(...args, '--json')
      expect([code, stderr]).toEqual([0, ''])
      return JSON.parse(stdout)
    }
    return { ...store, services, operator, json }
  }

  it('shows and decides the waiting list', async () => {
    const { services, operator, json, db } = await setUp()
    await services.joinWaitlist(
      { email: 'Mira@Muster.example', tier: 'early_access', company: 'Holzbau Keller' },
      visitor(),
    )
    await services.joinWaitlist({ email: 'reto@muster.example' }, visitor())
    const { stdout } = await operator('waitlist', 'list')
    expect(stdout).toMatch(/No\. {2}Email +Tier +Company +Status/)
    expect(stdout).toMatch(/ {2}1 {2}Mira@Muster\.example {2}early_access +Holzbau Keller {2}waiting/)
    expect(await json('waitlist', 'accept', 'mira@muster.example')).toMatchObject({
      status: 'accepted',
      tier: 'early_access',
    })
    expect(await json('waitlist', 'decline', 'reto@muster.example')).toMatchObject({ status: 'declined' })
    expect(await json('tiers', 'list')).toMatchObject([{}, { tier: 'early_access', accepted_count: 9 }])
    const letters = await db.selectFrom('outbox').select('letter').execute()
    expect(letters.map(({ letter }) => letter).sort()).toEqual([
      'waitlist-accepted',
      'waitlist-declined',
      'waitlist-operator',
      'waitlist-operator',
      'waitlist-received',
      'waitlist-received',
    ])
    expect(await json('waitlist', 'list', '--status', 'waiting')).toEqual([])
  })

  it('says how much of a long list it shows, and shows the rest page by page', async () => {
    const { operator, json, db, services } = await setUp()
    expect((await operator('contacts', 'list')).stdout).toBe('There are no messages.\n')
    const message = { name: 'Mira', email: 'm@muster.example', email_key: 'm@muster.example', message: 'Guten Tag' }
    const messages = Array.from({ length: 252 }, (_, number) => ({
      ...message,
      id: `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`,
      language: 'de' as const,
      // Many in the same second: a page must not show what the one before showed.
      created_at: `2026-11-21T08:00:${String(number % 3).padStart(2, '0')}.000Z`,
    }))
    await db.insertInto('contact_messages').values(messages).execute()
    const first = await operator('contacts', 'list')
    expect(first.stdout).toMatch(/\n\n50 of 252, page 1 of 6; the next ones: --page 2\n$/)
    expect((await operator('contacts', 'list', '--page', '6')).stdout).toMatch(/\n\n2 of 252, page 6 of 6\n$/)
    expect((await operator('contacts', 'list', '--limit', '300')).stdout).toMatch(/\n\n252 of 252\n$/)
    expect(await operator('contacts', 'list', '--page', '7')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'There is no page 7: 252 make 6 of 50\n',
    })
    const ids = new Set<string>()
    for (const page of ['1', '2', '3']) {
      for (const { id } of await json('contacts', 'list', '--limit', '100', '--page', page)) ids.add(id)
    }
    expect(ids.size).toBe(252)

    for (let number = 0; number < 3; number++) {
      await services.logSecurityEvent({ event_type: number ? 'csrf_attempt' : 'other' }, visitor())
    }
    expect((await operator('events', 'list', '--limit', '2')).stdout).toContain('\n2 of 3, page 1 of 2;')
    expect((await operator('events', 'list', '--severity', 'critical')).stdout).toContain('\n2 of 2\n')
    await services.sendContactMessage({ ...message, message: 'Zehn Zeichen lang.' }, visitor())
    expect((await operator('mail', 'list', '--limit', '1', '--page', '2')).stdout).toContain('\n1 of 2, page 2 of 2\n')
    expect((await operator('mail', 'list', '--status', 'queued')).stdout).toContain('\n2 of 2\n')
  })

  it('mends the places with which a new store begins', async () => {
    const { operator, json, services } = await setUp()
    expect(await json('tiers', 'set', 'founders_beta', '--taken', '0')).toEqual({
      tier: 'founders_beta',
      total_slots: 3,
      accepted_count: 0,
      available_slots: 3,
    })
    expect(await json('tiers', 'set', 'early_access', '--total', '5', '--taken', '2')).toMatchObject({
      total_slots: 5,
      accepted_count: 2,
    })
    await services.joinWaitlist({ email: 'mira@muster.example', tier: 'early_access' }, visitor())
    await operator('waitlist', 'accept', 'mira@muster.example')
    const wrong: [string[], string][] = [
      [['early_access', '--taken', '0'], 'early_access: 1 people on the list have a place'],
      [['early_access', '--taken', '6'], 'early_access: more places taken than there are'],
      [['early_access', '--total', '2'], 'early_access: more places taken than there are'],
      [['early_access'], 'Say what to set: --total PLACES, --taken PLACES or both'],
      [['gold', '--taken', '1'], 'There is no such tier'],
    ]
    for (const [args, line] of wrong) {
      expect(await operator('tiers', 'set', ...args)).toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringContaining(line),
      })
    }
    expect(await json('tiers', 'list')).toMatchObject([
      { tier: 'founders_beta', total_slots: 3, accepted_count: 0 },
      { tier: 'early_access', total_slots: 5, accepted_count: 3 },
    ])
  })

  it('is a program of its own, too', async () => {
    const { env } = await setUp()
    const [status, mistake] = await Promise.all([
      runChild('operator/main.ts', ['status', '--json'], env),
      runChild('operator/main.ts', ['tiers', 'set', 'gold', '--total', '5'], env),
    ])
    expect(status).toMatchObject({ code: 0, stderr: '' })
    expect(JSON.parse(status.stdout)).toMatchObject({ store: { kind } })
    expect(mistake).toMatchObject({ code: 1, stdout: '', stderr: 'There is no such tier.\n' })
  })

  it('shows the rest: tiers, readers, messages, events, mails, status', async () => {
    const { services, operator, json } = await setUp()
    const message = {
      name: 'Mira \u001b[31mBeispiel',
      email: 'mira@muster.example',
      message: 'Zeile 1, lang genug.\nZeile 2',
    }
    await services.sendContactMessage(message, visitor())
    await services.subscribeToNewsletter({ email: 'leser@muster.example' }, visitor())
    await services.logSecurityEvent({ event_type: 'csrf_attempt', event_data: { page: '/' } }, visitor())

    expect(await json('tiers', 'set', 'early_access', '--total', '30')).toMatchObject({
      total_slots: 30,
      available_slots: 22,
    })
    expect(await json('newsletter', 'readers')).toMatchObject([{ email: 'leser@muster.example', status: 'pending' }])
    const [listed] = await json('contacts', 'list')
    expect(listed).toMatchObject({ email: 'mira@muster.example', message: message.message })
    const shown = await operator('contacts', 'show', listed.id.slice(0, 8))
    expect(shown.stdout).toContain('Zeile 1, lang genug.\nZeile 2')
    expect(shown.stdout).not.toContain('\u001b')
    const caller = ['--name', 'Reto', '--phone', '+41 33 000 00 00', '--language', 'en']
    const call = await json('contacts', 'call', ' Wants an offer.\n', ...caller)
    expect(call).toMatchObject({ name: 'Reto', phone: '+41 33 000 00 00', email: '', language: 'en', state: 'new' })
    expect(call.message).toBe('Wants an offer.')
    expect(await json('events', 'list', '--severity', 'critical')).toMatchObject([{ event_data: { page: '/' } }])
    expect(await json('events', 'list', '--severity', 'low')).toEqual([])
    expect(await json('mail', 'list', '--status', 'queued')).toHaveLength(3)
    expect(await json('mail', 'retry')).toEqual({ retried: 0 })
    expect(await json('status')).toMatchObject({
      mail: { mode: 'files', queued: 3, dead: 0 },
      newsletter: { pending: 1 },
      contacts: 2,
      eventsLast24Hours: { critical: 1 },
    })
  })
})

it('says in one line what is wrong, and exits with 1', async () => {
  const { db, config, env } = await openTestStore('sqlite')
  const services = createServices({ db, config, log: silentLog })
  await services.joinWaitlist({ email: 'reto@muster.example' }, visitor())
  const wrong: [string[], RegExp][] = [
    [['waitlist', 'accept', 'nobody@muster.example'], /This entry no longer exists/],
    [['waitlist', 'accept', 'reto@muster.example'], /Choose a tier first/],
    [['tiers', 'set', 'early_access', '--total', '3'], /early_access: more places taken than there are/],
    [['waitlist', 'list', '--status', 'gone'], /Allowed choices are waiting/],
    [['contacts', 'show', '00000000'], /There is no message 00000000/],
    [['contacts', 'call', 'Wants an offer.'], /Please enter a name or a phone number/],
    [['contacts', 'call', 'Wants an offer.', '--name', 'Reto', '--assign', 'who@muster.example'], /is not in the team/],
    [['waitlist'], /Say what to do/],
  ]
  for (const [args, line] of wrong) {
    const { code, stdout, stderr } = await run(args, env)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^[^\n]+\n$/)
    expect(stderr).toMatch(line)
  }
})

it('names a wrong setting and an unreachable store in one line, without the password', async () => {
  const { env } = await openTestStore('sqlite')
  const setting = await run(['status'], { ...env, PORT: 'x' })
  expect(setting).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^PORT: expected [^\n]+\n$/) })
  const away = await run(['status'], {
    ...env,
    DATABASE_URL: 'postgresql://u:hidden@127.0.0.1:1/site',
  })
  expect(away).toMatchObject({ code: 1, stdout: '', stderr: 'The store at 127.0.0.1:1/site cannot be reached\n' })
})

it('tells the DNS record of the key that signs mails', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const { env } = await openTestStore('sqlite', {
    MAIL_FROM: 'post@saldora.example',
    DKIM_SELECTOR: 'site2026',
    DKIM_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  })
  const { stdout } = await run(['mail', 'dkim', '--json'], env)
  expect(JSON.parse(stdout)).toEqual({
    name: 'site2026._domainkey.saldora.example',
    type: 'TXT',
    value: expect.stringMatching(/^v=DKIM1; k=rsa; p=[\w+/]{300,}=*$/),
  })
  const unsigned = await run(['mail', 'dkim'], { ...env, DKIM_SELECTOR: '', DKIM_PRIVATE_KEY: '' })
  expect(unsigned).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('not signed here') })
})

it('helps', async () => {
  const { env } = await openTestStore('sqlite')
  const { code, stdout, stderr } = await run(['waitlist', '--help'], env)
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/accept.*<email>/)
})

it('a table fits the terminal', () => {
  const rows = [{ name: 'Mira', text: 'ein langer Text, der nicht auf die Zeile passt' }]
  const text = table(
    rows,
    [
      { title: 'Name', value: (row) => row.name },
      { title: 'Text', value: (row) => row.text },
    ],
    30,
  )
  expect(text.split('\n').every((line) => line.length <= 30)).toBe(true)
  expect(text).toContain('…')
})
