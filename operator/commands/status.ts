import type { Command } from 'commander'
import { samples } from '#content/company.ts'
import { listRuns } from '#server/daily/store.ts'
import { storeProblemText } from '#server/db/problem-text.ts'
import { storeBytes } from '#server/db/size.ts'
import { probeWrite } from '#server/db/write-probe.ts'
import { outboxSummary } from '#server/mail/outbox.ts'
import type { Answer, Answering } from '../answer.ts'
import type { Session } from '../session.ts'
import { inBytes } from '../size.ts'
import { pairs } from '../table.ts'
import { localTime } from '../time.ts'

const dayMs = 24 * 3_600_000

export function addStatusCommand(program: Command, answer: Answering): void {
  program
    .command('status')
    .description('the store and the outbox at a glance')
    .action((_options: object, command: Command) => answer(command, status))
}

async function status(session: Session): Promise<Answer> {
  const { config, context, store } = session
  const mail = await outboxSummary(store.db)
  const waitlist = countBy(await session.waitlist.list(), ({ status }) => status)
  const newsletter = await session.newsletter.count()
  const suppressed = await session.newsletter.countSuppressed()
  const bytes = await storeBytes(store)
  const problem = await probeWrite(store.db, context.now())
  const runs = await listRuns(store.db)
  const tiers = await session.waitlist.tierAvailability()
  const messages = await session.contact.count()
  const events = await session.securityEvents.countSince(new Date(context.now().getTime() - dayMs))
  const eventsOfDay = Object.fromEntries(events.map(({ severity, count }) => [severity, count]))
  const mailMode = config.smtpUrl ? 'smtp' : 'files'
  const oldest = mail.oldestQueuedAt ? `, oldest from ${localTime(mail.oldestQueuedAt)}` : ''
  const deadHint = mail.dead > 0 ? ' (see: mail list --status dead)' : ''
  return {
    json: {
      store: { kind: store.kind, location: store.location, bytes, problem: problem ?? null },
      mail: { mode: mailMode, ...mail },
      waitlist,
      tiers,
      newsletter,
      suppressed,
      contacts: messages,
      eventsLast24Hours: eventsOfDay,
      dailyRuns: Object.fromEntries(runs.map(({ name, finished_at }) => [name, finished_at])),
      samples: samples.length,
    },
    text: pairs([
      ['Store', `${store.kind}, ${store.location}, ${inBytes(bytes)}`],
      ...(problem
        ? [['', `CANNOT BE WRITTEN: ${storeProblemText[problem]}; forms answer 503`] as [string, string]]
        : []),
      ['Mail', mailMode === 'smtp' ? 'by SMTP' : `as files in ${config.dataDir}/mail`],
      ['Outbox', `${mail.queued} queued${oldest}, ${mail.dead} dead${deadHint}, ${mail.sent} sent`],
      ['Waiting list', inWords(waitlist)],
      ...tiers.map((tier): [string, string] => [
        `  ${tier.tier}`,
        `${tier.accepted_count} of ${tier.total_slots} places taken`,
      ]),
      ['Newsletter', `${inWords(newsletter)}; ${suppressed} suppressed`],
      ['Messages', messages],
      ['Events, 24 h', inWords(eventsOfDay)],
      ...runs.map(({ name, finished_at }): [string, string] => [`Last ${name}`, localTime(finished_at) || 'never']),
      ['Samples', `${samples.length} company facts to replace (content/company.ts)`],
    ]),
  }
}

function countBy<Row>(rows: Row[], key: (row: Row) => string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const row of rows) counts[key(row)] = (counts[key(row)] ?? 0) + 1
  return counts
}

function inWords(counts: Record<string, number>): string {
  const entries = Object.entries(counts)
  return entries.length === 0 ? 'none' : entries.map(([name, count]) => `${count} ${name}`).join(', ')
}
