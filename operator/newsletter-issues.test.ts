import { expect, it } from 'vitest'
import { createContext } from '#server/context.ts'
import { runTool } from '#tests/support/operator.ts'
import { addReaders, issueDraft, queueIssue } from '#tests/support/readers.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'

onStoreOfRun("the operator's issues", (open) => {
  it('are listed, sent faster or slower, paused and cancelled', async () => {
    const { db, config, env } = await open()
    await addReaders(db, 2)
    await queueIssue(createContext({ db, config, log: silentLog }), issueDraft(), 120)
    const operator = (...args: string[]) => runTool(['newsletter', ...args], env)
    expect((await operator('issues')).stdout).toMatch(/november +de .* sending .* 2 +2 +0 +0 +0 +0\n/)
    expect(await operator('pace', '30', '--json')).toMatchObject({ code: 0, stderr: '' })
    expect(await db.selectFrom('mail_pace').select('per_minute').execute()).toEqual([{ per_minute: 30 }])
    expect(await operator('pace', '0')).toMatchObject({ code: 1, stderr: expect.stringContaining('whole number') })
    expect((await operator('pause', 'november')).stdout).toContain('november is paused')
    expect((await operator('cancel', 'november')).stdout).toContain('Mails taken back: 2')
    expect(await operator('resume', 'november')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('not in a state'),
    })
  })
})
