import type { Nodes } from 'mdast'

/** What can be wrong with an issue's text. The desk has words for each; the command line takes the message. */
export type IssueProblemCode =
  | 'html'
  | 'picture_unknown'
  | 'picture_in_words'
  | 'reference'
  | 'footnote'
  | 'link'
  | 'title'
  | 'not_in_letters'
  | 'fact'
  | 'empty'
  | 'fields'

/** What is wrong with an issue's text, in words that name the place. */
export class IssueProblem extends Error {
  readonly code: IssueProblemCode
  /** Of the Markdown, counted from its start; undefined where it is the whole. */
  readonly line: number | undefined
  /** What is wrong there: an address, the name of a fact. */
  readonly value: string

  constructor(code: IssueProblemCode, reason: string, { line, value = '' }: { line?: number; value?: string } = {}) {
    super(line === undefined ? reason : `line ${line}: ${reason}`)
    this.code = code
    this.line = line
    this.value = value
  }
}

const reference = ['reference', 'write the address beside the words: [words](address)'] as const
const footnote = ['footnote', 'there are no footnotes in a mail'] as const
const inWords = ['picture_in_words', 'a picture stands in a paragraph of its own'] as const

const reasons: Partial<Record<Nodes['type'], readonly [IssueProblemCode, string]>> = {
  html: ['html', 'HTML is not sent: write it in Markdown'],
  image: inWords,
  imageReference: inWords,
  linkReference: reference,
  definition: reference,
  footnoteReference: footnote,
  footnoteDefinition: footnote,
}

/** @throws IssueProblem with the line of the Markdown, counted from its start. */
export function refuse(node: Nodes, code?: IssueProblemCode, reason?: string, value?: string): never {
  const [usual, words] = reasons[node.type] ?? ['not_in_letters', `a ${node.type} cannot stand in a letter`]
  throw new IssueProblem(code ?? usual, reason ?? words, {
    line: node.position?.start.line ?? 1,
    value: value ?? node.type,
  })
}
