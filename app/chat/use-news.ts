import { fill } from '#app/lib/fill.ts'
import { withoutNumbers } from './answer-text.ts'
import type { ChatCopy } from './chat-copy.ts'
import type { Exchange } from './exchange.ts'
import { useFailureReason } from './exchange-view.tsx'

/** What a screen reader hears: that an answer is on its way, and the answer once it is whole. */
export function useNews(latest: Exchange | undefined, words: ChatCopy): string {
  const reason = useFailureReason(latest, words)
  if (!latest) return ''
  if (latest.status === 'waiting') return words.searching
  if (latest.status === 'stopped') return words.stopped
  if (latest.status === 'failed') return [words.error, reason].filter(Boolean).join(' ')
  const { none, one, many } = words.announced
  const n = latest.status === 'answered' ? latest.sources.length : 0
  return fill(n === 0 ? none : n === 1 ? one : many, { n, answer: withoutNumbers(latest.text) })
}
