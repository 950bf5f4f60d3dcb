import { answerFromSite, answerWithoutKnowledge, type SiteAnswer } from '#assistant/answer.ts'
import type { KnowledgeReader } from '#assistant/knowledge.ts'
import { type ChatMessage, chatRequest } from '#contract/chat.ts'
import type { TierAvailability } from '#contract/tiers.ts'
import { networkKey } from '../abuse/keyed-hash.ts'
import { takePerNetwork } from '../abuse/per-network.ts'
import type { ServiceContext } from '../context.ts'
import { logRarely } from '../log-rarely.ts'
import { createBudget } from '../model/budget.ts'
import type { ModelPatience } from '../model/endpoint.ts'
import { type Outcome, refuse, refuseInvalid } from '../outcome.ts'
import type { Meta } from '../requests/request-meta.ts'
import { type AnswerStream, modelAnswer, whole } from './model-answer.ts'

export type ChatParts = {
  /** The places of the beta as the store counts them now. */
  tierAvailability(): Promise<TierAvailability[]>
  read: KnowledgeReader
  patience?: ModelPatience
}

/** Most passages that a model is given. */
const mostPassages = 5

/** Answers questions from the site's own words, or by a model from them alone. Nothing of the chat is stored or logged. */
export function createChatService(context: ServiceContext, parts: ChatParts) {
  const { config, limiter, log, now } = context
  const { tierAvailability, read, patience } = parts
  const model = config.chat && { settings: config.chat, budget: createBudget(limiter, config.chat), log, patience }
  return {
    ask: async (input: unknown, meta: Meta): Promise<Outcome<{ answer: AnswerStream; answered: boolean }>> => {
      const parsed = chatRequest.safeParse(input)
      if (!parsed.success) return refuseInvalid(parsed.error, ['messages'])
      const { messages, language = meta.language } = parsed.data
      const visitor = networkKey(config.secret, meta.address, now())
      const allowance = await takePerNetwork(context, 'chatPerNetwork', meta.address)
      if (!allowance.ok) return refuse('rate_limited', { retryAfterSeconds: allowance.retryAfterSeconds })
      const live = { tiers: await tierAvailability(), bookingUrl: config.bookingUrl }
      const fromSite = await answerFromSite(messages, language, read, live).catch((error) => {
        logRarely(log, `knowledge ${language}`, (times) =>
          log.error({ err: error, language, times }, 'the assistant cannot read what it knows'),
        )
        return answerWithoutKnowledge(language, live)
      })
      const { answered } = fromSite.answer
      const passages = model ? passagesFor(fromSite) : []
      if (!model || passages.length === 0) return { ok: true, answer: whole(fromSite.answer), answered }
      const [question = '', ...before] = questionsOf(messages)
      const asked = { question, before: before.toReversed(), language, passages, visitor, quoted: fromSite.answer }
      return { ok: true, answer: modelAnswer(model, asked), answered }
    },
  }
}

/** What a model may answer from. None where the site has no answer, and for short facts, which are exact as they are. */
function passagesFor({ candidates, knowledge }: SiteAnswer) {
  const [best] = candidates
  if (!best || !knowledge || knowledge.factOf(best.passage)) return []
  return candidates
    .filter(({ passage }) => !knowledge.factOf(passage))
    .slice(0, mostPassages)
    .map(({ passage }) => {
      const source = knowledge.cite(passage.href)
      return { source, title: source.title, text: `${passage.heading}\n${passage.text}` }
    })
}

/** The visitor's messages, last first. */
function questionsOf(messages: ChatMessage[]): string[] {
  return messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .toReversed()
}
