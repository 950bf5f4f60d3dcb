import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLive, type Live } from './live.ts'

describe('what an open page is told', () => {
  let mark = '1'
  let live: Live
  beforeEach(() => {
    live = createLive(async () => mark)
  })
  afterEach(() => live.stop())

  function open(known?: string) {
    const told: string[] = []
    live.listen(
      known,
      (change) => told.push(change),
      () => {},
    )
    return told
  }

  it('is what changed after its data was read, before it listened', async () => {
    mark = '2'
    const stale = open('1')
    const fresh = open('2')
    await wait(100)
    expect(stale).toEqual(['2'])
    expect(fresh).toEqual([])
  })

  it('is so beside a page that has been open for long', async () => {
    mark = '3'
    const first = open('3')
    await wait(1500)
    mark = '4'
    const second = open('3')
    await wait(1500)
    expect(first).toEqual(['4'])
    expect(second).toEqual(['4'])
  })

  it('is each change once, and the first one only after a look where the page did not say what it shows', async () => {
    mark = '5'
    const told = open()
    await wait(100)
    expect(told).toEqual([])
    mark = '6'
    await wait(1500)
    expect(told).toEqual(['6'])
  })
})
