import { randomUUID } from 'node:crypto'
import type { TierName } from '#contract/tier-names.ts'
import { addAppointment } from '#server/appointments/store.ts'
import type { Actor } from '#server/audit/actor.ts'
import { readConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { migrate } from '#server/db/migrate.ts'
import { openStore } from '#server/db/open.ts'
import { createDeskServices } from '#server/desk/services.ts'
import { createIncomingService } from '#server/incoming/service.ts'
import { replyAddressOf } from '#server/mail/reply-address.ts'
import { createServices } from '#server/services.ts'
import { addSuspected } from '#server/suspected/store.ts'
import type { Role } from '#server/team/roles.ts'
import { openSession } from '#server/team/sessions.ts'
import { saveMember } from '#server/team/store.ts'
import { manyVisitors } from './many-visitors.ts'
import { issueDraft, queueIssue } from './readers.ts'
import type { RunningServer } from './server.ts'
import { silentLog } from './store.ts'
import { setTestTiers } from './tiers.ts'
import { addressOf, visitor } from './visitor.ts'

/**
 * The running server's store, opened beside it: what the desk shows comes in, and people sit down at it, without a form or a
 * passkey.
 * @param env where the store lies, when it is not in the server's folder
 */
export async function openOffice(server: RunningServer, env: Record<string, string> = {}) {
  const config = readConfig({ DATA_DIR: server.dataDir, SITE_URL: 'http://localhost:3000', ...manyVisitors, ...env })
  const store = openStore(config)
  await migrate(store)
  await setTestTiers(store.db)
  const parts = { db: store.db, config, log: silentLog }
  let visitors = 0
  const nobodyYet = () => visitor({ address: addressOf(visitors++) })
  const services = createServices(parts)
  const context = createContext(parts)

  return {
    store,
    db: store.db,
    context,

    servicesOf: (actor: Actor) => createDeskServices(parts, actor),

    /** A member of the team with an open session, and the cookie of it. */
    async sitDown(role: Role, name = role === 'owner' ? 'Mira Beispiel' : 'Jonas Muster') {
      const now = new Date()
      const member = await saveMember(store.db, {
        id: randomUUID(),
        email: `${randomUUID()}@saldora.example`,
        name,
        role,
        language: 'de',
        created_at: now.toISOString(),
      })
      const passkey_id = randomUUID()
      await store.db
        .insertInto('desk_passkeys')
        .values({
          id: passkey_id,
          member_id: member.id,
          name: 'Laptop',
          public_key: '',
          counter: 0,
          transports: '[]',
          created_at: now.toISOString(),
          used_at: null,
        })
        .execute()
      const session = { id: randomUUID(), member_id: member.id, passkey_id, browser: 'Firefox' }
      const { token } = await openSession(store.db, session, now)
      return { member, sessionId: session.id, cookie: `__Secure-desk=${token}` }
    },

    /** Sets a session's times back by so many minutes. */
    async wait(
      sessionId: string,
      minutes: number,
      ...columns: ('touched_at' | 'verified_at' | 'ends_at')[]
    ): Promise<void> {
      const session = await store.db
        .selectFrom('desk_sessions')
        .selectAll()
        .where('id', '=', sessionId)
        .executeTakeFirstOrThrow()
      for (const column of columns) {
        const earlier = new Date(Date.parse(session[column]) - minutes * 60_000).toISOString()
        await store.db
          .updateTable('desk_sessions')
          .set({ [column]: earlier })
          .where('id', '=', sessionId)
          .execute()
      }
    },

    async addEnquiry(fields: { name: string; email: string; message: string; company?: string }): Promise<string> {
      await services.sendContactMessage(fields, nobodyYet())
      const { id } = await store.db
        .selectFrom('contact_messages')
        .select('id')
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow()
      return id
    },

    /** A mail in which somebody answers us, line by line, as it is read from the mailbox. */
    async answer(enquiryId: string, lines: string[]): Promise<void> {
      const withAddress = { ...config, replyAddress: 'reply@saldora.example' }
      const incoming = createIncomingService(createContext({ ...parts, config: withAddress }))
      const head = Buffer.from([`To: ${replyAddressOf(withAddress, enquiryId)}`, ...lines].join('\r\n'))
      await incoming.take({ head, size: head.length, arrivedAt: new Date(), whole: async () => head })
    },

    /** An issue that was sent to whoever reads it. @returns its id */
    async addIssue(subject: string): Promise<string> {
      const slug = randomUUID()
      await queueIssue(context, issueDraft({ slug, subject }), 600)
      const { id } = await store.db
        .selectFrom('newsletter_issues')
        .select('id')
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow()
      return id
    },

    async addEntry(fields: { email: string; company?: string; motivation?: string; tier?: TierName }): Promise<string> {
      await services.joinWaitlist({ tier: 'early_access', ...fields }, nobodyYet())
      const { id } = await store.db
        .selectFrom('waitlist_entries')
        .select('id')
        .orderBy('position', 'desc')
        .executeTakeFirstOrThrow()
      return id
    },

    /** A conversation in so many days, of whoever is to hold it. */
    async addAppointment(
      fields: { name: string; email: string; topic?: string; phone?: string },
      start = new Date(Date.now() + 3 * 86_400_000),
      host_id = 'office',
    ): Promise<string> {
      const [id, now] = [randomUUID(), new Date().toISOString()]
      await addAppointment(store.db, {
        ...{ id, host_id, phone: null, topic: null, language: 'de', page: null, status: 'booked', sequence: 0 },
        ...{ start: start.toISOString(), ends_at: new Date(start.getTime() + 15 * 60_000).toISOString() },
        ...{ created_at: now, timed_at: now, changed_at: now, cancelled_at: null, cancelled_by: null },
        ...{ held_at: null, reminded_at: null, reminder_mail_id: null, note: '' },
        ...fields,
      })
      return id
    },

    async addSuspected(email: string): Promise<string> {
      const id = randomUUID()
      const fields = JSON.stringify({ name: 'Welle', email, message: 'Zehn Zeichen und mehr.' })
      const created_at = new Date().toISOString()
      await addSuspected(store.db, { id, form: 'contact', email, fields, language: 'de', page: null, created_at })
      return id
    },

    /** A letter that was given up, or that waits for a decision. */
    async addMail(recipient: string, state: 'dead' | 'held'): Promise<string> {
      const id = randomUUID()
      const time = new Date().toISOString()
      await store.db
        .insertInto('outbox')
        .values({
          id,
          lane: 'direct',
          issue_id: null,
          letter: 'waitlist-declined',
          recipient,
          language: 'de',
          params: '{}',
          message_id: `<${id}@saldora.example>`,
          status: state === 'dead' ? 'dead' : 'queued',
          attempts: 1,
          next_attempt_at: time,
          created_at: time,
          ...(state === 'held' && { held_since: time }),
        })
        .execute()
      return id
    },
  }
}

export type Office = Awaited<ReturnType<typeof openOffice>>
