import { expect, it } from 'vitest'
import { read } from '#content/documents.ts'
import { newArticleText } from './new-article-text.ts'

const words = read('desk/content', 'de')
const picture = (letter: string) => `![Ein Beleg](/pictures/${letter.repeat(32)}-1600x900.webp)\n`
const said = (de: string, en: string) => newArticleText(words, { de: { body: de }, en: { body: en } })

it('counts the languages that are written, and the pictures that somebody has put in', () => {
  expect(said('', '')).toBe('Ein neuer Artikel, noch ohne Text, kein Bild.')
  expect(said('Text.\n', '')).toBe('Ein neuer Artikel, eine Sprache, kein Bild.')
  expect(said('Text.\n', 'Text.\n')).toBe('Ein neuer Artikel, zwei Sprachen, kein Bild.')
  // It stands in both languages, and is one all the same.
  expect(said(`Text.\n\n${picture('a')}`, picture('a'))).toBe('Ein neuer Artikel, eine Sprache, ein Bild.')
  expect(said(`Text.\n\n${picture('a')}`, `${picture('a')}\nText.\n`)).toBe(
    'Ein neuer Artikel, zwei Sprachen, ein Bild.',
  )
  expect(said(`${picture('a')}\n${picture('b')}\nText.\n`, '')).toBe('Ein neuer Artikel, eine Sprache, 2 Bilder.')
})
