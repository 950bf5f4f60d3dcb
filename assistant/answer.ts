import type { ChatAnswer, ChatMessage } from '#contract/chat.ts'
import type { Language } from '#contract/language.ts'
import type { Candidate } from './candidates.ts'
import type { Knowledge, KnowledgeReader } from './knowledge.ts'
import { type LiveFacts, quotedAnswer, smallTalkAnswer, unknownAnswer } from './quoted-answer.ts'
import { retrieve } from './retrieve.ts'

/** An answer in the site's own words, and what it was made from: nothing for small talk. */
export type SiteAnswer = { answer: ChatAnswer; candidates: Candidate[]; knowledge?: Knowledge }

/** Answers a chat's last message in the site's own words. No model, no store: the same for the server and the evaluation. */
export async function answerFromSite(
  messages: ChatMessage[],
  language: Language,
  read: KnowledgeReader,
  live: LiveFacts,
): Promise<SiteAnswer> {
  const smallTalk = smallTalkAnswer(messages, language, live)
  if (smallTalk) return { answer: smallTalk, candidates: [] }
  const knowledge = await read(language)
  const candidates = retrieve(messages, knowledge)
  const question = messages.at(-1)?.content ?? ''
  return { answer: quotedAnswer(candidates, question, knowledge, live), candidates, knowledge }
}

/** Offers a person, as with a question that the site does not answer: what is known may be missing or damaged on the disk. */
export function answerWithoutKnowledge(language: Language, live: LiveFacts): SiteAnswer {
  return { answer: unknownAnswer(language, live), candidates: [] }
}
