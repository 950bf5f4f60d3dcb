import { expect, it } from 'vitest'
import { createContext } from '#server/context.ts'
import { addReaders, issueDraft, queueIssue } from '#tests/support/readers.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { leaseDue } from '../mail/pace.ts'
import { unverifiedHour } from '../mail/unverified-hour.ts'
import { createIssueControl } from './issue-control.ts'
import { createIssueWriter } from './issue-letter.ts'
import { createIssuesService } from './issues.ts'

onStoreOfRun('an issue that goes out', (open) => {
  async function setUp() {
    const { db, config } = await open()
    const context = createContext({ db, config, log: silentLog })
    const issues = createIssuesService(context)
    await addReaders(db, 3)
    await addReaders(db, 1, { language: 'en', name: 'english' })
    await queueIssue(context, issueDraft())
    await queueIssue(context, issueDraft({ language: 'en' }))
    const lease = (count: number) => {
      const now = new Date(Date.now() + 60_000)
      const until = new Date(now.getTime() + 60_000)
      return leaseDue(
        db,
        { worker: 'worker', now, until, count },
        unverifiedHour(db, config, () => now),
      )
    }
    const states = async () => (await issues.list()).map(({ state, queued }) => [state, queued])
    return { db, config, context, issues, lease, states, control: createIssueControl(context) }
  }

  it('waits while it is paused, in all its languages, and goes on when it is resumed', async () => {
    const { control, lease, states, issues } = await setUp()
    expect(await control.pause('november')).toEqual({ ok: true, dropped: 0 })
    expect(await lease(10)).toEqual([])
    expect(await issues.list()).toMatchObject([
      { state: 'paused', pause_reason: 'by_hand' },
      { state: 'paused', pause_reason: 'by_hand' },
    ])
    expect(await control.pause('november')).toEqual({ ok: false, problem: 'wrong_state' })
    expect(await control.resume('november')).toEqual({ ok: true, dropped: 0 })
    expect(await states()).toEqual(
      expect.arrayContaining([
        ['sending', 3],
        ['sending', 1],
      ]),
    )
    expect(await lease(10)).toHaveLength(4)
  })

  it('has nothing to stop once all of it has gone', async () => {
    const { db, control, states } = await setUp()
    await db.updateTable('outbox').set({ status: 'sent' }).execute()
    expect(await control.pause('november')).toEqual({ ok: false, problem: 'wrong_state' })
    expect(await control.cancel('november')).toEqual({ ok: false, problem: 'wrong_state' })
    expect((await states()).map(([state]) => state)).toEqual(['sent', 'sent'])
  })

  it('loses what has not gone when it is cancelled, and what is tried again is left out', async () => {
    const { db, config, context, control, lease, states } = await setUp()
    const [underWay] = await lease(1)
    expect(await control.cancel('november')).toEqual({ ok: true, dropped: 3 })
    expect((await states()).map(([state]) => state)).toEqual(['cancelled', 'cancelled'])
    if (!underWay) throw new Error('nothing was leased')
    expect(await createIssueWriter(db, config)(underWay)).toBeUndefined()
    expect(await control.resume('november')).toEqual({ ok: false, problem: 'wrong_state' })
    expect(await queueIssue(context, issueDraft())).toBeUndefined()
    expect(await control.cancel('december')).toEqual({ ok: false, problem: 'unknown_issue' })
  })
})
