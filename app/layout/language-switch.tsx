import { localePath, neutralPath, switchLanguage } from '#app/lib/locale-path.ts'
import { usePage } from '#app/lib/page-facts.ts'
import { useLanguage } from '#app/lib/use-language.ts'
import { errorPaths } from '#content/site.ts'
import { languages } from '#contract/language.ts'
import type { ShellCopy } from './shell-copy.ts'

/** DE / EN: the same page in the other language, with its query; `language-switch-script.ts` adds what only the browser knows. */
export function LanguageSwitch({ copy }: { copy: Pick<ShellCopy['nav'], 'language' | 'german' | 'english'> }) {
  const { pathname, search = '' } = usePage()
  // A page in the place of another one does not know that address; the home page is there in both languages.
  const isInPlace = errorPaths.includes(neutralPath(pathname))
  const current = useLanguage()
  const names = { de: copy.german, en: copy.english }
  return (
    <ul className="language-switch" aria-label={copy.language}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={isInPlace ? localePath('/', language) : switchLanguage({ pathname }, language) + search}
            lang={language}
            hrefLang={language}
            aria-current={language === current ? 'true' : undefined}
          >
            {language.toUpperCase()}
            <span className="visually-hidden">{` ${names[language]}`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
