import { Fragment } from 'react'
import type { Piece } from './word-diff.ts'

const tags = { strong: 'strong', em: 'em', code: 'code', link: 'u', address: Fragment, picture: 'em' } as const

/** A text of which the other lacks some words, as a reader sees it. */
export function Pieces({ pieces, as: Tag }: { pieces: Piece[]; as: 'del' | 'ins' }) {
  return pieces.map(({ text, look, isOther }, index) => {
    const Look = look ? tags[look] : Fragment
    const Around = isOther ? Tag : Fragment
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which is drawn anew as a whole
      <Around key={index}>
        <Look>{text}</Look>
      </Around>
    )
  })
}
