import { expect, it } from 'vitest'
import { createServices } from '#server/services.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { queuedLetters } from '#tests/support/mails.ts'
import { runTool } from '#tests/support/operator.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { addressOf, visitor } from '#tests/support/visitor.ts'

onStoreOfRun("the operator's tool for what was put aside", (open) => {
  /** A store after a wave of twelve messages, one sign-up and one entry, of which the first of each passed. */
  async function setUp() {
    const store = await open({ FORM_POSTS_PER_10_MINUTES: '1', PROOF_OF_WORK_ROUNDS: '1' })
    const clock = stoppedClock('2026-11-21T08:00:00.000Z')
    const services = createServices({ db: store.db, config: store.config, log: silentLog, now: clock.now })
    let network = 0
    const meta = () => visitor({ address: addressOf(network++), page: '/contact' })
    for (let number = 0; number < 12; number++) {
      const message = number === 7 ? 'Guten Tag\nKönnen Sie uns eine Offerte machen?' : 'Buy now, cheap\u0007 offer.'
      await services.sendContactMessage({ name: `Nr. ${number}`, email: `v${number}@muster.example`, message }, meta())
      clock.pass({ minutes: 1 })
    }
    for (const name of ['first', 'second']) {
      await services.subscribeToNewsletter({ email: `${name}@muster.example` }, meta())
      await services.joinWaitlist({ email: `${name}@muster.example`, company: 'Muster AG' }, meta())
    }
    const operator = (...args: string[]) => runTool(args, store.env)
    const json = async (...args: string[]) => {
      const { code, stdout, stderr } = await operator(...args, '--json')
      expect([code, stderr]).toEqual([0, ''])
      return JSON.parse(stdout)
    }
    const letters = async (address: string) =>
      (await queuedLetters(store.db, store.config)).filter(({ to }) => to === address).map(({ letter }) => letter)
    return { ...store, operator, json, letters, meta }
  }

  it('lists and shows it, by form and time', async () => {
    const { operator, json } = await setUp()
    expect(await json('suspected', 'list')).toHaveLength(13)
    expect(await json('suspected', 'list', '--form', 'waitlist')).toMatchObject([
      { form: 'waitlist', email: 'second@muster.example', fields: { company: 'Muster AG', tier: 'general_waitlist' } },
    ])
    // Swiss local time, an hour ahead of the times that are stored.
    const span = ['--from', '2026-11-21 09:05', '--until', '2026-11-21 09:08']
    const emails = (await json('suspected', 'list', ...span)).map(({ email }: { email: string }) => email)
    expect(emails).toEqual(['v7@muster.example', 'v6@muster.example', 'v5@muster.example'])
    expect(await json('suspected', 'list', '--until', '2026-11-21')).toEqual([])
    expect((await operator('suspected', 'list', '--limit', '5')).stdout).toMatch(
      /Nr\. \d+ · Buy now, cheap {1,2}offer[\s\S]*5 of 13, page 1 of 3/,
    )

    const [{ id }] = await json('suspected', 'list', '--from', '2026-11-21 09:07', '--until', '2026-11-21 09:08')
    const { stdout } = await operator('suspected', 'show', id.slice(0, 8))
    expect(stdout).toMatch(/^Id +[\da-f-]{36}\nReceived +2026-11-21 09:07\nForm +contact\nName +Nr\. 7\n/)
    expect(stdout).toContain('\n\nGuten Tag\nKönnen Sie uns eine Offerte machen?\n')
    const status = await json('status')
    expect(status).toMatchObject({ suspected: { contact: 11, newsletter: 1, waitlist: 1 } })
  })

  it('is mentioned in the lists that lack it, for people only', async () => {
    const { operator, json } = await setUp()
    expect((await operator('contacts', 'list')).stdout).toMatch(
      /11 held as suspected \(see: suspected list --form contact\)\n$/,
    )
    expect((await operator('waitlist', 'list')).stdout).toMatch(
      /1 held as suspected \(see: suspected list --form waitlist\)\n$/,
    )
    expect((await operator('newsletter', 'readers')).stdout).toContain('1 held as suspected')
    expect(await json('contacts', 'list')).toHaveLength(1)
    await operator('suspected', 'dismiss', '--all')
    expect((await operator('contacts', 'list')).stdout).not.toContain('held')
  })

  it('releases one: it is stored with the time at which it came in, and its mails go out', async () => {
    const { db, json, letters } = await setUp()
    const [{ id }] = await json('suspected', 'list', '--from', '2026-11-21 09:07', '--until', '2026-11-21 09:08')
    expect(await json('suspected', 'release', id)).toEqual({ released: 1, known: 0, failed: [] })
    const stored = await db
      .selectFrom('contact_messages')
      .selectAll()
      .where('email', '=', 'v7@muster.example')
      .execute()
    expect(stored).toMatchObject([{ page: '/contact', language: 'de', created_at: '2026-11-21T08:07:00.000Z' }])
    expect(await letters('v7@muster.example')).toEqual(['contact-receipt'])
    expect(await letters('v6@muster.example')).toEqual([])
    expect(await json('suspected', 'list')).toHaveLength(12)
  })

  it('releases all of a form, and takes off who is on the list already', async () => {
    const { db, config, json, letters, meta } = await setUp()
    await db.deleteFrom('form_waves').execute()
    await db.deleteFrom('rate_limits').execute()
    const services = createServices({ db, config, log: silentLog })
    expect(await services.joinWaitlist({ email: 'second@muster.example' }, meta())).toEqual({ ok: true })
    expect(await json('suspected', 'release', '--all', '--form', 'waitlist')).toEqual({
      released: 0,
      known: 1,
      failed: [],
    })
    expect(await json('suspected', 'release', '--all', '--form', 'newsletter')).toMatchObject({ released: 1 })
    expect(await letters('second@muster.example')).toContain('newsletter-confirmation')
    expect(await json('suspected', 'list')).toHaveLength(11)
  })

  it('deletes all of a span of time in one command, and nothing of it is left', async () => {
    const { db, json, operator, letters } = await setUp()
    const span = ['--all', '--from', '2026-11-21', '--until', '2026-11-21 09:07']
    expect(await json('suspected', 'dismiss', ...span)).toEqual({ dismissed: 6, compacted: true })
    expect(await json('suspected', 'list')).toHaveLength(7)
    expect(await json('suspected', 'dismiss', '--all')).toEqual({ dismissed: 7, compacted: true })
    const acts = await db.selectFrom('audit_log').select(['act', 'details']).orderBy('number').execute()
    expect(acts).toEqual([6, 7].map((count) => ({ act: 'suspected.dismiss', details: JSON.stringify({ count }) })))
    expect((await operator('suspected', 'list')).stdout).toBe('Nothing is put aside.\n')
    expect(await letters('v3@muster.example')).toEqual([])
    expect(await db.selectFrom('contact_messages').select('email').execute()).toEqual([{ email: 'v0@muster.example' }])
    expect((await operator('person', 'export', 'v3@muster.example')).code).toBe(1)
  })

  it('keeps what cannot be served, and says which', async () => {
    const { db, json, operator } = await setUp()
    await db.updateTable('suspected_submissions').set({ fields: '{}' }).where('form', '=', 'newsletter').execute()
    const [{ id }] = await json('suspected', 'list', '--form', 'newsletter')
    const { stdout } = await operator('suspected', 'release', id)
    expect(stdout).toContain(`still there: ${id.slice(0, 8)}`)
    expect(await json('suspected', 'list', '--form', 'newsletter')).toHaveLength(1)
  })

  it.each([
    [['release'], /^Say which: /],
    [['dismiss', '--form', 'contact'], /^Say which: /],
    [['dismiss', 'ffffffff', '--all'], /not both/],
    [['release', 'ffffffff'], /^There is no submission ffffffff/],
    [['show', 'ffffffff'], /^There is no submission ffffffff/],
    [['list', '--from', 'yesterday'], /Times look like/],
    [['list', '--until', '2026-13-01'], /Times look like/],
    [['list', '--form', 'chat'], /Allowed choices/],
  ])('says in one line what is wrong with %j', async (args, line) => {
    const { env } = await open()
    const { code, stdout, stderr } = await runTool(['suspected', ...args], env)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(line)
  })
})
