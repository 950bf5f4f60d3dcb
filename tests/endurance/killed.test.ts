import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { outboxSummary } from '#server/mail/outbox.ts'
import { expectEachMailAtLeastOnce, look, newSite } from '../support/killed-site.ts'
import { loadUntilKilled } from '../support/load-until-killed.ts'
import { startServer } from '../support/server.ts'
import { startMailServer } from '../support/smtp.ts'
import type { StoreKind } from '../support/store.ts'

// Promise: A server killed under load loses nothing that it acknowledged.

/** Servers to kill; `KILLS=20 vitest run tests/endurance/killed.test.ts` is the long run. */
const kills = (kind: StoreKind) => Number(process.env.KILLS ?? { sqlite: 3, postgres: 1 }[kind])

/**
 * A last server that nobody kills sends what is left, as if the minutes had passed after which the mails of a dead worker
 * are taken up by another one.
 */
async function sendTheRest(env: Record<string, string>): Promise<void> {
  const now = new Date().toISOString()
  await look(env, ({ db }) => db.updateTable('outbox').set({ next_attempt_at: now, leased_by: null }).execute())
  const server = await startServer(env)
  const queued = () => look(env, async ({ db }) => (await outboxSummary(db)).queued)
  try {
    await expect.poll(queued, { timeout: 50_000, interval: 200 }).toBe(0)
  } finally {
    await server.stop({ keepData: true })
  }
}

describe.each(['sqlite', 'postgres'] as const)('a server on %s', (kind) => {
  it('killed under load, again and again, loses nothing that it acknowledged, and no mail', {
    timeout: 60_000 * (1 + kills(kind)),
  }, async () => {
    const mailServer = await startMailServer()
    const env = await newSite(kind, mailServer)
    const acknowledged = await loadUntilKilled(kills(kind), env)
    await sendTheRest(env)

    await look(env, async (store) => {
      const { db } = store
      const names = (rows: { email: string }[]) => new Set(rows.map(({ email }) => email.split('@')[0]))
      const kept = {
        contact: names(await db.selectFrom('contact_messages').select('email').execute()),
        waitlist: names(await db.selectFrom('waitlist_entries').select('email').execute()),
        newsletter: names(await db.selectFrom('newsletter_subscribers').select('email').execute()),
      }
      for (const call of ['contact', 'waitlist', 'newsletter'] as const) {
        expect(acknowledged[call].length).toBeGreaterThan(kills(kind))
        expect(acknowledged[call].filter((name) => !kept[call].has(name))).toEqual([])
      }
      const letters = await db.selectFrom('outbox').select('letter').execute()
      expect(letters.filter(({ letter }) => letter === 'contact-operator')).toHaveLength(kept.contact.size)
      await expectEachMailAtLeastOnce(store, mailServer)
      if (kind === 'postgres') return
      expect(await sql`pragma integrity_check`.execute(db)).toMatchObject({ rows: [{ integrity_check: 'ok' }] })
    })
  })
})
