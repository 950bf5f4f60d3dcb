import type { Nodes } from 'mdast'

/** What is wrong with an issue's file, in words that name the place. */
export class IssueProblem extends Error {}

const reasons: Partial<Record<Nodes['type'], string>> = {
  html: 'HTML is not sent: write it in Markdown',
  image: 'pictures are not sent, because mails of this site load nothing: link to a page that shows it',
  imageReference: 'pictures are not sent, because mails of this site load nothing: link to a page that shows it',
  linkReference: 'write the address beside the words: [words](address)',
  definition: 'write the address beside the words: [words](address)',
  footnoteReference: 'there are no footnotes in a mail',
  footnoteDefinition: 'there are no footnotes in a mail',
}

/** @throws IssueProblem with the line of the Markdown, counted from its start. */
export function refuse(node: Nodes, reason = reasons[node.type] ?? `a ${node.type} cannot stand in a letter`): never {
  throw new IssueProblem(`line ${node.position?.start.line ?? 1}: ${reason}`)
}
