import { randomUUID } from 'node:crypto'
import { dayMs, minuteMs } from '#contract/milliseconds.ts'
import type { Slot } from '#contract/slot.ts'
import type { ServiceContext } from '../../context.ts'
import { claim, giveBack } from '../../daily/store.ts'
import type { BusyFeed } from '../../db/tables/appointments.ts'
import type { Database } from '../../db/tables.ts'
import { isStoreUnavailable } from '../../db/unavailable.ts'
import { logFailure } from '../../log-rarely.ts'
import { feedBlocks, replaceFeedBlocks, takeBook } from '../store.ts'
import { feedKey, findFeed, forgetFeeds, keepFeed } from './feed-state.ts'
import { type Fetched, fetchFeed } from './fetch-feed.ts'
import { readApart } from './read-apart.ts'

/** Any number of servers look; one of them reads the calendar this often. */
const refreshEveryMs = 5 * minuteMs
const leaseMs = 2 * minuteMs
const leaseName = 'busy-feed'

/** Series are computed so far beyond what can be booked, so that they stay in force while the calendar cannot be read. */
const aheadMs = 90 * dayMs

/** Even a calendar that has not changed is computed anew so often: the days move on. */
const expandEveryMs = dayMs

type Parts = Pick<ServiceContext, 'db' | 'config' | 'log' | 'now' | 'newId' | 'transaction'>

/**
 * Reads the calendar of BUSY_ICS_URL when it is due, and blocks the book at its busy times; only the times are kept, nothing of
 * what stands in the calendar. While it cannot be read, the times read last stay in force. Never throws.
 */
export function createBusyRefresh(context: Parts): () => Promise<void> {
  const { config, db, log } = context
  const worker = randomUUID()

  return async function refresh(): Promise<void> {
    try {
      if (config.busyFeedUrl) await refreshIfDue(config.busyFeedUrl)
      else await forgetBusyTimes()
    } catch (error) {
      logFailure(log, error, 'the calendar of BUSY_ICS_URL cannot be kept')
    }
  }

  async function refreshIfDue(url: string): Promise<void> {
    const now = context.now()
    const since = new Date(now.getTime() - refreshEveryMs)
    const until = new Date(now.getTime() + leaseMs)
    if (!(await claim(db, { name: leaseName, worker, since, now, until }))) return
    const key = feedKey(config.secret, url)
    const state = (await findFeed(db, key)) ?? newFeed(key, now)
    const failure = await readInto(url, state).catch((error: unknown) => {
      if (isStoreUnavailable(error)) throw error
      return error instanceof Error ? error.message.slice(0, 100) : 'unexpected'
    })
    if (failure !== undefined) {
      // Told once here; the watch tells the operator when it lasts.
      if (state.failure !== failure) log.warn({ failure }, 'the calendar of BUSY_ICS_URL cannot be read')
      await keepFeed(db, { ...state, failure })
    }
    await giveBack(db, leaseName, worker, context.now().toISOString())
  }

  /** @returns why it failed */
  async function readInto(url: string, state: BusyFeed): Promise<string | undefined> {
    const now = context.now()
    const isRecent = state.expanded_at !== null && now.getTime() - Date.parse(state.expanded_at) < expandEveryMs
    const known = isRecent
      ? { etag: state.etag, lastModified: state.last_modified }
      : { etag: null, lastModified: null }
    const fetched: Fetched = await fetchFeed(url, known)
    if (!fetched.ok) return fetched.failure
    const read = { ...state, read_at: now.toISOString(), failure: null }
    if ('unchanged' in fetched) {
      await keepFeed(db, read)
      return undefined
    }
    const times = await readApart({
      text: fetched.text,
      window: {
        from: now.getTime() - dayMs,
        until: now.getTime() + config.appointments.horizonDays * dayMs + aheadMs,
      },
      domain: new URL(config.siteUrl).hostname,
    })
    const { etag, lastModified } = fetched
    const whole = { ...read, etag, last_modified: lastModified, expanded_at: now.toISOString() }
    await context.transaction(async (trx) => {
      await blockTimes(trx, times)
      await keepFeed(trx, whole)
    })
    return undefined
  }

  /** Leaves the book alone, and so the open pages of the desk, when nothing is different. */
  async function blockTimes(trx: Database, times: Slot[]): Promise<void> {
    const asText = (slots: Slot[]) => slots.map(({ start, end }) => `${start} ${end}`).join('\n')
    const before = (await feedBlocks(trx)).map(({ starts_at, ends_at }) => ({ start: starts_at, end: ends_at }))
    if (asText(before) === asText(times)) return
    await takeBook(trx)
    const created_at = context.now().toISOString()
    await replaceFeedBlocks(
      trx,
      times.map(({ start, end }) => ({
        id: context.newId(),
        member_id: null,
        starts_at: start,
        ends_at: end,
        source: 'feed',
        note: '',
        created_at,
      })),
    )
  }

  /** The setting was taken away: what was read from it ends. */
  async function forgetBusyTimes(): Promise<void> {
    if ((await feedBlocks(db)).length === 0) return
    await context.transaction(async (trx) => {
      await blockTimes(trx, [])
      await forgetFeeds(trx)
    })
  }
}

function newFeed(url_hash: string, now: Date): BusyFeed {
  const nothing = { etag: null, last_modified: null, read_at: null, expanded_at: null, failure: null }
  return { url_hash, since: now.toISOString(), ...nothing }
}
