import type { ServiceContext } from '../context.ts'
import { isStoreUnavailable } from '../db/unavailable.ts'
import { logStoreProblem } from '../log-rarely.ts'
import { unverifiedHour } from '../mail/unverified-hour.ts'
import { diskPercent } from './fullness.ts'
import { beginIncident, countWaitingUnverified, endIncident, isOngoing, oldestStuckMail } from './store.ts'

/**
 * From which level on something is a trouble, and below which it is over. The gap keeps a level that swings around one of them from
 * writing a letter at each turn.
 */
const rules = {
  /** Minutes that the longest stuck mail has waited. */
  outbox_stalled: { from: 30, overBelow: 10 },
  /** Percent of the disk. */
  store_nearly_full: { from: 90, overBelow: 85 },
  /** Mails to unconfirmed addresses that wait, because the hour's number of them is used up. */
  mail_ceiling: { from: 1, overBelow: 1 },
} as const

export type IncidentName = keyof typeof rules

/** What an alert letter tells. `endedAt` is set once the trouble is over. Times are ISO 8601. */
export type Alert = { incident: IncidentName; level: number; beganAt: string; endedAt?: string }

type Parts = Pick<ServiceContext, 'db' | 'config' | 'log' | 'now' | 'enqueue' | 'transaction'> & {
  fullness?: typeof diskPercent
}

/** Watches for trouble and tells the operator once when it begins and once when it is over, however many servers watch. */
export function createAlertService({ fullness = diskPercent, ...context }: Parts) {
  const { config } = context

  async function levelOf(incident: IncidentName): Promise<number | undefined> {
    const { db, now } = context
    if (incident === 'store_nearly_full') return fullness(config)
    const hourIsFull = await unverifiedHour(db, config, now).isUsedUp()
    if (incident === 'mail_ceiling') {
      const waiting = await countWaitingUnverified(db)
      // In the first moments of an hour they wait for the worker only: neither a new trouble nor the end of one.
      return waiting === 0 || hourIsFull ? waiting : undefined
    }
    const oldest = await oldestStuckMail(db, hourIsFull || (await isOngoing(db, 'mail_ceiling')))
    return oldest === undefined ? 0 : (now().getTime() - Date.parse(oldest)) / 60_000
  }

  async function check(incident: IncidentName, to: string): Promise<void> {
    const level = await levelOf(incident)
    const { from, overBelow } = rules[incident]
    if (level === undefined || (level >= overBelow && level < from)) return
    const now = context.now().toISOString()
    await context.transaction(async (trx) => {
      const alert = { incident, level: Math.floor(level) }
      if (level >= from) {
        if (await beginIncident(trx, { name: incident, began_at: now })) await tell({ ...alert, beganAt: now })
      } else {
        const beganAt = await endIncident(trx, incident)
        if (beganAt) await tell({ ...alert, beganAt, endedAt: now })
      }
      return { ok: true }

      async function tell(told: Alert): Promise<void> {
        context.log[told.endedAt ? 'info' : 'error'](told, told.endedAt ? 'trouble is over' : 'trouble')
        await context.enqueue(trx, { to, language: 'de', letter: { kind: 'alert', alert: told } })
      }
    })
  }

  return {
    /** Looks once. Never throws: with the store away there is nobody to tell, and the next look comes soon. */
    check: async (): Promise<void> => {
      if (!config.alertEmail) return
      for (const incident of Object.keys(rules) as IncidentName[]) {
        await check(incident, config.alertEmail).catch((error) => {
          if (isStoreUnavailable(error)) logStoreProblem(context.log, error)
          else context.log.error({ err: error, incident }, 'cannot look for trouble')
        })
      }
    },
  }
}
