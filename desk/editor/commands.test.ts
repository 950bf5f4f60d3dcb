import { EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { setLink } from './commands.ts'
import { fromMarkdown } from './from-markdown.ts'
import { toMarkdown } from './to-markdown.ts'

/** What stands there once a link is set on the characters `from` to `to` of a paragraph, and a person types on. */
function linked(markdown: string, [from, to]: [number, number], href: string, text: string): string {
  const doc = fromMarkdown(markdown)
  const before = EditorState.create({ doc, selection: TextSelection.create(doc, from + 1, to + 1) })
  let after = before
  setLink(href, text)(before, (transaction) => {
    after = before.apply(transaction)
  })
  expect(after.selection.empty).toBe(true)
  return toMarkdown(after.apply(after.tr.replaceSelectionWith(after.schema.text('!'), true)).doc)
}

describe('a link', () => {
  it.each([
    ['on chosen words', 'Ein Wort hier', [4, 8], 'Wort', 'Ein [Wort](/x)! hier'],
    ['on the last words', 'Ein Wort', [4, 8], 'Wort', 'Ein [Wort](/x)!'],
    ['on bold words', 'Ein **Wort** hier', [4, 8], 'Wort', 'Ein [**Wort**](/x)**!** hier'],
    ['with other words', 'Ein Wort hier', [4, 8], 'Ausdruck', 'Ein [Ausdruck](/x)! hier'],
    ['on words that were chosen with a space behind', 'Ein Wort hier', [4, 9], 'Wort', 'Ein [Wort](/x)! hier'],
    [
      'with other words for some that had spaces around',
      'Ein Wort hier',
      [3, 9],
      'Ausdruck',
      'Ein [Ausdruck](/x)! hier',
    ],
    ['where nothing is chosen', 'Ein hier', [4, 4], 'Wort', 'Ein [Wort](/x)!hier'],
    ['that gets another address', 'Ein [Wort](/y) hier', [6, 6], 'Wort', 'Ein [Wort](/x)! hier'],
  ] as const)('%s has the cursor behind it, and does not grow', (_, markdown, [from, to], text, written) => {
    expect(linked(markdown, [from, to], '/x', text)).toBe(written)
  })

  it('that is taken off leaves the cursor behind its words', () => {
    expect(linked('Ein [Wort](/y) hier', [4, 8], '', 'Wort')).toBe('Ein Wort! hier')
  })
})
