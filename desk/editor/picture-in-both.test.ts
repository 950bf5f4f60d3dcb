import { TextSelection } from 'prosemirror-state'
import { expect, it } from 'vitest'
import { keepText } from './kept-text.ts'
import { withPictureOf } from './picture-in-both.ts'
import { begun } from './surface.ts'

const src = `/pictures/${'a'.repeat(32)}-1600x900.webp`
const other = `/pictures/${'b'.repeat(32)}-1600x900.webp`
const german = `Eins.\n\n![Ein Beleg](${src} "Legende")\n\nZwei.\n`
const picture = { src, alt: 'A voucher', title: '' }

it('puts a picture of one language into the other, at the same place or at the end of what stands there', () => {
  expect(withPictureOf(german, 'One.\n\nTwo.\n', picture)).toBe(`One.\n\n![A voucher](${src})\n\nTwo.\n`)
  expect(withPictureOf(german, '', picture)).toBe(`![A voucher](${src})\n`)
  expect(withPictureOf(german.replace('Eins.', 'Eins.\n\nUnd.\n\nNoch.'), 'One.\n', picture)).toBe(
    `One.\n\n![A voucher](${src})\n`,
  )
})

it.each([
  ['above a picture that comes first, where the other language has words', german, `One.\n\n![A voucher](${src})\n`],
  ['behind one that comes first in both', `![Ein Beleg](${src})\n`, `![A voucher](${src})\n\nOne.\n`],
])('lets one begin to write %s, and writes no empty line down', (_, other, written) => {
  const { doc, write } = keepText(withPictureOf(other, '', picture))
  const { selection, tr, doc: shown } = begun(doc, other)
  expect(selection).toBeInstanceOf(TextSelection)
  expect(write(shown)).toBe(`![A voucher](${src})\n`)
  expect(write(tr.insertText('One.').doc)).toBe(written)
})

it('does not put it there twice, and takes the place of the picture that it is instead of', () => {
  const english = `One.\n\n![Mine](${src})\n`
  expect(withPictureOf(german, english, picture)).toBe(english)
  expect(withPictureOf(german, `![Old](${other})\n\nOne.\n\nTwo.\n`, picture, other)).toBe(
    `![A voucher](${src})\n\nOne.\n\nTwo.\n`,
  )
})
