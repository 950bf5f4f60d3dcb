import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createContext } from '#server/context.ts'
import { createSuppressionsService } from '#server/newsletter/suppressions/service.ts'
import { runTool } from '#tests/support/operator.ts'
import { addReaders } from '#tests/support/readers.ts'
import { startMailServer } from '#tests/support/smtp.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'

const issue = `---
slug: november
language: de
subject: Neues im November
preheader: Drei Fristen.
---
Guten Morgen.
`

onStoreOfRun("the operator's newsletter", (open) => {
  async function setUp(settings?: Record<string, string>) {
    const store = await open(settings)
    const file = join(store.config.dataDir, 'issue.md')
    await writeFile(file, issue)
    await addReaders(store.db, 2)
    await addReaders(store.db, 1, { language: 'en', name: 'english' })
    const operator = (...args: string[]) => runTool(args, store.env)
    const queued = () => store.db.selectFrom('outbox').select('recipient').execute()
    return { ...store, file, operator, queued }
  }

  it('shows what would happen, and does nothing without being told', async () => {
    const { file, operator, queued } = await setUp()
    const shown = await operator('newsletter', 'send', file)
    expect(shown).toMatchObject({ code: 1, stderr: expect.stringMatching(/^Nothing was sent: say --test .*\n$/) })
    expect(shown.stdout).toMatch(/Subject +Neues im November\nReaders +2 de, 1 en\nGoes to +2 readers, at 120 a minute/)
    expect(await operator('newsletter', 'send', file, '--json')).toMatchObject({ code: 1, stdout: '' })
    expect(await queued()).toEqual([])
  })

  it('queues an issue once, and lists it', async () => {
    const { file, operator, queued, db } = await setUp()
    const first = await operator('newsletter', 'send', file, '--confirm', '--rate', '30', '--json')
    expect(first).toMatchObject({ code: 0, stderr: '' })
    expect(JSON.parse(first.stdout)).toMatchObject({ slug: 'november', readers: 2, added: 2, mails: 2, rate: 30 })
    const again = await operator('newsletter', 'send', file, '--confirm')
    expect(again).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/^Store: \S+\n$/),
      stdout: expect.stringContaining('nobody gets it again'),
    })
    expect(await queued()).toHaveLength(2)
    expect(await db.selectFrom('mail_pace').select('per_minute').execute()).toEqual([{ per_minute: 120 }])
    expect((await operator('newsletter', 'issues')).stdout).toMatch(
      /november +de +Neues im November .* sending .* 2 +2 +0 +0 +0 +0\n/,
    )

    await writeFile(file, issue.replace('Guten Morgen', 'Guten Abend'))
    const changed = await operator('newsletter', 'send', file, '--confirm')
    expect(changed).toMatchObject({ code: 1, stderr: expect.stringContaining('begun with another text') })
  })

  it('sends a copy at once, to nobody who must not be mailed', async () => {
    const server = await startMailServer()
    const { file, operator, queued, ...site } = await setUp({ SMTP_URL: server.url })
    const copy = await operator('newsletter', 'send', file, '--test', 'me@muster.example')
    expect(copy).toMatchObject({ code: 0, stderr: expect.stringMatching(/^Store: \S+\n$/) })
    expect(server.mails).toMatchObject([{ subject: '[Test] Neues im November', text: expect.stringMatching(/Morgen/) }])
    expect(await queued()).toEqual([])

    const context = createContext({ db: site.db, config: site.config, log: silentLog })
    await createSuppressionsService(context).suppress('me@muster.example', { reason: 'complained' })
    const refused = await operator('newsletter', 'send', file, '--test', 'me@muster.example')
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('must not be mailed') })
    expect(server.mails).toHaveLength(1)
    await server.close()
    const away = await operator('newsletter', 'send', file, '--test', 'you@muster.example')
    expect(away).toMatchObject({ code: 1, stderr: expect.stringContaining('The copy was not sent: ') })
  })

  it('says in one line what is wrong', async () => {
    const { file, operator, queued } = await setUp()
    await writeFile(file, issue.replace('Guten Morgen', '<b>Hallo</b>'))
    const wrong = [
      [[file, '--confirm'], /issue\.md: line 7: HTML is not sent/],
      [['missing.md', '--confirm'], /missing\.md cannot be read/],
      [[file, '--confirm', '--test', 'a@b.example'], /cannot be used with/],
      [[file, '--confirm', '--rate', '0'], /whole number/],
    ] as const
    for (const [args, line] of wrong) {
      const { code, stdout, stderr } = await operator('newsletter', 'send', ...args)
      expect([code, stdout]).toEqual([1, ''])
      expect(stderr.trimEnd()).toMatch(line)
      expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    }
    expect(await queued()).toEqual([])
  })
})
