import { assistant as de } from '#content/de/assistant.ts'
import { assistant as en } from '#content/en/assistant.ts'
import type { ChatAnswer, ChatMessage, ChatSource } from '#contract/chat.ts'
import type { Language } from '#contract/language.ts'
import type { TierAvailability } from '#contract/tiers.ts'
import type { Hit } from '#search/rank.ts'
import { factText, filled, sourcesOf } from './facts.ts'
import type { Knowledge } from './knowledge.ts'
import { quote } from './quote.ts'
import { smallTalkOf } from './small-talk.ts'

const words = { de, en }

/** Further passages are quoted too when they come this near to the first: less near to an opening, which only announces its page, nearer to a short fact, which says all. */
const nearlyAsGood = 0.8
const afterOpening = 0.05
const asGood = 0.7
/** Each further quote is shorter than the one before it, and none is added to an answer that is long already. */
const furtherQuotes = [420, 300]
const longAnswer = 1100

/** What an answer may need besides the index. */
export type LiveFacts = { tiers: TierAvailability[]; bookingUrl: string }

/** A ready answer to what is no question about the site: greetings, thanks, what the assistant is. */
export function smallTalkAnswer(messages: ChatMessage[], language: Language, live: LiveFacts): ChatAnswer | undefined {
  const kind = smallTalkOf(messages.at(-1)?.content ?? '')
  if (!kind) return undefined
  const message = filled(words[language][kind], language)
  return answer(message, waysToAsk(language, live).slice(0, highestCitation(message)), true)
}

/** Quotes the passages found, each with its address; without any, says so and offers a person. */
export function quotedAnswer(hits: Hit[], knowledge: Knowledge, live: LiveFacts): ChatAnswer {
  const { language, search } = knowledge
  const [best, ...others] = hits
  if (!best) return answer(filled(words[language].unknown, language), waysToAsk(language, live), false)
  const fact = knowledge.factOf(best.passage)
  const sources = (fact ? sourcesOf(fact, language) : [best.passage.href]).map(knowledge.cite)
  const first = `${fact ? factText(fact, language, live.tiers) : quote(best, search)} [1]`
  const enough = best.score * (fact ? asGood : best.passage.isOpening ? afterOpening : nearlyAsGood)
  // What a short fact was taken from would say it again.
  const isFurther = ({ passage, score }: Hit) =>
    score >= enough && !knowledge.factOf(passage) && !(fact && sources.some(({ href }) => href === passage.href))
  const further = others.filter(isFurther)
  let message = first
  for (const [index, length] of furtherQuotes.entries()) {
    const next = further[index]
    if (!next || message.length > longAnswer) break
    const also = index === 0 ? `${words[language].also} ` : ''
    message += `\n\n${also}${quote(next, search, length)} [${citation(next.passage.href, sources, knowledge)}]`
  }
  return answer(message, sources, true)
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
  const { contact, booking } = words[language]
  return [
    { title: contact, href: language === 'en' ? '/en/contact' : '/contact' },
    { title: booking, href: bookingUrl },
  ]
}

function highestCitation(message: string): number {
  return Math.max(0, ...[...message.matchAll(/\[(\d)\]/g)].map(([, number]) => Number(number)))
}
