import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
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
import type { MailOutcome } from '../reports/reader.ts'
import type { Services } from '../services.ts'
import { countSuspected } from '../suspected/store.ts'
import { withinTime } from '../within-time.ts'
import { createRequestMeter, type RequestMeter } from './requests.ts'

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
  /** To be told of each request before it is answered. */
  meterRequest: RequestMeter
  /** The same services, each answer counted. */
  observeServices(services: Services): Services
  /** The same transport, each sending counted. */
  observeTransport(transport: MailTransport): MailTransport
  /** The same webhook, each message counted. */
  observeWebhook(webhook: Webhook): Webhook
  /** Counts a mail that was read in the mailbox of bounces. */
  countReport(outcome: MailOutcome): void
  /** All of it in Prometheus' text format. Never fails: while the store is away, its figures are missing. */
  text(): Promise<string>
}

type MetricsParts = { store: Store; writeProbe: WriteProbe; now?: () => Date }

/** Milliseconds between two samples of the event loop's delay, which is never told as less. */
const loopDelayPrecision = 50

export function createMetrics({ store, writeProbe, now = () => new Date() }: MetricsParts): Metrics {
  const register = new Registry()
  const registers = [register]
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const submissions = counter('site_submissions_total', 'Answered submissions by kind and outcome.', 'kind', 'outcome')
  const chatAnswers = counter(
    'site_chat_answers_total',
    'Questions to the assistant, by whether the site answers them.',
    'answered',
  )
  const mails = counter('site_mails_total', 'Attempts to send a mail by outcome.', 'outcome')
  const reports = counter(
    'site_mail_reports_total',
    'Mails read in the mailbox of bounces by what became of them.',
    'outcome',
  )
  const alerts = counter('site_alert_webhooks_total', 'Alerts posted to ALERT_WEBHOOK_URL by outcome.', 'outcome')
  new Gauge({
    name: 'process_uptime_seconds',
    help: 'Time since the start.',
    registers,
    collect() {
      this.set(process.uptime())
    },
  })
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: loopDelayPrecision })

  return {
    meterRequest: createRequestMeter(register),

    observeServices: (services) => {
      const observed = { ...services }
      for (const [name, kind] of Object.entries(kinds) as [keyof typeof kinds, string][]) {
        const serve = services[name] as (...input: never[]) => Promise<Outcome>
        const counted = async (...input: never[]) => {
          const outcome = await serve(...input)
          submissions.inc({ kind, outcome: labelOf(outcome) })
          return outcome
        }
        Object.assign(observed, { [name]: counted })
      }
      const { askAssistant } = observed
      observed.askAssistant = async (...question) => {
        const outcome = await askAssistant(...question)
        if (outcome.ok) chatAnswers.inc({ answered: outcome.answered ? 'yes' : 'no' })
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
          mails.inc({ outcome: failureOf(error) })
          throw error
        }
        mails.inc({ outcome: 'sent' })
      },
    }),

    observeWebhook: (webhook) => ({
      ...webhook,
      post: async (message) => {
        const isSent = await webhook.post(message)
        alerts.inc({ outcome: isSent ? 'sent' : 'failed' })
        return isSent
      },
    }),

    countReport: (outcome) => reports.inc({ outcome }),

    text: async () => Registry.merge([await storeFigures(store, writeProbe, now()), register]).metrics(),
  }
}

/** A machine that gave itself away is told that all is well, and counted as what it is. */
function labelOf(outcome: Outcome): string {
  if (!outcome.ok) return outcome.code
  return outcome.trapped ? 'honeypot' : 'ok'
}

/** What is read from the store, made anew each time: a figure that is not known now is missing, not old. */
async function storeFigures(store: Store, writeProbe: WriteProbe, now: Date): Promise<Registry> {
  const register = new Registry()
  const gauge = (name: string, help: string, value: number, labels: Record<string, string> = {}) => {
    new Gauge({ name, help, labelNames: Object.keys(labels), registers: [register] }).set(labels, value)
  }
  const figures = await withinTime(readFigures(store.db, now)).catch(() => undefined)
  const problem = await writeProbe()
  gauge('site_store_reachable', '1 when the store answers.', figures ? 1 : 0, { store: store.kind })
  gauge('site_store_writable', '1 when the store can be written.', problem ? 0 : 1, { store: store.kind })
  if (!figures) return register
  const { queued, dead, oldestQueuedAt, failing, held } = figures.outbox
  const backup = (await backupAge(store.db, now).catch(() => undefined)) ?? Number.POSITIVE_INFINITY
  const proven = (await backupAge(store.db, now, 'backup_proven_at').catch(() => undefined)) ?? Number.POSITIVE_INFINITY
  const oldest = oldestQueuedAt ? Math.max(0, (now.getTime() - Date.parse(oldestQueuedAt)) / 1000) : 0
  gauge('site_suspected_submissions', 'Put aside in a wave of spam, until the operator decides.', figures.suspected)
  gauge(
    'site_handed_questions',
    'Questions that visitors handed on, until dismissed or 90 days old.',
    figures.questions,
  )
  gauge('site_form_waves', 'Forms that are under suspicion now.', figures.waves)
  gauge('site_outbox_queued', 'Mails that wait to be sent.', queued)
  gauge('site_outbox_dead', 'Mails given up, until the operator retries them.', dead)
  gauge('site_outbox_oldest_seconds', 'Age of the longest waiting mail; 0 when none waits.', oldest)
  gauge('site_outbox_held', 'Mails held back for a decision of the operator.', held)
  gauge('site_backup_age_seconds', 'Time since the newest backup that is known; infinite without one.', backup / 1000)
  const ofProof = 'Time since a backup was last put back to try it; infinite when none was.'
  gauge('site_backup_proven_age_seconds', ofProof, proven / 1000)
  const waiting = new Gauge({
    name: 'site_outbox_failing',
    help: 'Waiting mails whose last attempt failed, by why: login (user or password refused), unreachable, deferred.',
    labelNames: ['failure'],
    registers: [register],
  })
  for (const failure of ['login', 'unreachable', 'deferred'] as const) waiting.set({ failure }, failing[failure] ?? 0)
  return register
}

async function readFigures(db: Database, now: Date) {
  return {
    outbox: await outboxSummary(db),
    suspected: await countSuspected(db),
    questions: await countQuestions(db),
    waves: (await listWaves(db, now.toISOString())).length,
  }
}
