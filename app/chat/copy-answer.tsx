import { useState } from 'react'
import { copyText } from '#app/lib/copy-text.ts'
import type { ChatCopy } from './chat-copy.ts'
import { clipboardText } from './chat-text.ts'
import type { Exchange } from './exchange.ts'

/** Puts an answer on the clipboard; the button itself says how it went. */
export function CopyAnswer({ exchange, words }: { exchange: Exchange; words: ChatCopy }) {
  const [isCopied, setCopied] = useState<boolean>()
  const label = isCopied === undefined ? words.copy : isCopied ? words.copied : words.notCopied
  return (
    <button
      type="button"
      className="chat-plain"
      onClick={async () => setCopied(await copyText(clipboardText(exchange)))}
      onBlur={() => setCopied(undefined)}
    >
      <span aria-live="polite">{label}</span>
    </button>
  )
}
