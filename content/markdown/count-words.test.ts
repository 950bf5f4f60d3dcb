import { expect, it } from 'vitest'
import { countWords } from './count-words.ts'

it.each([
  ['## Die QR-Rechnung in 3 Schritten', 5],
  ['Siehe [den Leitfaden](https://site.example/ein/langer/pfad "Titel") dazu.', 5],
  ['| Konto | Betrag |\n| --- | ---: |\n| 6600 | 120.50 |', 4],
  ['- **Fett** und *kursiv* – ein Strich', 5],
  ['', 0],
])('counts the words of %j', (markdown, words) => {
  expect(countWords(markdown)).toBe(words)
})

it('takes no longer for links that never end', () => {
  expect(countWords(']('.repeat(100_000))).toBe(0)
})
