import type { Config } from '../config.ts'

export type ModelMessage = { role: 'system' | 'user'; content: string }

export type ModelSettings = NonNullable<Config['chat']>

/** How long a model may take, in milliseconds: to begin, between two pieces, and in all. */
export type ModelPatience = { first: number; next: number; whole: number }

const modelPatience: ModelPatience = { first: 8_000, next: 5_000, whole: 25_000 }

/** `unauthorised`: the key is not accepted; `busy`: it has too much to do; `refused`: any other answer that is none. */
export type ModelProblem =
  | 'unreachable'
  | 'unauthorised'
  | 'busy'
  | 'refused'
  | 'slow'
  | 'garbage'
  | 'cut off'
  | 'too long'
  | 'used_up'

/** Why a model gave no usable answer. Logged by its reason; never holds text of a chat. */
export class ModelFailure extends Error {
  override name = 'ModelFailure'
  readonly reason: ModelProblem

  constructor(reason: ModelProblem) {
    super(reason)
    this.reason = reason
  }
}

const mostBytes = 256 * 1024

/** Of a token, and more than any language has: an endpoint that writes more does not keep to what it was asked for. */
const charactersPerToken = 8

const refusals: Record<number, ModelProblem> = { 401: 'unauthorised', 403: 'unauthorised', 429: 'busy', 503: 'busy' }

/** `signal`: whoever asked has gone. */
type AskOptions = { patience?: ModelPatience; temperature?: number; signal?: AbortSignal }

/**
 * Asks an OpenAI-compatible endpoint (`POST {baseUrl}/chat/completions`, streamed) and yields text as it comes.
 * @throws ModelFailure for whatever is not a complete answer in time
 */
export async function* askModel(
  settings: ModelSettings,
  messages: ModelMessage[],
  maxTokens: number,
  { patience = modelPatience, temperature = 0.2, signal }: AskOptions = {},
): AsyncGenerator<string, void, void> {
  const stop = new AbortController()
  const whole = setTimeout(() => stop.abort(), patience.whole)
  let next = setTimeout(() => stop.abort(), patience.first)
  try {
    const response = await fetch(`${settings.baseUrl.replace(/(?<!\/)\/+$/, '')}/chat/completions`, {
      method: 'POST',
      // A redirect would carry the key and the chat to where nobody has agreed to.
      redirect: 'error',
      signal: signal ? AbortSignal.any([stop.signal, signal]) : stop.signal,
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(settings.apiKey && { authorization: `Bearer ${settings.apiKey}` }),
      },
      body: JSON.stringify({
        model: settings.model,
        messages,
        stream: true,
        temperature,
        max_tokens: maxTokens,
      }),
    })
    if (!response.ok || !response.body) throw new ModelFailure(refusals[response.status] ?? 'refused')
    let isComplete = false
    let characters = 0
    for await (const data of events(response.body)) {
      clearTimeout(next)
      next = setTimeout(() => stop.abort(), patience.next)
      if (data === '[DONE]') break
      const { text, finish } = readChunk(data)
      characters += text.length
      if (characters > charactersPerToken * maxTokens) throw new ModelFailure('too long')
      if (text) yield text
      if (finish === 'stop') isComplete = true
      else if (finish) throw new ModelFailure('cut off')
    }
    if (!isComplete) throw new ModelFailure('cut off')
  } catch (error) {
    if (error instanceof ModelFailure) throw error
    throw new ModelFailure(stop.signal.aborted ? 'slow' : 'unreachable')
  } finally {
    clearTimeout(whole)
    clearTimeout(next)
    stop.abort()
  }
}

/** The data of each event of a stream; a stream of anything else is garbage. */
async function* events(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, void> {
  const decoder = new TextDecoder()
  let bytes = 0
  let rest = ''
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new ModelFailure('too long')
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (line.startsWith('data:')) yield line.slice(5).trim()
      else if (line !== '' && !/^(?:event|id|retry)?:/.test(line)) throw new ModelFailure('garbage')
    }
  }
}

function readChunk(data: string): { text: string; finish: string | undefined } {
  try {
    const [choice] = JSON.parse(data).choices ?? []
    const text = choice?.delta?.content ?? ''
    if (typeof text !== 'string') throw new ModelFailure('garbage')
    return { text, finish: choice?.finish_reason ?? undefined }
  } catch {
    throw new ModelFailure('garbage')
  }
}
