import { hourMs } from '#contract/milliseconds.ts'
import { listWaves } from '../abuse/wave-rows.ts'
import { reportBusyFeed } from '../appointments/busy/feed-state.ts'
import { cachedAnswer } from '../cached-answer.ts'
import type { ServiceContext } from '../context.ts'
import { backupAge } from '../db/backup.ts'
import { readState } from '../db/state.ts'
import type { StoreProblem } from '../db/unavailable.ts'
import type { WriteProbe } from '../db/write-probe.ts'
import { logFailure } from '../log-rarely.ts'
import { countHeld } from '../mail/held.ts'
import { unverifiedHour } from '../mail/unverified-hour.ts'
import { countPausedByRefusals } from '../newsletter/issue-control.ts'
import { createNumbersAlarms } from '../numbers/alarms.ts'
import { mailboxProblems } from '../reports/mailbox-problem.ts'
import { countSuspected } from '../suspected/store.ts'
import { createCrashWatch } from './crashes.ts'
import { diskPercent } from './fullness.ts'
import type { Alert, IncidentName } from './letters.ts'
import type { Notice, Notifier } from './notifier.ts'
import {
  beginIncident,
  countFailing,
  countWaitingUnverified,
  endIncident,
  isOngoing,
  oldestStuckMail,
} from './store.ts'

/** The store itself is looked at apart. */
type SharedIncident = Exclude<IncidentName, 'store_unwritable'>

/**
 * From which level on something is a trouble, and below which it is over. The gap keeps a level that swings around one of them from
 * writing a letter at each turn.
 */
const rules = {
  /** Minutes that the longest stuck mail has waited. */
  outbox_stalled: { from: 30, overBelow: 10 },
  /** Mails that wait because the mail server refuses our user or password. */
  mail_login_refused: { from: 1, overBelow: 1 },
  /** Mails of a restored backup that wait for the operator's decision. */
  mails_held: { from: 1, overBelow: 1 },
  /** Percent of the disk. */
  store_nearly_full: { from: 90, overBelow: 85 },
  /** Mails to unconfirmed addresses that wait, because the hour's number of them is used up. */
  mail_ceiling: { from: 1, overBelow: 1 },
  /** Submissions put aside in a wave of spam; it goes on with none left, and a person or two without scripts makes none. */
  form_wave: { from: 3, overBelow: 1 },
  /** Issues of the newsletter that stopped because too many of their mails were refused. */
  issue_paused: { from: 1, overBelow: 1 },
  /** Minutes since the mailbox of bounces was last read. */
  reports_unread: { from: 60, overBelow: 15 },
  /** Minutes since the calendar of busy times was last read. */
  busy_feed_stale: { from: 60, overBelow: 15 },
  /** Hours since the newest backup, where one was made before. */
  backup_overdue: { from: 50, overBelow: 26 },
  /** Days without an enquiry, where that is unusual. */
  enquiries_silent: { from: 1, overBelow: 1 },
  /** How often a form was begun in a week in which nobody sent it. */
  form_unsent: { from: 10, overBelow: 1 },
  /** Pages. */
  pages_slow: { from: 1, overBelow: 1 },
} satisfies Record<SharedIncident, { from: number; overBelow: number }>

type Parts = Pick<ServiceContext, 'db' | 'config' | 'log' | 'now' | 'enqueue' | 'transaction' | 'limiter'> & {
  notifier: Notifier
  writeProbe: WriteProbe
  fullness?: typeof diskPercent
}

/** What is told by days need not be read every minute. */
const numbersReadMs = 10 * 60_000

/** Problems that do not pass by themselves within a minute, as a restart of the database does. */
const certain: StoreProblem[] = ['full', 'read_only', 'damaged', 'refused']

/**
 * Watches for trouble and tells the operator once when it begins and once when it is over, however many servers watch. Only that
 * the store cannot be written, each server has to tell by itself.
 */
export function createAlertService({ fullness = diskPercent, notifier, writeProbe, ...context }: Parts) {
  const { config } = context
  const crashes = createCrashWatch({ ...context, notifier })
  const alarms = createNumbersAlarms(context)
  const numbers = {
    silentDays: cachedAnswer(numbersReadMs, context.now, alarms.silentDays),
    unsentForms: cachedAnswer(numbersReadMs, context.now, alarms.unsentForms),
    slowPages: cachedAnswer(numbersReadMs, context.now, alarms.slowPages),
  }
  let unwritable: { beganAt: string; since: number; told: boolean } | undefined

  async function levelOf(incident: SharedIncident): Promise<number | undefined> {
    const { db, now } = context
    if (incident === 'store_nearly_full') return fullness(config)
    if (incident === 'mail_login_refused') return countFailing(db, 'login')
    if (incident === 'mails_held') return countHeld(db)
    if (incident === 'issue_paused') return countPausedByRefusals(db)
    if (incident === 'reports_unread') return minutesUnread()
    if (incident === 'busy_feed_stale') return minutesSince((await reportBusyFeed(db, config))?.silentSince)
    if (incident === 'backup_overdue') return ((await backupAge(db, now())) ?? 0) / hourMs
    if (incident === 'enquiries_silent') return numbers.silentDays()
    if (incident === 'form_unsent') return numbers.unsentForms()
    if (incident === 'pages_slow') return numbers.slowPages()
    if (incident === 'form_wave') {
      const waves = await listWaves(db, now().toISOString())
      const began = waves.map(({ began_at }) => began_at).sort()[0]
      return began === undefined ? 0 : Math.max(1, await countSuspected(db, { from: began }))
    }
    const hourIsFull = await unverifiedHour(db, config, now).isUsedUp()
    if (incident === 'mail_ceiling') {
      const waiting = await countWaitingUnverified(db)
      // In the first moments of an hour they wait for the worker only: neither a new trouble nor the end of one.
      return waiting === 0 || hourIsFull ? waiting : undefined
    }
    const oldest = await oldestStuckMail(db, hourIsFull || (await isOngoing(db, 'mail_ceiling')))
    return oldest === undefined ? 0 : (now().getTime() - Date.parse(oldest)) / 60_000
  }

  async function minutesUnread(): Promise<number> {
    const readAt = config.bounceMailbox && (await readState(context.db, 'reports_read_at'))
    return minutesSince(readAt)
  }

  function minutesSince(time: string | null | undefined): number {
    return time ? (context.now().getTime() - Date.parse(time)) / 60_000 : 0
  }

  async function check(incident: SharedIncident): Promise<void> {
    const level = await levelOf(incident)
    const { from, overBelow } = rules[incident]
    if (level === undefined || (level >= overBelow && level < from)) return
    const now = context.now().toISOString()
    const known = { incident, level: Math.floor(level), ...(await more(incident)) }
    if (level >= from) {
      await tell({ ...known, beganAt: now }, (trx) => beginIncident(trx, { name: incident, began_at: now }))
    } else {
      const ended = { ...known, beganAt: now, endedAt: now }
      await tell(ended, async (trx) => {
        const beganAt = await endIncident(trx, incident)
        if (beganAt) ended.beganAt = beganAt
        return beganAt !== undefined
      })
    }
  }

  /** What the letter tells besides. */
  async function more(incident: SharedIncident): Promise<Pick<Alert, 'mailbox'>> {
    if (incident !== 'reports_unread') return {}
    const noted = await readState(context.db, 'reports_problem')
    const mailbox = mailboxProblems.find((known) => known === noted)
    return mailbox ? { mailbox } : {}
  }

  /** @param note writes the change down; false when it was known already, to this server or another. */
  async function tell(alert: Alert, note: (trx: ServiceContext['db']) => Promise<boolean>): Promise<void> {
    const noted = await context.transaction(async (trx) => {
      if (!(await note(trx))) return false
      await notifier.queue(trx, noticeOf(alert))
      return true
    })
    if (!noted) return
    logTrouble(alert)
    notifier.post(noticeOf(alert))
  }

  /** @returns whether the store can be written. */
  async function checkStore(): Promise<boolean> {
    const cause = await writeProbe()
    const now = context.now().toISOString()
    if (cause === undefined) {
      if (unwritable?.told) {
        await tell(
          { incident: 'store_unwritable', level: 0, beganAt: unwritable.beganAt, endedAt: now },
          async () => true,
        )
      }
      unwritable = undefined
      return true
    }
    unwritable ??= { beganAt: now, since: performance.now(), told: false }
    const minutes = Math.floor((performance.now() - unwritable.since) / 60_000)
    if (unwritable.told || (minutes < 1 && !certain.includes(cause))) return false
    const alert: Alert = { incident: 'store_unwritable', level: minutes, beganAt: unwritable.beganAt, cause }
    logTrouble(alert)
    unwritable.told = await notifier.sendDirectly(noticeOf(alert))
    return false
  }

  function noticeOf(alert: Alert): Notice {
    const state = alert.endedAt ? 'over' : 'begun'
    return { letter: { kind: 'alert', alert }, to: config.alertEmail, incident: alert.incident, state }
  }

  function logTrouble(alert: Alert): void {
    context.log[alert.endedAt ? 'info' : 'error'](alert, alert.endedAt ? 'trouble is over' : 'trouble')
  }

  return {
    /** Looks once. Never throws: what fails is logged, and the next look comes soon. */
    check: async (): Promise<void> => {
      const looks: [string, () => Promise<void>][] = [
        ...(Object.keys(rules) as SharedIncident[]).map((name): [string, () => Promise<void>] => [
          name,
          () => check(name),
        ]),
        ['browser_crash', crashes.check],
      ]
      try {
        if (!(await checkStore())) return
      } catch (error) {
        report('store_unwritable', error)
      }
      for (const [incident, look] of looks) await look().catch((error) => report(incident, error))
    },
  }

  function report(incident: string, error: unknown): void {
    logFailure(context.log, error, 'cannot look for trouble', { incident })
  }
}
