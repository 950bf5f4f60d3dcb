import { describe, expect, it, onTestFinished } from 'vitest'
import { calls } from '#contract/calls.ts'
import { outboxSummary } from '#server/mail/outbox.ts'
import { expectEachMailAtLeastOnce, look, newSite } from '../support/killed-site.ts'
import { postCall } from '../support/post-call.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { startMailServer } from '../support/smtp.ts'

// Promise: A server killed between sending a mail and noting it doubles that mail at most, under the same Message-ID.

/** Waits for the half minute after which a dead server's mails are taken up, so it has a file of its own beside the others. */
describe.each(['sqlite', 'postgres'] as const)('a server on %s', (kind) => {
  it('killed between sending a mail and noting it sends it again within a minute, under the same Message-ID', {
    timeout: 150_000,
  }, async () => {
    const mailServer = await startMailServer()
    const env = await newSite(kind, mailServer)
    const server = await startServer(env)
    onTestFinished(() => server.kill())
    let other: RunningServer | undefined
    const posted = Promise.withResolvers<void>()
    mailServer.beforeReply = async () => {
      await posted.promise
      // On PostgreSQL another server lives on; the embedded store waits for the next start.
      if (kind === 'postgres') other = await startServer(env)
      await server.kill()
    }
    await postCall(server.url, calls.newsletterSubscribe, { email: 'mira@muster.example' })
    posted.resolve()
    await expect.poll(() => server.process.signalCode, { timeout: 60_000 }).toBe('SIGKILL')
    expect(mailServer.mails).toHaveLength(1)
    expect(await look(env, ({ db }) => outboxSummary(db))).toMatchObject({ queued: 1, sent: 0 })

    mailServer.beforeReply = () => undefined
    const next = other ?? (await startServer(env))
    onTestFinished(() => next.kill())
    await expect.poll(() => mailServer.mails.length, { timeout: 100_000 }).toBe(2)
    await expect.poll(() => look(env, ({ db }) => outboxSummary(db))).toMatchObject({ queued: 0, sent: 1 })
    await next.stop({ keepData: true })
    expect(mailServer.mails).toHaveLength(2)
    await look(env, (store) => expectEachMailAtLeastOnce(store, mailServer))
  })
})
