import { expect, it } from 'vitest'
import { createContext } from '#server/context.ts'
import { lease } from '#server/mail/leases.ts'
import { createServices } from '#server/services.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { onBothStores, silentLog } from '#tests/support/store.ts'
import { addressOf, visitor } from '#tests/support/visitor.ts'
import { createWaitlistService } from './service.ts'

const rounds = 15
const holdSeconds = 300

onBothStores('two people at the waiting list', (open) => {
  async function setUp() {
    const store = await open()
    const other = store.another()
    const clock = stoppedClock()
    const services = createServices({ db: store.db, config: store.config, log: silentLog, now: clock.now })
    const operatorOn = ({ db }: Pick<typeof store, 'db'>) =>
      createWaitlistService(createContext({ db, config: store.config, log: silentLog, now: clock.now }))
    let people = 0
    const joined = async () => {
      const email = `race${people}@muster.example`
      await services.joinWaitlist({ email, tier: 'early_access' }, visitor({ address: addressOf(people++) }))
      return email
    }
    const lettersTo = async (email: string) =>
      (
        await store.db
          .selectFrom('outbox')
          .select('letter')
          .where('recipient', '=', email)
          .where('letter', 'in', ['waitlist-accepted', 'waitlist-declined'])
          .execute()
      ).map(({ letter }) => letter)
    const taken = async () =>
      (
        await store.db
          .selectFrom('tiers')
          .select('accepted_count')
          .where('tier', '=', 'early_access')
          .executeTakeFirstOrThrow()
      ).accepted_count
    return { ...store, other, clock, mira: operatorOn(store), jonas: operatorOn(other), joined, lettersTo, taken }
  }

  it('decide at once: one wins, the other is told how, one letter', async () => {
    const { mira, jonas, joined, lettersTo, taken } = await setUp()
    const before = await taken()
    let accepted = 0
    for (let round = 0; round < rounds; round++) {
      const email = await joined()
      const [one, two] = await Promise.all([
        mira.accept(email, undefined, { holdSeconds }),
        jonas.decline(email, { holdSeconds }),
      ])
      // On the embedded store one comes after the other: who declines after an acceptance is refused, an acceptance replaces.
      const [entry] = (await mira.list()).filter((row) => row.email === email)
      expect(await lettersTo(email)).toEqual([`waitlist-${entry?.status}`])
      for (const outcome of [one, two])
        if (!outcome.ok) expect(outcome).toMatchObject({ problem: 'already_decided', status: entry?.status })
      expect(one.ok || two.ok).toBe(true)
      if (entry?.status === 'accepted') accepted++

      const twice = await joined()
      const same = await Promise.all([mira, jonas].map((who) => who.accept(twice, undefined, { holdSeconds })))
      expect(same.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await lettersTo(twice)).toEqual(['waitlist-accepted'])
      await mira.undo(twice)
    }
    expect(await taken()).toBe(before + accepted)
  })

  it('undo at once: the place is given back once', async () => {
    const { mira, jonas, joined, lettersTo, taken } = await setUp()
    const before = await taken()
    for (let round = 0; round < rounds; round++) {
      const email = await joined()
      await mira.accept(email, undefined, { holdSeconds })
      const undone = await Promise.all([mira.undo(email), jonas.undo(email)])
      expect(undone.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await lettersTo(email)).toEqual([])
      expect(await taken()).toBe(before)
    }
  })

  it('undo while the letter leaves: either it is gone or the decision is undone, never both', async () => {
    const { mira, joined, lettersTo, clock, db, other } = await setUp()
    for (let round = 0; round < rounds; round++) {
      const email = await joined()
      await mira.accept(email, undefined, { holdSeconds })
      clock.pass({ ms: holdSeconds * 1000 - 1 })
      // The worker's clock stands a moment later than that of whoever takes back.
      const now = new Date(clock.now().getTime() + 2)
      const worker = { worker: `worker-${round}`, now, until: new Date(now.getTime() + 30_000), count: 100 }
      const [leased, undone] = await Promise.all([lease(other.db, 'direct', worker), mira.undo(email)])
      const isLeaving = leased.some(({ recipient, letter }) => recipient === email && letter === 'waitlist-accepted')
      expect(undone.ok).toBe(!isLeaving)
      expect(await lettersTo(email)).toHaveLength(isLeaving ? 1 : 0)
      const [entry] = (await mira.list()).filter((row) => row.email === email)
      expect(entry?.status).toBe(isLeaving ? 'accepted' : 'waiting')
      await db.deleteFrom('outbox').where('status', '=', 'queued').execute()
    }
  })

  it('change a decision whose letter waits: the earlier letter never leaves, and undo leads back to waiting', async () => {
    const { mira, jonas, joined, lettersTo, taken } = await setUp()
    const before = await taken()
    const email = await joined()
    await mira.decline(email, { holdSeconds })
    expect(await jonas.accept(email, undefined, { holdSeconds })).toMatchObject({ ok: true })
    expect(await lettersTo(email)).toEqual(['waitlist-accepted'])
    expect(await jonas.undo(email)).toMatchObject({ ok: true, entry: { status: 'waiting', decided_at: null } })
    expect(await lettersTo(email)).toEqual([])

    await mira.accept(email, undefined, { holdSeconds })
    expect(await jonas.free(email)).toMatchObject({ ok: true })
    expect(await lettersTo(email)).toEqual([])
    expect(await taken()).toBe(before)
  })
})
