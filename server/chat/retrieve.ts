import type { ChatMessage } from '#contract/chat.ts'
import type { Hit } from '#search/rank.ts'
import type { Knowledge } from './knowledge.ts'

/**
 * A passage answers when it speaks of enough of the question, and enough of that in what it is about: its heading, its
 * keywords, the ways of asking for it. Calibrated with `npm run chat:eval`.
 */
const leastMeaning = 0.605
const topicShare = 0.4

/** Who asks at length tells much along with it: a passage must speak of less of that, down to a limit. */
const shortQuestion = 4
const lengthAllowance = 0.045
const leastOfLong = 0.42

/** A short fact goes before a passage that comes as near. */
const factWeight = 1.6

/** Words that point back at what was asked before: `und …`, `das`, `it`. */
const pointsBack =
  /^(?:und|aber|oder|also|dann|and|or|but|then|so|what about|how about|was ist mit|wie ist es mit)\b|\b(?:das|dies|dafür|davon|dabei|dazu|er|es|dort|dann|it|that|this|they|them|those|there)\b/i

/** The passages that answer the last message, best first; none when the site says nothing about it. */
export function retrieve(messages: ChatMessage[], knowledge: Knowledge): Hit[] {
  const questions = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const question = questions.at(-1) ?? ''
  const before = questions.at(-2)
  const alone = () => answering(knowledge, question)
  if (!before) return alone()
  const together = () => answering(knowledge, question, before)
  const [first, second] = pointsBack.test(question) ? [together, alone] : [alone, together]
  const hits = first()
  return hits.length > 0 ? hits : second()
}

function answering({ search, factOf }: Knowledge, question: string, context?: string): Hit[] {
  return search
    .find(question, { context, isQuoted: true })
    .filter((hit) => isAnswer(hit, question))
    .map((hit) => (factOf(hit.passage) ? { ...hit, score: hit.score * factWeight } : hit))
    .sort((one, other) => other.score - one.score)
}

function isAnswer({ coverage, topicCoverage, asked }: Hit, question: string): boolean {
  // A word or two are looked up, not asked.
  if (coverage > 0.99 && question.trim().split(/\s+/).length <= 2) return true
  const allowance = lengthAllowance * Math.max(0, asked - shortQuestion)
  const least = Math.max(leastOfLong, leastMeaning - allowance)
  return (1 - topicShare) * coverage + topicShare * topicCoverage >= least
}
