import { z } from 'zod/mini'
import { type Exchange, exchange } from './exchange.ts'
import { chatKey } from './is-chat-kept.ts'

const chat = z.array(exchange)

/** The chat of this tab so far. What was still being answered when the page was left counts as stopped. */
export function readChat(): Exchange[] {
  try {
    const kept = chat.parse(JSON.parse(sessionStorage.getItem(chatKey) ?? '[]'))
    return kept.map((exchange) => (exchange.status === 'waiting' ? { ...exchange, status: 'stopped' } : exchange))
  } catch {
    return []
  }
}

/** Keeps the chat until the tab is closed; an empty one leaves nothing behind. */
export function keepChat(exchanges: Exchange[]): void {
  try {
    if (exchanges.length === 0) sessionStorage.removeItem(chatKey)
    else sessionStorage.setItem(chatKey, JSON.stringify(exchanges))
  } catch {
    // Without storage the chat ends with the page.
  }
}
