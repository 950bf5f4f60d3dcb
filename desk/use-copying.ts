import { useState } from 'react'

/** Puts a text on the clipboard. Where the browser may not, the text is marked by hand. */
export function useCopying(text: string) {
  const [copied, setCopied] = useState<string>()
  const copy = () => {
    navigator.clipboard?.writeText(text).then(
      () => setCopied(text),
      () => {},
    )
  }
  return { isCopied: copied === text, copy }
}
