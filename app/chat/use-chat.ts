import { useEffect, useRef, useState } from 'react'
import { z } from 'zod/mini'
import { tabStorage } from '#app/lib/browser-storage.ts'
import type { Language } from '#contract/language.ts'
import { askAssistant } from './ask.ts'
import { type Exchange, exchange, messagesFor } from './exchange.ts'
import { chatKey } from './is-chat-kept.ts'

export type Chat = {
  exchanges: Exchange[]
  /** The exchange under way or just settled, of those asked since the dialog opened: what a screen reader is told about. */
  latest: Exchange | undefined
  isAnswering: boolean
  ask: (question: string) => void
  /** Asks again what was stopped or failed. */
  retry: (exchange: Exchange) => void
  /** Notes that the question was handed on. */
  markHandedOn: (exchange: Exchange) => void
  /** Ends the answer under way; what has come of it stays. */
  stop: () => void
  /** Forgets everything. */
  restart: () => void
}

/** The chat of this tab: kept from the first question on, until it is restarted or the tab is closed. */
export function useChat(language: Language): Chat {
  const [exchanges, setExchanges] = useState(readChat)
  const [latestId, setLatestId] = useState<string>()
  const underWay = useRef<AbortController>(undefined)
  const last = exchanges.at(-1)
  const isAnswering = last?.status === 'waiting'

  // Not with every piece of an answer: before and after it.
  const isFlowing = isAnswering && last.text !== ''
  useEffect(() => {
    if (!isFlowing) keepChat(exchanges)
  }, [exchanges, isFlowing])

  useEffect(() => {
    // A page that the browser brings back as it was left may have missed what was said on another.
    const readAgain = (event: PageTransitionEvent) => event.persisted && setExchanges(readChat())
    window.addEventListener('pageshow', readAgain)
    return () => {
      window.removeEventListener('pageshow', readAgain)
      underWay.current?.abort()
    }
  }, [])

  async function answer(asked: Exchange, before: Exchange[]) {
    underWay.current?.abort()
    const call = new AbortController()
    underWay.current = call
    const change = (part: (exchange: Exchange) => Partial<Exchange>) => {
      if (call.signal.aborted) return
      setExchanges((all) => all.map((one) => (one.id === asked.id ? { ...one, ...part(one) } : one)))
    }
    setExchanges([...before, asked])
    setLatestId(asked.id)
    const result = await askAssistant({
      request: { messages: messagesFor(asked.question, before), language },
      signal: call.signal,
      onPiece: (piece) => change(({ text }) => ({ text: text + piece })),
    })
    change(() => {
      if (!result.ok)
        return { status: 'failed', failure: { code: result.code, retryAfterSeconds: result.retryAfterSeconds } }
      const { message, sources, answered } = result.answer
      return { status: answered ? 'answered' : 'unknown', text: message, sources }
    })
  }

  const fresh = (question: string): Exchange => ({
    id: Date.now().toString(36),
    question,
    language,
    text: '',
    sources: [],
    status: 'waiting',
  })

  return {
    exchanges,
    latest: exchanges.find(({ id }) => id === latestId),
    isAnswering,
    ask: (question) => void answer(fresh(question), exchanges),
    retry: ({ id, question }) =>
      void answer(
        fresh(question),
        exchanges.filter((one) => one.id !== id),
      ),
    markHandedOn: ({ id }) =>
      setExchanges((all) => all.map((one) => (one.id === id ? { ...one, handedOn: true } : one))),
    stop: () => {
      underWay.current?.abort()
      setExchanges((all) => all.map((one) => (one.status === 'waiting' ? { ...one, status: 'stopped' } : one)))
    },
    restart: () => {
      underWay.current?.abort()
      setExchanges([])
    },
  }
}

const chat = z.array(exchange)

/** The chat of this tab so far. What was still being answered when the page was left counts as stopped. */
function readChat(): Exchange[] {
  try {
    const kept = chat.parse(JSON.parse(tabStorage.read(chatKey) ?? '[]'))
    return kept.map((exchange) => (exchange.status === 'waiting' ? { ...exchange, status: 'stopped' } : exchange))
  } catch {
    return []
  }
}

/** Keeps the chat until the tab is closed; an empty one leaves nothing behind. */
function keepChat(exchanges: Exchange[]): void {
  tabStorage.write(chatKey, exchanges.length === 0 ? null : JSON.stringify(exchanges))
}
