import type { Language } from '#contract/language.ts'

type LetterTextProps = { letter: { subject: string; text: string }; language: Language }

/** What a letter says, as text; its HTML says the same. */
export function LetterText({ letter, language }: LetterTextProps) {
  return (
    <article className="letter-text" lang={language}>
      <h3>{letter.subject}</h3>
      <p className="typed">{letter.text}</p>
    </article>
  )
}
