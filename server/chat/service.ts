import { type ChatAnswer, chatRequest } from '#contract/chat.ts'
import type { TierAvailability } from '#contract/tiers.ts'
import { networkKey } from '../abuse/keyed-hash.ts'
import type { ServiceContext } from '../context.ts'
import { type Outcome, refuse, refuseInvalid } from '../outcome.ts'
import type { Meta } from '../request-meta.ts'
import { answerFromSite } from './assistant.ts'
import { createKnowledgeReader, type KnowledgeReader } from './knowledge.ts'

/** An answer as it comes about: pieces of text, and at the end the whole, which stands in their place. */
export type AnswerStream = AsyncGenerator<string, ChatAnswer, void>

export type ChatParts = {
  /** The places of the beta as the store counts them now. */
  tierAvailability(): Promise<TierAvailability[]>
  read?: KnowledgeReader
}

/** Answers questions from the site's own words. Nothing of the talk is stored or logged. */
export function createChatService(
  context: ServiceContext,
  { tierAvailability, read = createKnowledgeReader() }: ChatParts,
) {
  return {
    ask: async (input: unknown, meta: Meta): Promise<Outcome<{ answer: AnswerStream }>> => {
      const parsed = chatRequest.safeParse(input)
      if (!parsed.success) return refuseInvalid(parsed.error, ['messages'])
      const { messages, language = meta.language } = parsed.data
      const network = await context.limiter.take(
        'chatPerNetwork',
        networkKey(context.config.secret, meta.address, context.now()),
      )
      if (!network.ok) return refuse('rate_limited', { retryAfterSeconds: network.retryAfterSeconds })
      const live = { tiers: await tierAvailability(), bookingUrl: context.config.bookingUrl }
      return { ok: true, answer: inPieces(await answerFromSite(messages, language, read, live)) }
    },
  }
}

/** A ready answer, paragraph by paragraph. */
async function* inPieces(answer: ChatAnswer): AnswerStream {
  yield* answer.message.split(/(?<=\n)/)
  return answer
}
