import { expect, it, onTestFinished } from 'vitest'
import { createContext } from '#server/context.ts'
import { keepsLetter, writeQueued } from '#server/letters.ts'
import { createPeopleService } from '#server/people/service.ts'
import { createServices } from '#server/services.ts'
import { createWaitlistService } from '#server/waitlist/service.ts'
import { addReaders, issueDraft, queueIssue } from '#tests/support/readers.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { visitor } from '#tests/support/visitor.ts'
import { isHeldForUndo, markReturned, mayRetry, outboxSummary, wholeness } from './outbox.ts'
import { createOutboxService } from './outbox-service.ts'
import { createMailWorker } from './worker.ts'

onStoreOfRun('the outbox as people see it', (open) => {
  async function setUp() {
    const { db, config } = await open()
    const parts = { db, config, log: silentLog }
    const context = createContext(parts)
    const outbox = createOutboxService(context, writeQueued)
    const listed = async () => (await outbox.list({ limit: 10, offset: 0 })).rows
    const found = async (kind: string) => {
      const mail = (await listed()).find(({ letter }) => letter === kind)
      return outbox.find(mail?.id ?? '')
    }
    const send = async () => {
      const worker = createMailWorker({ ...parts, writeLetter: writeQueued, keepsLetter, pollMs: 20 })
      worker.start()
      onTestFinished(() => worker.stop())
      await expect.poll(() => outboxSummary(db)).toMatchObject({ queued: 0 })
    }
    return { ...parts, context, outbox, found, send, services: createServices(parts) }
  }

  it('shows a letter that waits, and as it went out, but never a token of its reader', async () => {
    const { db, outbox, found, send, services } = await setUp()
    await services.subscribeToNewsletter({ email: 'a@muster.example' }, visitor())
    const waiting = await found('newsletter-confirmation')
    expect(waiting?.letter?.text).toContain('/newsletter/confirm?token=…')
    await send()
    const sent = await found('newsletter-confirmation')
    expect(sent?.mail).toMatchObject({ status: 'sent', params: '{}' })
    expect(sent?.letter).toEqual(waiting?.letter)
    const stored = await db.selectFrom('outbox').select('sent_letter').execute()
    expect(JSON.stringify(stored)).not.toMatch(/[0-9a-f]{64}/)
    expect(await outbox.find('%')).toBeUndefined()
  })

  it('keeps what a person was told with what is held of them, and nothing of letters to ourselves', async () => {
    const { context, found, send, services } = await setUp()
    const email = 'mira@muster.example'
    const message = { name: 'Mira Beispiel', email, message: 'Wir buchen 120 Belege im Monat.' }
    await services.sendContactMessage(message, visitor())
    await send()
    expect((await found('contact-operator'))?.letter).toBeUndefined()
    const receipt = await found('contact-receipt')
    expect(receipt?.letter).toMatchObject({ replyTo: context.config.operatorEmail })
    const people = createPeopleService(context)
    expect((await people.export(email))?.mails).toMatchObject([{ sent_letter: receipt?.letter }])
    await people.erase(email)
    expect(await found('contact-receipt')).toBeUndefined()
  })

  it('never hurries a letter that was not tried yet, so that a decision can be taken back', async () => {
    const { context, db, outbox, services } = await setUp()
    await services.joinWaitlist({ tier: 'early_access', email: 'a@muster.example' }, visitor())
    await createWaitlistService(context).decline('a@muster.example', { holdSeconds: 300 })
    const decision = async () => {
      const letter = db.selectFrom('outbox').selectAll().select(wholeness).where('letter', '=', 'waitlist-declined')
      return letter.executeTakeFirstOrThrow()
    }
    const before = await decision()
    expect([isHeldForUndo(before, context.now()), mayRetry(before)]).toEqual([true, false])
    expect(isHeldForUndo(before, new Date(before.next_attempt_at))).toBe(false)
    expect(await outbox.retry(before.id)).toBe(0)
    expect(await decision()).toEqual(before)
    await db.updateTable('outbox').set({ attempts: 1 }).where('id', '=', before.id).execute()
    expect(mayRetry(await decision())).toBe(true)
    expect(await outbox.retry(before.id)).toBe(1)
  })

  it('has what came back with what did not arrive, until it is seen to, and sends once more what it said', async () => {
    const { db, outbox, send, services } = await setUp()
    await services.joinWaitlist({ tier: 'early_access', email: 'a@muster.example' }, visitor())
    await services.subscribeToNewsletter({ email: 'a@muster.example' }, visitor())
    await send()
    const { rows } = await outbox.list({ limit: 10, offset: 0 })
    const of = (kind: string) => rows.find(({ letter }) => letter === kind)?.id ?? ''
    const [joined, confirmation] = [of('waitlist-received'), of('newsletter-confirmation')]
    const listed = async (status: 'dead' | 'sent') =>
      (await outbox.list({ limit: 10, offset: 0 }, status)).rows.map(({ id }) => id)
    const refusal = { about: 'address', code: '5.1.1', words: 'No such user' } as const
    for (const id of [joined, confirmation]) await markReturned(db, id, refusal, new Date())
    expect(new Set(await listed('dead'))).toEqual(new Set([joined, confirmation]))
    expect(await listed('sent')).not.toContain(joined)
    expect(await outbox.retry()).toBe(0)
    // Its link was good for its reader only and is gone.
    expect(await outbox.retry(confirmation)).toBe(0)
    expect(await outbox.settle(confirmation)).toBe(1)
    expect(await outbox.settle(confirmation)).toBe(0)
    expect(await listed('dead')).toEqual([joined])
    expect(await outbox.unsettle(confirmation)).toBe(1)
    const before = await outbox.find(joined)
    expect(await outbox.retry(joined)).toBe(1)
    await send()
    expect(await listed('dead')).toEqual([confirmation])
    const after = await outbox.find(joined)
    expect(after?.mail).toMatchObject({ status: 'sent', refused_at: null, error: null })
    expect(after?.letter).toEqual(before?.letter)
  })

  it('does not send without its calendar file what came back and had one', async () => {
    const { db, outbox, send, context } = await setUp()
    const facts = { id: 'a', sequence: 1, start: '2026-11-25T13:00:00.000Z', end: '2026-11-25T13:15:00.000Z' }
    const telling = {
      ...facts,
      email: 'a@muster.example',
      hasPhone: false,
      changedAt: facts.start,
      by: 'operator',
    } as const
    const letter = { kind: 'appointment-cancelled', ...telling } as const
    const [id = ''] = await context.transaction((trx) =>
      context.enqueue(trx, { to: telling.email, language: 'de', letter }),
    )
    await send()
    await markReturned(db, id, { about: 'later', code: '4.2.2', words: 'Mailbox full' }, new Date())
    expect(await outbox.retry(id)).toBe(0)
  })

  it('leads from a mail of an issue to the issue, of which no copy is kept for each reader', async () => {
    const { db, context, found } = await setUp()
    await addReaders(db, 1)
    await queueIssue(context, issueDraft(), 600)
    expect(await found('newsletter-issue')).toMatchObject({
      letter: undefined,
      issue: { slug: 'november', language: 'de', subject: 'Neues im November' },
    })
  })
})
