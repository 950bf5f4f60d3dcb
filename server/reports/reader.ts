import { randomUUID } from 'node:crypto'
import { redactAddresses } from '#contract/severity.ts'
import type { ServiceContext } from '../context.ts'
import { claim, giveBack } from '../daily/store.ts'
import { clearState, readState, writeState } from '../db/state.ts'
import { isStoreUnavailable } from '../db/unavailable.ts'
import type { IncomingOutcome } from '../incoming/service.ts'
import { logRarely, logStoreProblem } from '../log-rarely.ts'
import { createWatch, type Watch } from '../watch.ts'
import { mailboxProblemOf } from './mailbox-problem.ts'
import type { ReportOutcome } from './service.ts'

/** Servers without such a mailbox, most of them, never load what reads mail. */
async function loadReading() {
  const [{ visitMailbox }, { createReportsService }, { createIncomingService }] = await Promise.all([
    import('./mailbox.ts'),
    import('./service.ts'),
    import('../incoming/service.ts'),
  ])
  return { visitMailbox, createReportsService, createIncomingService }
}

/** A visit is cut short after this time; the lease of a server that died while it visited runs out a little later. */
const longestVisitMs = 4 * 60_000
const leaseMs = 5 * 60_000

/** Under this name the lease stands among those of the daily jobs. */
const job = 'reports'

/** What became of a mail in the mailbox. */
export type MailOutcome = ReportOutcome | IncomingOutcome

const kept: MailOutcome[] = ['unattributed', 'not_understood', 'answer_in_part', 'too_many_answers']

type Options = {
  /** Told of each mail that was read. */
  count?: (outcome: MailOutcome) => void
  everyMs?: number
}

/** Reads the mailbox of bounces and answers every minute: of several servers on one store, one at a time. Nothing without BOUNCE_IMAP_URL. */
export function createReportReader(
  context: ServiceContext,
  { count = () => {}, everyMs = 60_000 }: Options = {},
): Watch {
  const { db, log, now, config } = context
  const worker = randomUUID()
  const stopped = new AbortController()

  async function look(): Promise<void> {
    if (!config.bounceMailbox || stopped.signal.aborted) return
    try {
      const time = now()
      if ((await readState(db, 'reports_read_at')) === undefined) {
        await writeState(db, 'reports_read_at', time.toISOString())
      }
      const since = new Date(time.getTime() - 0.9 * everyMs)
      const until = new Date(time.getTime() + leaseMs)
      if (!(await claim(db, { name: job, worker, since, now: time, until }))) return
      try {
        const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(longestVisitMs)])
        const { visitMailbox, createReportsService, createIncomingService } = await loadReading()
        const [incoming, reports] = [createIncomingService(context), createReportsService(context)]
        const left = await visitMailbox(
          config.bounceMailbox,
          async (mail) => isDone((await incoming.take(mail)) ?? (await reports.take(mail.head))),
          signal,
        )
        await writeState(db, 'reports_left', String(left))
        await writeState(db, 'reports_read_at', now().toISOString())
        await clearState(db, 'reports_problem')
        await giveBack(db, job, worker, now().toISOString())
      } catch (error) {
        await giveBack(db, job, worker).catch(() => {})
        if (!stopped.signal.aborted && !isStoreUnavailable(error))
          await writeState(db, 'reports_problem', mailboxProblemOf(error)).catch(() => {})
        throw error
      }
    } catch (error) {
      if (!stopped.signal.aborted) report(error)
    }
  }

  function isDone(outcome: MailOutcome): boolean {
    count(outcome)
    log.info({ report: outcome }, 'mail read')
    return !kept.includes(outcome)
  }

  function report(error: unknown): void {
    if (isStoreUnavailable(error)) logStoreProblem(log, error)
    else {
      // The library says "command failed"; the server says why.
      const { responseText = '' } = error as { responseText?: string }
      const reply = redactAddresses(responseText)
      logRarely(log, job, (times) => log.error({ err: error, reply, times }, 'the mailbox of bounces cannot be read'))
    }
  }

  const watch = createWatch(look, everyMs)
  return {
    ...watch,
    stop: () => {
      stopped.abort()
      return watch.stop()
    },
  }
}
