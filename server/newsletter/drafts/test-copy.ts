import { randomUUID } from 'node:crypto'
import type { Language } from '#contract/language.ts'
import { redactAddresses } from '#contract/severity.ts'
import type { Actor } from '../../audit/actor.ts'
import type { Config } from '../../config.ts'
import type { ServiceContext } from '../../context.ts'
import type { DraftText, NewsletterDraft } from '../../db/tables/issues.ts'
import type { Database } from '../../db/tables.ts'
import { messageIdOf } from '../../mail/outgoing.ts'
import { type MailTransport, openMailTransport } from '../../mail/transport.ts'
import { personalIssue } from '../issue-letter.ts'
import { IssueProblem } from '../issue-text/refuse.ts'
import type { IssueDraft } from '../issues.ts'
import { createSuppressionsService } from '../suppressions/service.ts'
import { findDraft, findText } from './draft-store.ts'

export type TestOutcome = { ok: true; mode: MailTransport['mode'] } | { ok: false; problem: 'not_sent'; reason: string }

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
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-newsletter-test`
  try {
    await transport.send(mail, { name, signal: timeLimit() })
  } catch (error) {
    return { ok: false, problem: 'not_sent', reason: redactAddresses((error as Error).message) }
  } finally {
    transport.close()
  }
  return { ok: true, mode: transport.mode }
}

const timeLimit = () => AbortSignal.timeout(20_000)

export type DraftTestOutcome =
  | TestOutcome
  | { ok: false; problem: 'unknown' | 'suppressed' }
  /** The text cannot be sent as it is; the checks say why. */
  | { ok: false; problem: 'unfinished' }

/** A copy of a draft's text to whoever tries it. */
export async function testDraft(
  context: ServiceContext,
  { id, language }: { id: string; language: Language },
  address: string,
): Promise<DraftTestOutcome> {
  const { db, config } = context
  const [draft, text] = await Promise.all([findDraft(db, id), findText(db, id, language)])
  if (!draft || !text) return { ok: false, problem: 'unknown' }
  if (await createSuppressionsService(context).find(address)) return { ok: false, problem: 'suppressed' }
  const { finishIssue } = await import('../issue-text/read-issue.ts')
  let issue: IssueDraft
  try {
    const { subject, preheader, title, body } = text
    issue = finishIssue(
      { slug: draft.slug, language, subject, preheader, ...(title.trim() && { title }) },
      body,
      config,
    )
  } catch (error) {
    if (error instanceof IssueProblem) return { ok: false, problem: 'unfinished' }
    throw error
  }
  const sent = await sendTestCopy(issue, address, config)
  const act = { act: 'issue.test', subject: { kind: 'issue', id }, details: { issue: draft.slug, language } } as const
  if (sent.ok) await context.transaction((trx) => context.record(trx, act))
  return sent
}

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
