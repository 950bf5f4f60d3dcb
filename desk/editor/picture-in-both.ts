import type { Node } from 'prosemirror-model'
import type { TextPicture } from './commands.ts'
import { docOf, fromMarkdown } from './from-markdown.ts'
import { keepText } from './kept-text.ts'
import { schema } from './schema.ts'

/**
 * The text of the other language with a picture that was put into one: behind as many blocks, or at its end. Where it shows the picture
 * already it stays as it is.
 * @param instead the address of the picture whose place it takes
 */
export function withPictureOf(text: string, other: string, picture: TextPicture, instead?: string): string {
  const { doc, write } = keepText(other)
  const blocks = [...doc.children]
  const placeOf = (nodes: readonly Node[], src: string | undefined) =>
    nodes.findIndex(({ type, attrs }) => type === schema.nodes.picture && attrs.src === src)
  if (placeOf(blocks, picture.src) >= 0) return other
  const gone = placeOf(blocks, instead)
  const place = gone >= 0 ? gone : placeOf(fromMarkdown(text).children, picture.src)
  blocks.splice(place < 0 ? blocks.length : place, gone >= 0 ? 1 : 0, schema.node('picture', picture))
  return `${write(docOf(blocks)).trimEnd()}\n`
}
