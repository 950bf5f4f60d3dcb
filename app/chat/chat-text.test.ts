import { describe, expect, test } from 'vitest'
import { read } from '#content/documents.ts'
import { characterCount, limits } from '#contract/limits.ts'
import { handOverText } from './chat-text.ts'
import type { Exchange } from './exchange.ts'
import { messagesFor } from './exchange.ts'

const words = read('chat-dialog', 'de')

const exchange = (question: string, text: string, status: Exchange['status'] = 'answered'): Exchange => ({
  id: question,
  question,
  language: 'de',
  text,
  sources: [],
  status,
})

describe('what goes to the contact form', () => {
  test('is question and answer, without numbers of sources', () => {
    const chat = [exchange('Was kostet es?', 'CHF 890 [1]'), exchange('Und dann?', '', 'failed')]
    expect(handOverText(chat, words.handOver)).toBe(
      'Meine Frage: Was kostet es?\nAntwort der Website: CHF 890\n\nMeine Frage: Und dann?',
    )
  })

  test.each([2, 12, 60])('fits into the form with room to spare, with the latest of %i questions', (count) => {
    const chat = Array.from({ length: count }, (_, n) =>
      exchange(`${n} ${'Frage '.repeat(12)}`, 'Antwort '.repeat(200)),
    )
    const text = handOverText(chat, words.handOver)
    expect(characterCount(text)).toBeLessThanOrEqual(limits.message.max - 300)
    expect(text).toContain(`${count - 1} Frage`)
  })
})

describe('what a new question is sent with', () => {
  test('is what was answered before it, not what failed', () => {
    const before = [exchange('A?', 'a'), exchange('B?', '', 'failed'), exchange('C?', 'c', 'stopped')]
    expect(messagesFor('D?', before).map(({ content }) => content)).toEqual(['A?', 'a', 'C?', 'c', 'D?'])
  })

  test('stays within one call, and begins with a question', () => {
    const before = Array.from({ length: 30 }, (_, n) => exchange(`${n}?`, `${n}!`))
    const messages = messagesFor('Neu?', before)
    expect(messages).toHaveLength(19)
    expect(messages[0]).toEqual({ role: 'user', content: '21?' })
  })
})
