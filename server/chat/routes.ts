import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { calls } from '#contract/calls.ts'
import type { ChatAnswer, ChatDelta } from '#contract/chat.ts'
import { type CallEnv, noStore, sendRefusal } from '../requests/call.ts'
import type { Services } from '../services.ts'
import type { AnswerStream } from './model-answer.ts'

/** Answers whole as JSON, or in pieces where the caller prefers an event stream (contract/chat.ts). */
export function chatRoutes(services: Pick<Services, 'askAssistant'>): Hono<CallEnv> {
  return new Hono<CallEnv>().post(calls.chat, async (c) => {
    const outcome = await services.askAssistant(c.get('input'), c.get('meta'))
    if (!outcome.ok) return sendRefusal(c, outcome)
    if (!/\btext\/event-stream\b/i.test(c.req.header('accept') ?? '')) {
      return c.json(await whole(outcome.answer), 200, noStore)
    }
    // Proxies must pass each piece on at once.
    c.header('cache-control', 'no-store, no-transform')
    c.header('x-accel-buffering', 'no')
    return streamSSE(c, async (stream) => {
      stream.onAbort(() => void outcome.answer.return(undefined as never))
      const send = (event: string, data: ChatDelta | ChatAnswer) =>
        stream.writeSSE({ event, data: JSON.stringify(data) })
      let piece = await outcome.answer.next()
      for (; !piece.done; piece = await outcome.answer.next()) await send('delta', { text: piece.value })
      if (!stream.aborted) await send('done', piece.value)
    })
  })
}

async function whole(answer: AnswerStream): Promise<ChatAnswer> {
  let piece = await answer.next()
  while (!piece.done) piece = await answer.next()
  return piece.value
}
