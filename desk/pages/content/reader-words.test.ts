import { expect, it } from 'vitest'
import { headingAbove, readerWords } from './reader-words.server.ts'
import { tokenDiff } from './word-diff.ts'

const words = (markdown: string) =>
  readerWords(markdown)
    .map(({ text }) => text)
    .join('')

it('says what a reader sees, without the signs of Markdown', () => {
  expect(words('## Am *Abend*')).toBe('Am Abend')
  expect(words('Die **Kasse** und [der Beleg](/faq), `1020`.')).toBe('Die Kasse und der Beleg (/faq), 1020.')
  expect(words('1. Eins\n2. Zwei\n   - Drei')).toBe('1. Eins\n2. Zwei\n– Drei')
  expect(words('| Konto | Saldo |\n| --- | --- |\n| Kasse | 12 |')).toBe('Konto | Saldo\nKasse | 12')
  expect(words('> ● Hier entscheidet ein Mensch.')).toBe('● Hier entscheidet ein Mensch.')
  expect(words('![Eine Kasse](/pictures/a.webp "Am Abend")')).toBe('[Eine Kasse. Am Abend]')
})

it('finds the heading that a paragraph stands below', () => {
  const paragraphs = ['Anfang.', '## Am **Abend**', 'Gezählt wird.', 'Zu zweit.']
  expect([0, 1, 3].map((index) => headingAbove(paragraphs, index))).toEqual([undefined, 'Am Abend', 'Am Abend'])
})

it('marks words that only look otherwise', () => {
  const { before, after } = tokenDiff(readerWords('Zu zweit zählen.'), readerWords('Zu **zweit** zählen.'))
  expect(before.filter(({ isOther }) => isOther)).toEqual([{ text: 'zweit', isOther: true }])
  expect(after.filter(({ isOther }) => isOther)).toEqual([{ text: 'zweit', look: 'strong', isOther: true }])
})
