import type { ChatMessage } from '#contract/chat.ts'
import type { Search } from '#search/rank.ts'
import { type Candidate, findCandidates, type Reading, readQuestion } from './candidates.ts'
import { condense } from './condense.ts'
import { confident } from './confidence.ts'
import type { Knowledge } from './knowledge.ts'

/** Words that point back at what was asked before, at the beginning or anywhere: `und …`, `das`, `it`. */
const goesOn = /^(?:und|aber|oder|also|dann|and|or|but|then|so|what about|how about|was ist mit|wie ist es mit)\b/i
const pointing =
  /(?<!\bgibt )\b(?:das|dies|dafür|davon|dabei|dazu|er|es|dort|dann|it|that|this|they|them|those)\b|(?<!\b(?:is|are) )\bthere\b/i
/** A longer question says by itself what its pronouns stand for. */
const mostWordsPointing = 8

/** The passages that answer the last message, best first; none when the site says nothing about it. */
export function retrieve(messages: ChatMessage[], knowledge: Knowledge): Candidate[] {
  const questions = messages
    .filter(({ role }) => role === 'user')
    .slice(-2)
    .map(({ content }) => knowledge.foreignNames.generalise(condense(content)))
  const question = questions.at(-1) ?? ''
  const before = questions.at(-2)
  const alone = () => answering(readQuestion(question, knowledge), knowledge)
  if (!before) return alone()
  // What was asked before answers nothing that cannot be read.
  const together = () => (isReadable(question, knowledge.search) ? answeringTogether(question, before, knowledge) : [])
  const [first, second] = pointsBack(question) ? [together, alone] : [alone, together]
  const candidates = first()
  return candidates.length > 0 ? candidates : second()
}

function answering(reading: Reading, knowledge: Knowledge): Candidate[] {
  return confident(findCandidates(reading, knowledge), reading, knowledge.language)
}

/** A question that is out of scope stays so after another question, unless it points back and so says little by itself. */
function answeringTogether(question: string, before: string, knowledge: Knowledge): Candidate[] {
  const reading = readQuestion(question, knowledge, before)
  if (pointsBack(question)) return answering(reading, knowledge)
  const { outOfScope: alone } = readQuestion(question, knowledge)
  const { similarity, logOdds } = reading.outOfScope
  const outOfScope = {
    similarity: Math.max(similarity, alone.similarity),
    logOdds: Math.max(logOdds, alone.logOdds),
  }
  return answering({ ...reading, outOfScope }, knowledge)
}

function pointsBack(question: string): boolean {
  return goesOn.test(question) || (pointing.test(question) && question.trim().split(/\s+/).length <= mostWordsPointing)
}

/** Whether the site knows a word of it, unless it says nothing by itself. */
function isReadable(question: string, { finds, readTerms }: Search): boolean {
  return finds(question) || readTerms(question).every(({ terms }) => terms.length === 0)
}
