import { type Language, languages } from '#contract/language.ts'
import { useRoot } from '../use-root.ts'

/** A mark beside somebody's name, where they do not write in the site's first language: most do, and the team reads both. */
export function WritesIn({ language }: { language: Language | undefined }) {
  const { words } = useRoot()
  if (language === undefined || language === languages[0]) return null
  return (
    <small className="writes-in">
      <span aria-hidden="true" title={words.writesIn[language]}>
        {language.toUpperCase()}
      </span>
      <span className="visually-hidden">, {words.writesIn[language]}</span>
    </small>
  )
}
