import type { ReactNode } from 'react'

/** A text that may be an address, which breaks before its @ where it has to, and not within a word. */
export function inParts(text: string): ReactNode {
  const at = text.indexOf('@')
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  )
}
