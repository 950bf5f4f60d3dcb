import { fill } from '#app/lib/fill.ts'
import { holdTogether } from '#app/lib/hold-together.ts'
import type { ChatSource } from '#contract/chat.ts'
import { answerBlocks, answerParts } from './answer-text.ts'
import type { ChatCopy } from './chat-copy.ts'

/** What the machine says: text and links, never markup. */
export function Answer({ text, sources, words }: { text: string; sources: ChatSource[]; words: ChatCopy }) {
  const spoken = (line: string) => <Spoken line={line} sources={sources} words={words} />
  return (
    <div className="chat-answer">
      {answerBlocks(text).map(({ kind, lines }, index) =>
        kind === 'list' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks only grow at their end
          <ul key={index}>
            {lines.map((line) => (
              <li key={line}>{spoken(line)}</li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: likewise
          <p key={index}>{spoken(lines.join('\n'))}</p>
        ),
      )}
    </div>
  )
}

/** A number is a link once its source is known. */
function Spoken({ line, sources, words }: { line: string; sources: ChatSource[]; words: ChatCopy }) {
  return answerParts(line).map(({ text, source }, index) => {
    if (text !== undefined) return holdTogether(text)
    const named = sources[source - 1]
    if (!named) return null
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts only grow at their end
      <sup key={index}>
        <a href={named.href} aria-label={fill(words.source, { n: source, title: named.title })}>
          {source}
        </a>
      </sup>
    )
  })
}
