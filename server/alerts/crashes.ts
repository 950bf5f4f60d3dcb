import { createHash } from 'node:crypto'
import { z } from 'zod/mini'
import { dayMs } from '#contract/milliseconds.ts'
import type { ServiceContext } from '../context.ts'
import { slackMs } from '../db/past.ts'
import type { SecurityEventRow } from '../db/tables/running.ts'
import type { Crash } from './letters.ts'
import type { Notifier } from './notifier.ts'
import { beginIncident, crashEvents, forgetCrashes } from './store.ts'

/** What is older was told, or nobody could be. */
const lookBackMs = 60 * 60_000
/** A kind of crash that was told is told again after this time. */
const rememberedMs = 30 * dayMs
const mostEvents = 500
const mostInLetter = 10

type Parts = Pick<ServiceContext, 'db' | 'config' | 'log' | 'now' | 'limiter' | 'transaction'> & { notifier: Notifier }

/**
 * Tells the operator of crashes that visitors saw, each kind once, those of a few minutes in one letter. Anybody can send in
 * what looks like a crash, so there are few letters in a day; all events stand in the security log.
 */
export function createCrashWatch({ notifier, ...context }: Parts) {
  const { config } = context
  const to = config.alertEmail ?? (config.alertWebhookUrl ? undefined : config.operatorEmail)

  return {
    check: async (): Promise<void> => {
      const now = context.now()
      await forgetCrashes(context.db, now, rememberedMs)
      const since = new Date(now.getTime() - lookBackMs).toISOString()
      const until = new Date(now.getTime() + slackMs).toISOString()
      const crashes = group(await crashEvents(context.db, since, until, mostEvents))
      if (crashes.size === 0) return
      const told = await context.transaction(async (trx) => {
        const fresh: Crash[] = []
        for (const [kind, crash] of crashes) {
          if (await beginIncident(trx, { name: kind, began_at: now.toISOString() })) fresh.push(crash)
        }
        if (fresh.length === 0) return false
        for (const limit of ['crashLetterBurst', 'crashLetterDay'] as const) {
          // What is not told now is not noted as told, either: the transaction rolls back.
          if (!(await context.limiter.take(limit, 'all', { on: trx })).ok) return false
        }
        const shown = fresh.slice(0, mostInLetter)
        const letter = { kind: 'crashes', crashes: shown, more: fresh.length - shown.length } as const
        const notice = { letter, to, incident: 'browser_crash', state: 'noted' } as const
        await notifier.queue(trx, notice)
        return notice
      })
      if (!told) return
      const { crashes: kinds, more } = told.letter
      context.log.error({ pages: kinds.map(({ page }) => page), kinds: kinds.length + more }, 'browsers crashed')
      notifier.post(told)
    },
  }
}

const reported = z.object({
  details: z.optional(z.string()),
  url: z.optional(z.string()),
})
const details = z.object({ errorId: z.optional(z.string()), message: z.optional(z.string()) })

/** By the name under which a kind is remembered. Events come newest first. */
function group(events: Pick<SecurityEventRow, 'event_data' | 'created_at'>[]): Map<string, Crash> {
  const kinds = new Map<string, Crash>()
  for (const { event_data, created_at } of events) {
    const data = read(reported, event_data)
    const { errorId = '', message = '' } = read(details, data?.details) ?? {}
    const crash = { page: pageOf(data?.url), message: message.slice(0, 200), errorId: errorId.slice(0, 20) }
    const kind = kindOf(crash)
    const known = kinds.get(kind)
    if (known) known.count++
    else kinds.set(kind, { ...crash, count: 1, lastAt: created_at })
  }
  return kinds
}

/** Numbers in a message (positions, sizes, ids) make no other kind. */
function kindOf({ page, message }: Pick<Crash, 'page' | 'message'>): string {
  const hash = createHash('sha256').update(`${page} ${message.replace(/\d+/g, '#')}`)
  return `crash:${hash.digest('base64url').slice(0, 22)}`
}

/** Goes to chats as well, so nothing that is more than a path of ours. */
function pageOf(path: string | undefined): string {
  return path !== undefined && /^\/[a-z0-9/-]{0,100}$/.test(path) ? path : '?'
}

function read<Output>(schema: z.ZodMiniType<Output>, json: string | null | undefined): Output | undefined {
  try {
    return schema.parse(JSON.parse(json ?? ''))
  } catch {
    return undefined
  }
}
