import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createContext } from '#server/context.ts'
import { createIssueStarter } from '#server/newsletter/drafts/starter.ts'
import { runTool } from '#tests/support/operator.ts'
import { addReaders } from '#tests/support/readers.ts'
import { startMailServer } from '#tests/support/smtp.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'

const issue = (language: string, subject: string, body: string) => `---
slug: dezember-2026
language: ${language}
subject: ${subject}
preheader: Drei Listen, zehn Minuten.
---
${body}
`

const german = issue('de', 'Vor dem Abschluss', 'Der Dezember wird ruhiger.\n\n[Beitrag lesen](/blog)')
const english = issue('en', 'Before closing', 'December gets quieter.\n\n[Read on](/blog)')

onStoreOfRun('an issue at the command line', (open) => {
  async function setUp() {
    const mailServer = await startMailServer()
    const store = await open({ SMTP_URL: mailServer.url })
    await addReaders(store.db, 2)
    await addReaders(store.db, 1, { language: 'en', name: 'english' })
    const draft = (...args: string[]) => runTool(['newsletter', 'draft', ...args], store.env)
    const add = async (source: string) => {
      const file = join(store.config.dataDir, 'issue.md')
      await writeFile(file, source)
      return draft('add', file)
    }
    const acts = async () =>
      (await store.db.selectFrom('audit_log').select(['act', 'actor_kind']).orderBy('number').execute()).map(
        ({ act, actor_kind }) => `${actor_kind} ${act}`,
      )
    return { ...store, mailServer, draft, add, acts }
  }

  it('is put in from a file for each language, listed and shown, and not put in twice', async () => {
    const { draft, add } = await setUp()
    expect(await draft('list')).toMatchObject({ code: 0, stdout: 'No issue is being written.\n' })
    expect(await add(german)).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/^Store: \S+\n$/),
      stdout: 'dezember-2026 is a draft in de.\n',
    })
    expect(await add(english)).toMatchObject({ code: 0, stdout: 'dezember-2026 is a draft in en.\n' })
    expect(await add(english)).toMatchObject({ code: 1, stderr: expect.stringContaining('written in en already') })
    const list = await draft('list', '--json')
    expect(JSON.parse(list.stdout)).toMatchObject([{ slug: 'dezember-2026', state: 'writing' }])
    expect((await draft('list')).stdout).toMatch(/dezember-2026 +Vor dem Abschluss +writing/)
    expect((await draft('show', 'dezember-2026')).stdout).toContain('Der Dezember wird ruhiger.')
    expect((await draft('show', 'dezember-2026', '--language', 'en')).stdout).toContain('Before closing')
    expect(await draft('show', 'nirgends')).toMatchObject({ code: 1, stderr: expect.stringContaining('no draft') })
  })

  it('says which line of a file is wrong, and what is wrong with a text', async () => {
    const { draft, add } = await setUp()
    expect(await add(german.replace('subject: Vor dem Abschluss\n', ''))).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/line \d+: .*subject/),
    })
    expect(await draft('add', '/nirgends.md')).toMatchObject({ code: 1, stderr: expect.stringContaining('be read') })
    await add(german.replace('(/blog)', '(/gibt-es-nicht)'))
    expect((await draft('check', 'dezember-2026')).stdout).toMatch(
      /^error +de body.* site link nowhere .*gibt-es-nicht/m,
    )
    const refused = await draft('release', 'dezember-2026', '--confirm')
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('Not released') })
    expect(refused.stderr).toContain('site link nowhere')
  })

  it('is tried, released for a time, withdrawn, and released for now only when that is confirmed', async () => {
    const { draft, add, acts, mailServer, db, config } = await setUp()
    await add(german)
    await add(english)
    const tried = await draft('test', 'dezember-2026', '--language', 'en', '--to', 'me@muster.example')
    expect(tried).toMatchObject({ code: 0, stdout: 'A copy went to me@muster.example.\n' })
    expect(mailServer.mails.map(({ subject }) => subject)).toEqual(['[Test] Before closing'])
    expect(await draft('test', 'dezember-2026')).toMatchObject({ code: 1, stderr: expect.stringContaining('--to') })

    const later = ['--at', '2030-12-01 07:30', '--zone', 'Europe/London', '--rate', '30']
    expect(await draft('release', 'dezember-2026', ...later)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--confirm'),
    })
    const timed = await draft('release', 'dezember-2026', ...later, '--confirm', '--json')
    expect(JSON.parse(timed.stdout)).toMatchObject({ state: 'released', send_at: '2030-12-01T07:30:00.000Z' })
    expect(await draft('withdraw', 'dezember-2026')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('is a draft again'),
    })
    expect(await draft('withdraw', 'dezember-2026')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('has already decided'),
    })
    for (const [at, reason] of [
      ['2020-01-01 07:30', 'This time has passed'],
      ['morgen', 'This time does not exist'],
    ] as const)
      expect(await draft('release', 'dezember-2026', '--at', at, '--confirm')).toMatchObject({
        code: 1,
        stderr: expect.stringContaining(reason),
      })

    expect(await draft('release', 'dezember-2026', '--confirm')).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/^Store: \S+\n$/),
    })
    await createIssueStarter(createContext({ db, config, log: silentLog })).check()
    const queued = await db.selectFrom('outbox').select(['recipient', 'language']).orderBy('recipient').execute()
    expect(queued).toEqual([
      { recipient: 'english0@muster.example', language: 'en' },
      { recipient: 'reader0@muster.example', language: 'de' },
      { recipient: 'reader1@muster.example', language: 'de' },
    ])
    expect(await acts()).toEqual([
      'command-line issue.add',
      'command-line issue.test',
      'command-line issue.release',
      'command-line issue.withdraw',
      'command-line issue.release',
      'server issue.begin',
    ])
  })
})
