import type { ChatSource } from '#contract/chat.ts'
import type { ChatCopy } from './chat-copy.ts'

/** Where an answer can be read: the passages themselves. */
export function SourceList({ sources, words }: { sources: ChatSource[]; words: ChatCopy }) {
  if (sources.length === 0) return null
  return (
    <div className="chat-sources">
      <p className="note">{words.sources}</p>
      <ol>
        {sources.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ol>
    </div>
  )
}
