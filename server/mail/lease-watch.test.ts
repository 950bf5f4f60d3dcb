import { expect, it } from 'vitest'
import { createLeaseWatch, type HeldLease } from './lease-watch.ts'

const lifeSign = { everyMs: 5_000, deadAfterMs: 30_000 }

function setUp() {
  let time = 0
  const watch = createLeaseWatch(lifeSign, () => time)
  const held = (id: string, stamp: number): HeldLease => ({
    id,
    leased_by: `worker of ${id}`,
    leased_until: `${stamp}`,
  })
  return {
    held,
    /** Looks every 5 s. @returns the seconds after which a lease was found dead. */
    watchFor: (seconds: number, leases: (second: number) => HeldLease[]) => {
      const dead: [string, number][] = []
      for (const end = time + seconds * 1000; time <= end; time += 5_000) {
        for (const { id } of watch.look(leases(time / 1000))) dead.push([id, time / 1000])
      }
      return dead
    },
    sleep: (seconds: number) => {
      time += seconds * 1000
    },
  }
}

it('finds a lease dead that does not change for half a minute, whatever times stand in it', () => {
  const { held, watchFor } = setUp()
  // One lives although its clock goes backwards; the other is silent, with a time in the year after next.
  const dead = watchFor(35, (second) => [held('living', 1000 - second), held('dead', 2_028)])
  expect(dead).toEqual([
    ['dead', 30],
    ['dead', 35],
  ])
})

it('takes no silence for death while it could not look itself', () => {
  const { held, watchFor, sleep } = setUp()
  expect(watchFor(10, () => [held('a', 1)])).toEqual([])
  sleep(60)
  expect(watchFor(25, () => [held('a', 1)])).toEqual([])
  expect(watchFor(0, () => [held('a', 1)])).toHaveLength(1)
})

it('begins anew with a mail that somebody else has taken', () => {
  const { held, watchFor } = setUp()
  expect(watchFor(25, () => [held('a', 1)])).toEqual([])
  expect(watchFor(25, () => [{ ...held('a', 1), leased_by: 'another' }])).toEqual([])
})
