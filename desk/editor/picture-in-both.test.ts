import { EditorState, TextSelection } from 'prosemirror-state'
import { expect, it } from 'vitest'
import { keepText } from './kept-text.ts'
import { withPictureOf } from './picture-in-both.ts'
import { withLineAbove } from './surface.ts'

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

it('leaves a line above a picture that comes first, where one writes, and which is not written down', () => {
  const { doc, write } = keepText(withPictureOf(german, '', picture))
  const { selection, tr } = EditorState.create({ doc: withLineAbove(doc) })
  expect(selection).toBeInstanceOf(TextSelection)
  expect(write(withLineAbove(doc))).toBe(`![A voucher](${src})\n`)
  expect(write(tr.insertText('One.').doc)).toBe(`One.\n\n![A voucher](${src})\n`)
})

it('does not put it there twice, and takes the place of the picture that it is instead of', () => {
  const english = `One.\n\n![Mine](${src})\n`
  expect(withPictureOf(german, english, picture)).toBe(english)
  expect(withPictureOf(german, `![Old](${other})\n\nOne.\n\nTwo.\n`, picture, other)).toBe(
    `![A voucher](${src})\n\nOne.\n\nTwo.\n`,
  )
})
