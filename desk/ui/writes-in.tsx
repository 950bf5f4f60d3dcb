import type { Language } from '#contract/language.ts'
import { useRoot } from '../use-root.ts'

/** A mark beside somebody's name, where they speak another language than whoever reads it. */
export function WritesIn({ language }: { language: Language | undefined }) {
  const { words, language: own } = useRoot()
  if (language === undefined || language === own) return null
  return (
    <small className="writes-in">
      <span aria-hidden="true" title={words.writesIn[language]}>
        {language.toUpperCase()}
      </span>
      <span className="visually-hidden">, {words.writesIn[language]}</span>
    </small>
  )
}
