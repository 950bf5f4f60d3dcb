import { chat as de } from '#content/de/chat.ts'
import { chat as en } from '#content/en/chat.ts'
import { facts } from '#content/facts.ts'
import type { ChatAnswer } from '#contract/chat.ts'
import type { Language } from '#contract/language.ts'
import type { Search } from '#search/rank.ts'

export const chatWords = { de, en }

/** Below this share of the question that a passage speaks of, it is no answer. */
const leastCoverage = 0.6

export function quotedAnswer(question: string, search: Search, language: Language, bookingUrl: string): ChatAnswer {
  const [best] = search.find(question)
  if (!best || best.coverage < leastCoverage) return notOnThisSite(language, bookingUrl)
  const { heading, text, href, page } = best.passage
  return {
    success: true,
    message: `${text.split('\n').slice(0, 4).join('\n\n')} [1]`,
    sources: [{ title: heading === page ? page : `${page}: ${heading}`, href }],
    answered: true,
  }
}

function notOnThisSite(language: Language, bookingUrl: string): ChatAnswer {
  const { unknown, contact, booking } = chatWords[language]
  return {
    success: true,
    message: unknown.replace(
      '{promise.freeConsultationMinutes}',
      facts(language)['promise.freeConsultationMinutes'] ?? '',
    ),
    sources: [
      { title: contact, href: language === 'en' ? '/en/contact' : '/contact' },
      { title: booking, href: bookingUrl },
    ],
    answered: false,
  }
}
