import { randomUUID } from 'node:crypto'
import { redactAddresses } from '#contract/severity.ts'
import type { Actor } from '../../audit/actor.ts'
import type { Config } from '../../config.ts'
import type { Database, DraftText, NewsletterDraft } from '../../db/tables.ts'
import { messageIdOf } from '../../mail/outgoing.ts'
import { type MailTransport, openMailTransport } from '../../mail/transport.ts'
import { personalIssue } from '../issue-letter.ts'
import type { IssueDraft } from '../issues.ts'

export type TestOutcome = { ok: true; mode: MailTransport['mode'] } | { ok: false; reason: string }

/** Hands one copy to the mail server, past the outbox, so that a failure shows here and now. */
export async function sendTestCopy(issue: IssueDraft, address: string, config: Config): Promise<TestOutcome> {
  const id = randomUUID()
  const { headers, ...letter } = personalIssue(issue, id, config)
  const transport = openMailTransport(config)
  const mail = {
    ...letter,
    subject: `[Test] ${letter.subject}`,
    from: config.mailFrom,
    to: { name: '', address },
    messageId: messageIdOf(id, config),
    headers,
  }
  try {
    await transport.send(mail, `${new Date().toISOString().replace(/[:.]/g, '-')}-newsletter-test`, timeLimit())
  } catch (error) {
    return { ok: false, reason: redactAddresses((error as Error).message) }
  } finally {
    transport.close()
  }
  return { ok: true, mode: transport.mode }
}

const timeLimit = () => AbortSignal.timeout(20_000)

/** Whether this person has had a copy of what now stands there. */
export async function wasTested(
  db: Database,
  actor: Actor,
  { id }: Pick<NewsletterDraft, 'id'>,
  texts: Pick<DraftText, 'saved_at'>[],
): Promise<boolean> {
  const since =
    texts
      .map(({ saved_at }) => saved_at)
      .sort()
      .at(-1) ?? ''
  const tested = await db
    .selectFrom('audit_log')
    .select('number')
    .where('subject_kind', '=', 'issue')
    .where('subject_id', '=', id)
    .where('act', '=', 'issue.test')
    .where('actor_name', '=', actor.kind === 'server' ? 'server' : actor.name)
    .where('at', '>=', since)
    .executeTakeFirst()
  return tested !== undefined
}
