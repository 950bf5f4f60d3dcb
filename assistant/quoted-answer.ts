import { read } from '#content/documents.ts'
import { localePath } from '#content/locale-path.ts'
import type { ChatAnswer, ChatMessage, ChatSource } from '#contract/chat.ts'
import type { Language } from '#contract/language.ts'
import type { TierAvailability } from '#contract/tiers.ts'
import type { Passage } from '#search/passages.ts'
import type { Candidate } from './candidates.ts'
import { factText, filled, sourcesOf } from './facts.ts'
import type { Knowledge } from './knowledge.ts'
import { cosine, quote } from './quote.ts'
import { smallTalkOf } from './small-talk.ts'

/** Words that are quoted of a passage at most. */
const lengths = { first: 110, further: 22 }
/** Where the site says which programs are connected. */
const programsPath = '/faq#keep-your-software'
/** From this similarity on, the first passage is what was asked for, and no other is quoted beside it. */
const surelyMeant = 0.7
/** A further passage is quoted where it is nearly as likely the answer: its score is at most so much lower. */
const nearlyAsLikely = 0.6

/** From this similarity of their texts on, two passages say the same. */
const sameFrom = 0.5

/** What an answer may need besides the index. */
export type LiveFacts = {
  tiers: TierAvailability[] /** An outside scheduling service, where there is one. */
  bookingUrl: string | undefined
}

/** A ready answer to what is no question about the site: greetings, thanks, what the assistant is. */
export function smallTalkAnswer(messages: ChatMessage[], language: Language, live: LiveFacts): ChatAnswer | undefined {
  const kind = smallTalkOf(messages.at(-1)?.content ?? '')
  if (!kind) return undefined
  const message = filled(read('assistant', language)[kind], language)
  return answer(message, waysToAsk(language, live).slice(0, highestCitation(message)), true)
}

/** Quotes the best passage, and one more that may as well be the answer, each with its address; without any, says so and offers a person. */
export function quotedAnswer(
  candidates: Candidate[],
  question: string,
  knowledge: Knowledge,
  live: LiveFacts,
): ChatAnswer {
  const { language } = knowledge
  const [best, ...others] = candidates
  if (!best) return refusal(question, knowledge, live)
  const said = (candidate: Candidate, length: number) => {
    const fact = knowledge.factOf(candidate.passage)
    return fact ? factText(fact, language, live.tiers) : quote(candidate, question, knowledge, length)
  }
  const sources = addressesOf(best, knowledge).map(knowledge.cite)
  if (sources.length === 0) return answer(said(best, lengths.first), waysToAsk(language, live), false)
  const first = `${said(best, lengths.first)} [1]`
  const further = best.similarity < surelyMeant && others.find((other) => isFurther(other, best, knowledge))
  if (!further) return answer(first, sources, true)
  const [href = ''] = addressesOf(further, knowledge)
  const also = `${read('assistant', language).also} ${said(further, lengths.further)}`
  return answer(`${first}\n\n${also} [${citation(href, sources, knowledge)}]`, sources, true)
}

/** Says that the site does not answer it; of a program that it does not name, which ones it does. */
function refusal(question: string, { language, foreignNames, cite }: Knowledge, live: LiveFacts): ChatAnswer {
  const name = foreignNames.programIn(question)
  if (!name) return unknownAnswer(language, live)
  const programs = cite(localePath(programsPath, language))
  const sources = [...waysToAsk(language, live), programs]
  return answer(filled(read('assistant', language).unnamed, language, { name }), sources, false)
}

/** Says that the site does not answer it, and offers a person. Needs no knowledge. */
export function unknownAnswer(language: Language, live: LiveFacts): ChatAnswer {
  return answer(filled(read('assistant', language).unknown, language), waysToAsk(language, live), false)
}

/**
 * Nearly as likely, and no repetition: a short fact and the place that it was taken from say the same. A fact stands alone;
 * what an article tells in passing would only blur it.
 */
function isFurther(other: Candidate, best: Candidate, knowledge: Knowledge): boolean {
  const said = addressesOf(best, knowledge)
  const others = addressesOf(other, knowledge)
  return (
    best.score - other.score <= nearlyAsLikely &&
    others.length > 0 &&
    (other.passage.kind !== 'article' || !isFact(best, knowledge)) &&
    !others.some((href, index) => said.includes(href) && (index === 0 || isFact(best, knowledge))) &&
    !saysTheSame(other.passage, best.passage, knowledge)
  )
}

/** A fact that two pages tell is quoted once. */
function saysTheSame(one: Passage, other: Passage, { vectorise }: Knowledge): boolean {
  return cosine(vectorise(one.text), vectorise(other.text)) >= sameFrom
}

function isFact({ passage }: Candidate, { factOf }: Knowledge): boolean {
  return factOf(passage) !== undefined
}

/** Where a passage stands, best place first; nowhere, where the site leaves open what it speaks of. */
function addressesOf({ passage }: Candidate, { factOf, language }: Knowledge): string[] {
  const fact = factOf(passage)
  return fact ? sourcesOf(fact, language) : [passage.href]
}

/** The number of an address among the sources, which it joins where it is new. */
function citation(href: string, sources: ChatSource[], { cite }: Knowledge): number {
  const known = sources.findIndex((source) => source.href === href)
  return known < 0 ? sources.push(cite(href)) : known + 1
}

function answer(message: string, sources: ChatSource[], answered: boolean): ChatAnswer {
  return { success: true, message, sources, answered }
}

/** Contact first, booking second, as the words cite them. */
function waysToAsk(language: Language, { bookingUrl }: LiveFacts): ChatSource[] {
  const { contact, booking } = read('assistant', language)
  return [
    { title: contact, href: localePath('/contact', language) },
    { title: booking, href: bookingUrl ?? localePath('/book', language) },
  ]
}

function highestCitation(message: string): number {
  return Math.max(0, ...[...message.matchAll(/\[(\d)\]/g)].map(([, number]) => Number(number)))
}
