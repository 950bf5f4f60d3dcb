import { useEffect, useRef } from 'react'
import { handOver } from '#app/lib/hand-over.ts'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import type { ChatCopy } from './chat-copy.ts'

type HandOverViewProps = { text: string; words: ChatCopy['handOver']; onBack: () => void }

/** Shows what the contact form would get before it gets it. */
export function HandOverView({ text, words, onBack }: HandOverViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <div className="chat-body chat-hand-over">
        <h3 ref={heading} tabIndex={-1}>
          {words.title}
        </h3>
        <p className="note">{words.text}</p>
        <section aria-label={words.preview}>
          <p>{text}</p>
        </section>
      </div>
      <div className="chat-foot actions">
        <LocaleLink className={buttonClass()} to="/contact#contact-form" onClick={() => handOver(text)}>
          {words.go}
        </LocaleLink>
        <Button type="button" look="back" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </>
  )
}
