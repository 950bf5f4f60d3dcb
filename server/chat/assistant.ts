import type { ChatAnswer, ChatMessage } from '#contract/chat.ts'
import type { Language } from '#contract/language.ts'
import type { KnowledgeReader } from './knowledge.ts'
import { type LiveFacts, quotedAnswer, smallTalkAnswer } from './quoted-answer.ts'
import { retrieve } from './retrieve.ts'

/** Answers a talk's last message in the site's own words. No model, no store: the same for the server and the evaluation. */
export async function answerFromSite(
  messages: ChatMessage[],
  language: Language,
  read: KnowledgeReader,
  live: LiveFacts,
): Promise<ChatAnswer> {
  const smallTalk = smallTalkAnswer(messages, language, live)
  if (smallTalk) return smallTalk
  const knowledge = await read(language)
  return quotedAnswer(retrieve(messages, knowledge), knowledge, live)
}
