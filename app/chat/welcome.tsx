import { LocaleLink } from '#app/lib/locale-link.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import type { ChatCopy } from './chat-copy.ts'

/** Who answers, and what happens to what one types: said before the first question. */
export function Welcome({ words }: { words: ChatCopy }) {
  return (
    <div className="chat-welcome">
      <p>{words.welcome}</p>
      <p className="note">
        {words.data.text} <LocaleLink to="/privacy#chat">{words.data.link}</LocaleLink>
      </p>
    </div>
  )
}

type StartersProps = { title: string; questions: string[]; onAsk: (question: string) => void }

export function Starters({ title, questions, onAsk }: StartersProps) {
  return (
    <section className="chat-starters" aria-label={title}>
      <p className="note">{title}</p>
      <ul>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => onAsk(question)}>
              <span>
                <Unbroken text={question} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
