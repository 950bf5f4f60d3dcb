import { read } from '#content/documents.ts'
import { dayMs, hourMs } from '#contract/milliseconds.ts'
import { postsSince } from '#server/abuse/form-counts.ts'
import { listWaves } from '#server/abuse/wave-rows.ts'
import { ongoingIncidents } from '#server/alerts/store.ts'
import { type BusyFeedReport, reportBusyFeed } from '#server/appointments/busy/feed-state.ts'
import { listRuns } from '#server/daily/store.ts'
import { backupAge } from '#server/db/backup.ts'
import { storeProblemText } from '#server/db/problem-text.ts'
import { storeBytes } from '#server/db/size.ts'
import { readState } from '#server/db/state.ts'
import type { SendFailure } from '#server/db/tables/mail.ts'
import { probeWrite } from '#server/db/write-probe.ts'
import { outboxSummary } from '#server/mail/outbox.ts'
import type { Answer, Verb } from '../answer.ts'
import type { Session } from '../session.ts'
import { inBytes } from '../size.ts'
import { pairs } from '../table.ts'
import { localTime } from '../time.ts'

const failures: { failure: SendFailure; text: string }[] = [
  { failure: 'login', text: 'THE MAIL SERVER REFUSES OUR LOGIN: check user and password in SMTP_URL' },
  { failure: 'unreachable', text: 'the mail server cannot be reached' },
  { failure: 'deferred', text: 'the mail server took them not yet (mail list --status queued)' },
]

export function addStatusCommand(program: Verb): void {
  program.command('status').description('the store and the outbox at a glance').answering(status)
}

async function status(session: Session): Promise<Answer> {
  const { config, context, store } = session
  const mail = await outboxSummary(store.db)
  const waitlist = countBy(await session.waitlist.list(), ({ status }) => status)
  const newsletter = await session.newsletter.count()
  const suppressed = await session.suppressions.count()
  const bytes = await storeBytes(store)
  const problem = await probeWrite(store.db, context.now())
  const reportsLeft = Number((await readState(store.db, 'reports_left')) ?? 0)
  const runs = await listRuns(store.db)
  const backup = await backupAge(store.db, context.now())
  const proven = await backupAge(store.db, context.now(), 'backup_proven_at')
  const busyFeed = await reportBusyFeed(store.db, config)
  const incidents = await ongoingIncidents(store.db)
  const tiers = await session.waitlist.tierAvailability()
  const messages = await session.contact.count()
  const dayAgo = new Date(context.now().getTime() - dayMs)
  const events = await session.securityEvents.countSince(dayAgo)
  const suspected = await session.suspected.countByForm()
  const waves = await listWaves(store.db, context.now().toISOString())
  const honeypots = await postsSince(store.db, 'honeypot', dayAgo.toISOString())
  const eventsOfDay = Object.fromEntries(events.map(({ severity, count }) => [severity, count]))
  const samples = read('company').samples.length
  const mailMode = config.smtpUrl ? 'smtp' : 'files'
  const oldest = mail.oldestQueuedAt ? `, oldest from ${localTime(mail.oldestQueuedAt)}` : ''
  const cameBack = mail.returned > 0 ? `, ${mail.returned} came back` : ''
  const deadHint = mail.dead + mail.returned > 0 ? ' (see: mail list --status dead)' : ''
  return {
    json: {
      store: { kind: store.kind, location: store.location, bytes, problem: problem ?? null },
      mail: { mode: mailMode, ...mail },
      reports: config.bounceMailbox ? { left: reportsLeft } : null,
      troubles: incidents,
      busyFeed: busyFeed ?? null,
      backupAgeSeconds: backup === undefined ? null : Math.round(backup / 1000),
      backupProvenAgeSeconds: proven === undefined ? null : Math.round(proven / 1000),
      waitlist,
      tiers,
      newsletter,
      suppressed,
      contacts: messages,
      suspected,
      waves,
      honeypotsLast24Hours: honeypots,
      eventsLast24Hours: eventsOfDay,
      dailyRuns: Object.fromEntries(runs.map(({ name, finished_at }) => [name, finished_at])),
      samples,
    },
    text: pairs([
      ['Store', `${store.kind}, ${store.location}, ${inBytes(bytes)}`],
      problem !== undefined && ['', `CANNOT BE WRITTEN: ${storeProblemText[problem]}; forms answer 503`],
      ['Mail', mailMode === 'smtp' ? 'by SMTP' : `as files in ${config.dataDir}/mail`],
      ['Outbox', `${mail.queued} queued${oldest}, ${mail.dead} dead${cameBack}${deadHint}, ${mail.sent} sent`],
      ...failures
        .filter(({ failure }) => mail.failing[failure])
        .map(({ failure, text }): [string, string] => ['', `${mail.failing[failure]} wait because ${text}`]),
      mail.held > 0 && ['', `${mail.held} HELD BACK for your decision: mail release, mail discard`],
      config.bounceMailbox !== undefined &&
        reportsLeft > 0 && ['Bounces', `${reportsLeft} flagged in the mailbox: nobody could make sense of them`],
      ['Last backup', backup === undefined ? 'never, as far as is known here' : `${hours(backup)} ago`],
      ['Last proven', proven === undefined ? 'never' : `${hours(proven)} ago`],
      ...incidents.map(({ name, began_at }): [string, string] => ['Trouble', `${name} since ${localTime(began_at)}`]),
      busyFeed !== undefined && ['Busy times', busyText(busyFeed)],
      ['Waiting list', inWords(waitlist)],
      ...tiers.map((tier): [string, string] => [
        `  ${tier.tier}`,
        `${tier.accepted_count} of ${tier.total_slots} places taken`,
      ]),
      ['Newsletter', `${inWords(newsletter)}; ${suppressed} suppressed`],
      ['Messages', messages],
      ...waves.map(({ form, began_at }): [string, string] => [
        'Wave of spam',
        `${form} form, since ${localTime(began_at)}`,
      ]),
      ['Suspected', `${inWords(suspected)}${Object.keys(suspected).length > 0 ? ' (see: suspected list)' : ''}`],
      ['Honeypots, 24 h', inWords(honeypots)],
      ['Events, 24 h', inWords(eventsOfDay)],
      ...runs.map(({ name, finished_at }): [string, string] => [`Last ${name}`, localTime(finished_at) || 'never']),
      ['Samples', samples === 0 ? 'none' : `${samples} to replace (npm run content:check)`],
    ]),
  }
}

function busyText({ readAt, failure }: BusyFeedReport): string {
  const read = readAt ? `read ${localTime(readAt)}` : 'NEVER READ'
  return failure ? `${read}; THE LAST TRY FAILED: ${failure} (BUSY_ICS_URL)` : read
}

function hours(ms: number): string {
  const passed = Math.floor(ms / hourMs)
  return passed < 1 ? 'under an hour' : `${passed} h`
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
