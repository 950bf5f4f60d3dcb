import { z } from 'zod/mini'
import { type Exchange, exchange } from './exchange.ts'
import { talkKey } from './is-talk-kept.ts'

const talk = z.array(exchange)

/** The talk of this tab so far. What was still being answered when the page was left counts as stopped. */
export function readTalk(): Exchange[] {
  try {
    const kept = talk.parse(JSON.parse(sessionStorage.getItem(talkKey) ?? '[]'))
    return kept.map((exchange) => (exchange.status === 'waiting' ? { ...exchange, status: 'stopped' } : exchange))
  } catch {
    return []
  }
}

/** Keeps the talk until the tab is closed; an empty one leaves nothing behind. */
export function keepTalk(exchanges: Exchange[]): void {
  try {
    if (exchanges.length === 0) sessionStorage.removeItem(talkKey)
    else sessionStorage.setItem(talkKey, JSON.stringify(exchanges))
  } catch {
    // Without storage the talk ends with the page.
  }
}
