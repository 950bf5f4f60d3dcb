import { EventSourceParserStream } from 'eventsource-parser/stream'
import { type CallFailure, callHeaders, lostCall, readAnswer } from '#app/lib/backend-client.ts'
import { calls } from '#contract/calls.ts'
import { type ChatAnswer, type ChatRequest, chatAnswer, chatDelta } from '#contract/chat.ts'

/** How long the server may say nothing before it is given up. */
const silenceMs = 30_000

const cutOff: CallFailure = { ok: false, code: 'cut_off', message: 'The stream ended early' }
const unreadable: CallFailure = { ok: false, code: 'unreadable', message: 'Not an answer' }

type Asking = {
  request: ChatRequest
  /** Ends the call; what it answers then means nothing. */
  signal: AbortSignal
  /** Gets the answer's text piece by piece, where the server streams it. */
  onPiece: (text: string) => void
}

/**
 * Asks the assistant (`contract/chat.ts`), for an answer in pieces or, where the server sends none, in one. Never throws;
 * a stream that ends early has the code `cut_off`, an answer that cannot be read `unreadable`.
 */
export async function askAssistant({
  request,
  signal,
  onPiece,
}: Asking): Promise<{ ok: true; answer: ChatAnswer } | CallFailure> {
  const silence = new AbortController()
  const giveUp = () => silence.abort(new DOMException('No answer in time', 'TimeoutError'))
  let timer = setTimeout(giveUp, silenceMs)
  const isHeard = () => {
    clearTimeout(timer)
    timer = setTimeout(giveUp, silenceMs)
  }
  try {
    const response = await fetch(calls.chat, {
      method: 'POST',
      headers: callHeaders('text/event-stream, application/json;q=0.9'),
      body: JSON.stringify(request),
      signal: AbortSignal.any([signal, silence.signal]),
    })
    if (response.body && response.headers.get('content-type')?.startsWith('text/event-stream')) {
      return await readEvents(response.body, onPiece, isHeard)
    }
    const result = await readAnswer(response)
    return result.ok ? wholeAnswer(result.data) : result
  } catch (error) {
    if (error instanceof SyntaxError) return unreadable
    return lostCall(silence.signal.aborted ? silence.signal.reason : error)
  } finally {
    clearTimeout(timer)
  }
}

async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onPiece: Asking['onPiece'],
  isHeard: () => void,
) {
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader()
  for (let next = await events.read(); !next.done; next = await events.read()) {
    isHeard()
    const { event, data } = next.value
    if (event === 'delta') {
      const piece = chatDelta.safeParse(JSON.parse(data))
      if (piece.success) onPiece(piece.data.text)
    }
    if (event === 'done') return wholeAnswer(JSON.parse(data))
  }
  return cutOff
}

function wholeAnswer(data: unknown) {
  const parsed = chatAnswer.safeParse(data)
  return parsed.success ? { ok: true as const, answer: parsed.data } : unreadable
}
