import { expect, it } from 'vitest'
import { createContext } from '#server/context.ts'
import { writeQueued } from '#server/letters.ts'
import { createServices } from '#server/services.ts'
import { onBothStores, silentLog } from '#tests/support/store.ts'
import { visitor } from '#tests/support/visitor.ts'
import { markSent } from './outbox.ts'
import { createOutboxService } from './outbox-service.ts'

onBothStores('the outbox as people see it', (open) => {
  it('shows a letter that waits, but no token of its reader, and nothing of it once it has left', async () => {
    const { db, config } = await open()
    const context = createContext({ db, config, log: silentLog })
    await createServices({ db, config, log: silentLog }).subscribeToNewsletter({ email: 'a@muster.example' }, visitor())
    const outbox = createOutboxService(context, writeQueued)
    const [listed] = (await outbox.list({ limit: 1, offset: 0 })).rows
    const found = await outbox.find(listed?.id ?? '')
    expect(found?.letter?.text).toContain('/newsletter/confirm?token=…')
    expect(found?.letter?.text).not.toMatch(/[0-9a-f]{64}/)
    if (found) await markSent(db, found.mail, new Date())
    expect((await outbox.find(listed?.id ?? ''))?.letter).toBeUndefined()
    expect(await outbox.find('%')).toBeUndefined()
  })
})
