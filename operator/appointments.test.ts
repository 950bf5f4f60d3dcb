import { expect, it } from 'vitest'
import { createServices } from '#server/services.ts'
import { queuedLetters } from '#tests/support/mails.ts'
import { runTool } from '#tests/support/operator.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { visitor } from '#tests/support/visitor.ts'

onStoreOfRun('operator appointments', (open) => {
  async function setUp() {
    const store = await open()
    const services = createServices({ db: store.db, config: store.config, log: silentLog })
    const tool = async (...args: string[]) => {
      const { stdout, stderr } = await runTool(['appointments', ...args, '--json'], store.env)
      return stderr || JSON.parse(stdout)
    }
    // Of the first day that is offered only one time may be left; the next one is whole.
    const free = (await tool('free')) as { start: string }[]
    const [first, second] = free.filter(({ start }) => start.slice(0, 10) > String(free[0]?.start.slice(0, 10)))
    const person = { name: 'Mira Beispiel', email: 'mira@muster.example' }
    await services.bookAppointment({ start: first?.start, ...person }, visitor())
    const [booked] = (await tool('list')).appointments
    const letters = async () => (await queuedLetters(store.db, store.config)).map(({ letter }) => letter).sort()
    return { ...store, tool, booked, first: first?.start as string, second: second?.start as string, letters }
  }

  it('list, move, note and cancel an appointment, and leave each act in the log', async () => {
    const { tool, booked, second, letters, db } = await setUp()
    expect(booked).toMatchObject({ name: 'Mira Beispiel', status: 'booked', sequence: 0 })
    expect(booked).not.toHaveProperty('email_key')
    const id = booked.id.slice(0, 8)
    expect(await tool('move', id, second)).toMatchObject({ start: second, sequence: 1 })
    expect(await tool('note', id, 'Ruft zurück')).toMatchObject({ note: 'Ruft zurück', sequence: 1 })
    expect(await tool('no-show', id)).toContain('has not started yet')
    expect(await tool('cancel', id, '--message', 'Krank')).toMatchObject({
      status: 'cancelled',
      cancelled_by: 'operator',
    })
    expect(await tool('cancel', id)).toContain('no longer booked')
    expect((await tool('list')).appointments).toEqual([])
    expect((await tool('list', '--all')).appointments).toHaveLength(1)
    expect(await letters()).toEqual([
      'appointment-cancelled',
      'appointment-confirmation',
      'appointment-moved',
      'appointment-operator',
    ])
    const log = JSON.stringify(await db.selectFrom('audit_log').selectAll().execute())
    for (const act of ['move', 'note', 'cancel']) expect(log).toContain(`appointment.${act}`)
    expect(log).not.toMatch(/Mira|Krank|Ruft/)
  })

  it('block and unblock times, by the clock in Zurich, and name what is booked in them', async () => {
    const { tool, booked, first } = await setUp()
    const day = first.slice(0, 10)
    const { block, booked: still } = await tool('block', `${day} 00:00`, `${day} 23:59`, '--note', 'Ferien')
    expect(still).toMatchObject([{ id: booked.id }])
    const free = async () => ((await tool('free')) as { start: string }[]).map(({ start }) => start.slice(0, 10))
    expect(await free()).not.toContain(day)
    expect(await tool('unblock', block.id.slice(0, 8))).toMatchObject({ note: 'Ferien' })
    expect(await free()).toContain(day)
    expect(await tool('block', `${day} 15:00`, `${day} 14:00`)).toContain('ends before it begins')
    expect(await tool('block', 'tomorrow', `${day} 14:00`)).toContain('Expected a time')
  })

  it('gives members hours of their own, so that two can be booked at once', async () => {
    const { tool, env } = await setUp()
    for (const [email, name] of [
      ['m@saldora.example', 'Mira'],
      ['j@saldora.example', 'Jonas'],
    ])
      await runTool(['desk', 'invite', email as string, '--name', name as string, '--role', 'owner'], env)
    expect(await tool('hours')).toMatchObject([{ id: 'office' }])
    await tool('hours', 'm@saldora.example', 'thu=09:00-10:00')
    expect(await tool('hours', 'j@saldora.example', 'thu=09:30-10:00', 'fri=09:00-09:15')).toHaveLength(2)
    const free = (await tool('free')) as { start: string; hosts: string[] }[]
    const counts = free.slice(0, 5).map(({ hosts }) => hosts.length)
    expect([...new Set(counts)].sort()).toEqual([1, 2])
    expect(await tool('hours', 'x@saldora.example', 'none')).toContain('not in the team')
    await tool('hours', 'm@saldora.example', 'none')
    await tool('hours', 'j@saldora.example', 'none')
    expect(await tool('hours')).toMatchObject([{ id: 'office' }])
  })
})
