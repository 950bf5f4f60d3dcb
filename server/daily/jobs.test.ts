import { pino } from 'pino'
import { expect, it } from 'vitest'
import { stoppedClock } from '#tests/support/clock.ts'
import { onBothStores, silentLog } from '#tests/support/store.ts'
import { createDailyJobs } from './jobs.ts'
import { listRuns } from './store.ts'

onBothStores('daily jobs', (open) => {
  async function setUp() {
    const store = await open()
    const clock = stoppedClock()
    let runs = 0
    const job = async () => ({ run: ++runs })
    const server = (db = store.db, jobs: Record<string, () => Promise<object>> = { job }) =>
      createDailyJobs({ db, log: silentLog, jobs, now: clock.now })
    return { ...store, clock, server, runs: () => runs }
  }

  it('are done once a day by whichever of several servers comes first', async () => {
    const { another, clock, server, runs } = await setUp()
    const servers = Array.from({ length: 6 }, () => server(another().db))
    const checkAll = () => Promise.all(servers.map(({ check }) => check()))
    await checkAll()
    expect(runs()).toBe(1)
    clock.pass({ hours: 15 })
    await checkAll()
    expect(runs()).toBe(1)
    clock.pass({ hours: 1 })
    await checkAll()
    await checkAll()
    expect(runs()).toBe(2)
  })

  it('are tried again after a failure, and do not stand in the way of others', async () => {
    const { db, server, runs } = await setUp()
    let isBroken = true
    const broken = async () => {
      if (isBroken) throw new Error('broken')
      return {}
    }
    const jobs = server(db, { broken, job: async () => ({}) })
    await jobs.check()
    expect(await listRuns(db)).toMatchObject([
      { name: 'broken', finished_at: null, leased_by: null },
      { name: 'job', finished_at: '2026-11-21T08:00:00.000Z', leased_by: null },
    ])
    isBroken = false
    await jobs.check()
    expect(await listRuns(db)).toMatchObject([{ finished_at: '2026-11-21T08:00:00.000Z' }, {}])
    expect(runs()).toBe(0)
  })

  it('are taken over from a server that died at work, once its lease has run out', async () => {
    const { db, clock, server, runs } = await setUp()
    const dying = server(db, { job: () => new Promise(() => {}) })
    void dying.check()
    await expect.poll(async () => (await listRuns(db)).length).toBe(1)
    const next = server()
    await next.check()
    expect(runs()).toBe(0)
    clock.pass({ minutes: 30 })
    await next.check()
    expect(runs()).toBe(1)
  })

  it('start by themselves, log their figures, and let the server stop when they are done', async () => {
    const { db } = await setUp()
    const lines: { job?: string; contacts?: number; msg: string }[] = []
    const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) })
    let finish = () => {}
    const work = new Promise<object>((resolve) => {
      finish = () => resolve({ contacts: 3 })
    })
    const jobs = createDailyJobs({ db, log, jobs: { retention: () => work } })
    jobs.start()
    await expect.poll(async () => (await listRuns(db))[0]?.leased_by).toBeTruthy()
    const stopped = jobs.stop()
    finish()
    await stopped
    expect(lines).toMatchObject([{ job: 'retention', contacts: 3, msg: 'daily job done' }])
  })
})
