import { type ChatAnswer, chatRequest } from '#contract/chat.ts'
import { networkKey } from '../abuse/keyed-hash.ts'
import type { ServiceContext } from '../context.ts'
import { type Outcome, refuse, refuseInvalid } from '../outcome.ts'
import type { Meta } from '../request-meta.ts'
import { createKnowledge, type Knowledge } from './knowledge.ts'
import { quotedAnswer } from './quoted-answer.ts'

/** An answer as it comes about: pieces of text, and at the end the whole, which stands in their place. */
export type AnswerStream = AsyncGenerator<string, ChatAnswer, void>

/** Answers questions from the site's own words. Nothing of the talk is stored or logged. */
export function createChatService(context: ServiceContext, knowledge: Knowledge = createKnowledge()) {
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
      const question = messages.at(-1)?.content ?? ''
      const search = await knowledge(language)
      return { ok: true, answer: inPieces(quotedAnswer(question, search, language, context.config.bookingUrl)) }
    },
  }
}

/** A ready answer, paragraph by paragraph. */
async function* inPieces(answer: ChatAnswer): AnswerStream {
  yield* answer.message.split(/(?<=\n)/)
  return answer
}
