import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createContext } from '#server/context.ts'
import { createPeopleService } from '#server/people/service.ts'
import { createServices } from '#server/services.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { runTool } from '#tests/support/operator.ts'
import { addReaders } from '#tests/support/readers.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { visitor } from '#tests/support/visitor.ts'
import { linkToken } from '../mail/links.ts'
import { createImportsService } from './imports.ts'
import { createIssuesService } from './issues.ts'
import { createPreferencesService } from './preferences.ts'
import { createSuppressionsService } from './suppressions/service.ts'

const stated = { source: 'Mailchimp, Liste Kunden', consent: 'Doppeltes Opt-in bei Mailchimp, Ausfuhr vom 20.11.2026' }
const bytes = (...lines: string[]) => new TextEncoder().encode(['email;sprache', ...lines].join('\n'))

onStoreOfRun('an import of readers', (open) => {
  async function setUp() {
    const store = await open()
    const clock = stoppedClock()
    const parts = { db: store.db, config: store.config, log: silentLog, now: clock.now }
    const context = createContext(parts)
    const reader = (email: string) =>
      store.db.selectFrom('newsletter_subscribers').selectAll().where('email_key', '=', email).executeTakeFirst()
    const preferences = createPreferencesService(context)
    const tokenOf = async (email: string) => {
      const { id = '' } = (await reader(email)) ?? {}
      return `${id}.${linkToken(store.config.secret, 'preferences', id)}`
    }
    return {
      ...{ ...store, clock, context, reader, preferences, tokenOf, services: createServices(parts) },
      imports: createImportsService(context),
      suppressions: createSuppressionsService(context),
      people: createPeopleService(context),
    }
  }

  it('says by line what it would do, and changes nothing', async () => {
    const { imports, db } = await setUp()
    await addReaders(db, 1)
    const file = bytes('new@muster.example;en', 'READER0@muster.example;', 'nobody', 'new@muster.example;')
    expect(await imports.check(file, 'de', stated)).toEqual({
      ok: true,
      counts: { new: 1, known: 2, suppressed: 0, invalid: 1 },
      lines: [
        { line: 2, email: 'new@muster.example', outcome: 'new', language: 'en' },
        { line: 3, email: 'READER0@muster.example', outcome: 'known', reason: 'reader' },
        { line: 4, email: 'nobody', outcome: 'invalid', reason: 'bad_address' },
        { line: 5, email: 'new@muster.example', outcome: 'known', reason: 'twice' },
      ],
    })
    expect(await db.selectFrom('newsletter_subscribers').selectAll().execute()).toHaveLength(1)
    expect(await imports.list()).toEqual([])
  })

  it('adds readers who get the next issue, with source and proof in their export and on their own page', async () => {
    const { imports, db, context, people, preferences, tokenOf } = await setUp()
    expect(await imports.run(bytes('Mira@muster.example;en'), 'de', stated)).toMatchObject({ ok: true })
    expect(await createIssuesService(context).countReaders()).toEqual({ de: 0, en: 1 })
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
    expect(await people.export('mira@muster.example')).toMatchObject({
      newsletter: { status: 'confirmed', consent_version: null, import: stated, history: [{ kind: 'imported' }] },
    })
    expect(await preferences.show(await tokenOf('mira@muster.example'))).toMatchObject({ reader: { origin: stated } })
    expect(await imports.list()).toMatchObject([{ ...stated, added: 1, held: 1, undone_at: null }])
    const acts = await db.selectFrom('audit_log').select(['act', 'details']).execute()
    expect(acts).toEqual([{ act: 'newsletter.import', details: '{"count":1,"known":0,"suppressed":0,"invalid":0}' }])
    await people.erase('mira@muster.example')
    expect(await imports.list()).toMatchObject([{ added: 1, held: 0 }])
  })

  it('brings nobody back who left, was erased, refused or complained, however often it is done', async () => {
    const { imports, db, people, suppressions, reader } = await setUp()
    await addReaders(db, 1, { status: 'unsubscribed', name: 'left' })
    await addReaders(db, 1, { status: 'pending', name: 'waiting' })
    await addReaders(db, 1, { name: 'erased' })
    await people.erase('erased0@muster.example')
    await suppressions.suppress('bounced@muster.example', { reason: 'bounced' })
    await suppressions.suppress('angry@muster.example', { reason: 'complained' })
    const names = ['left0', 'waiting0', 'erased0', 'Bounced', 'angry']
    const file = bytes(...names.map((name) => `${name}@muster.example`))
    for (let time = 0; time < 2; time++) {
      const outcome = await imports.run(file, 'de', stated)
      expect(outcome).toMatchObject({ id: null, counts: { new: 0, known: 1, suppressed: 4, invalid: 0 } })
      expect(outcome.ok && outcome.lines.map((line) => 'reason' in line && line.reason)).toEqual([
        ...['left', 'waiting', 'erased', 'bounced', 'complained'],
      ])
    }
    expect(await reader('left0@muster.example')).toMatchObject({ status: 'unsubscribed' })
    expect(await reader('waiting0@muster.example')).toMatchObject({ status: 'pending' })
    expect(await reader('erased0@muster.example')).toBeUndefined()
  })

  it('asks for a source and a proof in words, without an address, and for a file that can be read', async () => {
    const { imports, db } = await setUp()
    const file = bytes('mira@muster.example')
    for (const [wrong, problem] of [
      [{ source: ' ' }, 'bad_source'],
      [{ source: 'von mira@muster.example' }, 'bad_source'],
      [{ consent: 'ja' }, 'bad_consent'],
      [{ consent: `${'x'.repeat(1001)}` }, 'bad_consent'],
    ] as const) {
      expect(await imports.run(file, 'de', { ...stated, ...wrong })).toEqual({ ok: false, problem })
      expect(await imports.check(file, 'de', { ...stated, ...wrong })).toEqual({ ok: false, problem })
    }
    expect(await imports.run(new Uint8Array(), 'de', stated)).toEqual({ ok: false, problem: 'empty' })
    expect(await db.selectFrom('newsletter_subscribers').selectAll().execute()).toEqual([])
  })

  it('is undone for those who have done nothing since; the others stay, counted by why', async () => {
    const { imports, preferences, tokenOf, reader, services } = await setUp()
    const names = ['quiet', 'gone', 'english', 'again']
    const done = await imports.run(bytes(...names.map((name) => `${name}@muster.example`)), 'de', stated)
    const id = (done.ok && done.id) || ''
    await preferences.leave(await tokenOf('gone@muster.example'))
    await preferences.changeLanguage(await tokenOf('english@muster.example'), 'en')
    await services.subscribeToNewsletter({ email: 'again@muster.example' }, visitor())
    expect(await imports.undo(id)).toEqual({ ok: true, removed: 1, stay: { ended: 1, signedUp: 1, language: 1 } })
    expect(await reader('quiet@muster.example')).toBeUndefined()
    expect(await reader('english@muster.example')).toMatchObject({ status: 'confirmed', language: 'en' })
    expect(await imports.list()).toMatchObject([{ removed: 1, held: 3, undone_at: expect.any(String) }])
    expect(await imports.undo(id)).toEqual({ ok: false, problem: 'undone_before' })
    expect(await imports.undo('nothing')).toEqual({ ok: false, problem: 'unknown' })
  })

  it('takes ten thousand lines, and two at once add each address once', async () => {
    const { imports, db, another, config } = await setUp()
    const file = bytes(...Array.from({ length: 10_000 }, (_, number) => `reader${number}@muster.example;de`))
    const second = createImportsService(createContext({ db: another().db, config, log: silentLog }))
    const outcomes = await Promise.all([imports, second].map((one) => one.run(file, 'de', stated)))
    const added = outcomes.map((outcome) => (outcome.ok ? outcome.counts.new : Number.NaN))
    expect(added.sort()).toEqual([0, 10_000])
    const { rows } = await db
      .selectFrom('newsletter_subscribers')
      .select((select) => select.fn.countAll<number | string>().as('rows'))
      .executeTakeFirstOrThrow()
    expect(Number(rows)).toBe(10_000)
  }, 60_000)

  it('can be done from the command line: dry first, then with --confirm, and undone', async () => {
    const { env, config } = await setUp()
    const file = join(config.dataDir, 'list.csv')
    await writeFile(file, bytes('mira@muster.example;de', 'jonas(at)muster.example'))
    const options = ['--source', stated.source, '--consent', stated.consent]
    const tool = (...args: string[]) => runTool(['newsletter', ...args], env)
    const dry = await tool('import', file, ...options)
    expect(dry.stdout).toContain('not a valid address')
    expect(dry.stdout).toContain('1 new, 0 known, 0 suppressed, 1 invalid. Nothing was changed')
    expect(JSON.parse((await tool('import', file, ...options, '--json')).stdout)).toMatchObject({
      ...{ new: 1, known: 0, suppressed: 0, invalid: 1, imported: false, id: null },
      lines: [{ line: 3, email: 'jonas(at)muster.example', reason: 'bad_address' }],
    })
    const done = JSON.parse((await tool('import', file, ...options, '--confirm', '--json')).stdout)
    expect(done).toMatchObject({ new: 1, imported: true, id: expect.any(String) })
    expect((await tool('imports')).stdout).toContain(stated.source)
    expect((await tool('undo-import', done.id.slice(0, 8))).stdout).toContain('Removed 1 readers. Nobody stays.')
    expect(await tool('undo-import', done.id)).toMatchObject({ code: 1, stderr: expect.stringContaining('before') })
    const wrong = [
      ['import', file],
      ['import', `${file}x`, ...options],
      ['import', file, '--source', 'x', '--consent', 'y'],
    ]
    for (const args of wrong) expect(await tool(...args)).toMatchObject({ code: 1, stdout: '' })
  })
})
