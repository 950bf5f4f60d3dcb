import { expect, it, onTestFinished } from 'vitest'
import { writeQueued } from '#server/letters.ts'
import { createMailWorker } from '#server/mail/worker.ts'
import { createServices } from '#server/services.ts'
import { startMailServer } from '#tests/support/smtp.ts'
import { openTestStore, silentLog } from '#tests/support/store.ts'
import { visitor } from '#tests/support/visitor.ts'

it('an appointment stands while the mail server is away, and its letters follow with the invitation', async () => {
  const away = await startMailServer()
  await away.close()
  const store = await openTestStore('sqlite', { SMTP_URL: away.url, OPERATOR_EMAIL: 'team@saldora.example' })
  const parts = { db: store.db, config: store.config, log: silentLog }
  const worker = createMailWorker({ ...parts, writeLetter: writeQueued, pollMs: 100 })
  worker.start()
  onTestFinished(() => worker.stop())
  const services = createServices({ ...parts, mailQueued: worker.wake })

  const offered = await services.freeAppointments()
  const start = offered.ok ? offered.slots[0]?.start : undefined
  const person = { start, name: 'Mira Beispiel', email: 'mira@muster.example' }
  // The form's own address is no page that somebody came from.
  expect(await services.bookAppointment(person, visitor({ page: '/en/book' }))).toEqual({ ok: true })
  const mails = () => store.db.selectFrom('outbox').select(['status', 'error']).execute()
  await expect.poll(async () => (await mails()).filter(({ error }) => error !== null).length).toBe(2)
  expect(await store.db.selectFrom('appointments').select(['status', 'page']).execute()).toEqual([
    { status: 'booked', page: null },
  ])

  const server = await startMailServer(away.port)
  await store.db.updateTable('outbox').set({ next_attempt_at: new Date().toISOString() }).execute()
  await expect.poll(() => server.mails.length).toBe(2)
  const invitation = server.mails.flatMap(({ attachments }) => attachments)[0]
  expect(invitation?.content.toString()).toContain('METHOD:REQUEST')
})
