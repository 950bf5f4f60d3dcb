import { expect, it } from 'vitest'
import { onBothStores, openTestStore } from '#tests/support/store.ts'
import { mailboxKey, networkKey } from './keyed-hash.ts'
import { createLimiter } from './limiter.ts'
import { type LimitName, limitsTable } from './limits-table.ts'
import { takePerNetwork } from './per-network.ts'

const start = Date.parse('2026-11-21T08:00:00Z')
const { max, windowSeconds } = limitsTable.contactPerNetwork

onBothStores('limits', (open) => {
  it('let the allowance pass, refuse with the seconds left, and start anew', async () => {
    const { db } = await open()
    let time = start
    const limiter = createLimiter(db, () => new Date(time))
    for (let hit = 0; hit < max; hit++) expect(await limiter.take('contactPerNetwork', 'a')).toEqual({ ok: true })
    time += 60_000
    const refused = { ok: false, retryAfterSeconds: windowSeconds - 60 }
    expect(await limiter.take('contactPerNetwork', 'a')).toEqual(refused)
    expect(await limiter.take('contactPerNetwork', 'a')).toEqual(refused)
    expect(await limiter.take('contactPerNetwork', 'b')).toEqual({ ok: true })
    expect(await limiter.take('waitlistPerNetwork', 'a')).toEqual({ ok: true })
    time = start + windowSeconds * 1000
    expect(await limiter.take('contactPerNetwork', 'a')).toEqual({ ok: true })
  })

  it('are shared by several processes', async () => {
    const store = await open()
    const limiters = [store, store.another(), store.another()].map(({ db }) => createLimiter(db, () => new Date(start)))
    const answers = await Promise.all(
      Array.from({ length: 3 * max }, (_, index) => limiters[index % 3]?.take('contactPerNetwork', 'a')),
    )
    expect(answers.filter((answer) => answer?.ok)).toHaveLength(max)
  })

  it('weigh what they are told to weigh, and forget what has ended', async () => {
    const { db } = await open()
    let time = start
    const limiter = createLimiter(db, () => new Date(time))
    const answers = []
    const weight = max / 3
    for (let hit = 0; hit < 4; hit++) answers.push((await limiter.take('contactPerNetwork', 'a', { weight })).ok)
    expect(answers).toEqual([true, true, true, false])
    time += 2 * windowSeconds * 1000
    await limiter.take('contactPerNetwork', 'b')
    expect(await db.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'contactPerNetwork:b' }])
  })

  it('count together up to the one that refuses, and none after it', async () => {
    const { db } = await open()
    const limiter = createLimiter(db, () => new Date(start))
    const names = ['confirmationMailBurst', 'contactReceiptDay', 'mailboxDay'] as const
    const takeEach = (limits: readonly LimitName[]) =>
      db.transaction().execute((trx) => limiter.takeEach(limits, 'a', trx))
    const counted = async () =>
      Object.fromEntries((await db.selectFrom('rate_limits').selectAll().execute()).map(({ key, hits }) => [key, hits]))
    expect(await takeEach(names)).toBe(true)
    // The burst is used up, and refuses from the store and then from memory.
    expect(await takeEach(names)).toBe(false)
    expect(await takeEach(names)).toBe(false)
    expect(await counted()).toEqual({ 'confirmationMailBurst:a': 2, 'contactReceiptDay:a': 1, 'mailboxDay:a': 1 })
    for (let hit = 1; hit < limitsTable.contactReceiptDay.max; hit++) expect(await takeEach(names.slice(1))).toBe(true)
    for (let hit = 0; hit < 2; hit++) expect(await takeEach(names.slice(1))).toBe(false)
    const { max: receipts } = limitsTable.contactReceiptDay
    expect(await counted()).toMatchObject({ 'contactReceiptDay:a': receipts + 1, 'mailboxDay:a': receipts })
    expect(await takeEach(['mailboxDay', 'contactReceiptDay'])).toBe(false)
    expect(await counted()).toMatchObject({ 'contactReceiptDay:a': receipts + 1, 'mailboxDay:a': receipts + 1 })
  })

  it('count with the transaction they belong to', async () => {
    const { db } = await open()
    const limiter = createLimiter(db, () => new Date(start))
    const failing = db.transaction().execute(async (trx) => {
      await limiter.take('contactReceiptDay', 'a', { on: trx })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await db.selectFrom('rate_limits').selectAll().execute()).toEqual([])
  })
})

it('an IPv6 network counts with those around it, which may do more', async () => {
  const { db, config } = await openTestStore('sqlite')
  const now = () => new Date(start)
  const gate = { config, now, limiter: createLimiter(db, now) }
  const subnet = (number: number) => `2001:db8:1:${number.toString(16)}::1`
  let inOne = 0
  while ((await takePerNetwork(gate, 'waitlistPerNetwork', subnet(0))).ok) inOne++
  expect(inOne).toBe(max)
  let inSmallSite = 0
  while ((await takePerNetwork(gate, 'waitlistPerNetwork', subnet(1 + (inSmallSite % 250)))).ok) inSmallSite++
  // One hit of the first network, the refused one, counted for nobody else.
  expect(inOne + inSmallSite).toBe(2 * max)
  let inSite = 0
  while ((await takePerNetwork(gate, 'waitlistPerNetwork', subnet(0x100 * (1 + (inSite % 250))))).ok) inSite++
  expect(inOne + inSmallSite + inSite).toBeGreaterThan(3 * max)
  expect(inOne + inSmallSite + inSite).toBeLessThanOrEqual(4 * max)
  expect(await takePerNetwork(gate, 'waitlistPerNetwork', '2001:db8:2::1')).toEqual({ ok: true })
  expect(await takePerNetwork(gate, 'waitlistPerNetwork', '203.0.113.9')).toEqual({ ok: true })
})

it('an address is stored as a hash that changes by day and by secret', () => {
  const monday = new Date('2026-11-23T12:00:00Z')
  const tuesday = new Date('2026-11-24T12:00:00Z')
  expect(networkKey('s', '198.51.100.7', monday)).not.toContain('198')
  expect(networkKey('s', '198.51.100.7', monday)).not.toBe(networkKey('s', '198.51.100.7', tuesday))
  expect(networkKey('s', '198.51.100.7', monday)).not.toBe(networkKey('t', '198.51.100.7', monday))
  expect(mailboxKey('s', 'Mira@Saldora.example ')).toBe(mailboxKey('s', 'mira@saldora.example'))
})

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::1', '2001:0DB8:0001:0002:0:0:0:5', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::1', '::2', true],
  ['fe80::1%eth0', 'fe80::2%eth1', true],
])('IPv6 counts by /64: %s and %s', (left, right, same) => {
  const now = new Date(start)
  expect(networkKey('s', left, now) === networkKey('s', right, now)).toBe(same)
})
