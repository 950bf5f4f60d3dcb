import { describe, expect, test } from 'vitest'
import { answerBlocks, answerParts, withoutNumbers } from './answer-text.ts'

describe('blocks', () => {
  test('paragraphs stand apart by an empty line and keep their own line breaks', () => {
    expect(answerBlocks('Eins\nzwei\n\nDrei')).toEqual([
      { kind: 'paragraph', lines: ['Eins', 'zwei'] },
      { kind: 'paragraph', lines: ['Drei'] },
    ])
  })

  test('items make a list, also right below a sentence', () => {
    expect(answerBlocks('Es gibt:\n– Pilot\n– Analyse [2]\nMehr nicht.')).toEqual([
      { kind: 'paragraph', lines: ['Es gibt:'] },
      { kind: 'list', lines: ['Pilot', 'Analyse [2]'] },
      { kind: 'paragraph', lines: ['Mehr nicht.'] },
    ])
  })

  test('nothing makes nothing', () => {
    expect(answerBlocks('\n \n')).toEqual([])
  })
})

test('numbers of sources are parts of their own; all else is text, also what looks like markup', () => {
  expect(answerParts('Ja [1], <b>nein</b> [x] [2][3]')).toEqual([
    { text: 'Ja' },
    { source: 1 },
    { text: ', <b>nein</b> [x]' },
    { source: 2 },
    { source: 3 },
  ])
  expect(withoutNumbers('Zehn Jahre [1].\n\nEin Scan genügt [2]')).toBe('Zehn Jahre.\n\nEin Scan genügt')
})
