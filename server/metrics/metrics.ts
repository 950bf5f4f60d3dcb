import { listWaves } from '../abuse/wave-rows.ts'
import type { Webhook } from '../alerts/webhook.ts'
import { backupAge } from '../db/backup.ts'
import type { Store } from '../db/open.ts'
import type { Database } from '../db/tables.ts'
import type { WriteProbe } from '../db/write-probe.ts'
import { outboxSummary } from '../mail/outbox.ts'
import { failureOf, type MailTransport } from '../mail/transport.ts'
import type { Outcome } from '../outcome.ts'
import { countQuestions } from '../questions/store.ts'
import type { Services } from '../services.ts'
import { countSuspected } from '../suspected/store.ts'
import { withinTime } from '../within-time.ts'
import { createCounter, exposition, gauge, type Metric } from './exposition.ts'

/** What visitors send in, as the label `kind` names it. */
const kinds = {
  subscribeToNewsletter: 'newsletter_signup',
  confirmNewsletter: 'newsletter_confirmation',
  unsubscribeNewsletter: 'newsletter_unsubscription',
  leaveNewsletter: 'newsletter_unsubscription',
  eraseReader: 'newsletter_erasure',
  joinWaitlist: 'waitlist',
  sendContactMessage: 'contact',
  logSecurityEvent: 'security_event',
  reportViolations: 'violation_report',
  askAssistant: 'chat_question',
  handOnQuestion: 'handed_question',
  writeLinkedinDrafts: 'linkedin_drafts',
} as const satisfies Partial<Record<keyof Services, string>>

export type Metrics = {
  /** The same services, each answer counted. */
  observeServices(services: Services): Services
  /** The same transport, each sending counted. */
  observeTransport(transport: MailTransport): MailTransport
  /** The same webhook, each message counted. */
  observeWebhook(webhook: Webhook): Webhook
  /** All of it in Prometheus' text format. Never fails: while the store is away, its figures are missing. */
  text(): Promise<string>
}

type MetricsParts = {
  store: Store
  writeProbe: WriteProbe
  now?: () => Date
  /** Counters kept elsewhere, such as those of requests. */
  others?: (() => Metric)[]
}

export function createMetrics({ store, writeProbe, now = () => new Date(), others = [] }: MetricsParts): Metrics {
  const submissions = createCounter('site_submissions_total', 'Answered submissions by kind and outcome.')
  const chatAnswers = createCounter(
    'site_chat_answers_total',
    'Questions to the assistant, by whether the site answers them.',
  )
  const mails = createCounter('site_mails_total', 'Attempts to send a mail by outcome.')
  const alerts = createCounter('site_alert_webhooks_total', 'Alerts posted to ALERT_WEBHOOK_URL by outcome.')

  return {
    observeServices: (services) => {
      const observed = { ...services }
      for (const [name, kind] of Object.entries(kinds) as [keyof typeof kinds, string][]) {
        const serve = services[name] as (...input: never[]) => Promise<Outcome>
        const counted = async (...input: never[]) => {
          const outcome = await serve(...input)
          submissions.add({ kind, outcome: labelOf(outcome) })
          return outcome
        }
        Object.assign(observed, { [name]: counted })
      }
      const { askAssistant } = observed
      observed.askAssistant = async (...question) => {
        const outcome = await askAssistant(...question)
        if (outcome.ok) chatAnswers.add({ answered: outcome.answered ? 'yes' : 'no' })
        return outcome
      }
      return observed
    },

    observeTransport: (transport) => ({
      ...transport,
      send: async (...mail) => {
        try {
          await transport.send(...mail)
        } catch (error) {
          mails.add({ outcome: failureOf(error) })
          throw error
        }
        mails.add({ outcome: 'sent' })
      },
    }),

    observeWebhook: (webhook) => ({
      ...webhook,
      post: async (message) => {
        const isSent = await webhook.post(message)
        alerts.add({ outcome: isSent ? 'sent' : 'failed' })
        return isSent
      },
    }),

    text: async () =>
      exposition([
        ...(await storeMetrics(store, writeProbe, now())),
        submissions.metric(),
        chatAnswers.metric(),
        mails.metric(),
        alerts.metric(),
        ...others.map((metric) => metric()),
        ...processMetrics(now()),
      ]),
  }
}

/** A machine that gave itself away is told that all is well, and counted as what it is. */
function labelOf(outcome: Outcome): string {
  if (!outcome.ok) return outcome.code
  return outcome.trapped ? 'honeypot' : 'ok'
}

async function storeMetrics(store: Store, writeProbe: WriteProbe, now: Date): Promise<Metric[]> {
  const figures = await withinTime(storeFigures(store.db, now)).catch(() => undefined)
  const problem = await writeProbe()
  const labels = { store: store.kind }
  const known = [
    gauge('site_store_reachable', '1 when the store answers.', figures ? 1 : 0, labels),
    gauge('site_store_writable', '1 when the store can be written.', problem ? 0 : 1, labels),
  ]
  if (!figures) return known
  const { queued, dead, oldestQueuedAt, failing, held } = figures.outbox
  const backup = await backupAge(store.db, now).catch(() => undefined)
  const oldest = oldestQueuedAt ? Math.max(0, (now.getTime() - Date.parse(oldestQueuedAt)) / 1000) : 0
  return [
    ...known,
    gauge('site_suspected_submissions', 'Put aside in a wave of spam, until the operator decides.', figures.suspected),
    gauge(
      'site_handed_questions',
      'Questions that visitors handed on, until dismissed or 90 days old.',
      figures.questions,
    ),
    gauge('site_form_waves', 'Forms that are under suspicion now.', figures.waves),
    gauge('site_outbox_queued', 'Mails that wait to be sent.', queued),
    gauge('site_outbox_dead', 'Mails given up, until the operator retries them.', dead),
    gauge('site_outbox_oldest_seconds', 'Age of the longest waiting mail; 0 when none waits.', oldest),
    gauge('site_outbox_held', 'Mails held back for a decision of the operator.', held),
    gauge(
      'site_backup_age_seconds',
      'Time since the newest backup that is known; infinite without one.',
      backup === undefined ? Number.POSITIVE_INFINITY : backup / 1000,
    ),
    {
      name: 'site_outbox_failing',
      type: 'gauge',
      help: 'Waiting mails whose last attempt failed, by why: login (user or password refused), unreachable, deferred.',
      samples: (['login', 'unreachable', 'deferred'] as const).map((failure) => ({
        labels: { failure },
        value: failing[failure] ?? 0,
      })),
    },
  ]
}

async function storeFigures(db: Database, now: Date) {
  return {
    outbox: await outboxSummary(db),
    suspected: await countSuspected(db),
    questions: await countQuestions(db),
    waves: (await listWaves(db, now.toISOString())).length,
  }
}

function processMetrics(now: Date): Metric[] {
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const uptime = process.uptime()
  const cpuSeconds: Metric = {
    name: 'process_cpu_seconds_total',
    type: 'counter',
    help: 'Processor time spent.',
    samples: [{ value: (user + system) / 1e6 }],
  }
  return [
    gauge('process_resident_memory_bytes', 'Resident memory.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Heap in use.', heapUsed),
    gauge('process_start_time_seconds', 'Start of the process since 1970.', now.getTime() / 1000 - uptime),
    gauge('process_uptime_seconds', 'Time since the start.', uptime),
    cpuSeconds,
  ]
}
