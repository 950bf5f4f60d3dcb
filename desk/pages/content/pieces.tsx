import type { Piece } from './word-diff.ts'

/** A text of which the other lacks some words. */
export function Pieces({ pieces, as: Tag }: { pieces: Piece[]; as: 'del' | 'ins' }) {
  return pieces.map(({ text, isOther }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which is drawn anew as a whole
    isOther ? <Tag key={index}>{text}</Tag> : <span key={index}>{text}</span>,
  )
}
